import { assertNever } from '../assertNever.ts';
import type { Colour, Rank, Suit } from '../cards/card.ts';
import { rankIndex, suitOf, suits } from '../cards/card.ts';
import type { Destination, Facing, Ownership, Piles } from '../description/fact.ts';
import {
  allOf,
  capital,
  cardNamer,
  coloursOf,
  inWords,
  nextRanks,
  oneOf,
  percent,
  rankNameOf,
  sharesOf,
  withTop,
} from '../description/grammar.ts';
import type { Happening, PileName } from '../description/speech.ts';
import type { Catalogue } from '../messages/keys.ts';
import type { Language } from '../messages/language.ts';
import type { Build, PileKind, Unit } from '../rules/definition.ts';

/** The German texts; the player is addressed as “Sie”. */
const messages: Catalogue = {
  'app.name': 'Grand Patience',

  // Menüs und Befehle
  'menu.bar': 'Menü',
  'menu.game': 'Partie',
  'menu.play': 'Spielen',
  'menu.view': 'Ansicht',
  'menu.help': 'Hilfe',
  'menu.recent': 'Zuletzt gespielt',
  'menu.alwaysOnTop': 'Immer im Vordergrund',
  'menu.autoplay': 'Automatische Züge',
  'menu.continue': 'Weiterspielen',
  'menu.edit': 'Bearbeiten',
  'menu.cut': 'Ausschneiden',
  'menu.copy': 'Kopieren',
  'menu.paste': 'Einsetzen',
  'menu.selectAll': 'Alles auswählen',
  'menu.window': 'Fenster',
  'menu.minimise': 'Im Dock ablegen',
  'menu.zoomWindow': 'Zoomen',
  'menu.toFront': 'Alle nach vorne bringen',
  'menu.closeWindow': 'Fenster schließen',
  'menu.services': 'Dienste',
  'menu.hide': 'Grand Patience ausblenden',
  'menu.hideOthers': 'Andere ausblenden',
  'menu.showAll': 'Alle einblenden',
  'command.newDeal': 'Neu austeilen',
  'command.restart': 'Diese Partie von vorn',
  'command.dealNumber': 'Partie nach Nummer\u00a0…',
  'command.chooseGame': 'Spiel wählen\u00a0…',
  'command.settings': 'Einstellungen\u00a0…',
  'command.newWindow': 'Neues Fenster',
  'command.quit': 'Beenden',
  'command.undo': 'Zurücknehmen',
  'command.redo': 'Wiederholen',
  'command.dealStock': 'Vom Talon austeilen',
  'command.finish': 'Alles auf die Grundstapel legen',
  'command.autoplayOff': 'Aus',
  'command.autoplaySafe': 'Nur wenn es den Sieg nicht gefährden kann',
  'command.autoplayAll': 'Jede Karte, die passt',
  'command.fourColourDeck': 'Vierfarbiges Blatt',
  'command.largeIndex': 'Große Kartenzeichen',
  'command.leftHanded': 'Tisch für Linkshänder',
  'command.largerCards': 'Größere Karten',
  'command.smallerCards': 'Kleinere Karten',
  'command.usualCards': 'Karten so groß, wie Platz ist',
  'command.hideClock': 'Uhr verbergen',
  'command.needed': 'Was noch gebraucht wird',
  'needed.rank': 'Wert',
  'needed.waiting': 'Grundstapel, die darauf warten',
  'needed.left': 'Karten, die noch fehlen',
  'command.toTable': 'Zum Tisch',
  'command.fullScreen': 'Vollbild',
  'command.statistics': 'Statistik\u00a0…',
  'command.rules': 'Regeln dieses Spiels',
  'command.manual': 'Handbuch',
  'command.shortcuts': 'Tastenbelegung\u00a0…',
  'command.data': 'Ihre Daten\u00a0…',
  'command.report': 'Problem melden\u00a0…',
  'command.about': 'Über Grand Patience',

  // Die Leiste über dem Tisch
  'bar.deal': 'Nr. {{number}}',
  'bar.moves_one': '{{count}} Zug',
  'bar.moves_other': '{{count}} Züge',
  'bar.clock': 'Zeit',
  'bar.paused': 'Angehalten',
  'bar.tools': 'Werkzeuge',
  'bar.status': 'Stand der Partie',
  'table.label': 'Tisch',
  'table.description':
    'Die Pfeiltasten gehen über die Stapel, die Eingabetaste nimmt auf und legt ab, Esc lässt los. Das Fragezeichen zeigt alle Tasten.',
  'table.stock': 'Talon',
  'table.waste': 'Ablagestapel',
  'table.reserves': 'Reserve',
  'table.tableau': 'Tableau',
  'table.foundations': 'Grundstapel',
  'table.selected_one': '{{card}}',
  'table.selected_other': '{{count}} Karten ab {{card}}',
  'table.noSuchCard': 'Keine Karte mit diesem Wert lässt sich aufnehmen.',
  'table.noSuchPile': 'Dieses Spiel hat keinen solchen Stapel.',
  'table.noStock': 'Dieses Spiel hat keinen Talon.',
  'table.notNow': 'Jetzt nicht möglich: {{command}}',
  'table.edge': 'In dieser Richtung liegt kein Stapel mehr.',
  'table.nothingHeld': 'Es gibt nichts loszulassen.',
  'table.row': 'Reihe {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'an',
  'state.off': 'aus',
  'table.nothingYet': 'Es ist noch nichts geschehen.',
  'table.dealt': '{{game}}, Nummer {{number}}.',
  'table.restored': '{{game}}, Nummer {{number}}: Sie spielen weiter, wo Sie aufgehört haben.',

  // Fenster im Allgemeinen
  'dialog.close': 'Schließen',
  'dialog.cancel': 'Abbrechen',
  'dialog.ok': 'OK',
  'tip.hidden': 'Der gezeigte Name ist ausgeblendet. Drücken Sie noch einmal Esc.',

  // Partie nach Nummer
  'dealNumber.title': 'Partie nach Nummer',
  'dealNumber.label': 'Nummer der Partie',
  'dealNumber.help':
    'Dieselbe Nummer gibt auf jedem Rechner dieselben Karten. Die Nummern 1 bis 31999 kennen auch andere Programme.',
  'dealNumber.deal': 'Austeilen',
  'dealNumber.bad': '„{{text}}“ ist keine Nummer einer Partie. Geben Sie eine ganze Zahl ab 1 an, etwa 617.',

  // Spiel wählen
  'choose.title': 'Spiel wählen',
  'choose.games': 'Spiele',
  'choose.search': 'Suchen',
  'choose.searchHint': 'Name oder Familie',
  'choose.favourites': 'Lieblingsspiele',
  'choose.recent': 'Zuletzt gespielt',
  'choose.none':
    'Kein Spiel heißt „{{text}}“. Andere Namen werden mit durchsucht; versuchen Sie es mit weniger Buchstaben.',
  'choose.found_one': '{{count}} Spiel: {{game}}',
  'choose.found_other': '{{count}} Spiele, zuerst: {{game}}',
  'choose.play': '{{game}} spielen',
  'choose.favourite': '{{game}} ist ein Lieblingsspiel',
  'choose.aliases': 'Auch bekannt als {{names}}',
  'choose.devisedBy': 'Erdacht von {{name}}',
  'choose.winRate': 'Menschen gewinnen etwa {{percent}} der Partien',
  'choose.relatives': 'Wenn Ihnen das gefällt',
  'choose.picture': 'So liegt {{game}} auf dem Tisch',
  'gameFile.title_one': '{{count}} Datei in Ihrem Ordner für Spiele ist so nicht brauchbar',
  'gameFile.title_other': '{{count}} Dateien in Ihrem Ordner für Spiele sind so nicht brauchbar',
  'gameFile.folder': 'Meinen Ordner für Spiele öffnen',
  'gameFile.whole': 'die Datei als Ganzes',
  'gameFile.missing': '„{{path}}“ fehlt. Fügen Sie es hinzu.',
  'gameFile.unknownKey':
    '„{{path}}“ gehört nicht zum Wortschatz. Nehmen Sie es heraus oder berichtigen Sie die Schreibweise.',
  'gameFile.notNumber': '„{{path}}“ ist {{received}}; schreiben Sie dort eine Zahl, ohne Anführungszeichen.',
  'gameFile.notWhole': '„{{path}}“ ist {{received}}; schreiben Sie eine ganze Zahl.',
  'gameFile.notText': '„{{path}}“ ist {{received}}; schreiben Sie Text in geraden Anführungszeichen ("…").',
  'gameFile.notList': '„{{path}}“ ist {{received}}; schreiben Sie eine Liste in eckigen Klammern ([…]).',
  'gameFile.notObject':
    '„{{path}}“ ist {{received}}; schreiben Sie Namen mit ihren Werten in geschweiften Klammern ({…}).',
  'gameFile.notOneOf': '„{{path}}“ ist {{received}}; schreiben Sie eines von {{expected}}.',
  'gameFile.tooSmall': '„{{path}}“ ist {{received}}; mindestens {{expected}} muss es sein.',
  'gameFile.tooLarge': '„{{path}}“ ist {{received}}; höchstens {{expected}} ist möglich.',
  'gameFile.tooLong': '„{{path}}“ hat die Länge {{received}}; höchstens {{expected}} ist möglich.',
  'gameFile.empty': '„{{path}}“ ist leer; schreiben Sie etwas hinein.',
  'gameFile.badName':
    '„{{path}}“ ist {{received}}; schreiben Sie einen Namen ohne Leerzeichen, der mit einem kleinen Buchstaben beginnt.',
  'gameFile.noFoundation':
    'Das Spiel hat keinen Grundstapel und ist so nicht zu gewinnen. Fügen Sie eine Gruppe der Art foundation hinzu.',
  'gameFile.tooManyPiles': 'Das Spiel hat {{received}} Stapel; höchstens {{expected}} sind möglich.',
  'gameFile.foundationRoom':
    'Die Grundstapel haben Platz für {{received}} Karten, das Spiel hat {{expected}}. Erhöhen Sie „max“ oder fügen Sie Grundstapel hinzu.',
  'gameFile.unevenSpread':
    '„{{path}}“ nennt {{received}} Werte, die sich nicht gleichmäßig auf {{expected}} Stapel verteilen lassen.',
  'gameFile.noSuchGroup':
    '„{{path}}“ nennt {{received}}; so heißt keine Gruppe von Stapeln. Es gibt: {{expected}}.',
  'gameFile.noWaste': '„{{path}}“ braucht einen Ablagestapel. Fügen Sie eine Gruppe der Art waste hinzu.',
  'gameFile.twoWastes': 'Das Spiel hat {{received}} Ablagestapel; höchstens einer ist möglich.',
  'gameFile.noStock':
    '„{{path}}“ braucht einen Talon, der auf den Ablagestapel ausgeteilt wird. Fügen Sie „stock“ hinzu.',
  'gameFile.noTableau': '„{{path}}“ braucht ein Tableau. Fügen Sie eine Gruppe der Art tableau hinzu.',
  'gameFile.noSuchKind':
    '„{{path}}“ ist {{received}}; solche Stapel hat das Spiel nicht. Es hat: {{expected}}.',
  'gameFile.runWithoutBuild': '„{{path}}“ fehlt: Sagen Sie, was eine Folge zusammenhält.',
  'gameFile.buildWithoutRun':
    '„{{path}}“ ist {{received}}, doch eine Folge ist beschrieben. Schreiben Sie {{expected}}, oder nehmen Sie „run“ heraus.',
  'gameFile.countsDiffer': '„{{path}}“ nennt {{received}} Stapel; die Gruppe hat {{expected}}.',
  'gameFile.cardsDealt': 'Zu Beginn werden {{received}} Karten ausgelegt; das Spiel hat {{expected}}.',
  'gameFile.cardsLeft':
    'Zu Beginn werden {{received}} von {{expected}} Karten ausgelegt, und für die übrigen gibt es keinen Talon.',
  'gameFile.startNeedsSuits':
    '„{{path}}“ ist eine Gruppe von {{received}} Stapeln; Anfangskarten brauchen ein Vielfaches von {{expected}}.',
  'gameFile.startOverDecks':
    'Mit „{{path}}“ braucht die Auslage {{received}} Anfangskarten eines Werts; es gibt nur {{expected}}.',
  'gameFile.startRank': '„{{path}}“ ist {{received}}; die Gruppe beginnt mit {{expected}}.',
  'gameFile.startTwice':
    '„{{path}}“ nennt {{received}} noch einmal; eine Gruppe bekommt nur einmal Anfangskarten.',
  'gameFile.startSuits':
    '„{{path}}“ ist {{received}}; von dessen Stapeln sind nicht gleich viele für jede Farbe da. Anfangskarten verteilen sich gleichmäßig auf alle {{expected}} Farben.',
  'gameFile.notLaidOut':
    '„{{path}}“ lässt {{expected}} aus. Jede Gruppe und der Talon müssen in genau einer Reihe stehen.',
  'gameFile.laidOutTwice': '„{{path}}“ nennt {{received}} zweimal.',
  'gameFile.dealToWaste':
    '„{{path}}“ ist {{received}}, ein Ablagestapel; teilen Sie auf eines von {{expected}} aus.',
  'gameFile.dealToFoundation':
    '„{{path}}“ ist {{received}}, ein Grundstapel; nur der Schritt {{expected}} legt dort Karten hin.',
  'gameFile.dealtOverMax':
    '„{{path}}“ ist {{expected}}, doch zu Beginn kommen {{received}} Karten auf einen Stapel. Erhöhen Sie es, oder lassen Sie weniger austeilen.',
  'gameFile.hiddenOnOpen':
    'Zu Beginn kommen in {{received}} verdeckte Karten auf offene. Teilen Sie die verdeckten zuerst aus.',
  'gameFile.topFaceDown':
    'Zu Beginn liegen in {{received}} oberste Karten verdeckt, und nichts würde sie umdrehen. Teilen Sie die letzte Karte jedes Stapels offen aus.',
  'gameFile.fileTooLarge': 'Die Datei ist größer als {{expected}} Bytes.',
  'gameFile.tooMany': 'Es sind mehr als {{expected}} Dateien; diese und alle danach wurden nicht gelesen.',
  'gameFile.unreadable':
    'Die Datei ist nicht lesbar. Sehen Sie nach, ob sie da ist und geöffnet werden darf.',
  'gameFile.notJson':
    'Die Datei ist kein JSON: In Zeile {{line}}, Spalte {{column}} steht {{received}}, wo es nicht stehen kann.',
  'gameFile.jsonEnds':
    'Die Datei endet in Zeile {{line}}, Spalte {{column}}, bevor alles geschlossen ist. Ergänzen Sie die fehlende Klammer oder das fehlende Anführungszeichen.',
  'gameFile.idTaken': 'Ein anderes Spiel hat schon die Kennung {{received}}. Geben Sie diesem eine eigene.',
  'gameFile.noSuchParent':
    '„{{path}}“ ist {{received}}, und kein anderes Spiel hat diese Kennung. Berichtigen Sie sie, oder nehmen Sie „variantOf“ heraus.',

  // Das Ende einer Partie
  'won.title': 'Gewonnen',
  'won.text': '{{game}}, Nummer {{number}}',
  'won.time': 'Zeit',
  'won.moves': 'Züge',
  'won.bestTime': 'Ihre bisher beste Zeit',
  'won.fewestMoves': 'Ihre bisher wenigsten Züge',
  'won.wins': 'Bisher gewonnen',
  'won.winsOf': '{{won}} von {{played}}',
  'won.again': 'Neu austeilen',
  'won.look': 'Tisch ansehen',
  'dead.noMove': 'Kein Zug ist mehr möglich. Nehmen Sie Züge zurück oder teilen Sie neu aus.',
  'dead.searched':
    'Von hier aus ist diese Partie nicht zu gewinnen: Alles, was noch erreichbar ist, wurde durchprobiert. Nehmen Sie Züge zurück oder teilen Sie neu aus.',
  'dead.undo': 'Zurücknehmen',
  'dead.newDeal': 'Neu austeilen',

  // Wahl unter mehreren Zielen
  'choice.title': 'Wohin?',
  'choice.help': 'Mehrere Stapel nehmen diese Karte. Wählen Sie einen auf dem Tisch oder hier.',
  'choice.none': 'Kein Stapel gewählt.',

  // Links und Dateien
  'open.failed':
    '„{{what}}“ lässt sich nicht öffnen: Es ist weder ein Link zu einer Partie noch eine lesbare gespeicherte Partie. Prüfen Sie die Adresse oder die Datei.',
  'open.noGame': 'Ein Spiel namens „{{game}}“ gibt es hier nicht. Wählen Sie eines aus dem Menü Partie.',
  'open.elsewhere':
    '{{game}} ist in einem anderen Fenster offen. Ein Spiel kann immer nur in einem Fenster offen sein.',
  'open.takenAway':
    '{{game}} wurde in einem anderen Fenster geöffnet und geht dort weiter. Was hier gespielt wurde, liegt bei den gespeicherten Partien.',

  // Meldungen, die kommen und gehen
  'toast.dismiss': 'Ausblenden',
  'toast.left': 'Nr. {{number}} war nicht zu Ende und ist aufgegeben.',
  'toast.takeUpLeft': 'Doch weiterspielen',
  'toast.notSaved':
    'Die Partie konnte nicht gespeichert werden: {{reason}}. Sie geht weiter; beim nächsten Zug wird es erneut versucht.',
  'toast.notRecorded': 'Das Ergebnis konnte nicht festgehalten werden: {{reason}}. Es wird erneut versucht.',
  'toast.settingsNotSaved':
    'Die Einstellung konnte nicht gespeichert werden: {{reason}}. Sie gilt, bis das Programm endet.',
  'toast.fresh':
    'Die angefangene Partie ließ sich nicht öffnen: {{reason}}. Ihre Datei wurde aufgehoben. Hier ist eine neue Partie.',
  'toast.dealFailed':
    '{{name}} ließ sich nicht austeilen: {{reason}}. Stattdessen liegt {{other}} auf dem Tisch.',
  'toast.error':
    'Etwas ging schief: {{reason}}. Die Partie geht weiter; geschieht es wieder, melden Sie es bitte über das Menü Hilfe.',

  // Was mit den Daten schiefgehen kann; Satzteile nach einem Doppelpunkt
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'ein Fehler im Programm, „{{message}}“',
  'failure.save.otherGame': 'sie gehört zu einem anderen Spiel, „{{game}}“',
  'failure.save.pack': 'ihre Karten sind nicht die dieses Spiels',
  'failure.save.tree': 'ihre Züge passen bei Zug {{move}} nicht zusammen',
  'failure.save.illegalMove': 'Zug {{move}} ({{text}}) ist nach den Regeln dieser Fassung nicht erlaubt',
  'failure.internal': 'ein Fehler im Programm',
  'failure.tooLarge': 'es ist größer, als das Programm aufnehmen kann',
  'failure.diskFull': 'der Datenträger ist voll; schaffen Sie dort Platz',
  'failure.noPermission': 'auf den Ordner darf nicht zugegriffen werden; prüfen Sie die Zugriffsrechte',
  'failure.notFound':
    'der Ordner oder die Datei ist nicht mehr da; prüfen Sie, ob das Laufwerk angeschlossen ist',
  'failure.wrongKind': 'wo eine Datei sein sollte, steht ein Ordner, oder umgekehrt',
  'failure.storage': 'der Datenträger meldet einen Fehler',
  'failure.newerVersion': 'eine neuere Version von Grand Patience hat es geschrieben; öffnen Sie es dort',
  'failure.damaged': 'die Datei ist beschädigt',
  'failure.unknownItem': 'es ist nicht mehr da',
  'failure.openElsewhere': 'ein anderes Fenster hat dieses Spiel offen',
  'failure.unsupported': 'dieses System kann das nicht',
  'failure.unreachable': 'die andere Hälfte des Programms antwortet nicht; starten Sie Grand Patience neu',

  // Statistik
  'statistics.title': 'Statistik',
  'statistics.game': 'Spiel',
  'statistics.allGames': 'Alle Spiele',
  'statistics.played': 'Gespielt',
  'statistics.won': 'Gewonnen',
  'statistics.winRate': 'Gewinnquote',
  'statistics.currentStreak': 'Laufende Serie',
  'statistics.bestStreak': 'Längste Siegesserie',
  'statistics.bestTime': 'Beste Zeit bei einem Sieg',
  'statistics.fewestMoves': 'Wenigste Züge bei einem Sieg',
  'statistics.none':
    'Noch nichts: Eine Partie zählt hier, sobald sie gewonnen ist oder nach wenigstens einem Zug verlassen wird.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, alle Spiele',
  'statistics.period': 'Zeitraum',
  'statistics.period.all': 'Gesamte Zeit',
  'statistics.period.week': 'Letzte 7 Tage',
  'statistics.period.month': 'Letzte 30 Tage',
  'statistics.period.year': 'Letzte 365 Tage',
  'statistics.period.days': 'Gewählte Tage',
  'statistics.firstDay': 'Erster Tag',
  'statistics.lastDay': 'Letzter Tag',
  'statistics.playedOf': '{{won}} gewonnen, {{lost}} verloren, {{givenUp}} aufgegeben',
  'statistics.fromTo': '{{low}} bis {{high}}',
  'statistics.interval': '{{range}} mit 95\u00a0% Sicherheit',
  'statistics.range': 'Mit 95\u00a0% Sicherheit',
  'statistics.longest': 'Längste: {{wins}}, {{losses}}',
  'statistics.middle': 'Siege: Median {{median}}, Mittelwert {{mean}}',
  'statistics.playingTime': 'Spielzeit',
  'statistics.byGame': 'Nach Spiel',
  'statistics.groups': 'Nach Art der Partie',
  'statistics.group': 'Partien',
  'statistics.firstAttempts': 'Erster Versuch einer Partie',
  'statistics.replays': 'Partie noch einmal gespielt',
  'statistics.winnableDeals': 'Bekanntermaßen gewinnbar',
  'statistics.unwinnableDeals': 'Bekanntermaßen nicht gewinnbar',
  'statistics.undecidedDeals': 'Von der Lösungssuche nicht entschieden',
  'statistics.helped': 'Mit Tipps oder Lösungssuche',
  'statistics.overTime': 'Gewinnquote im Lauf der Zeit',
  'statistics.afterGames': 'Nach Partien',
  'statistics.recentRate': 'Letzte {{number}} Partien',
  'statistics.byMonth': 'Partien nach Monat',
  'statistics.month': 'Monat',
  'statistics.byWeekday': 'Partien nach Wochentag',
  'statistics.weekday': 'Wochentag',
  'statistics.winTimes': 'Zeiten der Siege',
  'statistics.timeFrom': 'Von',
  'statistics.timeTo': 'Bis unter',
  'statistics.asTable': 'Als Tabelle',
  'statistics.exportCsv': 'Als CSV exportieren',
  'statistics.exportJson': 'Als JSON exportieren',
  'statistics.import': 'Importieren\u00a0…',
  'statistics.imported_one': '{{count}} Partie kam hinzu; {{known}} waren schon da.',
  'statistics.imported_other': '{{count}} Partien kamen hinzu; {{known}} waren schon da.',
  'statistics.resetAsk': 'Zurücksetzen\u00a0…',
  'statistics.reset': 'Zurücksetzen',
  'statistics.askReset': 'Diese Ergebnisse aus der Statistik nehmen?',
  'statistics.askResetAll': 'Alle Ergebnisse aus der Statistik nehmen?',
  'statistics.wasReset_one': '{{count}} Partie wurde herausgenommen.',
  'statistics.wasReset_other': '{{count}} Partien wurden herausgenommen.',
  'statistics.winStreak_one': '{{count}} Sieg',
  'statistics.winStreak_other': '{{count}} Siege',
  'statistics.lossStreak_one': '{{count}} Niederlage',
  'statistics.lossStreak_other': '{{count}} Niederlagen',
  'statistics.failed':
    'Die Statistik ließ sich nicht lesen: {{reason}}. Schließen Sie diese Seite und öffnen Sie sie wieder.',

  // Regeln
  'rules.title': 'Regeln: {{game}}',

  // Das Handbuch
  'manual.title': 'Handbuch',
  'manual.start': 'Zum Anfang',
  'manual.start.1':
    'Wenn das Programm startet, liegt ein Spiel auf dem Tisch: das zuletzt gespielte, so wie Sie es verlassen haben. „Partie, Spiel wählen“ zeigt alle Spiele nach Familien; bei jedem steht, mit wie vielen Kartenspielen es gespielt wird, wie schwer es ist und wie lange es dauert.',
  'manual.start.2':
    'F1 öffnet neben dem Tisch die Regeln des Spiels, das dort liegt. Sie entstehen aus denselben Angaben, nach denen gespielt wird; darum sind sie vollständig und richtig.',
  'manual.start.3':
    'Jede Partie hat eine Nummer, und dieselbe Nummer gibt auf jedem Rechner dieselben Karten. Um eine Partie noch einmal zu spielen oder eine, die Ihnen jemand genannt hat, nehmen Sie „Partie, Partie nach Nummer“.',
  'manual.start.4':
    '„Partie, Neues Fenster“ öffnet einen weiteren Tisch. Ein Spiel ist immer nur in einem Fenster offen; was ein Fenster verlässt, kann in einem anderen weitergehen. Die Befehle unter „Ansicht“ machen die Karten größer und kleiner.',
  'manual.moving': 'Karten bewegen',
  'manual.moving.1':
    'Ziehen Sie eine Karte dorthin, wo sie liegen soll; wo nach den Regeln mehrere Karten zusammen gehen, fassen Sie die unterste davon an. Stapel, die die Karten nehmen, leuchten auf. Es genügt, wenn die Karte einen Teil des Stapels bedeckt.',
  'manual.moving.2':
    'Oder klicken Sie: Hat eine Karte nur ein sinnvolles Ziel, geht sie dorthin. Gibt es mehrere verschiedene, leuchten sie auf, und der nächste Klick wählt. Ob ein Klick die Grundstapel oder das Tableau vorzieht, ist eine Einstellung.',
  'manual.moving.3':
    'Ein Doppelklick schickt eine Karte auf die Grundstapel; wie viel Zeit der zweite Klick hat, ist eine Einstellung. Ein Klick auf den Talon teilt aus; ein Klick auf den leeren Talon dreht den Ablagestapel um, wo das Spiel es erlaubt.',
  'manual.moving.4':
    'Lassen die Regeln einen Zug nicht zu, sagt das Programm, welche Regel ihm im Weg steht.',
  'manual.moving.5':
    'Was verdeckt liegt, lässt sich lesen: Halten Sie die Maustaste auf einer Karte gedrückt, drücken Sie die rechte Taste, oder lassen Sie einen Finger darauf ruhen. Die Karte kommt nach vorn; ein Stapel, dessen Karten zu dicht liegen, etwa der Ablagestapel, wird ausgebreitet, bis Sie loslassen. Mit der Tastatur halten Sie auf einem Stapel I gedrückt.',
  'manual.moving.6':
    'Karten, die größer eingestellt sind, als sie Platz haben, machen den Tisch größer als sein Fenster. Das Mausrad, die Bildlaufleisten und das Ziehen an einer freien Stelle verschieben ihn; eine Karte, die Sie an den Rand ziehen, nimmt ihn mit.',
  'manual.automatic': 'Automatische Züge',
  'manual.automatic.1':
    'Karten können von selbst auf die Grundstapel gehen: nie, nur wenn es den Sieg nicht gefährden kann (in Spielen, für die das bewiesen ist), oder immer. Jedes Spiel hat seine eigene Vorgabe; „Spielen, Automatische Züge“ ändert sie für das Spiel auf dem Tisch, vom nächsten Zug an.',
  'manual.automatic.2':
    'Eine Karte, die Sie von einem Grundstapel zurückholen, bleibt, wo Sie sie hinlegen. Von selbst geht sie erst wieder hinauf, wenn sie bedeckt und wieder aufgedeckt worden ist.',
  'manual.undo': 'Zurücknehmen',
  'manual.undo.1':
    'Alles lässt sich bis zum ersten Zug zurücknehmen, so oft Sie mögen, und wiederholen. Ein Zug und alles, was von selbst auf ihn folgte, sind ein Schritt. Das Zurücknehmen wird bei der Partie mitgezählt, aber nicht bestraft.',
  'manual.undo.2':
    '„Spielen, Übersicht der Züge“ zeigt jeden Weg, den Sie in dieser Partie versucht haben. Ein Klick oder die Pfeiltasten führen an eine Stelle; ein Lesezeichen gibt ihr einen Namen. Eine Partie lässt sich unter einem Namen speichern; beendete und gespeicherte Partien können Sie wieder ansehen und von jeder Stelle an weiterspielen.',
  'manual.help': 'Tipps und Lösungssuche',
  'manual.help.1':
    'H zeigt auf dem Tisch einen guten Zug und sagt, warum er gut ist; noch einmal gedrückt, zeigt es einen anderen. Ein Tipp ist der Anfang eines Weges, der nachweislich zum Sieg führt; was nicht bewiesen ist, heißt Vorschlag. Ist eine Stellung verloren, sagt das Programm es, und B führt zurück zur letzten Stellung, die noch zu gewinnen ist.',
  'manual.help.2':
    'V fragt, ob die Partie noch zu gewinnen ist. In den Einstellungen können Sie wählen, dass das immer oder nie gesagt wird und dass eine Warnung kommt, wenn ein Zug die Partie verliert. „Lösung vorspielen“ spielt eine Lösung vor, die Sie bei jedem Zug anhalten oder selbst weiterspielen können. Die Suche sieht alle Karten, auch die verdeckten. Ihre Hilfe wird bei der Partie vermerkt, aber nicht bestraft.',
  'manual.help.3':
    '„Gewinnbare Partie austeilen“ teilt nur Partien aus, die nachweislich zu gewinnen sind, auf Wunsch in einer bestimmten Schwierigkeit. Die Partie des Tages ist für alle dieselbe. „Partie suchen oder weitergeben“ zeigt einen kurzen Code und einen Link zu der Partie auf dem Tisch und teilt die Partie aus, die ein solcher Code nennt.',
  'manual.help.4':
    '„Ansicht, Was noch gebraucht wird“ zeigt neben dem Tisch für jeden Wert, wie viele Grundstapel auf ihn warten und wie viele Karten davon noch fehlen.',
  'manual.end': 'Das Ende einer Partie',
  'manual.end.1': 'Eine Partie ist gewonnen, wenn alle Karten auf den Grundstapeln liegen.',
  'manual.end.2':
    'Ist kein Zug mehr möglich oder wurde alles noch Erreichbare ohne einen Sieg durchprobiert, sagt das Programm es. Es sagt nichts, solange es nicht sicher ist. Sie können zurücknehmen und weiterspielen.',
  'manual.counting': 'Was zählt',
  'manual.counting.1': 'Ein Sieg zählt sofort, was immer Sie danach tun.',
  'manual.counting.2':
    'Eine nicht gewonnene Partie zählt, wenn Sie sie für eine andere desselben Spiels verlassen und wenigstens einen Zug gemacht haben: als verloren, wenn sicher war, dass sie nicht mehr zu gewinnen ist, sonst als aufgegeben. Dieselbe Partie von vorn zu beginnen heißt nicht, sie zu verlassen. Ist neu ausgeteilt, können Sie noch zu ihr zurück, bis zu Ihrem ersten Zug.',
  'manual.counting.3':
    'Eine Partie, die Sie nur angesehen haben, zählt nicht. Eine angefangene Partie wartet auf Sie: Sie verlassen sie nicht, wenn Sie ein anderes Spiel wählen oder das Programm beenden. Öffnen Sie eine gespeicherte Partie oder spielen Sie eine angesehene weiter, so wartet die unfertige unter den gespeicherten Partien.',
  'manual.counting.4':
    'Die Uhr beginnt mit Ihrem ersten Zug. Sie steht, solange das Fenster nicht zu sehen ist, der Rechner schläft oder zwei Minuten lang nichts berührt wurde.',
  'manual.keyboard': 'Ohne Maus',
  'manual.keyboard.1':
    'Alles geht mit der Tastatur. Auf dem Tisch gehen die Pfeiltasten über die Stapel, wie sie liegen, die Tabulatortaste über die Gruppen, und Buchstaben springen: F Grundstapel, T Tableau, R Reserve, S Talon, W Ablagestapel; A, 2 bis 9, 0 für die Zehn, J, Q und K zur nächsten Karte dieses Werts.',
  'manual.keyboard.2':
    'Eingabe- oder Leertaste nimmt eine Karte auf und legt sie ab; die Umschalttaste mit den Pfeiltasten nimmt mehr oder weniger Karten; Esc lässt los. Umschalt mit der Eingabetaste schickt die Karte dorthin, wo sie passt, wie ein Klick; Umschalt mit einem Buchstaben springt rückwärts. F6 führt von überall zum Tisch, Esc ebenso. Auf dem Talon teilt die Eingabetaste aus.',
  'manual.keyboard.3':
    'Ein Bildschirmleser sagt, was auf jedem Stapel liegt und was jeder Zug bewirkt hat. I liest den ganzen Stapel vor, L wiederholt, was zuletzt geschah, M sagt, wohin die Karte kann, P, wie weit die Partie ist. Das Fragezeichen zeigt alle Tasten.',
  'manual.suit': 'Wie es Ihnen passt',
  'manual.suit.1':
    'Die Einstellungen ändern die Größe von Schrift und Karten, die Farben, die Kartenrücken und das Tempo der Bewegungen, die sich auch abschalten lassen. Mit vier Farben sind Kreuz und Pik, Herz und Karo leichter zu unterscheiden, große Kartenzeichen sind von Weitem zu lesen, und der hohe Kontrast zeichnet alles kräftig. Eine Schaltfläche, die ein Bild ist, zeigt ihren Namen, wenn die Maus, ein Finger oder der Tastaturfokus auf ihr ruht.',
  'manual.suit.2':
    'Nichts muss gezogen oder gehalten werden: Jeder Zug geht mit einzelnen Klicks, und nichts drängt Sie. Die Uhr lässt sich verbergen und der Tisch für Linkshänder spiegeln.',
  'manual.suit.3':
    'Die Sprache ist die des Systems oder eine andere Ihrer Wahl; sie wechselt sofort. Die Buchstaben auf den Karten können ihr folgen. „Hilfe, Tastenbelegung“ zeigt alle Tasten; dort können Sie sie auch ändern.',
  'manual.data': 'Ihre Daten',
  'manual.data.1':
    'Die laufende Partie wird bei jedem Zug gespeichert, Ergebnisse in dem Augenblick, in dem sie feststehen. Nichts verlässt Ihren Rechner: Das Programm benutzt nie ein Netz.',
  'manual.data.2':
    'Statistik, gespeicherte Partien und Einstellungen liegen als einfache Dateien in einem Ordner.',

  // Einstellungen
  'settings.title': 'Einstellungen',
  'settings.appearance': 'Aussehen',
  'settings.theme': 'Farben',
  'settings.theme.system': 'Wie das System',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.theme.highContrast': 'Hoher Kontrast',
  'settings.cardBack': 'Kartenrücken',
  'settings.cardBack.lattice': 'Gitter',
  'settings.cardBack.waves': 'Wellen',
  'settings.cardBack.stars': 'Sterne',
  'settings.cardBack.plain': 'Schlicht',
  'settings.cardBack.classicBlue': 'Klassisch blau',
  'settings.cardBack.classicRed': 'Klassisch rot',
  'settings.fourColourDeck': 'Vierfarbiges Blatt: Kreuz grün, Karo blau',
  'settings.largeIndex': 'Große Zeichen auf den Karten',
  'settings.leftHanded': 'Tisch für Linkshänder',
  'settings.motion': 'Bewegung und Ton',
  'settings.animationSpeed': 'Bewegung der Karten',
  'settings.animationSpeed.off': 'Keine',
  'settings.animationSpeed.fast': 'Schnell',
  'settings.animationSpeed.normal': 'Normal',
  'settings.animationSpeed.slow': 'Langsam',
  'settings.sound': 'Töne',
  'settings.volume': 'Lautstärke',
  'settings.playing': 'Spielen',
  'settings.clickPreference': 'Ein Klick bevorzugt',
  'settings.clickPreference.foundation': 'die Grundstapel',
  'settings.clickPreference.tableau': 'das Tableau',
  'settings.secondClick': 'Zeit für einen Doppelklick',
  'settings.secondClick.off': 'Keine: Jeder Klick zählt für sich',
  'settings.secondClick.usual': 'Eine halbe Sekunde',
  'settings.secondClick.slow': 'Eine Sekunde',
  'settings.secondClick.verySlow': 'Zwei Sekunden',
  'settings.highlightRanks': 'Gleiche und folgende Karten unter dem Zeiger hervorheben',
  'settings.hideClock': 'Uhr verbergen',
  'settings.hideStatistics': 'Statistik ganz verbergen',
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das System',
  'settings.textSize': 'Schriftgröße',
  'settings.cardSize': 'Kartengröße',
  'settings.cardIndices': 'Buchstaben auf den Karten',
  'settings.cardIndices.international': 'International (A, K, Q, J)',
  'settings.cardIndices.language': 'Deutsch (A, K, D, B)',

  // Tasten
  'keys.title': 'Tastenbelegung',
  'keys.table': 'Auf dem Tisch',
  'keys.commands': 'Befehle',
  'keys.arrows': 'Über die Stapel gehen, wie sie liegen',
  'keys.tab': 'Über die Gruppen der Stapel gehen',
  'keys.pick': 'Aufnehmen, ablegen',
  'keys.send': 'Karte dorthin schicken, wo sie passt',
  'keys.count': 'Mehr oder weniger Karten nehmen',
  'keys.letGo': 'Loslassen, schließen',
  'keys.foundations': 'Nächster Grundstapel',
  'keys.tableau': 'Nächster Tableaustapel',
  'keys.reserves': 'Nächster Reservestapel',
  'keys.stock': 'Talon',
  'keys.waste': 'Ablagestapel',
  'keys.ranks': 'Nächste Karte dieses Werts',
  'keys.backwards': 'Dasselbe rückwärts',
  'keys.tellPile': 'Sagen, was auf diesem Stapel liegt',
  'keys.tellLast': 'Sagen, was zuletzt geschah',
  'keys.tellTargets': 'Sagen, wohin diese Karte kann',
  'keys.tellProgress': 'Sagen, wie weit die Partie ist',
  'keys.howToChange':
    'Um Tasten zu ändern, wählen Sie sie aus und drücken die neuen. {{backspace}} nimmt sie weg, {{escape}} lässt alles, wie es war.',
  'keys.change': 'Tasten von „{{command}}“ ändern',
  'keys.press': 'Tasten drücken\u00a0…',
  'keys.none': 'keine',
  'keys.taken': '„{{command}}“ hat schon diese Tasten. Ändern Sie sie zuerst dort, oder drücken Sie andere.',
  'keys.takenByTable':
    'Diese Taste braucht der Tisch zum Spielen ohne Maus. Drücken Sie sie zusammen mit {{control}} oder {{alt}}, oder nehmen Sie eine andere.',
  'keys.defaults': 'Alle Tasten zurücksetzen',

  // Tasten, wie sie auf Tastaturen stehen
  'key.control': 'Strg',
  'key.alt': 'Alt',
  'key.shift': 'Umschalt',
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',
  'key.space': 'Leertaste',
  'key.tab': 'Tab',
  'key.backspace': 'Rücktaste',
  'key.delete': 'Entf',
  'key.insert': 'Einfg',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'key.pageUp': 'Bild auf',
  'key.pageDown': 'Bild ab',

  // Die Daten
  'data.title': 'Ihre Daten',
  'data.folder': 'Wo sie liegen',
  'data.folderText': 'Statistik, gespeicherte Partien und Einstellungen liegen in diesem Ordner:',
  'data.open': 'Ordner öffnen',
  'data.backup': 'Sicherung',
  'data.backupText':
    'Eine Datei enthält alles: Einstellungen, angefangene Partien, gespeicherte Partien und alle Ergebnisse. Sie zurückzuspielen ersetzt die Einstellungen, bringt Partien zurück und fügt Ergebnisse hinzu, die hier fehlen.',
  'data.create': 'Sicherung anlegen',
  'data.restore': 'Sicherung zurückspielen\u00a0…',
  'data.askRestore': 'Diese Sicherung zurückspielen? Danach gelten die Einstellungen aus der Sicherung.',
  'data.doRestore': 'Zurückspielen',
  'data.restored':
    'Die Sicherung ist zurückgespielt: {{games}} Ergebnisse hinzugefügt, {{saves}} gespeicherte Partien, {{running}} angefangene Partien.',

  // Was mit Dateien geschehen ist
  'notice.store.settings': 'Die Einstellungen',
  'notice.store.running': 'Eine angefangene Partie',
  'notice.store.save': 'Eine gespeicherte Partie',
  'notice.store.history': 'Die Ergebnisse',
  'notice.store.preferences': 'Die Lage der Fenster',
  'notice.previousUsed': '{{what}}: Die Datei {{path}} war beschädigt. Die Fassung davor wird benutzt.',
  'notice.startedAfresh':
    '{{what}}: Die Datei {{path}} war beschädigt, und es gab keine Fassung davor. Nichts davon war zu gebrauchen.',
  'notice.linesSetAside': '{{what}}: Einige Zeilen von {{path}} waren beschädigt. Alle anderen sind da.',
  'notice.linesMissing':
    '{{what}}: In {{path}} fehlen Zeilen ({{number}}). Alle anderen sind da; eine Sicherung bringt die fehlenden zurück.',
  'notice.settingsReplaced':
    '{{what}}: Einige Werte in {{path}} waren nicht zu gebrauchen und sind wie zu Anfang.',
  'notice.newerVersion':
    '{{what}}: {{path}} stammt von einer neueren Version von Grand Patience. Die Datei bleibt, wie sie ist; öffnen Sie sie dort.',
  'notice.unreadable':
    '{{what}}: {{path}} ist zurzeit nicht lesbar. Die Datei bleibt, wie sie ist; prüfen Sie die Zugriffsrechte und starten Sie neu.',
  'notice.setAside': 'Das Beschädigte liegt nun in {{path}}.',

  // Problem melden
  'report.title': 'Problem melden',
  'report.text':
    'Dieser Bericht hilft, den Fehler zu finden. Er enthält die Partie und das Protokoll des Programms und nichts über Sie. Von selbst wird nichts gesendet: Lesen Sie ihn, kopieren Sie ihn und fügen Sie ihn dort ein, wo Sie das Problem melden.',
  'report.label': 'Bericht',
  'report.copy': 'Bericht kopieren',
  'report.copied': 'Der Bericht ist in der Zwischenablage.',
  'report.where':
    'Schicken Sie ihn über die Seite, von der Sie Grand Patience haben, unter „Issues“, mit einem Satz dazu, was Sie getan und was Sie erwartet haben.',
  'crash.title': 'Ein Teil des Fensters ist ausgefallen',
  'crash.text':
    'Ihre Partie ist nicht verloren: Sie wurde bei jedem Zug gespeichert. Sie können einen Bericht kopieren und weiterspielen.',
  'crash.goOn': 'Weiter',
  'table.failed.title': 'Der Tisch kann nicht gezeichnet werden',
  'table.failed.noGraphics':
    'Grand Patience zeichnet den Tisch mit WebGL, und dieses Fenster bietet keines. Schalten Sie die Hardwarebeschleunigung ein (im Browser: Einstellungen, System) oder das Zeichnen durch Software, und bringen Sie den Treiber der Grafikkarte auf den neuesten Stand; versuchen Sie es dann noch einmal. Ihre Partie ist sicher, und mit Bildschirmleser und Tastatur geht sie weiter.',
  'table.failed.again': 'Noch einmal versuchen',

  // Der erste Start
  'tour.title': 'Erste Schritte',
  'tour.move':
    'Willkommen! Klicken Sie eine Karte an, und sie geht, wohin sie kann; oder ziehen Sie sie. Ohne Maus: Das Fragezeichen zeigt alle Tasten.',
  'tour.click':
    'Stapel, die eine Karte nehmen, leuchten auf. Findet ein Klick mehrere, wählt der nächste Klick.',
  'tour.undo':
    'Der Pfeil nach links ganz oben nimmt Züge zurück, einen nach dem anderen bis zum ersten. Asse und was auf sie folgt gehen manchmal von selbst auf die Grundstapel.',
  'tour.games': 'Ein Klick auf den Namen des Spiels ganz oben lässt Sie ein anderes wählen.',
  'tour.help':
    'Ganz oben gibt die Glühbirne einen Tipp, und das Buch zeigt die Regeln neben dem Tisch. Im Menü Hilfe finden Sie alle Tasten und ein Handbuch. Viel Vergnügen!',
  'tour.step': '{{at}} von {{of}}',
  'tour.next': 'Weiter',
  'tour.end': 'Schließen',
  'tour.closed': 'Erste Schritte geschlossen.',

  // Angaben zu Spielen
  'facts.decks_one': '{{count}} Kartenspiel',
  'facts.decks_other': '{{count}} Kartenspiele',
  'facts.minutes_one': '{{count}} Minute',
  'facts.minutes_other': '{{count}} Minuten',
  'facts.easy': 'Leicht',
  'facts.medium': 'Mittel',
  'facts.hard': 'Schwer',
  'facts.veryHard': 'Sehr schwer',
  'facts.luck': 'Reines Glück',
  'facts.mostlyLuck': 'Vor allem Glück',
  'facts.balanced': 'Glück und Können',
  'facts.mostlySkill': 'Vor allem Können',
  'facts.skill': 'Reines Können',

  // Über
  'about.title': 'Über Grand Patience',
  'about.version': 'Version {{version}}',
  'about.text':
    'Patiencen aus der Familie der „Vierzig Räuber“ und ihre Verwandten: jedes Spiel mit vollständigen Regeln und ehrlichen Tipps, und nichts verlässt diesen Rechner.',
  'about.licence': 'Freie Software unter der MIT-Lizenz.',
  'about.updates':
    'Grand Patience benutzt nie das Netz und sucht nicht selbst nach neuen Versionen. Die gibt es hier: {{address}}',
  'about.cards': 'Kartenbilder: die CC0-Sammlung @letele/playing-cards.',

  // Die Lösungssuche an der Seite des Spielers
  'assistant.command.hint': 'Tipp',
  'assistant.command.verdict': 'Ist die Partie zu gewinnen?',
  'assistant.command.playOut': 'Lösung vorspielen',
  'assistant.command.goBack': 'Zurück zur letzten gewinnbaren Stellung',
  'assistant.command.winnableDeal': 'Gewinnbare Partie austeilen',
  'assistant.command.dealOfToday': 'Partie des Tages',
  'assistant.command.deals': 'Partie suchen oder weitergeben\u00a0…',
  'assistant.cancel': 'Abbrechen',
  'assistant.stopped': 'Suche abgebrochen.',
  'assistant.verdict.ask': 'Gewinnbar?',
  'assistant.verdict.searching': 'Suche\u00a0…',
  'assistant.verdict.winnable': 'Zu gewinnen',
  'assistant.verdict.noLonger': 'Nicht mehr zu gewinnen',
  'assistant.verdict.unwinnable': 'Nicht zu gewinnen',
  'assistant.verdict.unknown': 'Nicht bekannt',
  'assistant.verdict.unknownHelp':
    'Die Suche fand weder einen Sieg noch einen Beweis, dass es keinen gibt. Fragen Sie noch einmal, wird weitergesucht.',
  'assistant.hint.thinking': 'Suche einen guten Zug\u00a0…',
  'assistant.hint.proven': 'Tipp',
  'assistant.hint.suggestion': 'Vorschlag, nicht bewiesen',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} mit allem darauf → {{pile}}',
  'assistant.hint.sayMove': '{{card}} von {{from}} auf {{pile}}',
  'assistant.hint.sayRun': '{{card}} mit allem darauf, von {{from}} auf {{pile}}',
  'assistant.hint.deal': 'Vom Talon austeilen',
  'assistant.hint.redeal': 'Den Ablagestapel umdrehen',
  'assistant.hint.opens': 'macht {{card}} frei',
  'assistant.hint.goesUp': 'bringt eine Karte auf einen Grundstapel',
  'assistant.hint.empties': 'leert einen Stapel',
  'assistant.hint.builds': 'legt an {{card}} an',
  'assistant.hint.usesEmpty': 'nutzt einen leeren Platz',
  'assistant.hint.automatic': 'Automatische Züge könnten das verderben; bewiesen ist es nur ohne sie.',
  'assistant.hint.play': 'Spielen',
  'assistant.hint.next': 'Andere Idee',
  'assistant.hint.of': '{{index}} von {{count}}',
  'assistant.hint.lost': 'Von hier führt kein Zug mehr zum Sieg: Diese Stellung ist verloren.',
  'assistant.hint.closed': 'Tipp geschlossen.',
  'assistant.lostByMove': 'Mit Ihrem letzten Zug ist die Partie verloren; davor war sie noch zu gewinnen.',
  'assistant.goBack.searching': 'Suche die letzte gewinnbare Stellung\u00a0…',
  'assistant.playOut.label': 'Vorspielen',
  'assistant.playOut.thinking': 'Suche eine Lösung\u00a0…',
  'assistant.playOut.progress': 'Zug {{made}} von {{total}}',
  'assistant.playOut.pause': 'Anhalten',
  'assistant.playOut.resume': 'Weiter',
  'assistant.playOut.step': 'Nächster Zug',
  'assistant.playOut.pace': 'Tempo',
  'assistant.playOut.slow': 'Langsam',
  'assistant.playOut.normal': 'Normal',
  'assistant.playOut.fast': 'Schnell',
  'assistant.playOut.takeOver': 'Übernehmen',
  'assistant.playOut.stopped': 'Sie spielen wieder selbst.',
  'assistant.notice.lost': 'Es gibt nichts vorzuspielen: Diese Stellung ist nicht mehr zu gewinnen.',
  'assistant.notice.noSolution':
    'In der vorgesehenen Zeit fand sich keine Lösung. Tipps zeigen weiter den besten gefundenen Zug; ein neuer Versuch sucht weiter.',
  'assistant.notice.noWinnablePlace':
    'Von keiner Stellung auf dem Weg hierher ist bekannt, dass sie zu gewinnen ist. „Diese Partie von vorn“ führt zum Anfang.',
  'assistant.notice.atWinnablePlace': 'Von hier aus ist die Partie zu gewinnen: Sie müssen nicht zurück.',
  'assistant.notice.noWinnableDeal':
    'Es fand sich keine Partie, die zu gewinnen ist. Versuchen Sie es noch einmal, oder spielen Sie eine beliebige Partie.',
  'assistant.notice.noDealOfTheDay':
    'Für dieses Spiel gibt es keine Partie des Tages. Versuchen Sie „Gewinnbare Partie austeilen“.',
  'assistant.notice.failed':
    'Die Lösungssuche arbeitet hier nicht: {{reason}}. Die Partie geht ohne Tipps weiter; ein Neustart des Programms hilft vielleicht.',
  'assistant.deals.title': 'Partie suchen oder weitergeben',
  'assistant.deals.new': 'Eine neue Partie {{game}}',
  'assistant.deals.random': 'Eine beliebige',
  'assistant.deals.winnable': 'Eine gewinnbare, Schwierigkeit',
  'assistant.deals.anyGrade': 'Beliebig',
  'assistant.deals.grade1': '1 – sehr leicht',
  'assistant.deals.grade2': '2 – leicht',
  'assistant.deals.grade3': '3 – mittel',
  'assistant.deals.grade4': '4 – schwer',
  'assistant.deals.grade5': '5 – teuflisch',
  'assistant.deals.gradeHelp':
    'Dass eine Partie zu gewinnen ist, wird bewiesen, bevor sie ausgeteilt wird. Die Schwierigkeit richtet sich danach, wie schmal der Weg zum Sieg ist und wie weit nach ihm gesucht werden musste, verglichen mit anderen Partien desselben Spiels.',
  'assistant.deals.today': 'Partie des Tages, {{date}}',
  'assistant.deals.searching': 'Suche eine gewinnbare Partie\u00a0…',
  'assistant.deals.deal': 'Austeilen',
  'assistant.deals.open': 'Eine Partie, die Ihnen jemand genannt hat',
  'assistant.deals.code': 'Code oder Link',
  'assistant.deals.paste': 'Einfügen',
  'assistant.deals.noCode': '„{{text}}“ ist kein Code einer Partie. Ein Code sieht aus wie racing-aces:17.',
  'assistant.deals.unknownGame':
    'Ein Spiel „{{text}}“ gibt es hier nicht. Der Code stammt vielleicht von einer neueren Version.',
  'assistant.deals.badNumber': '„{{text}}“ ist keine Nummer einer Partie. Geben Sie eine ganze Zahl ab 1 an.',
  'assistant.deals.cannotPaste':
    'Das Programm darf hier nicht aus der Zwischenablage lesen. Drücken Sie im Feld {{keys}}.',
  'assistant.deals.share': 'Die Partie auf dem Tisch',
  'assistant.deals.shareCode': 'Code',
  'assistant.deals.shareLink': 'Link',
  'assistant.deals.copy': 'Kopieren',
  'assistant.deals.copied': 'Kopiert.',
  'assistant.deals.cannotCopy':
    'Das Programm darf hier nicht in die Zwischenablage schreiben. Wählen Sie den Text aus und drücken Sie {{keys}}.',
  'assistant.settings.verdict': 'Sagen, ob die Partie zu gewinnen ist',
  'assistant.settings.verdict.never': 'Nie',
  'assistant.settings.verdict.onRequest': 'Wenn ich frage',
  'assistant.settings.verdict.always': 'Immer',
  'assistant.settings.warnBeforeLosing': 'Warnen, wenn ein Zug die Partie verliert',

  // Der Weg einer Partie: Übersicht der Züge, Lesezeichen, Wiedergabe, gespeicherte Partien
  'history.command': 'Übersicht der Züge',
  'history.map': 'Übersicht aller Züge dieser Partie',
  'history.mapHelp':
    'Die Pfeiltasten auf und ab gehen auf einem Weg zurück und vor, links und rechts zum Weg daneben. Ein Klick springt dorthin.',
  'history.opening': 'Der Anfang',
  'history.place': 'Zug {{number}}',
  'history.branches_one': '{{count}} Weg',
  'history.branches_other': '{{count}} Wege',
  'history.bookmarks': 'Lesezeichen',
  'history.bookmarkName': 'Name dieser Stelle',
  'history.bookmarkAdd': 'Setzen',
  'history.bookmarkRemove': 'Lesezeichen {{name}} entfernen',
  'history.bookmarkNone':
    'Noch keine. Ein Lesezeichen ist ein Name für eine Stelle, zu der man zurückkehren will.',
  'replay.label': 'Wiedergabe',
  'replay.progress': '{{game}}, Nummer {{number}}: Zug {{at}} von {{total}}',
  'replay.slider': 'Stelle in der Partie',
  'replay.start': 'Zum Anfang',
  'replay.back': 'Einen Zug zurück',
  'replay.forth': 'Einen Zug vor',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.continue': 'Von hier weiterspielen',
  'replay.close': 'Schließen',
  'replay.onlyViewed': 'Dies ist eine Wiedergabe. Mit „Von hier weiterspielen“ spielen Sie selbst weiter.',
  'replay.failed': 'Diese Partie lässt sich nicht zeigen: {{reason}}. Sie bleibt unverändert erhalten.',
  'games.command': 'Beendete Partien\u00a0…',
  'games.title': 'Beendete Partien',
  'games.none': 'Noch ist keine Partie beendet.',
  'games.watch': 'Ansehen',
  'games.watchOne': '{{game}}, Nummer {{number}}, ansehen',
  'games.more': 'Frühere Partien zeigen',
  'games.date': 'Beendet',
  'games.deal': 'Nummer',
  'games.outcome': 'Ergebnis',
  'games.won': 'Gewonnen',
  'games.lost': 'Verloren',
  'games.givenUp': 'Aufgegeben',
  'games.failed':
    'Die beendeten Partien ließen sich nicht lesen: {{reason}}. Schließen Sie diese Seite und öffnen Sie sie wieder.',
  'saves.command': 'Gespeicherte Partien\u00a0…',
  'saves.title': 'Gespeicherte Partien',
  'saves.name': 'Name',
  'saves.nameOf': '{{game}}, Nummer {{number}}, speichern als',
  'saves.save': 'Speichern',
  'saves.saved': 'Gespeichert als „{{name}}“.',
  'saves.none':
    'Noch ist keine Partie unter einem Namen gespeichert. Die laufende Partie wird von selbst bei jedem Zug gespeichert.',
  'saves.open': 'Öffnen',
  'saves.openOne': '{{name}} öffnen',
  'saves.watchOne': '{{name}} von Anfang an ansehen',
  'saves.rename': 'Umbenennen',
  'saves.renameOne': '{{name}} umbenennen',
  'saves.remove': 'Entfernen',
  'saves.removeOne': '{{name}} entfernen',
  'saves.removed': '„{{name}}“ wurde entfernt.',
  'saves.putBack': 'Zurückholen',
  'saves.putAside': '„{{name}}“ war nicht zu Ende. Die Partie wartet unter den gespeicherten.',
  'saves.export': 'Als Datei speichern',
  'saves.openFile': 'Datei öffnen\u00a0…',
  'saves.unknownGame': 'das Spiel „{{game}}“ gibt es hier nicht',
  'saves.failed': 'Das ging nicht: {{reason}}. Die gespeicherten Partien sind unverändert.',
};

const tag = 'de';
const numbers =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const ordinals = 'nullten ersten zweiten dritten vierten fünften sechsten'.split(' ');

type Gender = 'm' | 'f' | 'n';
/** Nominative, its gender, the other cases (only the jack has another form there), and the plural. */
const rankWords: Record<Rank, readonly [string, Gender, string, string]> = {
  A: ['Ass', 'n', 'Ass', 'Asse'],
  2: ['Zwei', 'f', 'Zwei', 'Zweien'],
  3: ['Drei', 'f', 'Drei', 'Dreien'],
  4: ['Vier', 'f', 'Vier', 'Vieren'],
  5: ['Fünf', 'f', 'Fünf', 'Fünfen'],
  6: ['Sechs', 'f', 'Sechs', 'Sechsen'],
  7: ['Sieben', 'f', 'Sieben', 'Siebenen'],
  8: ['Acht', 'f', 'Acht', 'Achten'],
  9: ['Neun', 'f', 'Neun', 'Neunen'],
  10: ['Zehn', 'f', 'Zehn', 'Zehnen'],
  J: ['Bube', 'm', 'Buben', 'Buben'],
  Q: ['Dame', 'f', 'Dame', 'Damen'],
  K: ['König', 'm', 'König', 'Könige'],
};
const suitNames: Record<Suit, string> = { clubs: 'Kreuz', spades: 'Pik', hearts: 'Herz', diamonds: 'Karo' };
const colourStems: Record<Colour, string> = { black: 'schwarz', red: 'rot' };

const genderOf = (rank: Rank): Gender => rankWords[rank][1];
const nominative = (rank: Rank): string => rankWords[rank][0];
const oblique = (rank: Rank): string => rankWords[rank][2];
const aNominative = (rank: Rank): string =>
  `${{ m: 'ein', f: 'eine', n: 'ein' }[genderOf(rank)]} ${nominative(rank)}`;
const aDative = (rank: Rank): string =>
  `${{ m: 'einem', f: 'einer', n: 'einem' }[genderOf(rank)]} ${oblique(rank)}`;
const colouredNominative = (colour: Colour, rank: Rank): string =>
  `${{ m: 'ein', f: 'eine', n: 'ein' }[genderOf(rank)]} ${colourStems[colour]}${{ m: 'er', f: 'e', n: 'es' }[genderOf(rank)]} ${nominative(rank)}`;
const colouredDative = (colour: Colour, rank: Rank): string =>
  `${{ m: 'einem', f: 'einer', n: 'einem' }[genderOf(rank)]} ${colourStems[colour]}en ${oblique(rank)}`;
const theNominative = (rank: Rank, suit: Suit): string =>
  `${{ m: 'der', f: 'die', n: 'das' }[genderOf(rank)]} ${suitNames[suit]}-${nominative(rank)}`;
const theAccusative = (rank: Rank, suit: Suit): string =>
  `${{ m: 'den', f: 'die', n: 'das' }[genderOf(rank)]} ${suitNames[suit]}-${oblique(rank)}`;
const fromRank = (rank: Rank): string => `${genderOf(rank) === 'f' ? 'von der' : 'vom'} ${oblique(rank)}`;
const toRank = (rank: Rank): string => `${genderOf(rank) === 'f' ? 'zur' : 'zum'} ${oblique(rank)}`;
const cardName = (rank: Rank, suit: Suit): string => `${suitNames[suit]}-${nominative(rank)}`;

const number = (count: number): string => inWords(numbers, tag, count);
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${number(count)} Karten`);
const cardsDative = (count: number): string => (count === 1 ? 'einer Karte' : `${number(count)} Karten`);

/** All masculine, the plural like the singular but for the dative. */
const nouns: Record<PileKind, string> = {
  stock: 'Talon',
  waste: 'Ablagestapel',
  reserve: 'Reservestapel',
  tableau: 'Tableaustapel',
  foundation: 'Grundstapel',
};
const counted = (count: number, kind: PileKind): string =>
  `${count === 1 ? 'ein' : number(count)} ${nouns[kind]}`;
const anyNominative = ({ kind, count }: Piles): string => `${count === 1 ? 'der' : 'ein'} ${nouns[kind]}`;
const anyAccusative = ({ kind, count }: Piles): string => `${count === 1 ? 'den' : 'einen'} ${nouns[kind]}`;
const anyDative = ({ kind, count }: Piles): string => `${count === 1 ? 'dem' : 'einem'} ${nouns[kind]}`;
const anyGenitive = ({ kind, count }: Piles): string => `${count === 1 ? 'des' : 'eines'} ${nouns[kind]}s`;
const span = (first: number, last: number): string =>
  `${first} ${last === first + 1 ? 'und' : 'bis'} ${last}`;
const single = (kind: PileKind): boolean => kind === 'stock' || kind === 'waste';
const sources: Record<PileKind, string> = {
  stock: 'vom Talon',
  waste: 'vom Ablagestapel',
  reserve: 'aus der Reserve',
  tableau: 'aus dem Tableau',
  foundation: 'von den Grundstapeln',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));

const suitOrder: Record<Build['suit'], string> = {
  any: 'ohne Rücksicht auf die Farbe',
  same: 'in derselben Farbe',
  other: 'in jeweils anderer Farbe',
  sameColour: 'einfarbig rot oder schwarz',
  alternateColour: 'abwechselnd rot und schwarz',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'aufwärts',
  down: 'abwärts',
  upOrDown: 'auf- oder abwärts',
  any: 'in beliebiger Reihenfolge',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' und ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "auf die Herz-Sieben darf nur die Herz-Sechs gelegt werden". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = theAccusative(rank, suit);
  if (next !== 'any' && next.length === 0) return `auf ${below} darf keine Karte gelegt werden`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aNominative, 'eine Karte'),
    same: () => list((each) => theNominative(each, suit), `eine ${suitNames[suit]}-Karte`),
    other: () => `${list(aNominative, 'eine Karte')} einer anderen Farbe`,
    sameColour: () => list((each) => colouredNominative(own, each), `eine ${colourStems[own]}e Karte`),
    alternateColour: () =>
      list((each) => colouredNominative(other, each), `eine ${colourStems[other]}e Karte`),
  };
  return `auf ${below} darf nur ${words[build.suit]()} gelegt werden`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Alle Karten liegen offen.';
    case 'down':
      return ' Alle Karten liegen verdeckt.';
    case 'topUp':
      return ' Nur die oberste Karte jedes Stapels liegt offen.';
    case 'mixed':
      return ` In jedem Stapel ${facing.lower === 1 ? 'liegt eine verdeckte Karte' : `liegen ${number(facing.lower)} verdeckte Karten`} unter ${number(facing.upper)} offenen.`;
    case 'varied':
      return ` Davon liegen, von unten gezählt, ${and(facing.down.map(String))} Karten verdeckt.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) =>
      `${colourStems[colour]}e${ownership.by === 'colour' && ownership.firstOnly ? 'n' : ''} Karten`,
  );
  if (!owned) return '';
  const each = (count: number): string => (count === 1 ? 'einer' : number(count));
  if (owned.firstOnly) {
    if (owned.each !== undefined) {
      return `; mit jeder Farbe ${owned.each === 1 ? 'beginnt' : 'beginnen'} ${each(owned.each)}`;
    }
    return `, davon ${and(owned.shares.map(({ what, count }) => `${each(count)} mit ${what} als erster Karte`))}`;
  }
  if (owned.sole !== undefined) return `, für ${owned.sole}`;
  if (owned.each !== undefined) return `, ${each(owned.each)} für jede Farbe`;
  return `, ${and(owned.shares.map(({ what, count }) => `${each(count)} für ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'der Grundstapel' : `die ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `mit ${aDative(rank)} an der Spitze`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `eine vollständige Folge${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs
      ? `${aNominative(empty)} oder eine Folge ${headedBy(empty)}`
      : aNominative(empty);
  }
  if (!runs) return 'jede verfügbare Karte';
  return unit === 'run'
    ? 'jede verfügbare Karte oder Folge'
    : 'jede einzelne verfügbare Karte, aber keine Folge,';
}

const emptyStem = (kind: PileKind): string => (kind === 'tableau' ? 'Stapel' : nouns[kind]);
const ontoEmpty = (kind: PileKind): string => `auf einen leeren ${emptyStem(kind)} gelegt werden`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'nur '}${filler(empty, unit, runs)} darf ${ontoEmpty(kind)}`;
const neverFilled = (kind: PileKind): string => `Ein leerer ${emptyStem(kind)} wird nie wieder gefüllt.`;
const exhausted = (source: 'stock' | 'waste'): readonly [string, string] =>
  source === 'stock' ? ['der Talon aufgebraucht', 'ist'] : ['Talon und Ablagestapel aufgebraucht', 'sind'];

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'den' : 'einen'} leeren ${nouns[kind]}`;
    return kind === from ? `einen anderen ${nouns[kind]}` : anyAccusative({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Auf ${anyAccusative(piles)} darf keine Karte gelegt werden.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return 'Karten auf einem Grundstapel bleiben dort liegen; keine wird zurückgenommen.';
  if (kind === 'stock') return 'Karten verlassen den Talon nur beim Austeilen.';
  return `Karten auf ${anyDative({ kind, count: single(kind) ? 1 : 2 })} können nicht bewegt werden.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Nur die oberste Karte eines Stapels darf bewegt werden.'
    : `Nur die oberste Karte ${count === 1 ? 'des' : 'jedes'} ${nouns[kind]}s ist verfügbar.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Der Talon wird nur einmal durchgespielt und nicht erneuert.'
    : `Der Talon darf ${number(passes)}mal durchgespielt werden.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(anyNominative(piles))} nimmt nur Karten ${fromKinds(from)} auf.`;
const takesOneCard = (piles: Piles): string =>
  `${start(anyNominative(piles))} nimmt immer nur eine Karte auf einmal auf.`;

const skills = {
  luck: 'allein das Glück entscheidet',
  mostlyLuck: 'Glück zählt mehr als Können',
  balanced: 'Glück und Können zählen gleich viel',
  mostlySkill: 'Können zählt mehr als Glück',
  skill: 'Können zählt weit mehr als Glück',
} as const;
const difficulties = {
  easy: 'leicht',
  medium: 'mittelschwer',
  hard: 'schwer',
  veryHard: 'sehr schwer',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind] : `${nouns[kind]} ${n} von ${of}`;
const onto = ({ kind, number: n, of }: PileName): string =>
  `auf ${of === 1 ? 'den ' : ''}${nouns[kind]}${of === 1 ? '' : ` ${n}`}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? sources[kind] : `von ${nouns[kind]} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} ab ${name(first)}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `Durchgang ${n}` : `Durchgang ${n} von ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(
        `${unitName(event.cards)} füllt ${nouns[event.to.kind]} ${event.to.number}, ${outOf(event.from)}.`,
      );
    case 'automatic':
      return start(`${unitName(event.cards)} von selbst ${onto(event.to)}.`);
    case 'automaticMany':
      return `${start(cards(event.count))} ${event.count === 1 ? 'ging' : 'gingen'} von selbst auf die Grundstapel.`;
    case 'dealt':
      return `Ausgeteilt: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ausgeteilt${event.count === 1 ? '' : ', je eine auf einen Stapel'}.`;
    case 'redealt':
      return `Der Ablagestapel ist umgedreht: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${name(event.card)} aufgedeckt.`;
    case 'uncovered':
      return `Jetzt frei: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} zurück ${onto(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in German. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'Asse und Könige',
    'big-forty': 'Große Vierzig',
    'busy-aces': 'Emsige Asse',
    deuces: 'Zweien',
    'deuces-and-queens': 'Zweien und Damen',
    'double-aces-and-kings': 'Doppelte Asse und Könige',
    'eighty-thieves': 'Achtzig Räuber',
    emperor: 'Kaiser',
    'forty-and-eight': 'Vierzig und acht',
    'forty-bandits': 'Vierzig Banditen',
    'forty-thieves': 'Vierzig Räuber',
    'klondike-draw-one': 'Klondike (eine Karte)',
    'klondike-draw-three': 'Klondike (drei Karten)',
    'little-forty': 'Kleine Vierzig',
    'luckier-thirteen': 'Noch glücklichere Dreizehn',
    'lucky-piles': 'Glücksstapel',
    'lucky-piles-in-suit': 'Glücksstapel (nach Farbe)',
    'lucky-thirteen': 'Glückliche Dreizehn',
    'napoleons-square': 'Napoleons Karree',
    'number-ten': 'Nummer zehn',
    'racing-aces': 'Asse im Rennen',
    'rank-and-file': 'In Reih und Glied',
    'red-and-black': 'Rot und Schwarz',
    'rouge-forty': 'Rote Vierzig',
    'sixty-thieves': 'Sechzig Räuber',
    streets: 'Straßen',
    'thieves-of-egypt': 'Räuber von Ägypten',
    'thieves-of-egypt-two-passes': 'Räuber von Ägypten (zwei Durchgänge)',
    'thieves-rush': 'Räubersturm',
    'waning-moon': 'Abnehmender Mond',
  },
  familyNames: {
    'Aces and Kings': 'Asse und Könige',
    'Forty Thieves': 'Vierzig Räuber',
    'Lucky Thirteen': 'Glückliche Dreizehn',
  },
  searchWords: {
    'Forty Thieves': ['40 Räuber', 'Vierzig Diebe'],
    'forty-thieves': ['40 Räuber', 'Vierzig Diebe', 'Ali Baba'],
    'sixty-thieves': ['60 Räuber', 'Sechzig Diebe'],
    'eighty-thieves': ['80 Räuber', 'Achtzig Diebe'],
    'thieves-of-egypt': ['Diebe von Ägypten', 'Ägyptische Diebe'],
    'thieves-of-egypt-two-passes': ['Diebe von Ägypten'],
    'thieves-rush': ['Ansturm der Diebe'],
    'racing-aces': ['Rennende Asse'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'],
  card: cardName,
  headings: {
    object: 'Ziel',
    layout: 'Auslage',
    foundations: 'Grundstapel',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Talon',
    stockAndWaste: 'Talon und Ablagestapel',
    moves: 'Züge',
    automatic: 'Was von selbst geschieht',
    passes: 'Durchgänge',
    about: 'Über dieses Spiel',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Gespielt wird mit einem Kartenspiel von ${n} Karten.`
        : `Gespielt wird mit ${number(decks)} Kartenspielen, zusammen ${n} Karten.`,
    goal: ({ cards: n, foundations }) =>
      `Die Partie ist gewonnen, wenn alle ${n} Karten auf ${foundations === 1 ? 'dem Grundstapel' : 'den Grundstapeln'} liegen.`,
    scope: ({ kind, first, last }) =>
      first === last
        ? `Für ${nouns[kind]} ${first} gilt:`
        : `Für die ${nouns[kind]} ${span(first, last)} gilt:`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aNominative(rank) : `${number(count)} ${rankWords[rank][3]}`,
      );
      const verb = taken.length === 1 && taken[0]?.count === 1 ? 'wird' : 'werden';
      const which = choice === 'all' ? `die ${and(names)}` : and(names);
      return `Zuerst ${verb} ${which}${choice === 'oneOfEachSuit' ? ', jede Farbe einmal,' : ''} aus dem Spiel genommen und offen ausgelegt, ${verb === 'wird' ? '' : 'jede Karte '}auf einen eigenen ${nouns[kind]}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, kind))} zu ${count === 1 ? '' : 'je '}${cardsDative(each)} ${count === 1 ? 'wird' : 'werden'}`;
      if (facing.face === 'up') return `${piles} offen ausgelegt.`;
      if (facing.face === 'down') return `${piles} verdeckt ausgelegt.`;
      return `${piles} ausgelegt.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, kind))} werden ausgelegt, von links nach rechts mit ${and(counts.map(String))} Karten.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `Der ${others ? 'andere ' : ''}${nouns[kind]} ist zu Beginn leer.`;
      return `Die ${others ? 'anderen ' : ''}${counted(count, kind)} sind zu Beginn leer.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) => {
        if (kind === 'tableau') return 'des Tableaus';
        return count === 1 ? anyGenitive({ kind, count }) : `der ${nouns[kind]}`;
      });
      return `Die Karten ${and(which)} überlappen sich so, dass jede offene Karte zu lesen ist.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'Die letzte Karte bildet den Talon; sie liegt verdeckt.'
        : `Die übrigen ${n} Karten bilden den Talon; sie liegen verdeckt.`,
    allDealt: () => 'Damit sind alle Karten ausgelegt.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, wobei ${build.rank === 'up' ? 'auf den König das Ass' : 'auf das Ass der König'} folgt`
          : '';
      const verb = count === 1 ? 'wird' : 'werden';
      return `${start(someOf(count, some))} ${verb} ${order(build)} ${fromRank(first)} bis ${toRank(end)} gebaut${round}: ${count === 1 ? '' : 'je '}${cards(size)}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `${fromKinds(from)} ` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'nimmt' : 'nehmen'} nur eine vollständige Folge ${fromRank(first)} bis ${toRank(end)} auf, ${suitOrder[build.suit]}, die in einem Zug ${source}dorthin gelegt wird`;
      const heads =
        owned.by === 'colour'
          ? `; bestimmt sind ${and(owned.owners.map(({ colour, count: n }) => `${n === 1 ? 'einer' : number(n)} für Folgen mit ${colouredDative(colour, first)} an der Spitze`))}`
          : owners(owned);
      return `${takes}${heads}. Unter der Folge dürfen andere Karten liegen.`;
    },
    ownFoundation: () =>
      'Eine Karte, die auf einen Grundstapel einer anderen Farbe gelegt wird, geht auf einen ihrer eigenen Farbe.',
    takeBack: ({ count, between, only }) => {
      const numbered =
        only &&
        (only.first === only.last
          ? `von Grundstapel ${only.first}`
          : `der Grundstapel ${span(only.first, only.last)}`);
      return `Die oberste Karte ${numbered ?? anyGenitive({ kind: 'foundation', count })} darf zurückgenommen werden, wann immer ein anderer Stapel sie aufnimmt${between ? ', auch ein anderer Grundstapel' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Vollständige Folgen bleiben auf ihrem Grundstapel liegen.';
      if (!only) return givesNothing('foundation');
      const which =
        only.first === only.last
          ? `Grundstapel ${only.first}`
          : `den Grundstapeln ${span(only.first, only.last)}`;
      return `Karten auf ${which} bleiben dort liegen; keine wird zurückgenommen.`;
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `Auf ${anyDative({ kind, count })} darf jede Karte auf jede andere gelegt werden.`;
      }
      const piles = count === 1 ? `Der ${nouns[kind]} wird` : `${nouns[kind]} werden`;
      return `${piles} ${order(build)} gebaut: ${start(onCard(build, '7', 'hearts'))}.`;
    },
    buildEnds: () =>
      'Die Richtung darf innerhalb eines Stapels wechseln. Auf einem König geht es nicht weiter aufwärts, auf einem Ass nicht weiter abwärts.',
    buildWraps: ({ direction }) =>
      ({
        up: 'Die Reihe ist in sich geschlossen: Auf einen König darf ein Ass gelegt werden.',
        down: 'Die Reihe ist in sich geschlossen: Auf ein Ass darf ein König gelegt werden.',
        upOrDown:
          'Die Richtung darf innerhalb eines Stapels wechseln, und die Reihe ist in sich geschlossen: Auf einen König darf ein Ass gelegt werden und auf ein Ass ein König.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Auf ${anyDative(piles)} wird nie gebaut; er fasst höchstens eine Karte.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(anyNominative(piles))} fasst höchstens ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) =>
      owned.by !== 'nobody' && owned.firstOnly
        ? `Jeder ${nouns[kind]} beginnt nur mit einer Karte seiner eigenen Farbe${owners(owned)}.`
        : `Jeder ${nouns[kind]} nimmt nur Karten seiner eigenen Farbe auf${owners(owned)}.`,
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Ein geleerter ${nouns[kind]} wird sofort mit der nächsten Karte des Talons gefüllt.`
        : `Ein geleerter ${nouns[kind]} wird sofort mit der obersten Karte des Ablagestapels gefüllt; ist dieser leer, wird zuerst vom Talon auf ihn ausgeteilt.`,
    afterRefill: ({ kind, from, empty, unit, runs }) => {
      const [what, verb] = exhausted(from);
      return empty === 'none'
        ? `Sobald ${what} ${verb}, wird ein leerer ${emptyStem(kind)} nicht mehr gefüllt.`
        : `Erst wenn ${what} ${verb}, darf ${filler(empty, unit, runs)} ${ontoEmpty(kind)}.`;
    },
    available: ({ faceDown }) =>
      faceDown
        ? 'Eine Karte ist verfügbar, wenn sie offen liegt und keine andere sie bedeckt.'
        : 'Eine Karte ist verfügbar, wenn keine andere sie bedeckt.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Karten werden einzeln bewegt; eine Folge wird nie als Ganzes gelegt.',
    runMoves: ({ run }) =>
      `Karten oben auf einem Stapel, die ${order(run)} aufeinander folgen, bilden eine Folge. Sie darf als Ganzes auf einen Stapel gelegt werden, der ihre erste Karte aufnimmt. Auch ein Teil der Folge darf bewegt werden, von einer beliebigen ihrer Karten bis zur obersten.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau'
          ? 'Eine Karte des Tableaus'
          : `Die oberste Karte ${anyGenitive({ kind: from, count })}`;
      return `${card} darf auf ${or(to.map(destination(from)))} gelegt werden.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Ein Klick auf den Talon legt dessen oberste Karte offen auf den Ablagestapel.'
        : `Ein Klick auf den Talon legt ${cards(packet)} offen auf den Ablagestapel, eine über die andere; die zuletzt ausgeteilte liegt oben.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = ordinals[index + 1] ?? `${index + 1}.`;
        const when =
          last && passes === 'unlimited' ? 'in jedem späteren' : `im ${which}${last ? ' und letzten' : ''}`;
        return `${when}${index === 0 ? ' Durchgang' : ''} je ${packet === 1 ? 'eine' : number(packet)}`;
      });
      return `Ein Klick auf den Talon legt Karten offen auf den Ablagestapel, eine über die andere: ${and(parts)}. Die zuletzt ausgeteilte liegt oben.`;
    },
    shortPacket: () => 'Sind im Talon weniger Karten übrig, werden diese ausgeteilt.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'eine ganze Reihe' : `${number(rows)} ganze Reihen`;
      const short = `eine ${rows === 0 ? 'Reihe' : 'letzte'} von ${cardsDative(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} und ${short}`;
      return `Ein Klick auf den Talon legt offen eine Karte auf ${piles === 1 ? 'den Tableaustapel' : 'jeden Tableaustapel, von links nach rechts, auch auf leere'}. Das ist jederzeit möglich; der Talon reicht für ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Der Talon darf beliebig oft durchgespielt werden.' : goneThrough(passes),
    redeal: () =>
      'Ist der Talon leer, so dreht ein Klick auf seinen Platz den Ablagestapel um, wie er liegt, ohne zu mischen, und macht ihn wieder zum Talon: Die zuerst ausgeteilte Karte ist wieder die erste.',
    turnUp: () => 'Eine verdeckte Karte, die freigelegt wird, wird aufgedeckt.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatische Züge auf die Grundstapel sind ausgeschaltet, bis man sie einschaltet.',
        safe: 'Wenn nichts anderes eingestellt ist, geht eine Karte auf einen Grundstapel, sobald das den Gewinn nicht kosten kann.',
        all: 'Wenn nichts anderes eingestellt ist, geht jede Karte, die auf einen Grundstapel passt, so bald wie möglich dorthin.',
      })[mode],
    neverChosen: () =>
      'Eine Karte, die auf Grundstapel verschiedener Art passt, geht nie von selbst dorthin; die Wahl bleibt beim Spieler.',
    exempt: () =>
      'Eine Karte, die man von einem Grundstapel zurückgenommen hat, bleibt liegen, bis sie bedeckt und wieder freigelegt worden ist oder man sie selbst wieder auf einen Grundstapel legt.',
    oneUndo: () => 'Was auf einen Zug hin von selbst geschieht, wird zusammen mit ihm zurückgenommen.',
    devisedBy: ({ name: who }) => `Erdacht von ${who}.`,
    aliases: ({ names }) => `Auch bekannt als ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; das Spiel ist ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Eine Partie dauert etwa ${minutes === 1 ? 'eine Minute' : `${number(minutes)} Minuten`}.`,
    winRate: ({ share }) =>
      `Nach veröffentlichten Zahlen werden etwa ${percent(tag, share)} aller Partien gewonnen.`,
  },
  refusals: {
    samePile: () => 'Die Karten liegen schon auf diesem Stapel.',
    nothingThere: ({ kind }) =>
      `Auf ${single(kind) ? 'dem' : 'diesem'} ${nouns[kind]} liegt keine Karte zum Aufnehmen.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Eine verdeckte Karte kann nicht bewegt werden.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Nur Karten, die ${order(run)} aufeinander folgen, dürfen zusammen bewegt werden.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `Auf den ${nouns[kind]} darf keine Karte gelegt werden.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Dieser ${nouns[kind]} ist voll: Er fasst höchstens ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Nur eine einzelne Karte, aber keine Folge, darf ${ontoEmpty(kind)}.`,
    completeRunOnly: ({ kind }) => `Dieser ${nouns[kind]} nimmt nur eine vollständige Folge auf.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => {
      const [what, verb] = exhausted(source);
      return `Erst wenn ${what} ${verb}, darf eine Karte ${ontoEmpty(kind)}.`;
    },
    wrongSuit: ({ kind, suit }) => `Dieser ${nouns[kind]} beginnt nur mit ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Dieser ${nouns[kind]} beginnt nur mit einer ${colourStems[colour]}en Karte.`,
    neverBuilt: ({ kind }) => `Auf einem ${nouns[kind]} wird nie gebaut.`,
    build: ({ kind, build, below }) =>
      `${nouns[kind]} werden ${order(build)} gebaut: ${start(onCard(build, rankNameOf(below), suits[suitOf(below)]))}.`,
    noStock: () => 'Dieses Spiel hat keinen Talon.',
    stockEmpty: () => 'Der Talon ist leer.',
    stockNotEmpty: () => 'Der Ablagestapel wird erst umgedreht, wenn der Talon leer ist.',
    wasteEmpty: () => 'Auf dem Ablagestapel liegt keine Karte, die umzudrehen wäre.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'leer',
    cards,
    faceDown: (count) => `${count === 1 ? 'eine' : number(count)} verdeckt`,
    onTop: (card) => `oben ${card}`,
    sequence: (first, direction) => `ab ${oblique(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourStems[colour],
    nextRank: (rank) => `als Nächstes ${aNominative(rank)}`,
    nextCard: (card) => `als Nächstes ${card}`,
    startsWith: (rank) => `beginnt mit ${aDative(rank)}`,
    completeRunOnly: 'für eine vollständige Folge',
    full: 'voll',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} verdeckt`] : []), ...names];
      return `${pileLabel(pile)}: ${list.length > 0 ? list.join(', ') : 'leer'}.`;
    },
    happening,
    undone: (what) => `Zurückgenommen: ${what}`,
    redone: (what) => `Wiederholt: ${what}`,
    targets: (card, piles) => `${card} passt ${or(piles.map(withTop(onto)))}.`,
    nowhere: (card) => `${card} passt nirgendwohin.`,
    progress: (done, of) =>
      `${done} von ${of} Karten ${done === 1 ? 'liegt' : 'liegen'} auf den Grundstapeln.`,
    picked: (card, count) =>
      count === 1 ? `${card} aufgenommen.` : `${start(cards(count))} ab ${card} aufgenommen.`,
    letGo: 'Zurückgelegt.',
    won: 'Die Partie ist gewonnen.',
    dead: 'Die Partie ist nicht mehr zu gewinnen.',
  },
};
