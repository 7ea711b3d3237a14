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

const messages: Catalogue = {
  'app.name': 'Grand Patience',

  // Menus and commands
  'menu.bar': 'Menu',
  'menu.game': 'Spel',
  'menu.play': 'Spelen',
  'menu.view': 'Beeld',
  'menu.help': 'Help',
  'menu.recent': 'Recente spellen',
  'menu.alwaysOnTop': 'Altijd op voorgrond',
  'menu.autoplay': 'Automatische zetten',
  'menu.continue': 'Verder spelen',
  'menu.edit': 'Wijzig',
  'menu.cut': 'Knip',
  'menu.copy': 'Kopieer',
  'menu.paste': 'Plak',
  'menu.selectAll': 'Selecteer alles',
  'menu.window': 'Venster',
  'menu.minimise': 'Minimaliseer',
  'menu.zoomWindow': 'Vergroot/verklein',
  'menu.toFront': 'Breng alles naar voren',
  'menu.closeWindow': 'Sluit venster',
  'menu.services': 'Voorzieningen',
  'menu.hide': 'Verberg Grand Patience',
  'menu.hideOthers': 'Verberg andere',
  'menu.showAll': 'Toon alles',
  'command.newDeal': 'Nieuwe deal',
  'command.restart': 'Deze deal opnieuw beginnen',
  'command.dealNumber': 'Deal op nummer…',
  'command.chooseGame': 'Een spel kiezen…',
  'command.newWindow': 'Nieuw venster',
  'command.settings': 'Instellingen…',
  'command.quit': 'Afsluiten',
  'command.undo': 'Ongedaan maken',
  'command.redo': 'Opnieuw doen',
  'command.dealStock': 'Delen van de voorraadstapel',
  'command.finish': 'Alles naar de basisstapels spelen',
  'command.autoplayOff': 'Nooit',
  'command.autoplaySafe': 'Alleen als het de winst niet kan kosten',
  'command.autoplayAll': 'Elke kaart die past',
  'command.fourColourDeck': 'Vierkleurig kaartspel',
  'command.largeIndex': 'Grote tekens',
  'command.leftHanded': 'Tafel voor linkshandigen',
  'command.largerCards': 'Grotere kaarten',
  'command.smallerCards': 'Kleinere kaarten',
  'command.usualCards': 'Kaarten zo groot als er past',
  'command.hideClock': 'Klok verbergen',
  'command.needed': 'Wat nog nodig is',
  'needed.rank': 'Waarde',
  'needed.waiting': 'Basisstapels die erop wachten',
  'needed.left': 'Kaarten die nog komen',
  'command.toTable': 'Naar de tafel',
  'command.fullScreen': 'Volledig scherm',
  'command.statistics': 'Statistieken…',
  'command.rules': 'Regels van dit spel',
  'command.manual': 'Handleiding',
  'command.shortcuts': 'Toetsen…',
  'command.data': 'Je gegevens…',
  'command.report': 'Een probleem melden…',
  'command.about': 'Over Grand Patience',

  // The bar above the table
  'bar.deal': 'Deal {{number}}',
  'bar.moves_one': '{{count}} zet',
  'bar.moves_other': '{{count}} zetten',
  'bar.clock': 'Tijd',
  'bar.paused': 'Gepauzeerd',
  'bar.tools': 'Gereedschap',
  'bar.status': 'Stand van het spel',
  'table.label': 'Tafel',
  'table.description':
    'Pijltoetsen lopen langs de stapels, Enter pakt op en legt neer, Esc laat los. Het vraagteken toont alle toetsen.',
  'table.stock': 'Voorraadstapel',
  'table.waste': 'Aflegstapel',
  'table.reserves': 'Reserves',
  'table.tableau': 'Tableau',
  'table.foundations': 'Basisstapels',
  'table.selected_one': '{{card}}',
  'table.selected_other': '{{count}} kaarten vanaf {{card}}',
  'table.noSuchCard': 'Er kan geen kaart van deze waarde worden gepakt.',
  'table.noSuchPile': 'Dit spel heeft zo’n stapel niet.',
  'table.noStock': 'Dit spel heeft geen voorraadstapel.',
  'table.notNow': 'Nu niet mogelijk: {{command}}',
  'table.edge': 'In die richting ligt geen stapel meer.',
  'table.nothingHeld': 'Er is niets om los te laten.',
  'table.row': 'Rij {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'aan',
  'state.off': 'uit',
  'table.nothingYet': 'Er is nog niets gebeurd.',
  'table.dealt': '{{game}}, deal {{number}}.',
  'table.restored': '{{game}}, deal {{number}}, waar je gebleven was.',

  // Dialogs in general
  'dialog.close': 'Sluiten',
  'dialog.cancel': 'Annuleren',
  'dialog.ok': 'OK',
  'tip.hidden': 'De getoonde naam is verborgen. Druk nog eens op Esc.',

  // Deal a number
  'dealNumber.title': 'Deal op nummer',
  'dealNumber.label': 'Nummer van de deal',
  'dealNumber.help':
    'Hetzelfde nummer geeft op elke computer dezelfde kaarten. De deals 1 tot en met 31999 kennen andere programma’s ook.',
  'dealNumber.deal': 'Delen',
  'dealNumber.bad':
    '‘{{text}}’ is geen nummer van een deal. Geef een geheel getal vanaf 1, bijvoorbeeld 617.',

  // Choose a game
  'choose.title': 'Een spel kiezen',
  'choose.games': 'Spellen',
  'choose.search': 'Zoeken',
  'choose.searchHint': 'Naam of familie',
  'choose.favourites': 'Favorieten',
  'choose.recent': 'Laatst gespeeld',
  'choose.none':
    'Geen spel heet ‘{{text}}’. Andere namen worden ook doorzocht; probeer het met minder letters.',
  'choose.found_one': '{{count}} spel: {{game}}',
  'choose.found_other': '{{count}} spellen, eerst: {{game}}',
  'choose.play': '{{game}} spelen',
  'choose.favourite': '{{game}} is een favoriet',
  'choose.aliases': 'Ook bekend als {{names}}',
  'choose.devisedBy': 'Bedacht door {{name}}',
  'choose.winRate': 'Spelers winnen ongeveer {{percent}}',
  'choose.relatives': 'Als je dit leuk vindt',
  'choose.picture': 'Hoe {{game}} op tafel ligt',
  'gameFile.title_one': '{{count}} bestand in je spellenmap is zo niet te gebruiken',
  'gameFile.title_other': '{{count}} bestanden in je spellenmap zijn zo niet te gebruiken',
  'gameFile.folder': 'Mijn spellenmap openen',
  'gameFile.whole': 'het hele bestand',
  'gameFile.missing': '‘{{path}}’ ontbreekt. Voeg het toe.',
  'gameFile.unknownKey':
    '‘{{path}}’ is geen woord uit de woordenlijst. Haal het weg of verbeter de spelling.',
  'gameFile.notNumber': '‘{{path}}’ is {{received}}; schrijf daar een getal, zonder aanhalingstekens.',
  'gameFile.notWhole': '‘{{path}}’ is {{received}}; schrijf een geheel getal.',
  'gameFile.notText': '‘{{path}}’ is {{received}}; schrijf tekst tussen rechte aanhalingstekens ("…").',
  'gameFile.notList': '‘{{path}}’ is {{received}}; schrijf een lijst tussen vierkante haken ([…]).',
  'gameFile.notObject': '‘{{path}}’ is {{received}}; schrijf namen met hun waarden tussen accolades ({…}).',
  'gameFile.notOneOf': '‘{{path}}’ is {{received}}; schrijf een van {{expected}}.',
  'gameFile.tooSmall': '‘{{path}}’ is {{received}}; {{expected}} is het minimum.',
  'gameFile.tooLarge': '‘{{path}}’ is {{received}}; {{expected}} is het maximum.',
  'gameFile.tooLong': '‘{{path}}’ heeft een lengte van {{received}}; {{expected}} is het maximum.',
  'gameFile.empty': '‘{{path}}’ is leeg; schrijf er iets.',
  'gameFile.badName':
    '‘{{path}}’ is {{received}}; schrijf een naam zonder spaties die met een kleine letter begint.',
  'gameFile.noFoundation':
    'Het spel heeft geen basisstapel; zonder is het niet te winnen. Voeg een groep van de soort ‘foundation’ toe.',
  'gameFile.tooManyPiles': 'Het spel heeft {{received}} stapels; {{expected}} is het maximum.',
  'gameFile.foundationRoom':
    'De basisstapels hebben plaats voor {{received}} kaarten en het spel heeft er {{expected}}. Verhoog ‘max’ of voeg basisstapels toe.',
  'gameFile.unevenSpread':
    '‘{{path}}’ noemt {{received}} waarden, die niet gelijk over {{expected}} stapels te verdelen zijn.',
  'gameFile.noSuchGroup':
    '‘{{path}}’ noemt {{received}}, en dat is geen groep stapels. Er zijn: {{expected}}.',
  'gameFile.noWaste': '‘{{path}}’ heeft een aflegstapel nodig. Voeg een groep van de soort ‘waste’ toe.',
  'gameFile.twoWastes': 'Het spel heeft {{received}} aflegstapels; één is het maximum.',
  'gameFile.noStock':
    '‘{{path}}’ heeft een voorraadstapel nodig die op de aflegstapel wordt gedeeld. Voeg ‘stock’ toe.',
  'gameFile.noTableau': '‘{{path}}’ heeft een tableau nodig. Voeg een groep van de soort ‘tableau’ toe.',
  'gameFile.noSuchKind':
    '‘{{path}}’ is {{received}}; zulke stapels heeft het spel niet. Het heeft: {{expected}}.',
  'gameFile.runWithoutBuild': '‘{{path}}’ ontbreekt: schrijf wat een reeks bijeenhoudt.',
  'gameFile.buildWithoutRun':
    '‘{{path}}’ is {{received}}, maar er is een reeks beschreven. Schrijf {{expected}}, of haal ‘run’ weg.',
  'gameFile.countsDiffer': '‘{{path}}’ noemt {{received}} stapels; de groep heeft er {{expected}}.',
  'gameFile.cardsDealt':
    'Bij het begin worden {{received}} kaarten neergelegd; het spel heeft er {{expected}}.',
  'gameFile.cardsLeft':
    'Bij het begin worden {{received}} van de {{expected}} kaarten neergelegd en voor de andere is er geen voorraadstapel.',
  'gameFile.startNeedsSuits':
    '‘{{path}}’ is een groep van {{received}} stapels; beginkaarten vragen een veelvoud van {{expected}}.',
  'gameFile.startOverDecks':
    'Met ‘{{path}}’ vraagt het begin {{received}} beginkaarten van één waarde; er zijn er maar {{expected}}.',
  'gameFile.startRank': '‘{{path}}’ is {{received}}; de groep begint met {{expected}}.',
  'gameFile.startTwice':
    '‘{{path}}’ noemt {{received}} nog een keer; een groep krijgt maar één keer beginkaarten.',
  'gameFile.startSuits':
    '‘{{path}}’ is {{received}}, dat niet van elke kleur evenveel stapels heeft; beginkaarten gaan gelijk over alle {{expected}} kleuren.',
  'gameFile.notLaidOut':
    '‘{{path}}’ laat {{expected}} weg. Elke groep, en de voorraadstapel, moet in een rij staan.',
  'gameFile.laidOutTwice': '‘{{path}}’ noemt {{received}} twee keer.',
  'gameFile.dealToWaste': '‘{{path}}’ is {{received}}, een aflegstapel; deel op een van {{expected}}.',
  'gameFile.dealToFoundation':
    '‘{{path}}’ is {{received}}, een eindstapel; alleen de stap {{expected}} legt daar kaarten.',
  'gameFile.dealtOverMax':
    '‘{{path}}’ is {{expected}}, maar bij het begin komen er {{received}} kaarten op één stapel. Verhoog het, of deel minder.',
  'gameFile.hiddenOnOpen':
    'Bij het begin komen in {{received}} gesloten kaarten op open kaarten. Deel eerst de gesloten kaarten.',
  'gameFile.topFaceDown':
    'Bij het begin liggen in {{received}} bovenste kaarten gesloten, en niets zou ze omdraaien. Deel de laatste kaart van elke stapel open.',
  'gameFile.fileTooLarge': 'Het bestand is groter dan {{expected}} bytes.',
  'gameFile.tooMany': 'Er zijn meer dan {{expected}} bestanden; dit en alle volgende zijn niet gelezen.',
  'gameFile.unreadable': 'Het bestand kan niet worden gelezen. Kijk of het er is en geopend mag worden.',
  'gameFile.notJson':
    'Het bestand is geen JSON: in regel {{line}}, kolom {{column}} staat {{received}}, waar het niet kan staan.',
  'gameFile.jsonEnds':
    'Het bestand eindigt in regel {{line}}, kolom {{column}}, voordat alles gesloten is. Voeg het ontbrekende haakje of aanhalingsteken toe.',
  'gameFile.idTaken': 'Een ander spel heeft de aanduiding {{received}} al. Geef dit spel een eigen.',
  'gameFile.noSuchParent':
    '‘{{path}}’ is {{received}}, en geen ander spel heeft die aanduiding. Verbeter het, of haal ‘variantOf’ weg.',
  'facts.decks_one': '{{count}} kaartspel',
  'facts.decks_other': '{{count}} kaartspellen',
  'facts.minutes_one': '{{count}} minuut',
  'facts.minutes_other': '{{count}} minuten',
  'facts.easy': 'Makkelijk',
  'facts.medium': 'Gemiddeld',
  'facts.hard': 'Moeilijk',
  'facts.veryHard': 'Zeer moeilijk',
  'facts.luck': 'Alleen geluk',
  'facts.mostlyLuck': 'Vooral geluk',
  'facts.balanced': 'Geluk en inzicht',
  'facts.mostlySkill': 'Vooral inzicht',
  'facts.skill': 'Inzicht boven alles',

  // The end of a game
  'won.title': 'Gewonnen',
  'won.text': '{{game}}, deal {{number}}',
  'won.time': 'Tijd',
  'won.moves': 'Zetten',
  'won.bestTime': 'Je beste tijd tot nu toe',
  'won.fewestMoves': 'Je kleinste aantal zetten tot nu toe',
  'won.wins': 'Tot nu toe gewonnen',
  'won.winsOf': '{{won}} van {{played}}',
  'won.again': 'Nieuwe deal',
  'won.look': 'Naar de tafel kijken',
  'dead.noMove': 'Er is geen zet meer. Maak ongedaan of deel opnieuw.',
  'dead.searched':
    'Vanaf hier kan deze deal niet worden gewonnen: elke stand die nog bereikbaar was, is geprobeerd. Maak ongedaan of deel opnieuw.',
  'dead.undo': 'Ongedaan maken',
  'dead.newDeal': 'Nieuwe deal',

  // Choosing among targets
  'choice.title': 'Waarheen?',
  'choice.help': 'Verschillende stapels nemen deze kaart aan. Kies er een op tafel of hier.',
  'choice.none': 'Geen stapel gekozen.',

  // Links and files
  'open.failed':
    '‘{{what}}’ kan niet worden geopend: het is geen link naar een deal en geen leesbaar bewaard spel. Controleer het adres of het bestand.',
  'open.noGame': 'Er is hier geen spel dat ‘{{game}}’ heet. Kies er een in het menu Spel.',
  'open.elsewhere':
    '{{game}} is in een ander venster geopend. Een spel kan maar in één venster tegelijk open zijn.',
  'open.takenAway':
    '{{game}} is in een ander venster geopend en gaat daar verder. Wat hier is gespeeld, staat bij de bewaarde spellen.',

  // Messages that come and go
  'toast.dismiss': 'Sluiten',
  'toast.left': 'Deal {{number}} was niet af en is opgegeven.',
  'toast.takeUpLeft': 'Toch verder spelen',
  'toast.notSaved':
    'Het spel kon niet worden bewaard: {{reason}}. Het gaat door; de volgende zet probeert het opnieuw.',
  'toast.notRecorded': 'Het resultaat kon niet worden bewaard: {{reason}}. Het wordt opnieuw geprobeerd.',
  'toast.settingsNotSaved':
    'De instelling kon niet worden bewaard: {{reason}}. Die geldt tot het programma eindigt.',
  'toast.fresh':
    'Het onvoltooide spel kon niet worden geopend: {{reason}}. Het bestand is bewaard. Hier is een nieuwe deal.',
  'toast.dealFailed':
    '{{name}} kon niet worden gedeeld: {{reason}}. In plaats daarvan ligt {{other}} op tafel.',
  'toast.error':
    'Er ging iets mis: {{reason}}. Het spel gaat door; gebeurt het weer, meld het dan via het menu Help.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'een fout in het programma, ‘{{message}}’',
  'failure.save.otherGame': 'het hoort bij een ander spel, ‘{{game}}’',
  'failure.save.pack': 'de kaarten zijn niet die van dit spel',
  'failure.save.tree': 'de zetten sluiten bij zet {{move}} niet op elkaar aan',
  'failure.save.illegalMove': 'de regels van deze versie staan zet {{move}} ({{text}}) niet toe',
  'failure.internal': 'een fout in het programma',
  'failure.tooLarge': 'het is groter dan het programma aankan',
  'failure.diskFull': 'de schijf is vol; maak er ruimte op',
  'failure.noPermission': 'de map mag niet worden gelezen of beschreven; controleer de rechten',
  'failure.notFound': 'de map of het bestand is weg; controleer of de schijf aangesloten is',
  'failure.wrongKind': 'er staat een map waar een bestand hoort, of andersom',
  'failure.storage': 'de schijf meldde een fout',
  'failure.newerVersion': 'een nieuwere versie van Grand Patience heeft het geschreven; open het daarmee',
  'failure.damaged': 'het bestand is beschadigd',
  'failure.unknownItem': 'het is er niet meer',
  'failure.openElsewhere': 'een ander venster heeft dit spel open',
  'failure.unsupported': 'dit systeem kan dat niet',
  'failure.unreachable': 'de andere helft van het programma antwoordt niet; start Grand Patience opnieuw',

  // Statistics
  'statistics.title': 'Statistieken',
  'statistics.game': 'Spel',
  'statistics.allGames': 'Alle spellen',
  'statistics.played': 'Gespeeld',
  'statistics.won': 'Gewonnen',
  'statistics.winRate': 'Winstpercentage',
  'statistics.currentStreak': 'Huidige reeks',
  'statistics.bestStreak': 'Langste reeks winsten',
  'statistics.bestTime': 'Beste tijd van een winst',
  'statistics.fewestMoves': 'Winst met de minste zetten',
  'statistics.none':
    'Nog niets: een spel telt hier zodra het gewonnen is, of na minstens één zet verlaten is.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, alle spellen',
  'statistics.period': 'Periode',
  'statistics.period.all': 'Altijd',
  'statistics.period.week': 'Laatste 7 dagen',
  'statistics.period.month': 'Laatste 30 dagen',
  'statistics.period.year': 'Laatste 365 dagen',
  'statistics.period.days': 'Gekozen dagen',
  'statistics.firstDay': 'Eerste dag',
  'statistics.lastDay': 'Laatste dag',
  'statistics.playedOf': '{{won}} gewonnen, {{lost}} verloren, {{givenUp}} opgegeven',
  'statistics.fromTo': '{{low}} tot {{high}}',
  'statistics.interval': '{{range}} met 95% betrouwbaarheid',
  'statistics.range': 'Met 95% betrouwbaarheid',
  'statistics.longest': 'Langste: {{wins}}, {{losses}}',
  'statistics.middle': 'Van winsten: mediaan {{median}}, gemiddeld {{mean}}',
  'statistics.playingTime': 'Speeltijd',
  'statistics.byGame': 'Per spel',
  'statistics.groups': 'Per soort deal',
  'statistics.group': 'Spellen',
  'statistics.firstAttempts': 'Eerste spel van een deal',
  'statistics.replays': 'Deal opnieuw gespeeld',
  'statistics.winnableDeals': 'Deals die zeker te winnen zijn',
  'statistics.unwinnableDeals': 'Deals die zeker niet te winnen zijn',
  'statistics.undecidedDeals': 'Deals die de oplosser niet kon beslissen',
  'statistics.helped': 'Met tips of de oplosser',
  'statistics.overTime': 'Winstpercentage in de tijd',
  'statistics.afterGames': 'Na spellen',
  'statistics.recentRate': 'Laatste {{number}} spellen',
  'statistics.byMonth': 'Spellen per maand',
  'statistics.month': 'Maand',
  'statistics.byWeekday': 'Spellen per weekdag',
  'statistics.weekday': 'Weekdag',
  'statistics.winTimes': 'Tijden van winsten',
  'statistics.timeFrom': 'Vanaf',
  'statistics.timeTo': 'Tot onder',
  'statistics.asTable': 'Als tabel',
  'statistics.exportCsv': 'Exporteren als CSV',
  'statistics.exportJson': 'Exporteren als JSON',
  'statistics.import': 'Importeren…',
  'statistics.imported_one': '{{count}} spel toegevoegd; {{known}} waren er al.',
  'statistics.imported_other': '{{count}} spellen toegevoegd; {{known}} waren er al.',
  'statistics.resetAsk': 'Wissen…',
  'statistics.reset': 'Wissen',
  'statistics.askReset': 'Deze resultaten uit de statistieken halen?',
  'statistics.askResetAll': 'Alle resultaten uit de statistieken halen?',
  'statistics.wasReset_one': '{{count}} spel is eruit gehaald.',
  'statistics.wasReset_other': '{{count}} spellen zijn eruit gehaald.',
  'statistics.winStreak_one': '{{count}} winst',
  'statistics.winStreak_other': '{{count}} winsten',
  'statistics.lossStreak_one': '{{count}} verlies',
  'statistics.lossStreak_other': '{{count}} verliezen',
  'statistics.failed':
    'De statistieken konden niet worden gelezen: {{reason}}. Sluit deze pagina en open die opnieuw.',

  // Rules
  'rules.title': 'Regels van {{game}}',

  // The manual
  'manual.title': 'Handleiding',
  'manual.start': 'Beginnen',
  'manual.start.1':
    'Er ligt een spel op tafel zodra het programma start: het spel dat je het laatst speelde, waar je gebleven was. ‘Spel, Een spel kiezen’ toont alle spellen per familie; bij elk staat hoeveel kaartspellen het vraagt, hoe moeilijk het is en hoe lang het duurt.',
  'manual.start.2':
    'De regels van het spel op tafel openen ernaast met F1. Ze zijn gemaakt uit dezelfde gegevens waarmee gespeeld wordt, dus ze zijn volledig en juist.',
  'manual.start.3':
    'Elke deal heeft een nummer, en hetzelfde nummer geeft op elke computer dezelfde kaarten. Gebruik ‘Spel, Deal op nummer’ om een deal opnieuw te spelen, of een die een vriend je noemde.',
  'manual.start.4':
    '‘Spel, Nieuw venster’ opent nog een tafel. Een spel is in één venster tegelijk open; wat het ene venster verlaat, kan in een ander verdergaan. De opdrachten onder ‘Beeld’ maken de kaarten groter en kleiner.',
  'manual.moving': 'Kaarten verplaatsen',
  'manual.moving.1':
    'Sleep een kaart naar zijn plaats; waar de regels meer kaarten tegelijk laten gaan, pak je de onderste ervan. Stapels die de kaarten aannemen, lichten op. Het is genoeg als de kaart een deel van de stapel bedekt.',
  'manual.moving.2':
    'Of klik: een kaart met één zinnige bestemming gaat erheen. Zijn er meer die verschillen, dan lichten ze op en kiest de volgende klik. Of een klik de basisstapels of het tableau verkiest, is een instelling.',
  'manual.moving.3':
    'Een dubbelklik stuurt een kaart naar de basisstapels; hoeveel tijd de tweede klik krijgt, is een instelling. Een klik op de voorraadstapel deelt; een klik op de lege voorraadstapel draait de aflegstapel om, waar het spel dat toestaat.',
  'manual.moving.4': 'Als de regels een zet weigeren, zegt het programma welke regel in de weg staat.',
  'manual.moving.5':
    'Wat bedekt ligt, kun je lezen: houd de muisknop op een kaart ingedrukt, druk op de rechterknop of laat er een vinger op rusten. De kaart komt naar voren; een stapel die te dicht ligt, zoals de aflegstapel, wordt opengelegd tot je loslaat. Met het toetsenbord houd je I op een stapel ingedrukt.',
  'manual.moving.6':
    'Kaarten die groter zijn ingesteld dan er past, maken de tafel groter dan het venster. Het muiswiel, de schuifbalken en slepen op een vrije plek verschuiven de tafel; een kaart die je naar de rand sleept, neemt hem mee.',
  'manual.automatic': 'Automatische zetten',
  'manual.automatic.1':
    'Kaarten kunnen vanzelf naar de basisstapels gaan: nooit, alleen als dat de winst niet kan kosten (in spellen waar dat bewezen is), of altijd. Elk spel heeft zijn eigen beginwaarde; ‘Spelen, Automatische zetten’ verandert die voor het spel op tafel, vanaf de volgende zet.',
  'manual.automatic.2':
    'Een kaart die je van een basisstapel terugneemt, blijft waar je hem legt. Hij gaat pas weer vanzelf omhoog nadat hij bedekt en weer vrijgekomen is.',
  'manual.undo': 'Ongedaan maken',
  'manual.undo.1':
    'Alles kan ongedaan worden gemaakt, tot de eerste zet, zo vaak je wilt, en opnieuw worden gespeeld. Een zet en wat er vanzelf op volgt, zijn één stap. Het wordt bij het spel geteld, maar niet bestraft.',
  'manual.undo.2':
    '‘Spelen, Overzicht van de zetten’ toont elke weg die je in deze deal hebt geprobeerd. Met een klik of de pijltoetsen ga je naar een plaats; een bladwijzer geeft die een naam. Een spel kan onder een naam worden bewaard, en beëindigde en bewaarde spellen kun je opnieuw bekijken en vanaf elke plaats verderspelen.',
  'manual.help': 'Tips en oplosser',
  'manual.help.1':
    'H toont een goede zet op tafel en zegt waarom; nog eens drukken toont een andere. Een tip begint een weg waarvan bewezen is dat hij naar de winst leidt; wat niet bewezen is, heet een voorstel. Is een stand verloren, dan zegt het programma dat, en B gaat terug naar de laatste stand die nog te winnen was.',
  'manual.help.2':
    'V vraagt of het spel nog te winnen is. In de instellingen kun je kiezen dat dat altijd of nooit wordt gezegd, en dat je wordt gewaarschuwd als een zet het spel verliest. ‘De oplossing voorspelen’ speelt een oplossing voor, die je bij elke zet kunt stilzetten of zelf kunt voortzetten. De oplosser ziet alle kaarten, ook de gesloten. Zijn hulp wordt bij het spel genoteerd, maar niet bestraft.',
  'manual.help.3':
    '‘Nieuwe deal die te winnen is’ deelt alleen deals waarvan bewezen is dat ze te winnen zijn, desgewenst van een bepaalde moeilijkheid. De deal van de dag is voor iedereen dezelfde. ‘Een deal zoeken of delen’ toont een korte code en een link voor de deal op tafel, en deelt wat zo’n code noemt.',
  'manual.help.4':
    '‘Beeld, Wat nog nodig is’ toont naast de tafel per waarde hoeveel basisstapels op een kaart wachten en hoeveel van die kaarten er nog komen.',
  'manual.end': 'Het einde van een spel',
  'manual.end.1': 'Een spel is gewonnen als alle kaarten op de basisstapels liggen.',
  'manual.end.2':
    'Als er geen zet meer is, of als elke stand die nog bereikbaar is zonder winst is geprobeerd, zegt het programma dat. Het zwijgt zolang het niet zeker is. Je kunt ongedaan maken en verdergaan.',
  'manual.counting': 'Wat telt',
  'manual.counting.1': 'Een winst telt meteen, wat je daarna ook doet.',
  'manual.counting.2':
    'Een deal die niet gewonnen is, telt als je hem verlaat voor een andere deal van hetzelfde spel en minstens één zet hebt gedaan: als verloren wanneer zeker was dat hij niet meer te winnen was, anders als opgegeven. Dezelfde deal opnieuw beginnen is geen verlaten. Na een nieuwe deal kun je er nog naar terug, tot je eerste zet.',
  'manual.counting.3':
    'Een deal die je alleen hebt bekeken, telt niet. Een onvoltooide deal wacht op je: een ander spel kiezen of het programma afsluiten is geen verlaten. Open je een bewaard spel, of speel je een bekeken spel verder, dan wacht de onvoltooide deal tussen de bewaarde spellen.',
  'manual.counting.4':
    'De klok start bij je eerste zet. Die staat stil zolang het venster verborgen is, zolang de computer slaapt en als er twee minuten niets is aangeraakt.',
  'manual.keyboard': 'Zonder muis',
  'manual.keyboard.1':
    'Alles kan met het toetsenbord. Op tafel lopen de pijltoetsen langs de stapels zoals ze liggen, Tab langs de groepen stapels, en letters springen: F basisstapels, T tableau, R reserves, S voorraadstapel, W aflegstapel; A, 2 tot en met 9, 0 voor de tien, J, Q en K de volgende kaart van die waarde.',
  'manual.keyboard.2':
    'Enter of spatie pakt een kaart op en legt hem neer; Shift met de pijltoetsen pakt meer of minder kaarten; Esc laat los. Shift met Enter stuurt de kaart naar waar hij past, net als een klik; Shift met een letter springt achteruit. F6 gaat overal vandaan naar de tafel, en Esc ook. Op de voorraadstapel deelt Enter.',
  'manual.keyboard.3':
    'Een schermlezer zegt wat er op elke stapel ligt en wat elke zet deed. I leest de hele stapel, L herhaalt wat het laatst gebeurde, M zegt waar de kaart heen kan, P hoe ver het spel is. Het vraagteken toont alle toetsen.',
  'manual.suit': 'Naar je zin',
  'manual.suit.1':
    'De instellingen veranderen de grootte van tekst en kaarten, de kleuren, de achterkant van de kaarten en de snelheid van de beweging, die ook uit kan. Vier kleuren houden de kaartkleuren beter uit elkaar, grote tekens zijn van ver te lezen, en hoog contrast tekent alles krachtig. Een knop die een plaatje is, toont zijn naam als de muis, een vinger of de focus van het toetsenbord erop rust.',
  'manual.suit.2':
    'Niets hoeft te worden gesleept of vastgehouden: elke zet kan met enkele klikken, en niets jaagt je op. De klok kan worden verborgen en de tafel gespiegeld voor linkshandigen.',
  'manual.suit.3':
    'De taal is die van het systeem of een andere naar keuze; die verandert meteen. De letters op de kaarten kunnen meeveranderen. ‘Help, Toetsen’ toont alle toetsen, en daar kun je ze veranderen.',
  'manual.data': 'Je gegevens',
  'manual.data.1':
    'Het lopende spel wordt bij elke zet bewaard, en resultaten zodra ze bekend zijn. Niets verlaat je computer: het programma gebruikt nooit een netwerk.',
  'manual.data.2': 'Statistieken, bewaarde spellen en instellingen staan in één map met gewone bestanden.',

  // Settings
  'settings.title': 'Instellingen',
  'settings.appearance': 'Uiterlijk',
  'settings.theme': 'Kleuren',
  'settings.theme.system': 'Als het systeem',
  'settings.theme.light': 'Licht',
  'settings.theme.dark': 'Donker',
  'settings.theme.highContrast': 'Hoog contrast',
  'settings.cardBack': 'Rug van de kaarten',
  'settings.cardBack.lattice': 'Rasterwerk',
  'settings.cardBack.waves': 'Golven',
  'settings.cardBack.stars': 'Sterren',
  'settings.cardBack.plain': 'Effen',
  'settings.cardBack.classicBlue': 'Klassiek blauw',
  'settings.cardBack.classicRed': 'Klassiek rood',
  'settings.fourColourDeck': 'Vierkleurig kaartspel: klaveren groen, ruiten blauw',
  'settings.largeIndex': 'Grote tekens op de kaarten',
  'settings.leftHanded': 'Tafel voor linkshandigen',
  'settings.motion': 'Beweging en geluid',
  'settings.animationSpeed': 'Beweging van de kaarten',
  'settings.animationSpeed.off': 'Geen',
  'settings.animationSpeed.fast': 'Snel',
  'settings.animationSpeed.normal': 'Normaal',
  'settings.animationSpeed.slow': 'Langzaam',
  'settings.sound': 'Geluiden',
  'settings.volume': 'Volume',
  'settings.playing': 'Spelen',
  'settings.clickPreference': 'Een klik verkiest',
  'settings.clickPreference.foundation': 'de basisstapels',
  'settings.clickPreference.tableau': 'het tableau',
  'settings.secondClick': 'Tijd voor een dubbelklik',
  'settings.secondClick.off': 'Geen: elke klik telt op zich',
  'settings.secondClick.usual': 'Een halve seconde',
  'settings.secondClick.slow': 'Eén seconde',
  'settings.secondClick.verySlow': 'Twee seconden',
  'settings.highlightRanks': 'Gelijke en volgende kaarten onder de aanwijzer oplichten',
  'settings.hideClock': 'Klok verbergen',
  'settings.hideStatistics': 'Statistieken helemaal verbergen',
  'settings.language': 'Taal',
  'settings.language.system': 'Als het systeem',
  'settings.textSize': 'Grootte van de tekst',
  'settings.cardSize': 'Grootte van de kaarten',
  'settings.cardIndices': 'Letters op de kaarten',
  'settings.cardIndices.international': 'Internationaal (A, K, Q, J)',
  'settings.cardIndices.language': 'Nederlands (A, H, V, B)',

  // Keys
  'keys.title': 'Toetsen',
  'keys.table': 'Op tafel',
  'keys.commands': 'Opdrachten',
  'keys.arrows': 'Langs de stapels lopen zoals ze liggen',
  'keys.tab': 'Langs de groepen stapels lopen',
  'keys.pick': 'Oppakken, neerleggen',
  'keys.send': 'Kaart sturen naar waar hij past',
  'keys.count': 'Meer of minder kaarten pakken',
  'keys.letGo': 'Loslaten, sluiten',
  'keys.foundations': 'Volgende basisstapel',
  'keys.tableau': 'Volgende tableaustapel',
  'keys.reserves': 'Volgende reserve',
  'keys.stock': 'Voorraadstapel',
  'keys.waste': 'Aflegstapel',
  'keys.ranks': 'Volgende kaart van deze waarde',
  'keys.backwards': 'Hetzelfde, achteruit',
  'keys.tellPile': 'Zeggen wat er op deze stapel ligt',
  'keys.tellLast': 'Zeggen wat het laatst gebeurde',
  'keys.tellTargets': 'Zeggen waar deze kaart heen kan',
  'keys.tellProgress': 'Zeggen hoe ver het spel is',
  'keys.howToChange':
    'Kies toetsen om ze te veranderen en druk op nieuwe. {{backspace}} haalt ze weg, {{escape}} laat ze zoals ze waren.',
  'keys.change': 'De toetsen van ‘{{command}}’ veranderen',
  'keys.press': 'Druk op toetsen…',
  'keys.none': 'geen',
  'keys.taken': '‘{{command}}’ heeft deze toetsen al. Verander die eerst, of druk op andere.',
  'keys.takenByTable':
    'De tafel heeft deze toets nodig om met het toetsenbord te spelen. Druk hem samen met {{control}} of {{alt}} in, of neem een andere.',
  'keys.defaults': 'Alle toetsen zoals in het begin',

  // Toetsen zoals ze op toetsenborden staan
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Shift',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'Spatie',
  'key.tab': 'Tab',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageUp': 'Page Up',
  'key.pageDown': 'Page Down',

  // The player's data
  'data.title': 'Je gegevens',
  'data.folder': 'Waar ze staan',
  'data.folderText': 'Statistieken, bewaarde spellen en instellingen staan in deze map:',
  'data.open': 'De map openen',
  'data.backup': 'Reservekopie',
  'data.backupText':
    'Eén bestand bevat alles: instellingen, onvoltooide deals, bewaarde spellen en alle resultaten. Terugzetten vervangt de instellingen, brengt deals en bewaarde spellen terug en voegt resultaten toe die hier ontbreken.',
  'data.create': 'Een reservekopie maken',
  'data.restore': 'Een reservekopie terugzetten…',
  'data.askRestore': 'Deze reservekopie terugzetten? Je instellingen worden die van de kopie.',
  'data.doRestore': 'Terugzetten',
  'data.restored':
    'De reservekopie is teruggezet. Resultaten toegevoegd: {{games}}, bewaarde spellen: {{saves}}, onvoltooide deals: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'De instellingen',
  'notice.store.running': 'Een onvoltooide deal',
  'notice.store.save': 'Een bewaard spel',
  'notice.store.history': 'De resultaten',
  'notice.store.preferences': 'De plaatsen van vensters',
  'notice.previousUsed': '{{what}}: het bestand {{path}} was beschadigd. De vorige kopie wordt gebruikt.',
  'notice.startedAfresh':
    '{{what}}: het bestand {{path}} was beschadigd en er was geen kopie. Niets ervan was bruikbaar.',
  'notice.linesSetAside': '{{what}}: enkele regels van {{path}} waren beschadigd. Alle andere zijn er.',
  'notice.linesMissing':
    '{{what}}: er ontbreken regels in {{path}} ({{number}}). Alle andere zijn er; een reservekopie brengt de ontbrekende terug.',
  'notice.settingsReplaced':
    '{{what}}: enkele waarden in {{path}} waren onbruikbaar en zijn als in het begin.',
  'notice.newerVersion':
    '{{what}}: {{path}} is door een nieuwere versie van Grand Patience geschreven. Het blijft zoals het is; open het daarmee.',
  'notice.unreadable':
    '{{what}}: {{path}} kan nu niet worden gelezen. Het blijft zoals het is; controleer de rechten en start opnieuw.',
  'notice.setAside': 'Wat beschadigd was, is bewaard als {{path}}.',

  // Report a problem
  'report.title': 'Een probleem melden',
  'report.text':
    'Dit verslag helpt te vinden wat er misging. Het bevat de deal en het logboek van het programma, en niets over jou. Niets wordt vanzelf verstuurd: lees het, kopieer het en plak het waar je het probleem meldt.',
  'report.label': 'Verslag',
  'report.copy': 'Het verslag kopiëren',
  'report.copied': 'Het verslag staat op het klembord.',
  'report.where':
    'Stuur het naar de pagina waar je Grand Patience vandaan hebt, onder ‘Issues’, met een zin over wat je deed en wat je verwachtte.',
  'crash.title': 'Een deel van het venster viel uit',
  'crash.text':
    'Je spel is veilig: het werd bij elke zet bewaard. Je kunt een verslag kopiëren en verdergaan.',
  'crash.goOn': 'Verder',
  'table.failed.title': 'De tafel kan niet worden getekend',
  'table.failed.noGraphics':
    'Grand Patience tekent de tafel met WebGL, en dit venster biedt dat niet. Zet hardwareversnelling aan (in een browser: Instellingen, Systeem) of tekenen door software, en werk het stuurprogramma van de grafische kaart bij; probeer het dan opnieuw. Je spel is veilig en gaat met schermlezer en toetsenbord gewoon door.',
  'table.failed.again': 'Opnieuw proberen',

  // First start
  'tour.title': 'Eerste stappen',
  'tour.move':
    'Welkom! Klik op een kaart en die gaat waar hij heen kan; of sleep de kaart. Met het toetsenbord: het vraagteken toont alle toetsen.',
  'tour.click':
    'Stapels die een kaart aannemen, lichten op. Vindt een klik er meer, dan kiest de volgende klik.',
  'tour.undo':
    'De pijl bovenaan die terugbuigt neemt zetten terug, één voor één tot de eerste. Azen en wat erop volgt gaan soms vanzelf omhoog.',
  'tour.games': 'Klik bovenaan op de naam van het spel om een ander te kiezen.',
  'tour.help':
    'Bovenaan geeft de gloeilamp een hint en toont het boek de regels naast de tafel; in het menu Help staan de toetsen en een handleiding. Veel plezier!',
  'tour.step': '{{at}} van {{of}}',
  'tour.next': 'Volgende',
  'tour.end': 'Sluiten',
  'tour.closed': 'Eerste stappen gesloten.',

  // About
  'about.title': 'Over Grand Patience',
  'about.version': 'Versie {{version}}',
  'about.text':
    'Patiencespellen van het soort Veertig rovers en hun verwanten: elk spel met zijn volledige regels, eerlijke tips en niets dat deze computer verlaat.',
  'about.licence': 'Vrije software onder de MIT-licentie.',
  'about.updates':
    'Grand Patience gebruikt het netwerk nooit en zoekt niet zelf naar nieuwe versies. Die staan op {{address}}',
  'about.cards': 'Kaartbeelden: de CC0-set van @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Tip',
  'assistant.command.verdict': 'Is dit spel te winnen?',
  'assistant.command.playOut': 'De oplossing voorspelen',
  'assistant.command.goBack': 'Terug naar de laatste stand die te winnen was',
  'assistant.command.winnableDeal': 'Nieuwe deal die te winnen is',
  'assistant.command.dealOfToday': 'Deal van de dag',
  'assistant.command.deals': 'Een deal zoeken of delen…',
  'assistant.cancel': 'Annuleren',
  'assistant.stopped': 'Zoeken gestopt.',
  'assistant.verdict.ask': 'Te winnen?',
  'assistant.verdict.searching': 'Zoekt…',
  'assistant.verdict.winnable': 'Te winnen',
  'assistant.verdict.noLonger': 'Niet meer te winnen',
  'assistant.verdict.unwinnable': 'Niet te winnen',
  'assistant.verdict.unknown': 'Onbekend',
  'assistant.verdict.unknownHelp':
    'Het zoeken vond geen winst en geen bewijs dat er geen is. Opnieuw vragen zoekt verder.',
  'assistant.hint.thinking': 'Zoekt een goede zet…',
  'assistant.hint.proven': 'Tip',
  'assistant.hint.suggestion': 'Voorstel, niet bewezen',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} en wat erop ligt → {{pile}}',
  'assistant.hint.sayMove': '{{card}} van {{from}} naar {{pile}}',
  'assistant.hint.sayRun': '{{card}} en wat erop ligt, van {{from}} naar {{pile}}',
  'assistant.hint.deal': 'Delen van de voorraadstapel',
  'assistant.hint.redeal': 'De aflegstapel omdraaien',
  'assistant.hint.opens': 'maakt {{card}} vrij',
  'assistant.hint.goesUp': 'brengt een kaart naar een basisstapel',
  'assistant.hint.empties': 'maakt een stapel leeg',
  'assistant.hint.builds': 'bouwt op {{card}}',
  'assistant.hint.usesEmpty': 'gebruikt een lege plaats',
  'assistant.hint.automatic': 'Automatische zetten kunnen dit bederven: het is alleen zonder hen bewezen.',
  'assistant.hint.play': 'Spelen',
  'assistant.hint.next': 'Een ander idee',
  'assistant.hint.of': '{{index}} van {{count}}',
  'assistant.hint.lost': 'Vanaf hier leidt geen zet naar de winst: deze stand is verloren.',
  'assistant.hint.closed': 'Hint gesloten.',
  'assistant.lostByMove': 'Door je laatste zet is het spel verloren: daarvoor was het nog te winnen.',
  'assistant.goBack.searching': 'Zoekt de laatste stand die te winnen was…',
  'assistant.playOut.label': 'Oplossing voorspelen',
  'assistant.playOut.thinking': 'Zoekt een oplossing…',
  'assistant.playOut.progress': 'Zet {{made}} van {{total}}',
  'assistant.playOut.pause': 'Pauze',
  'assistant.playOut.resume': 'Verder',
  'assistant.playOut.step': 'Volgende zet',
  'assistant.playOut.pace': 'Snelheid',
  'assistant.playOut.slow': 'Langzaam',
  'assistant.playOut.normal': 'Normaal',
  'assistant.playOut.fast': 'Snel',
  'assistant.playOut.takeOver': 'Zelf verdergaan',
  'assistant.playOut.stopped': 'Je speelt weer zelf.',
  'assistant.notice.lost': 'Er is geen oplossing om voor te spelen: deze stand is niet meer te winnen.',
  'assistant.notice.noSolution':
    'Er werd niet op tijd een oplossing gevonden. Tips tonen nog steeds de beste gevonden zet; een nieuwe poging zoekt verder.',
  'assistant.notice.noWinnablePlace':
    'Van geen stand op de weg hierheen is bekend dat hij te winnen is. ‘Deze deal opnieuw beginnen’ gaat terug naar het begin.',
  'assistant.notice.atWinnablePlace': 'Vanaf hier is het spel te winnen: teruggaan is niet nodig.',
  'assistant.notice.noWinnableDeal':
    'Er werd geen deal gevonden die te winnen is. Probeer het nog eens, of speel een willekeurige deal.',
  'assistant.notice.noDealOfTheDay':
    'Dit spel heeft geen deal van de dag. Probeer ‘Nieuwe deal die te winnen is’.',
  'assistant.notice.failed':
    'De oplosser werkt hier niet: {{reason}}. Het spel gaat zonder tips verder; het programma opnieuw starten kan helpen.',
  'assistant.deals.title': 'Een deal zoeken of delen',
  'assistant.deals.new': 'Een nieuwe deal van {{game}}',
  'assistant.deals.random': 'Een willekeurige deal',
  'assistant.deals.winnable': 'Een die te winnen is, met moeilijkheid',
  'assistant.deals.anyGrade': 'Willekeurig',
  'assistant.deals.grade1': '1 – heel makkelijk',
  'assistant.deals.grade2': '2 – makkelijk',
  'assistant.deals.grade3': '3 – gemiddeld',
  'assistant.deals.grade4': '4 – moeilijk',
  'assistant.deals.grade5': '5 – duivels',
  'assistant.deals.gradeHelp':
    'Dat een deal te winnen is, wordt bewezen voordat hij wordt gedeeld. De moeilijkheid meet hoe smal de weg naar de winst is en hoe ver ernaar gezocht moest worden, vergeleken met andere deals van hetzelfde spel.',
  'assistant.deals.today': 'Deal van de dag, {{date}}',
  'assistant.deals.searching': 'Zoekt een deal die te winnen is…',
  'assistant.deals.deal': 'Delen',
  'assistant.deals.open': 'Een deal die iemand je noemde',
  'assistant.deals.code': 'Code of link',
  'assistant.deals.paste': 'Plakken',
  'assistant.deals.noCode': '‘{{text}}’ is geen code van een deal. Een code ziet eruit als racing-aces:17.',
  'assistant.deals.unknownGame':
    'Er is hier geen spel ‘{{text}}’. Misschien komt de code uit een nieuwere versie.',
  'assistant.deals.badNumber': '‘{{text}}’ is geen nummer van een deal. Geef een geheel getal vanaf 1.',
  'assistant.deals.cannotPaste': 'Het klembord mag hier niet worden gelezen. Druk in het veld op {{keys}}.',
  'assistant.deals.share': 'De deal op tafel',
  'assistant.deals.shareCode': 'Code',
  'assistant.deals.shareLink': 'Link',
  'assistant.deals.copy': 'Kopiëren',
  'assistant.deals.copied': 'Gekopieerd.',
  'assistant.deals.cannotCopy':
    'Het klembord mag hier niet worden beschreven. Selecteer de tekst en druk op {{keys}}.',
  'assistant.settings.verdict': 'Zeggen of het spel te winnen is',
  'assistant.settings.verdict.never': 'Nooit',
  'assistant.settings.verdict.onRequest': 'Als ik het vraag',
  'assistant.settings.verdict.always': 'Altijd',
  'assistant.settings.warnBeforeLosing': 'Waarschuwen als een zet het spel verliest',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Overzicht van de zetten',
  'history.map': 'Overzicht van alle zetten in deze deal',
  'history.mapHelp':
    'Omhoog en omlaag gaan langs een weg terug en vooruit, links en rechts naar de weg ernaast. Een klik springt erheen.',
  'history.opening': 'Het begin',
  'history.place': 'Zet {{number}}',
  'history.branches_one': '{{count}} weg',
  'history.branches_other': '{{count}} wegen',
  'history.bookmarks': 'Bladwijzers',
  'history.bookmarkName': 'Naam van deze plaats',
  'history.bookmarkAdd': 'Zetten',
  'history.bookmarkRemove': 'De bladwijzer {{name}} weghalen',
  'history.bookmarkNone': 'Nog geen. Een bladwijzer is een naam voor een plaats om naar terug te keren.',
  'replay.label': 'Herhaling',
  'replay.progress': '{{game}}, deal {{number}}: zet {{at}} van {{total}}',
  'replay.slider': 'Plaats in het spel',
  'replay.start': 'Naar het begin',
  'replay.back': 'Een zet terug',
  'replay.forth': 'Een zet verder',
  'replay.play': 'Afspelen',
  'replay.pause': 'Pauze',
  'replay.continue': 'Vanaf hier verderspelen',
  'replay.close': 'Sluiten',
  'replay.onlyViewed': 'Dit is een herhaling. ‘Vanaf hier verderspelen’ laat je zelf verdergaan.',
  'replay.failed': 'Dit spel kan niet worden getoond: {{reason}}. Het blijft zoals het is.',
  'games.command': 'Beëindigde spellen…',
  'games.title': 'Beëindigde spellen',
  'games.none': 'Er is nog geen spel beëindigd.',
  'games.watch': 'Bekijken',
  'games.watchOne': '{{game}}, deal {{number}}, bekijken',
  'games.more': 'Eerdere spellen tonen',
  'games.date': 'Beëindigd',
  'games.deal': 'Deal',
  'games.outcome': 'Resultaat',
  'games.won': 'Gewonnen',
  'games.lost': 'Verloren',
  'games.givenUp': 'Opgegeven',
  'games.failed':
    'De beëindigde spellen konden niet worden gelezen: {{reason}}. Sluit deze pagina en open die opnieuw.',
  'saves.command': 'Bewaarde spellen…',
  'saves.title': 'Bewaarde spellen',
  'saves.name': 'Naam',
  'saves.nameOf': '{{game}}, deal {{number}}, bewaren als',
  'saves.save': 'Bewaren',
  'saves.saved': 'Bewaard als ‘{{name}}’.',
  'saves.none':
    'Er is geen spel onder een naam bewaard. Het lopende spel wordt bij elke zet vanzelf bewaard.',
  'saves.open': 'Openen',
  'saves.openOne': '{{name}} openen',
  'saves.watchOne': '{{name}} vanaf het begin bekijken',
  'saves.rename': 'Hernoemen',
  'saves.renameOne': '{{name}} hernoemen',
  'saves.remove': 'Weghalen',
  'saves.removeOne': '{{name}} weghalen',
  'saves.removed': '‘{{name}}’ is weggehaald.',
  'saves.putBack': 'Terugzetten',
  'saves.putAside': '‘{{name}}’ was niet af. Het wacht tussen de bewaarde spellen.',
  'saves.export': 'Als bestand bewaren',
  'saves.openFile': 'Een bestand openen…',
  'saves.unknownGame': 'het spel ‘{{game}}’ is er niet',
  'saves.failed': 'Dat is niet gelukt: {{reason}}. De bewaarde spellen zijn zoals ze waren.',
};

const tag = 'nl';
const numbers =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  );
const ordinals = 'nulde eerste tweede derde vierde vijfde zesde'.split(' ');

const rankNames = 'aas twee drie vier vijf zes zeven acht negen tien boer vrouw heer'.split(' ');
const rankPlurals =
  'azen tweeën drieën vieren vijven zessen zevens achten negens tienen boeren vrouwen heren'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'klaveren',
  spades: 'schoppen',
  hearts: 'harten',
  diamonds: 'ruiten',
};
const colourNames: Record<Colour, string> = { black: 'zwarte', red: 'rode' };
const plainColours: Record<Colour, string> = { black: 'zwart', red: 'rood' };

const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => rankPlurals[rankIndex(rank)] ?? rank;
/** In the names of cards, clubs are shorter: klaveraas. */
const cardName = (rank: Rank, suit: Suit): string =>
  `${suit === 'clubs' ? 'klaver' : suitNames[suit]}${rankName(rank)}`;
/** Only the ace is neuter. */
const theRank = (rank: Rank): string => `${rank === 'A' ? 'het' : 'de'} ${rankName(rank)}`;
const theCard = (rank: Rank, suit: Suit): string => `${rank === 'A' ? 'het' : 'de'} ${cardName(rank, suit)}`;
const aRank = (rank: Rank): string => `een ${rankName(rank)}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `een ${rank === 'A' ? plainColours[colour] : colourNames[colour]} ${rankName(rank)}`;

const number = (count: number): string => inWords(numbers, tag, count);
const one = (count: number): string => (count === 1 ? 'één' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag).replace(/^Éé/, 'Eé');
const cards = (count: number): string => `${one(count)} ${count === 1 ? 'kaart' : 'kaarten'}`;

const nouns: Record<PileKind, readonly [string, string]> = {
  stock: ['voorraadstapel', 'voorraadstapels'],
  waste: ['aflegstapel', 'aflegstapels'],
  reserve: ['reservestapel', 'reservestapels'],
  tableau: ['tableaustapel', 'tableaustapels'],
  foundation: ['basisstapel', 'basisstapels'],
};
const noun = (kind: PileKind): string => nouns[kind][0];
const many = (kind: PileKind): string => nouns[kind][1];
const counted = (count: number, kind: PileKind): string =>
  `${one(count)} ${count === 1 ? noun(kind) : many(kind)}`;
const any = ({ kind, count }: Piles): string => `${count === 1 ? 'de' : 'een'} ${noun(kind)}`;
const single = (kind: PileKind): boolean => kind === 'stock' || kind === 'waste';
const sources: Record<PileKind, string> = {
  stock: 'van de voorraadstapel',
  waste: 'van de aflegstapel',
  reserve: 'uit de reserve',
  tableau: 'uit het tableau',
  foundation: 'van de basisstapels',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${noun(kind)} ${first}`
    : `${many(kind)} ${first} ${last === first + 1 ? 'en' : 'tot en met'} ${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'ongeacht de soort',
  same: 'in dezelfde soort',
  other: 'telkens in een andere soort',
  sameColour: 'in dezelfde kleur (rood of zwart)',
  alternateColour: 'afwisselend rood en zwart',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'omhoog',
  down: 'omlaag',
  upOrDown: 'omhoog of omlaag',
  any: 'in willekeurige volgorde',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' en ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "op de harten tien mag alleen de harten negen worden gelegd". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = theCard(rank, suit);
  if (next !== 'any' && next.length === 0) return `op ${below} mag niets worden gelegd`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'een kaart'),
    same: () => list((each) => theCard(each, suit), `een ${suitNames[suit]}kaart`),
    other: () => `${list(aRank, 'een kaart')} van een andere soort`,
    sameColour: () => list((each) => aColoured(each, own), `een ${colourNames[own]} kaart`),
    alternateColour: () => list((each) => aColoured(each, other), `een ${colourNames[other]} kaart`),
  };
  return `op ${below} mag alleen ${words[build.suit]()} worden gelegd`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Alle kaarten liggen open.';
    case 'down':
      return ' Alle kaarten liggen dicht.';
    case 'topUp':
      return ' Alleen de bovenste kaart van elke stapel ligt open.';
    case 'mixed':
      return ` In elke stapel ${facing.lower === 1 ? 'ligt één dichte kaart' : `liggen ${one(facing.lower)} dichte kaarten`} onder ${one(facing.upper)} open kaarten.`;
    case 'varied':
      return ` Daarvan liggen er, van onderaf geteld, ${and(facing.down.map(String))} dicht.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `${colourNames[colour]} kaarten`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'beginnend met' : 'voor';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, ${one(owned.each)} ${link} elke soort`;
  return `, ${and(owned.shares.map(({ what, count }) => `${one(count)} ${link} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'de basisstapel' : `de ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `met ${aRank(rank)} aan het hoofd`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `een volledige reeks${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)} of een reeks ${headedBy(empty)}` : aRank(empty);
  if (!runs) return 'elke beschikbare kaart';
  return unit === 'run'
    ? 'elke beschikbare kaart of reeks'
    : 'elke losse beschikbare kaart, maar geen reeks,';
}

const emptyPile = (kind: PileKind): string => `een lege ${kind === 'tableau' ? 'stapel' : noun(kind)}`;
const ontoEmpty = (kind: PileKind): string => `op ${emptyPile(kind)} worden gelegd`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'alleen '}${filler(empty, unit, runs)} mag ${ontoEmpty(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} wordt nooit meer gevuld.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'de voorraadstapel op is' : 'de voorraadstapel en de aflegstapel op zijn';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'de' : 'een'} lege ${noun(kind)}`;
    return kind === from ? `een andere ${noun(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Op ${any(piles)} mag geen kaart worden gelegd.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return 'Kaarten op een basisstapel blijven daar; er wordt er nooit een teruggenomen.';
  if (kind === 'stock') return 'Kaarten verlaten de voorraadstapel alleen door te delen.';
  return `Kaarten op ${any({ kind, count: single(kind) ? 1 : 2 })} kunnen niet worden verplaatst.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Alleen de bovenste kaart van een stapel mag worden verplaatst.'
    : `Alleen de bovenste kaart van ${count === 1 ? 'de' : 'elke'} ${noun(kind)} is beschikbaar.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'De voorraadstapel wordt maar één keer doorgespeeld en niet vernieuwd.'
    : `De voorraadstapel mag ${number(passes)} keer worden doorgespeeld.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} neemt alleen kaarten ${fromKinds(from)} aan.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} neemt één kaart tegelijk aan.`;

const skills = {
  luck: 'alleen het geluk beslist',
  mostlyLuck: 'geluk telt zwaarder dan inzicht',
  balanced: 'geluk en inzicht tellen even zwaar',
  mostlySkill: 'inzicht telt zwaarder dan geluk',
  skill: 'inzicht telt veel zwaarder dan geluk',
} as const;
const difficulties = {
  easy: 'makkelijk',
  medium: 'middelmatig moeilijk',
  hard: 'moeilijk',
  veryHard: 'zeer moeilijk',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? noun(kind) : `${noun(kind)} ${n} van ${of}`;
const place = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? `de ${noun(kind)}` : `${noun(kind)} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} vanaf ${name(first)}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `ronde ${n}` : `ronde ${n} van ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} naar ${place(event.to)}.`);
    case 'refilled':
      return start(`${place(event.to)} gevuld met ${unitName(event.cards)} van ${place(event.from)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} vanzelf naar ${place(event.to)}.`);
    case 'automaticMany':
      return `${start(cards(event.count))} ${event.count === 1 ? 'ging' : 'gingen'} vanzelf naar de basisstapels.`;
    case 'dealt':
      return `Gedeeld: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} gedeeld${event.count === 1 ? '' : ', één per stapel'}.`;
    case 'redealt':
      return `De aflegstapel is omgedraaid: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${start(name(event.card))} opengelegd.`;
    case 'uncovered':
      return `Nu vrij: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} terug op ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in Dutch. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'Azen en heren',
    deuces: 'Tweeën',
    'deuces-and-queens': 'Tweeën en vrouwen',
    'double-aces-and-kings': 'Dubbele azen en heren',
    'eighty-thieves': 'Tachtig rovers',
    emperor: 'Keizer',
    'forty-and-eight': 'Veertig en acht',
    'forty-bandits': 'Veertig bandieten',
    'forty-thieves': 'Veertig rovers',
    'klondike-draw-one': 'Klondike (één kaart)',
    'klondike-draw-three': 'Klondike (drie kaarten)',
    'lucky-piles': 'Geluksstapels',
    'lucky-piles-in-suit': 'Geluksstapels (per soort)',
    'lucky-thirteen': 'Gelukkige dertien',
    'napoleons-square': 'Napoleons vierkant',
    'number-ten': 'Nummer tien',
    'racing-aces': 'Azenrace',
    'red-and-black': 'Rood en zwart',
    'sixty-thieves': 'Zestig rovers',
    'thieves-of-egypt': 'Rovers van Egypte',
    'thieves-of-egypt-two-passes': 'Rovers van Egypte (twee rondes)',
    'thieves-rush': 'Roversstorm',
  },
  familyNames: {
    'Aces and Kings': 'Azen en heren',
    'Forty Thieves': 'Veertig rovers',
    'Lucky Thirteen': 'Gelukkige dertien',
  },
  searchWords: {
    'forty-thieves': ['40 rovers', 'Veertig dieven'],
    'sixty-thieves': ['60 rovers', 'Zestig dieven'],
    'eighty-thieves': ['80 rovers', 'Tachtig dieven'],
    'thieves-of-egypt': ['Dieven van Egypte'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'V', 'H'],
  card: cardName,
  headings: {
    object: 'Doel',
    layout: 'Opstelling',
    foundations: 'Basisstapels',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Voorraadstapel',
    stockAndWaste: 'Voorraadstapel en aflegstapel',
    moves: 'Zetten',
    automatic: 'Wat vanzelf gebeurt',
    passes: 'Rondes',
    about: 'Over dit spel',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Er wordt gespeeld met één spel van ${n} kaarten.`
        : `Er wordt gespeeld met ${number(decks)} spellen, samen ${n} kaarten.`,
    goal: ({ cards: n, foundations }) =>
      `Het spel is gewonnen als alle ${n} kaarten op de ${foundations === 1 ? 'basisstapel' : 'basisstapels'} liggen.`,
    scope: ({ kind, first, last }) => `Voor ${numbered(kind, first, last)} geldt het volgende.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const which = choice === 'all' ? `de ${and(names)}` : and(names);
      const alone = taken.length === 1 && taken[0]?.count === 1;
      const suited = choice === 'oneOfEachSuit' ? ', één van elke soort,' : '';
      return `Eerst ${alone ? 'wordt' : 'worden'} ${which}${suited} uit het spel genomen en open neergelegd, ${alone ? '' : 'elke kaart '}op een eigen ${noun(kind)}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, kind))} van ${count === 1 ? '' : 'elk '}${cards(each)} ${count === 1 ? 'wordt' : 'worden'}`;
      if (facing.face === 'up') return `${piles} open neergelegd.`;
      if (facing.face === 'down') return `${piles} dicht neergelegd.`;
      return `${piles} neergelegd.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, kind))} worden neergelegd, van links naar rechts met ${and(counts.map(String))} kaarten.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      const other = others ? 'andere ' : '';
      return count === 1
        ? `De ${other}${noun(kind)} is aan het begin leeg.`
        : `De ${other}${counted(count, kind)} zijn aan het begin leeg.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind === 'tableau' ? 'van het tableau' : `van de ${count === 1 ? noun(kind) : many(kind)}`,
      );
      return `De kaarten ${and(which)} overlappen elkaar zo dat elke open kaart te lezen is.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'De laatste kaart vormt de voorraadstapel en ligt dicht.'
        : `De overige ${n} kaarten vormen de voorraadstapel en liggen dicht.`,
    allDealt: () => 'Daarmee zijn alle kaarten neergelegd.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, waarbij ${build.rank === 'up' ? 'het aas op de heer' : 'de heer op het aas'} volgt`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'wordt' : 'worden'} ${order(build)} opgebouwd van ${theRank(first)} tot ${theRank(end)}${round}: ${count === 1 ? '' : 'elk '}${cards(size)}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `${fromKinds(from)} ` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'neemt' : 'nemen'} alleen een volledige reeks aan, ${suitOrder[build.suit]} van ${theRank(first)} tot ${theRank(end)}, die er ${source}in één zet naartoe gaat`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${one(n)} voor reeksen met ${aColoured(first, colour)} aan het hoofd`))}`
          : owners(owned);
      return `${takes}${heads}. Onder de reeks mogen andere kaarten liggen.`;
    },
    ownFoundation: () =>
      'Een kaart die op een basisstapel van een andere soort wordt gelegd, gaat naar een stapel van zijn eigen soort.',
    takeBack: ({ count, between, only }) => {
      const which = only ? numbered('foundation', only.first, only.last) : any({ kind: 'foundation', count });
      return `De bovenste kaart van ${which} mag worden teruggenomen zodra een andere stapel hem aanneemt${between ? ', ook een andere basisstapel' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Volledige reeksen blijven op hun basisstapel.';
      if (!only) return givesNothing('foundation');
      return `Kaarten op ${numbered('foundation', only.first, only.last)} blijven daar; er wordt er nooit een teruggenomen.`;
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `Op ${any({ kind, count })} mag elke kaart op elke andere worden gelegd.`;
      }
      const piles = count === 1 ? `De ${noun(kind)} wordt` : `${start(many(kind))} worden`;
      return `${piles} ${order(build)} opgebouwd: ${onCard(build, '7', 'hearts')}.`;
    },
    buildEnds: () =>
      'Binnen een stapel mag de richting wisselen. Op een heer gaat het niet verder omhoog en op een aas niet verder omlaag.',
    buildWraps: ({ direction }) =>
      ({
        up: 'De reeks loopt rond: op een heer mag een aas worden gelegd.',
        down: 'De reeks loopt rond: op een aas mag een heer worden gelegd.',
        upOrDown:
          'Binnen een stapel mag de richting wisselen, en de reeks loopt rond: op een heer mag een aas worden gelegd en op een aas een heer.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Op ${any(piles)} wordt nooit gebouwd; er ligt hoogstens één kaart.`,
    takesNothing,
    holdsAtMost: (piles) =>
      `Op ${any(piles)} ${piles.max === 1 ? 'ligt' : 'liggen'} hoogstens ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'kleur' : 'soort';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Elke ${noun(kind)} begint alleen met een kaart van zijn eigen ${what}${owners(owned)}.`
        : `Elke ${noun(kind)} neemt alleen kaarten van zijn eigen ${what} aan${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Een leeg geworden ${noun(kind)} wordt meteen gevuld met de volgende kaart van de voorraadstapel.`
        : `Een leeg geworden ${noun(kind)} wordt meteen gevuld met de bovenste kaart van de aflegstapel; is die leeg, dan wordt er eerst van de voorraadstapel gedeeld.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Zodra ${exhausted(from)}, wordt ${emptyPile(kind)} niet meer gevuld.`
        : `Pas als ${exhausted(from)}, mag ${filler(empty, unit, runs)} ${ontoEmpty(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Een kaart is beschikbaar als hij open ligt en geen andere kaart hem bedekt.'
        : 'Een kaart is beschikbaar als geen andere kaart hem bedekt.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Kaarten worden een voor een verplaatst; een reeks gaat nooit als geheel.',
    runMoves: ({ run }) =>
      `Kaarten boven op een stapel die ${order(run)} op elkaar volgen, vormen een reeks. Die mag als geheel worden verplaatst naar een stapel die de eerste kaart ervan aanneemt. Ook een deel van de reeks mag worden verplaatst, van een willekeurige kaart tot en met de bovenste.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau'
          ? 'Een kaart uit het tableau'
          : `De bovenste kaart van ${any({ kind: from, count })}`;
      return `${card} mag naar ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Een klik op de voorraadstapel legt de bovenste kaart ervan open op de aflegstapel.'
        : `Een klik op de voorraadstapel legt ${cards(packet)} open op de aflegstapel, de ene over de andere; de laatst gedeelde ligt boven.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}e`}${last ? ' en laatste' : ''}`;
        const when = last && passes === 'unlimited' ? 'in elke latere' : `in de ${which}`;
        return `${when}${index === 0 ? ' ronde' : ''} ${one(packet)}${index === 0 ? ' tegelijk' : ''}`;
      });
      return `Een klik op de voorraadstapel legt kaarten open op de aflegstapel, de ene over de andere: ${and(parts)}. De laatst gedeelde ligt boven.`;
    },
    shortPacket: () => 'Zijn er minder kaarten in de voorraadstapel, dan worden die gedeeld.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'één volle rij' : `${one(rows)} volle rijen`;
      const short = `een ${rows === 0 ? 'rij' : 'laatste'} van ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} en ${short}`;
      return `Een klik op de voorraadstapel legt een open kaart op ${piles === 1 ? 'de tableaustapel' : 'elke tableaustapel, van links naar rechts, ook op lege'}. Dat kan op elk moment; er is genoeg voor ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited'
        ? 'De voorraadstapel mag zo vaak worden doorgespeeld als men wil.'
        : goneThrough(passes),
    redeal: () =>
      'Is de voorraadstapel leeg, dan draait een klik op zijn plaats de aflegstapel om zoals hij ligt, zonder te schudden, en maakt er weer de voorraadstapel van: de eerst gedeelde kaart is opnieuw de eerste.',
    turnUp: () => 'Een dichte kaart die vrijkomt, wordt opengelegd.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatische zetten naar de basisstapels staan uit zolang men ze niet aanzet.',
        safe: 'Tenzij anders ingesteld, gaat een kaart naar een basisstapel zodra dat de winst niet kan kosten.',
        all: 'Tenzij anders ingesteld, gaat elke kaart die op een basisstapel past er zo snel mogelijk heen.',
      })[mode],
    neverChosen: () =>
      'Een kaart die op verschillende soorten basisstapels past, gaat er nooit vanzelf heen; de keus is aan de speler.',
    exempt: () =>
      'Een kaart die van een basisstapel is teruggenomen, blijft liggen tot hij bedekt en weer vrijgekomen is of met de hand op een basisstapel wordt gelegd.',
    oneUndo: () => 'Wat na een zet vanzelf gebeurt, wordt samen met die zet ongedaan gemaakt.',
    devisedBy: ({ name: who }) => `Bedacht door ${who}.`,
    aliases: ({ names }) => `Ook bekend als ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; het spel is ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Een spel duurt ongeveer ${minutes === 1 ? 'één minuut' : `${number(minutes)} minuten`}.`,
    winRate: ({ share }) =>
      `Volgens gepubliceerde cijfers wordt ongeveer ${percent(tag, share)} van alle spellen gewonnen.`,
  },
  refusals: {
    samePile: () => 'De kaarten liggen al op deze stapel.',
    nothingThere: ({ kind }) =>
      `Er ligt geen kaart om te pakken op ${single(kind) ? 'de' : 'deze'} ${noun(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Een dichte kaart kan niet worden verplaatst.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Alleen kaarten die ${order(run)} op elkaar volgen, mogen samen worden verplaatst.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `Op de ${noun(kind)} mag geen kaart worden gelegd.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) =>
      `Deze ${noun(kind)} is vol: er ${max === 1 ? 'past' : 'passen'} hoogstens ${cards(max)} op.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Alleen een losse kaart, maar geen reeks, mag ${ontoEmpty(kind)}.`,
    completeRunOnly: ({ kind }) => `Deze ${noun(kind)} neemt alleen een volledige reeks aan.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Pas als ${exhausted(source)}, mag een kaart ${ontoEmpty(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Deze ${noun(kind)} begint alleen met ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Deze ${noun(kind)} begint alleen met een ${colourNames[colour]} kaart.`,
    neverBuilt: ({ kind }) => `Op een ${noun(kind)} wordt nooit gebouwd.`,
    build: ({ kind, build, below }) =>
      `${start(many(kind))} worden ${order(build)} opgebouwd: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Dit spel heeft geen voorraadstapel.',
    stockEmpty: () => 'De voorraadstapel is leeg.',
    stockNotEmpty: () => 'De aflegstapel wordt pas omgedraaid als de voorraadstapel leeg is.',
    wasteEmpty: () => 'Er ligt geen kaart op de aflegstapel om om te draaien.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'leeg',
    cards,
    faceDown: (count) => `${one(count)} dicht`,
    onTop: (card) => `${card} boven`,
    sequence: (first, direction) => `vanaf ${rankName(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => plainColours[colour],
    nextRank: (rank) => `nu ${aRank(rank)}`,
    nextCard: (card) => `nu ${card}`,
    startsWith: (rank) => `begint met ${aRank(rank)}`,
    completeRunOnly: 'voor een volledige reeks',
    full: 'vol',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} dicht`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'leeg'}.`;
    },
    happening,
    undone: (what) => `Ongedaan gemaakt: ${what}`,
    redone: (what) => `Opnieuw gedaan: ${what}`,
    targets: (card, piles) => `${start(card)} kan naar ${or(piles.map(withTop(place)))}.`,
    nowhere: (card) => `${start(card)} kan nergens heen.`,
    progress: (done, of) =>
      `${done} van de ${of} kaarten ${done === 1 ? 'ligt' : 'liggen'} op de basisstapels.`,
    picked: (card, count) =>
      count === 1 ? `${start(card)} opgepakt.` : `${start(cards(count))} opgepakt, vanaf ${card}.`,
    letGo: 'Teruggelegd.',
    won: 'Het spel is gewonnen.',
    dead: 'Het spel kan niet meer worden gewonnen.',
  },
};
