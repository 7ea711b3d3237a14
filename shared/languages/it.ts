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
  'menu.game': 'Gioco',
  'menu.play': 'Gioca',
  'menu.view': 'Vista',
  'menu.help': 'Aiuto',
  'menu.recent': 'Giochi recenti',
  'menu.alwaysOnTop': 'Sempre in primo piano',
  'menu.autoplay': 'Mosse automatiche',
  'menu.continue': 'Continua',
  'menu.edit': 'Modifica',
  'menu.cut': 'Taglia',
  'menu.copy': 'Copia',
  'menu.paste': 'Incolla',
  'menu.selectAll': 'Seleziona tutto',
  'menu.window': 'Finestra',
  'menu.minimise': 'Contrai',
  'menu.zoomWindow': 'Ridimensiona',
  'menu.toFront': 'Porta tutto in primo piano',
  'menu.closeWindow': 'Chiudi finestra',
  'menu.services': 'Servizi',
  'menu.hide': 'Nascondi Grand Patience',
  'menu.hideOthers': 'Nascondi altre',
  'menu.showAll': 'Mostra tutte',
  'command.newDeal': 'Nuova smazzata',
  'command.restart': 'Ricomincia questa smazzata',
  'command.dealNumber': 'Smazzata per numero…',
  'command.chooseGame': 'Scegli un gioco…',
  'command.newWindow': 'Nuova finestra',
  'command.settings': 'Impostazioni…',
  'command.quit': 'Esci',
  'command.undo': 'Annulla',
  'command.redo': 'Ripeti',
  'command.dealStock': 'Distribuisci dal tallone',
  'command.finish': 'Manda tutto sulle basi',
  'command.autoplayOff': 'Mai',
  'command.autoplaySafe': 'Solo quando non può costare la vittoria',
  'command.autoplayAll': 'Ogni carta adatta',
  'command.fourColourDeck': 'Mazzo a quattro colori',
  'command.largeIndex': 'Indici grandi',
  'command.leftHanded': 'Tavolo per mancini',
  'command.largerCards': 'Carte più grandi',
  'command.smallerCards': 'Carte più piccole',
  'command.usualCards': 'Carte grandi quanto il tavolo permette',
  'command.hideClock': 'Nascondi l’orologio',
  'command.needed': 'Che cosa serve ancora',
  'needed.rank': 'Valore',
  'needed.waiting': 'Basi che la attendono',
  'needed.left': 'Carte che devono ancora venire',
  'command.toTable': 'Al tavolo',
  'command.fullScreen': 'Schermo intero',
  'command.statistics': 'Statistiche…',
  'command.rules': 'Regole di questo gioco',
  'command.manual': 'Manuale',
  'command.shortcuts': 'Tasti…',
  'command.data': 'I tuoi dati…',
  'command.report': 'Segnala un problema…',
  'command.about': 'Informazioni su Grand Patience',

  // The bar above the table
  'bar.deal': 'Smazzata {{number}}',
  'bar.moves_one': '{{count}} mossa',
  'bar.moves_many': '{{count}} di mosse',
  'bar.moves_other': '{{count}} mosse',
  'bar.clock': 'Tempo',
  'bar.paused': 'In pausa',
  'bar.tools': 'Strumenti',
  'bar.status': 'Stato della partita',
  'table.label': 'Tavolo',
  'table.description':
    'Le frecce percorrono le pile, Invio prende e posa, Esc lascia. Il punto interrogativo mostra tutti i tasti.',
  'table.stock': 'Tallone',
  'table.waste': 'Pozzo',
  'table.reserves': 'Riserve',
  'table.tableau': 'Tavolo',
  'table.foundations': 'Basi',
  'table.selected_one': '{{card}}',
  'table.selected_many': '{{count}} di carte, la prima: {{card}}',
  'table.selected_other': '{{count}} carte, la prima: {{card}}',
  'table.noSuchCard': 'Nessuna carta di questo valore si può prendere.',
  'table.noSuchPile': 'Questo gioco non ha pile di questo tipo.',
  'table.noStock': 'Questo gioco non ha tallone.',
  'table.notNow': 'Ora non è possibile: {{command}}',
  'table.edge': 'Da questa parte non ci sono altre pile.',
  'table.nothingHeld': 'Non c’è niente da lasciare.',
  'table.row': 'Fila {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'sì',
  'state.off': 'no',
  'table.nothingYet': 'Non è ancora successo nulla.',
  'table.dealt': '{{game}}, smazzata {{number}}.',
  'table.restored': '{{game}}, smazzata {{number}}, dove l’avevi lasciata.',

  // Dialogs in general
  'dialog.close': 'Chiudi',
  'dialog.cancel': 'Annulla',
  'dialog.ok': 'OK',
  'tip.hidden': 'Il nome mostrato è nascosto. Premi ancora Esc.',

  // Deal a number
  'dealNumber.title': 'Smazzata per numero',
  'dealNumber.label': 'Numero della smazzata',
  'dealNumber.help':
    'Lo stesso numero dà le stesse carte su ogni computer. Le smazzate da 1 a 31999 sono quelle che conoscono anche altri programmi.',
  'dealNumber.deal': 'Distribuisci',
  'dealNumber.bad':
    '«{{text}}» non è un numero di smazzata. Indica un numero intero a partire da 1, per esempio 617.',

  // Choose a game
  'choose.title': 'Scegli un gioco',
  'choose.games': 'Giochi',
  'choose.search': 'Cerca',
  'choose.searchHint': 'Nome o famiglia',
  'choose.favourites': 'Preferiti',
  'choose.recent': 'Giocati di recente',
  'choose.none':
    'Nessun gioco si chiama «{{text}}». Si cercano anche gli altri nomi; prova con meno lettere.',
  'choose.found_one': '{{count}} gioco: {{game}}',
  'choose.found_many': '{{count}} di giochi; il primo: {{game}}',
  'choose.found_other': '{{count}} giochi; il primo: {{game}}',
  'choose.play': 'Gioca a {{game}}',
  'choose.favourite': '{{game}} è un preferito',
  'choose.aliases': 'Noto anche come {{names}}',
  'choose.devisedBy': 'Ideato da {{name}}',
  'choose.winRate': 'I giocatori ne vincono circa il {{percent}}',
  'choose.relatives': 'Se ti piace questo',
  'choose.picture': 'Come si dispone {{game}} sul tavolo',
  'gameFile.title_one': '{{count}} file della tua cartella dei giochi non si può usare così com’è',
  'gameFile.title_many':
    '{{count}} di file della tua cartella dei giochi non si possono usare così come sono',
  'gameFile.title_other': '{{count}} file della tua cartella dei giochi non si possono usare così come sono',
  'gameFile.folder': 'Apri la mia cartella dei giochi',
  'gameFile.whole': 'il file intero',
  'gameFile.missing': 'Manca «{{path}}». Aggiungilo.',
  'gameFile.unknownKey': '«{{path}}» non è una parola del vocabolario. Toglila o correggine la grafia.',
  'gameFile.notNumber': '«{{path}}» è {{received}}; scrivi lì un numero, senza virgolette.',
  'gameFile.notWhole': '«{{path}}» è {{received}}; scrivi un numero intero.',
  'gameFile.notText': '«{{path}}» è {{received}}; scrivi del testo tra virgolette diritte ("…").',
  'gameFile.notList': '«{{path}}» è {{received}}; scrivi un elenco tra parentesi quadre ([…]).',
  'gameFile.notObject':
    '«{{path}}» è {{received}}; scrivi nomi con i loro valori tra parentesi graffe ({…}).',
  'gameFile.notOneOf': '«{{path}}» è {{received}}; scrivi uno di {{expected}}.',
  'gameFile.tooSmall': '«{{path}}» è {{received}}; il minimo è {{expected}}.',
  'gameFile.tooLarge': '«{{path}}» è {{received}}; il massimo è {{expected}}.',
  'gameFile.tooLong': '«{{path}}» ha una lunghezza di {{received}}; il massimo è {{expected}}.',
  'gameFile.empty': '«{{path}}» è vuoto; scrivici qualcosa.',
  'gameFile.badName': '«{{path}}» è {{received}}; scrivi un nome senza spazi che cominci con una minuscola.',
  'gameFile.noFoundation':
    'Il gioco non ha basi; senza una base non si può vincere. Aggiungi un gruppo di tipo «foundation».',
  'gameFile.tooManyPiles': 'Il gioco ha {{received}} pile; il massimo è {{expected}}.',
  'gameFile.foundationRoom':
    'Le basi hanno posto per {{received}} carte e il gioco ne ha {{expected}}. Aumenta «max» o aggiungi basi.',
  'gameFile.unevenSpread':
    '«{{path}}» elenca {{received}} valori, che non si possono distribuire in modo uguale su {{expected}} pile.',
  'gameFile.noSuchGroup':
    '«{{path}}» nomina {{received}}, che non è un gruppo di pile. Ci sono: {{expected}}.',
  'gameFile.noWaste': '«{{path}}» richiede un pozzo. Aggiungi un gruppo di tipo «waste».',
  'gameFile.twoWastes': 'Il gioco ha {{received}} pozzi; il massimo è uno.',
  'gameFile.noStock': '«{{path}}» richiede un tallone distribuito sul pozzo. Aggiungi «stock».',
  'gameFile.noTableau': '«{{path}}» richiede un tavolo. Aggiungi un gruppo di tipo «tableau».',
  'gameFile.noSuchKind': '«{{path}}» è {{received}}; il gioco non ha pile di questo tipo. Ha: {{expected}}.',
  'gameFile.runWithoutBuild': 'Manca «{{path}}»: di’ che cosa tiene insieme una scala.',
  'gameFile.buildWithoutRun':
    '«{{path}}» è {{received}}, ma è descritta una scala. Scrivi {{expected}}, o togli «run».',
  'gameFile.countsDiffer': '«{{path}}» elenca {{received}} pile; il gruppo ne ha {{expected}}.',
  'gameFile.cardsDealt': 'La disposizione iniziale mette {{received}} carte; il gioco ne ha {{expected}}.',
  'gameFile.cardsLeft':
    'La disposizione iniziale mette {{received}} carte su {{expected}}, e per le altre non c’è un tallone.',
  'gameFile.startNeedsSuits':
    '«{{path}}» è un gruppo di {{received}} pile; le carte iniziali richiedono un multiplo di {{expected}}.',
  'gameFile.startOverDecks':
    'Con «{{path}}» la disposizione richiede {{received}} carte iniziali dello stesso valore; ce ne sono solo {{expected}}.',
  'gameFile.startRank': '«{{path}}» è {{received}}; il gruppo comincia con {{expected}}.',
  'gameFile.startTwice':
    '«{{path}}» nomina di nuovo {{received}}; un gruppo riceve carte iniziali una volta sola.',
  'gameFile.startSuits':
    '«{{path}}» è {{received}}, che non ha lo stesso numero di pile per ogni seme; le carte iniziali vanno in parti uguali ai {{expected}} semi.',
  'gameFile.notLaidOut':
    '«{{path}}» tralascia {{expected}}. Ogni gruppo, e il tallone, deve stare in una fila.',
  'gameFile.laidOutTwice': '«{{path}}» nomina {{received}} due volte.',
  'gameFile.dealToWaste': '«{{path}}» è {{received}}, un pozzo; distribuisci su uno di {{expected}}.',
  'gameFile.dealToFoundation':
    '«{{path}}» è {{received}}, una base; solo il passo {{expected}} vi mette carte.',
  'gameFile.dealtOverMax':
    '«{{path}}» è {{expected}}, ma la disposizione iniziale mette {{received}} carte su una pila. Aumentalo, o distribuisci meno carte.',
  'gameFile.hiddenOnOpen':
    'La disposizione iniziale mette in {{received}} carte coperte su carte scoperte. Distribuisci prima quelle coperte.',
  'gameFile.topFaceDown':
    'La disposizione iniziale lascia in {{received}} carte in cima coperte, che nulla girerebbe. Distribuisci scoperta l’ultima carta di ogni pila.',
  'gameFile.fileTooLarge': 'Il file supera {{expected}} byte.',
  'gameFile.tooMany': 'Ci sono più di {{expected}} file; questo e tutti i seguenti non sono stati letti.',
  'gameFile.unreadable': 'Il file non si può leggere. Controlla che ci sia e che si possa aprire.',
  'gameFile.notJson':
    'Il file non è JSON: alla riga {{line}}, colonna {{column}} c’è {{received}}, dove non può stare.',
  'gameFile.jsonEnds':
    'Il file finisce alla riga {{line}}, colonna {{column}}, prima che tutto sia chiuso. Aggiungi la parentesi o la virgoletta che manca.',
  'gameFile.idTaken': 'Un altro gioco ha già l’identificatore {{received}}. Danne uno proprio a questo.',
  'gameFile.noSuchParent':
    '«{{path}}» è {{received}}, e nessun altro gioco ha questo identificatore. Correggilo, o togli «variantOf».',
  'facts.decks_one': '{{count}} mazzo',
  'facts.decks_many': '{{count}} di mazzi',
  'facts.decks_other': '{{count}} mazzi',
  'facts.minutes_one': '{{count}} minuto',
  'facts.minutes_many': '{{count}} di minuti',
  'facts.minutes_other': '{{count}} minuti',
  'facts.easy': 'Facile',
  'facts.medium': 'Medio',
  'facts.hard': 'Difficile',
  'facts.veryHard': 'Molto difficile',
  'facts.luck': 'Pura fortuna',
  'facts.mostlyLuck': 'Soprattutto fortuna',
  'facts.balanced': 'Fortuna e abilità',
  'facts.mostlySkill': 'Soprattutto abilità',
  'facts.skill': 'Abilità prima di tutto',

  // The end of a game
  'won.title': 'Vinta',
  'won.text': '{{game}}, smazzata {{number}}',
  'won.time': 'Tempo',
  'won.moves': 'Mosse',
  'won.bestTime': 'Il tuo tempo migliore finora',
  'won.fewestMoves': 'Il tuo minor numero di mosse finora',
  'won.wins': 'Vinte finora',
  'won.winsOf': '{{won}} di {{played}}',
  'won.again': 'Nuova smazzata',
  'won.look': 'Guarda il tavolo',
  'dead.noMove': 'Non resta alcuna mossa. Annulla, o distribuisci di nuovo.',
  'dead.searched':
    'Da qui questa smazzata non si può vincere: sono state provate tutte le posizioni ancora raggiungibili. Annulla, o distribuisci di nuovo.',
  'dead.undo': 'Annulla',
  'dead.newDeal': 'Nuova smazzata',

  // Choosing among targets
  'choice.title': 'Dove?',
  'choice.help': 'Più pile accettano questa carta. Scegline una sul tavolo o qui.',
  'choice.none': 'Nessuna pila scelta.',

  // Links and files
  'open.failed':
    '«{{what}}» non si può aprire: non è né un collegamento a una smazzata né una partita salvata leggibile. Controlla l’indirizzo o il file.',
  'open.noGame': 'Qui non c’è nessun gioco chiamato «{{game}}». Scegline uno dal menu Gioco.',
  'open.elsewhere':
    '{{game}} è aperto in un’altra finestra. Un gioco può essere aperto in una sola finestra alla volta.',
  'open.takenAway':
    '{{game}} è stato aperto in un’altra finestra e prosegue lì. Quanto è stato giocato qui si trova tra le partite salvate.',

  // Messages that come and go
  'toast.dismiss': 'Chiudi',
  'toast.left': 'La smazzata {{number}} non era finita: è abbandonata.',
  'toast.takeUpLeft': 'Riprendila',
  'toast.notSaved':
    'La partita non si è potuta salvare: {{reason}}. La partita continua; la prossima mossa riproverà.',
  'toast.notRecorded': 'Il risultato non si è potuto conservare: {{reason}}. Si riproverà.',
  'toast.settingsNotSaved':
    'L’impostazione non si è potuta conservare: {{reason}}. Vale fino alla chiusura del programma.',
  'toast.fresh':
    'La partita non finita non si è potuta aprire: {{reason}}. Il suo file è stato conservato. Ecco una nuova smazzata.',
  'toast.dealFailed':
    'Non è stato possibile distribuire {{name}}: {{reason}}. Sul tavolo c’è invece {{other}}.',
  'toast.error':
    'Qualcosa è andato storto: {{reason}}. La partita continua; se succede ancora, segnalalo dal menu Aiuto.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'un errore del programma, «{{message}}»',
  'failure.save.otherGame': 'è di un altro gioco, «{{game}}»',
  'failure.save.pack': 'le sue carte non sono quelle di questo gioco',
  'failure.save.tree': 'le sue mosse non combaciano alla mossa {{move}}',
  'failure.save.illegalMove': 'le regole di questa versione non permettono la mossa {{move}} ({{text}})',
  'failure.internal': 'un errore del programma',
  'failure.tooLarge': 'è più grande di quanto il programma possa accettare',
  'failure.diskFull': 'il disco è pieno; fagli spazio',
  'failure.noPermission': 'la cartella non si può leggere o scrivere; controlla i suoi permessi',
  'failure.notFound': 'la cartella o il file non c’è più; controlla che la sua unità sia collegata',
  'failure.wrongKind': 'c’è una cartella dove dovrebbe esserci un file, o viceversa',
  'failure.storage': 'il disco ha segnalato un errore',
  'failure.newerVersion': 'l’ha scritto una versione più recente di Grand Patience; aprilo con quella',
  'failure.damaged': 'il file è danneggiato',
  'failure.unknownItem': 'non c’è più',
  'failure.openElsewhere': 'questo gioco è aperto in un’altra finestra',
  'failure.unsupported': 'questo sistema non può farlo',
  'failure.unreachable': 'l’altra metà del programma non risponde; riavvia Grand Patience',

  // Statistics
  'statistics.title': 'Statistiche',
  'statistics.game': 'Gioco',
  'statistics.allGames': 'Tutti i giochi',
  'statistics.played': 'Giocate',
  'statistics.won': 'Vinte',
  'statistics.winRate': 'Percentuale di vittorie',
  'statistics.currentStreak': 'Serie attuale',
  'statistics.bestStreak': 'Serie più lunga di vittorie',
  'statistics.bestTime': 'Miglior tempo di una vittoria',
  'statistics.fewestMoves': 'Vittoria con meno mosse',
  'statistics.none': 'Ancora nulla: una partita conta qui quando è vinta, o lasciata dopo almeno una mossa.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, tutti i giochi',
  'statistics.period': 'Periodo',
  'statistics.period.all': 'Da sempre',
  'statistics.period.week': 'Ultimi 7 giorni',
  'statistics.period.month': 'Ultimi 30 giorni',
  'statistics.period.year': 'Ultimi 365 giorni',
  'statistics.period.days': 'Giorni a scelta',
  'statistics.firstDay': 'Primo giorno',
  'statistics.lastDay': 'Ultimo giorno',
  'statistics.playedOf': '{{won}} vinte, {{lost}} perse, {{givenUp}} abbandonate',
  'statistics.fromTo': 'da {{low}} a {{high}}',
  'statistics.interval': '{{range}} con una confidenza del 95%',
  'statistics.range': 'Con una confidenza del 95%',
  'statistics.longest': 'Più lunghe: {{wins}}, {{losses}}',
  'statistics.middle': 'Delle vittorie: mediana {{median}}, media {{mean}}',
  'statistics.playingTime': 'Tempo giocato',
  'statistics.byGame': 'Per gioco',
  'statistics.groups': 'Per tipo di smazzata',
  'statistics.group': 'Partite',
  'statistics.firstAttempts': 'Prima partita di una smazzata',
  'statistics.replays': 'Smazzata giocata di nuovo',
  'statistics.winnableDeals': 'Smazzate che si sanno vincibili',
  'statistics.unwinnableDeals': 'Smazzate che si sanno non vincibili',
  'statistics.undecidedDeals': 'Smazzate che la ricerca non ha saputo decidere',
  'statistics.helped': 'Con consigli o ricerca di soluzioni',
  'statistics.overTime': 'Percentuale di vittorie nel tempo',
  'statistics.afterGames': 'Dopo partite',
  'statistics.recentRate': 'Ultime {{number}} partite',
  'statistics.byMonth': 'Partite per mese',
  'statistics.month': 'Mese',
  'statistics.byWeekday': 'Partite per giorno della settimana',
  'statistics.weekday': 'Giorno',
  'statistics.winTimes': 'Tempi delle vittorie',
  'statistics.timeFrom': 'Da',
  'statistics.timeTo': 'A meno di',
  'statistics.asTable': 'Come tabella',
  'statistics.exportCsv': 'Esporta come CSV',
  'statistics.exportJson': 'Esporta come JSON',
  'statistics.import': 'Importa…',
  'statistics.imported_one': '{{count}} partita aggiunta; {{known}} c’erano già.',
  'statistics.imported_many': '{{count}} di partite aggiunte; {{known}} c’erano già.',
  'statistics.imported_other': '{{count}} partite aggiunte; {{known}} c’erano già.',
  'statistics.resetAsk': 'Azzera…',
  'statistics.reset': 'Azzera',
  'statistics.askReset': 'Togliere questi risultati dalle statistiche?',
  'statistics.askResetAll': 'Togliere tutti i risultati dalle statistiche?',
  'statistics.wasReset_one': 'È stata tolta {{count}} partita.',
  'statistics.wasReset_many': 'Sono state tolte {{count}} di partite.',
  'statistics.wasReset_other': 'Sono state tolte {{count}} partite.',
  'statistics.winStreak_one': '{{count}} vittoria',
  'statistics.winStreak_many': '{{count}} di vittorie',
  'statistics.winStreak_other': '{{count}} vittorie',
  'statistics.lossStreak_one': '{{count}} sconfitta',
  'statistics.lossStreak_many': '{{count}} di sconfitte',
  'statistics.lossStreak_other': '{{count}} sconfitte',
  'statistics.failed':
    'Le statistiche non si sono potute leggere: {{reason}}. Chiudi questa pagina e riaprila.',

  // Rules
  'rules.title': 'Regole di {{game}}',

  // The manual
  'manual.title': 'Manuale',
  'manual.start': 'Per cominciare',
  'manual.start.1':
    'All’avvio del programma una partita è già sul tavolo: l’ultima che hai giocato, dove l’avevi lasciata. «Gioco, Scegli un gioco» mostra tutti i giochi per famiglia; ciascuno dice quanti mazzi richiede, quanto è difficile e quanto dura.',
  'manual.start.2':
    'Le regole del gioco sul tavolo si aprono accanto con F1. Sono ricavate dagli stessi dati con cui si gioca, perciò sono complete ed esatte.',
  'manual.start.3':
    'Ogni smazzata ha un numero, e lo stesso numero dà le stesse carte su ogni computer. Per rigiocare una smazzata, o quella che ti ha detto un amico, usa «Gioco, Smazzata per numero».',
  'manual.start.4':
    '«Gioco, Nuova finestra» apre un altro tavolo. Un gioco è aperto in una sola finestra alla volta; ciò che una finestra lascia può proseguire in un’altra. I comandi del menu «Vista» ingrandiscono e rimpiccioliscono le carte.',
  'manual.moving': 'Spostare le carte',
  'manual.moving.1':
    'Trascina una carta dove deve andare; quando le regole permettono di spostarne più insieme, afferra la più bassa. Le pile che accettano le carte si illuminano. Basta che la carta copra una parte della pila.',
  'manual.moving.2':
    'Oppure fai clic: una carta con una sola destinazione sensata ci va. Se ce ne sono più d’una, diverse fra loro, si illuminano, e il clic seguente sceglie. Un’impostazione decide se un clic preferisce le basi o il tavolo.',
  'manual.moving.3':
    'Un doppio clic manda una carta sulle basi; il tempo concesso al secondo clic si sceglie nelle impostazioni. Un clic sul tallone distribuisce; un clic sul tallone vuoto rivolta il pozzo, dove il gioco lo permette.',
  'manual.moving.4': 'Quando le regole rifiutano una mossa, il programma dice quale regola vi si oppone.',
  'manual.moving.5':
    'Ciò che è coperto si può leggere: tieni premuto il pulsante del mouse su una carta, premi il pulsante destro o lascia un dito su di essa. La carta viene in primo piano; una pila troppo fitta, come il pozzo, si apre finché non lasci. Con la tastiera tieni premuto I su una pila.',
  'manual.moving.6':
    'Se le carte sono impostate più grandi dello spazio che hanno, il tavolo è più grande della sua finestra. La rotella, le barre di scorrimento e un trascinamento su un punto libero lo spostano; una carta trascinata fino al bordo lo porta con sé.',
  'manual.automatic': 'Mosse automatiche',
  'manual.automatic.1':
    'Le carte possono salire da sole: mai, solo quando non può costare la vittoria (nei giochi in cui è dimostrato), o sempre. Ogni gioco ha il proprio valore; «Gioca, Mosse automatiche» lo cambia per il gioco sul tavolo, dalla mossa seguente.',
  'manual.automatic.2':
    'Una carta che riprendi da una base resta dove la metti. Risale da sola solo dopo essere stata coperta e di nuovo liberata.',
  'manual.undo': 'Annullare',
  'manual.undo.1':
    'Tutto si può annullare, fino alla prima mossa, quante volte vuoi, e rigiocare. Una mossa e tutto ciò che ne segue da sé sono un passo solo. Gli annullamenti si contano con la partita, senza penalità.',
  'manual.undo.2':
    '«Gioca, Mappa delle mosse» mostra tutte le strade che hai provato in questa smazzata. Un clic o le frecce portano a un punto; un segnalibro gli dà un nome. Una partita può essere salvata con un nome, e le partite finite e salvate si possono rivedere e riprendere da qualsiasi punto.',
  'manual.help': 'Consigli e ricerca di soluzioni',
  'manual.help.1':
    'H mostra una buona mossa sul tavolo e dice perché; premuto di nuovo ne mostra un’altra. Un consiglio apre una strada che, com’è dimostrato, porta alla vittoria; ciò che non è dimostrato si chiama suggerimento. Se una posizione è persa, il programma lo dice, e B riporta all’ultima posizione in cui si poteva vincere.',
  'manual.help.2':
    'V chiede se la partita si può ancora vincere. Nelle impostazioni puoi scegliere che sia detto sempre o mai, e di essere avvertito quando una mossa fa perdere la partita. «Gioca la soluzione» gioca una soluzione, che puoi mettere in pausa o continuare tu a ogni mossa. La ricerca vede tutte le carte, anche quelle coperte. Il suo aiuto è annotato con la partita, senza penalità.',
  'manual.help.3':
    '«Nuova smazzata vincibile» distribuisce solo ciò che è dimostrato vincibile, della difficoltà che vuoi. La smazzata del giorno è la stessa per tutti. «Trova o condividi una smazzata» mostra un codice breve e un collegamento della smazzata sul tavolo, e distribuisce quella che un tale codice indica.',
  'manual.help.4':
    '«Vista, Che cosa serve ancora» mostra accanto al tavolo, valore per valore, quante basi aspettano una carta e quante di quelle carte devono ancora uscire.',
  'manual.end': 'La fine di una partita',
  'manual.end.1': 'Una partita è vinta quando tutte le carte sono sulle basi.',
  'manual.end.2':
    'Quando non resta alcuna mossa, o quando tutte le posizioni ancora raggiungibili sono state provate senza vittoria, il programma lo dice. Tace finché non ne è certo. Puoi annullare e continuare.',
  'manual.counting': 'Che cosa conta',
  'manual.counting.1': 'Una vittoria conta subito, qualunque cosa tu faccia dopo.',
  'manual.counting.2':
    'Una smazzata non vinta conta quando la lasci per un’altra dello stesso gioco, se hai fatto almeno una mossa: come persa se era certo che non si potesse più vincere, altrimenti come abbandonata. Ricominciare la stessa smazzata non è lasciarla. Dopo una nuova smazzata puoi ancora tornarci, fino alla tua prima mossa.',
  'manual.counting.3':
    'Una smazzata che hai solo guardato non conta. Una smazzata non finita ti aspetta: scegliere un altro gioco o chiudere il programma non è lasciarla. Se apri una partita salvata, o ne continui una che hai guardato, la smazzata non finita aspetta tra le partite salvate.',
  'manual.counting.4':
    'L’orologio parte alla tua prima mossa. Si ferma mentre la finestra è nascosta, mentre il computer dorme e quando nulla è stato toccato per due minuti.',
  'manual.keyboard': 'Senza mouse',
  'manual.keyboard.1':
    'Tutto si può fare con la tastiera. Sul tavolo le frecce percorrono le pile come sono disposte, Tab percorre i gruppi di pile, e le lettere saltano: F basi, T tavolo, R riserve, S tallone, W pozzo; A, da 2 a 9, 0 per il dieci, J, Q e K la prossima carta di quel valore.',
  'manual.keyboard.2':
    'Invio o Spazio prende una carta e la posa; Maiusc con le frecce prende più carte o meno; Esc lascia. Maiusc con Invio manda la carta dove può andare, come un clic; Maiusc con una lettera salta all’indietro. F6 porta al tavolo da qualunque punto, e così Esc. Sul tallone Invio distribuisce.',
  'manual.keyboard.3':
    'Un lettore di schermo dice che cosa c’è su ogni pila e che cosa ha fatto ogni mossa. I legge tutta la pila, L ripete l’ultimo fatto, M dice dove può andare la carta, P a che punto è la partita. Il punto interrogativo mostra tutti i tasti.',
  'manual.suit': 'Su misura',
  'manual.suit.1':
    'Le impostazioni cambiano la grandezza del testo e delle carte, i colori, il dorso delle carte e la velocità dei movimenti, che si possono anche togliere. Quattro colori distinguono meglio i semi, gli indici grandi si leggono da lontano e il contrasto elevato disegna tutto con forza. Un pulsante fatto di un’immagine mostra il suo nome quando il mouse, un dito o la tastiera vi si ferma.',
  'manual.suit.2':
    'Nulla va per forza trascinato o tenuto premuto: ogni mossa si può fare con semplici clic, e nulla ti mette fretta. L’orologio si può nascondere e il tavolo specchiare per i mancini.',
  'manual.suit.3':
    'La lingua è quella del sistema o un’altra a tua scelta; cambia subito. Le lettere sulle carte possono seguirla. «Aiuto, Tasti» mostra tutti i tasti, e lì si possono cambiare.',
  'manual.data': 'I tuoi dati',
  'manual.data.1':
    'La partita in corso si conserva a ogni mossa, e i risultati appena sono noti. Nulla lascia il tuo computer: il programma non usa mai la rete.',
  'manual.data.2': 'Statistiche, partite salvate e impostazioni stanno in una cartella di semplici file.',

  // Settings
  'settings.title': 'Impostazioni',
  'settings.appearance': 'Aspetto',
  'settings.theme': 'Colori',
  'settings.theme.system': 'Come il sistema',
  'settings.theme.light': 'Chiaro',
  'settings.theme.dark': 'Scuro',
  'settings.theme.highContrast': 'Contrasto elevato',
  'settings.cardBack': 'Dorso delle carte',
  'settings.cardBack.lattice': 'Graticcio',
  'settings.cardBack.waves': 'Onde',
  'settings.cardBack.stars': 'Stelle',
  'settings.cardBack.plain': 'Liscio',
  'settings.cardBack.classicBlue': 'Blu classico',
  'settings.cardBack.classicRed': 'Rosso classico',
  'settings.fourColourDeck': 'Mazzo a quattro colori: fiori verdi, quadri blu',
  'settings.largeIndex': 'Indici grandi sulle carte',
  'settings.leftHanded': 'Tavolo per mancini',
  'settings.motion': 'Movimento e suono',
  'settings.animationSpeed': 'Movimento delle carte',
  'settings.animationSpeed.off': 'Nessuno',
  'settings.animationSpeed.fast': 'Veloce',
  'settings.animationSpeed.normal': 'Normale',
  'settings.animationSpeed.slow': 'Lento',
  'settings.sound': 'Suoni',
  'settings.volume': 'Volume',
  'settings.playing': 'Gioco',
  'settings.clickPreference': 'Un clic preferisce',
  'settings.clickPreference.foundation': 'le basi',
  'settings.clickPreference.tableau': 'il tavolo',
  'settings.secondClick': 'Tempo per un doppio clic',
  'settings.secondClick.off': 'Nessuno: ogni clic conta per sé',
  'settings.secondClick.usual': 'Mezzo secondo',
  'settings.secondClick.slow': 'Un secondo',
  'settings.secondClick.verySlow': 'Due secondi',
  'settings.highlightRanks': 'Illumina le carte uguali e successive sotto il puntatore',
  'settings.hideClock': 'Nascondi l’orologio',
  'settings.hideStatistics': 'Nascondi del tutto le statistiche',
  'settings.language': 'Lingua',
  'settings.language.system': 'Come il sistema',
  'settings.textSize': 'Dimensione del testo',
  'settings.cardSize': 'Dimensione delle carte',
  'settings.cardIndices': 'Lettere sulle carte',
  'settings.cardIndices.international': 'Internazionali (A, K, Q, J)',
  'settings.cardIndices.language': 'Italiane (A, R, D, F)',

  // Keys
  'keys.title': 'Tasti',
  'keys.table': 'Sul tavolo',
  'keys.commands': 'Comandi',
  'keys.arrows': 'Percorrere le pile come sono disposte',
  'keys.tab': 'Percorrere i gruppi di pile',
  'keys.pick': 'Prendere, posare',
  'keys.send': 'Mandare la carta dove può andare',
  'keys.count': 'Prendere più carte o meno',
  'keys.letGo': 'Lasciare, chiudere',
  'keys.foundations': 'Base successiva',
  'keys.tableau': 'Pila successiva del tavolo',
  'keys.reserves': 'Riserva successiva',
  'keys.stock': 'Tallone',
  'keys.waste': 'Pozzo',
  'keys.ranks': 'Prossima carta di questo valore',
  'keys.backwards': 'Lo stesso, all’indietro',
  'keys.tellPile': 'Dire che cosa c’è su questa pila',
  'keys.tellLast': 'Dire l’ultimo fatto',
  'keys.tellTargets': 'Dire dove può andare questa carta',
  'keys.tellProgress': 'Dire a che punto è la partita',
  'keys.howToChange':
    'Per cambiare dei tasti, sceglili e premine di nuovi. {{backspace}} li toglie, {{escape}} li lascia com’erano.',
  'keys.change': 'Cambia i tasti di «{{command}}»',
  'keys.press': 'Premi dei tasti…',
  'keys.none': 'nessuno',
  'keys.taken': '«{{command}}» ha già questi tasti. Cambia prima quelli, o premine altri.',
  'keys.takenByTable':
    'Il tavolo ha bisogno di questo tasto per giocare con la tastiera. Premilo insieme a {{control}} o {{alt}}, o premine un altro.',
  'keys.defaults': 'Tutti i tasti come all’inizio',

  // I tasti come si leggono sulle tastiere
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Maiusc',
  'key.enter': 'Invio',
  'key.escape': 'Esc',
  'key.space': 'Spazio',
  'key.tab': 'Tab',
  'key.backspace': 'Backspace',
  'key.delete': 'Canc',
  'key.insert': 'Ins',
  'key.home': 'Inizio',
  'key.end': 'Fine',
  'key.pageUp': 'Pag su',
  'key.pageDown': 'Pag giù',

  // The player's data
  'data.title': 'I tuoi dati',
  'data.folder': 'Dove si trovano',
  'data.folderText': 'Statistiche, partite salvate e impostazioni si trovano in questa cartella:',
  'data.open': 'Apri la cartella',
  'data.backup': 'Copia di riserva',
  'data.backupText':
    'Un solo file contiene tutto: impostazioni, smazzate non finite, partite salvate e tutti i risultati. Ripristinarlo sostituisce le impostazioni, riporta smazzate e partite, e aggiunge i risultati che qui mancano.',
  'data.create': 'Fai una copia',
  'data.restore': 'Ripristina una copia…',
  'data.askRestore': 'Ripristinare questa copia? Le tue impostazioni saranno quelle della copia.',
  'data.doRestore': 'Ripristina',
  'data.restored':
    'La copia è ripristinata. Risultati aggiunti: {{games}}, partite salvate: {{saves}}, smazzate non finite: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'Impostazioni',
  'notice.store.running': 'Smazzata non finita',
  'notice.store.save': 'Partita salvata',
  'notice.store.history': 'Risultati',
  'notice.store.preferences': 'Posti delle finestre',
  'notice.previousUsed': '{{what}}: il file {{path}} era danneggiato. Si usa la copia precedente.',
  'notice.startedAfresh':
    '{{what}}: il file {{path}} era danneggiato e non c’era una copia. Non se n’è potuto recuperare nulla.',
  'notice.linesSetAside': '{{what}}: alcune righe di {{path}} erano danneggiate. Tutte le altre ci sono.',
  'notice.linesMissing':
    '{{what}}: mancano righe in {{path}} ({{number}}). Tutte le altre ci sono; una copia di riserva riporta quelle mancanti.',
  'notice.settingsReplaced':
    '{{what}}: alcuni valori di {{path}} erano inutilizzabili e sono come all’inizio.',
  'notice.newerVersion':
    '{{what}}: {{path}} è stato scritto da una versione più recente di Grand Patience. Resta com’è; aprilo con quella.',
  'notice.unreadable':
    '{{what}}: {{path}} per ora non si può leggere. Resta com’è; controlla i suoi permessi e riavvia.',
  'notice.setAside': 'Ciò che era danneggiato è stato conservato come {{path}}.',

  // Report a problem
  'report.title': 'Segnala un problema',
  'report.text':
    'Questo rapporto aiuta a trovare che cosa è andato storto. Contiene la smazzata e il registro del programma, e nulla su di te. Nulla è inviato da sé: leggilo, copialo e incollalo dove fai la segnalazione.',
  'report.label': 'Rapporto',
  'report.copy': 'Copia il rapporto',
  'report.copied': 'Il rapporto è negli appunti.',
  'report.where':
    'Invialo alla pagina da cui hai avuto Grand Patience, sotto «Issues», con una frase su che cosa hai fatto e che cosa ti aspettavi.',
  'crash.title': 'Una parte della finestra si è guastata',
  'crash.text':
    'La tua partita è al sicuro: è stata conservata a ogni mossa. Puoi copiare un rapporto e continuare.',
  'crash.goOn': 'Continua',
  'table.failed.title': 'Il tavolo non può essere disegnato',
  'table.failed.noGraphics':
    'Grand Patience disegna il tavolo con WebGL, e questa finestra non lo offre. Attiva l’accelerazione hardware (in un browser: Impostazioni, Sistema) o il disegno via software, e aggiorna il driver della scheda grafica; poi riprova. La tua partita è al sicuro e può continuare con un lettore di schermo e la tastiera.',
  'table.failed.again': 'Riprova',

  // First start
  'tour.title': 'Primi passi',
  'tour.move':
    'Ti diamo il benvenuto! Fai clic su una carta e va dove può; oppure trascinala. Con la tastiera, il punto interrogativo mostra tutti i tasti.',
  'tour.click':
    'Le pile che accettano una carta si illuminano. Se un clic ne trova più d’una, il successivo sceglie.',
  'tour.undo':
    'La freccia in alto che si curva all’indietro annulla le mosse, una alla volta, fino alla prima. Gli assi e ciò che li segue a volte salgono da sé.',
  'tour.games': 'Fai clic sul nome del gioco, in alto, per sceglierne un altro.',
  'tour.help':
    'In alto, la lampadina dà un suggerimento e il libro mostra le regole accanto al tavolo; nel menu Aiuto ci sono i tasti e un manuale. Buon divertimento!',
  'tour.step': '{{at}} di {{of}}',
  'tour.next': 'Avanti',
  'tour.end': 'Chiudi',
  'tour.closed': 'Primi passi chiusi.',

  // About
  'about.title': 'Informazioni su Grand Patience',
  'about.version': 'Versione {{version}}',
  'about.text':
    'Solitari del genere dei Quaranta ladroni e i loro parenti: ogni gioco con le sue regole complete, consigli onesti e nulla che lasci questo computer.',
  'about.licence': 'Software libero con licenza MIT.',
  'about.updates':
    'Grand Patience non usa mai la rete e non cerca aggiornamenti da sé. Nuove versioni: {{address}}',
  'about.cards': 'Facce delle carte: la serie CC0 di @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Consiglio',
  'assistant.command.verdict': 'Si può vincere?',
  'assistant.command.playOut': 'Gioca la soluzione',
  'assistant.command.goBack': 'Torna all’ultima posizione vincibile',
  'assistant.command.winnableDeal': 'Nuova smazzata vincibile',
  'assistant.command.dealOfToday': 'Smazzata del giorno',
  'assistant.command.deals': 'Trova o condividi una smazzata…',
  'assistant.cancel': 'Annulla',
  'assistant.stopped': 'Ricerca interrotta.',
  'assistant.verdict.ask': 'Vincibile?',
  'assistant.verdict.searching': 'Ricerca…',
  'assistant.verdict.winnable': 'Si può vincere',
  'assistant.verdict.noLonger': 'Non si può più vincere',
  'assistant.verdict.unwinnable': 'Non si può vincere',
  'assistant.verdict.unknown': 'Non si sa',
  'assistant.verdict.unknownHelp':
    'La ricerca non ha trovato né una vittoria né una prova che non ci sia. Chiedendo di nuovo continua.',
  'assistant.hint.thinking': 'Ricerca di una buona mossa…',
  'assistant.hint.proven': 'Consiglio',
  'assistant.hint.suggestion': 'Suggerimento, non dimostrato',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} e ciò che le sta sopra → {{pile}}',
  'assistant.hint.sayMove': '{{card}} da {{from}} verso {{pile}}',
  'assistant.hint.sayRun': '{{card}} e ciò che le sta sopra, da {{from}} verso {{pile}}',
  'assistant.hint.deal': 'Distribuire dal tallone',
  'assistant.hint.redeal': 'Rivoltare il pozzo',
  'assistant.hint.opens': 'libera {{card}}',
  'assistant.hint.goesUp': 'porta una carta sulla sua base',
  'assistant.hint.empties': 'svuota una pila',
  'assistant.hint.builds': 'costruisce su {{card}}',
  'assistant.hint.usesEmpty': 'occupa un posto vuoto',
  'assistant.hint.automatic': 'Le mosse automatiche possono guastare tutto: è dimostrato solo senza di esse.',
  'assistant.hint.play': 'Giocala',
  'assistant.hint.next': 'Un’altra idea',
  'assistant.hint.of': '{{index}} di {{count}}',
  'assistant.hint.lost': 'Da qui nessuna mossa porta alla vittoria: questa posizione è persa.',
  'assistant.hint.closed': 'Suggerimento chiuso.',
  'assistant.lostByMove': 'Con la tua ultima mossa la partita è persa: prima si poteva ancora vincere.',
  'assistant.goBack.searching': 'Ricerca dell’ultima posizione vincibile…',
  'assistant.playOut.label': 'La soluzione viene giocata',
  'assistant.playOut.thinking': 'Ricerca di una soluzione…',
  'assistant.playOut.progress': 'Mossa {{made}} di {{total}}',
  'assistant.playOut.pause': 'Pausa',
  'assistant.playOut.resume': 'Continua',
  'assistant.playOut.step': 'Mossa seguente',
  'assistant.playOut.pace': 'Velocità',
  'assistant.playOut.slow': 'Lenta',
  'assistant.playOut.normal': 'Normale',
  'assistant.playOut.fast': 'Veloce',
  'assistant.playOut.takeOver': 'Continuo io',
  'assistant.playOut.stopped': 'Ora giochi di nuovo tu.',
  'assistant.notice.lost': 'Non c’è soluzione da giocare: questa posizione non si può più vincere.',
  'assistant.notice.noSolution':
    'Non si è trovata una soluzione in tempo. I consigli mostrano ancora la mossa migliore trovata; un altro tentativo continua la ricerca.',
  'assistant.notice.noWinnablePlace':
    'Di nessuna posizione del cammino si sa che è vincibile. «Ricomincia questa smazzata» riporta all’inizio.',
  'assistant.notice.atWinnablePlace': 'Da qui si può vincere: non serve tornare indietro.',
  'assistant.notice.noWinnableDeal':
    'Non si è trovata nessuna smazzata che si possa vincere. Riprova, o gioca una smazzata qualsiasi.',
  'assistant.notice.noDealOfTheDay':
    'Questo gioco non ha una smazzata del giorno. Prova «Nuova smazzata vincibile».',
  'assistant.notice.failed':
    'La ricerca di soluzioni qui non funziona: {{reason}}. La partita continua senza consigli; riavviare il programma può aiutare.',
  'assistant.deals.title': 'Trova o condividi una smazzata',
  'assistant.deals.new': 'Una nuova smazzata di {{game}}',
  'assistant.deals.random': 'Una smazzata qualsiasi',
  'assistant.deals.winnable': 'Una che si può vincere, di difficoltà',
  'assistant.deals.anyGrade': 'Qualsiasi',
  'assistant.deals.grade1': '1 – molto facile',
  'assistant.deals.grade2': '2 – facile',
  'assistant.deals.grade3': '3 – media',
  'assistant.deals.grade4': '4 – difficile',
  'assistant.deals.grade5': '5 – diabolica',
  'assistant.deals.gradeHelp':
    'Che una smazzata si possa vincere è dimostrato prima di distribuirla. La difficoltà misura quanto è stretta la via della vittoria e fin dove si è dovuta cercare, a confronto con altre smazzate dello stesso gioco.',
  'assistant.deals.today': 'Smazzata del giorno, {{date}}',
  'assistant.deals.searching': 'Ricerca di una smazzata vincibile…',
  'assistant.deals.deal': 'Distribuisci',
  'assistant.deals.open': 'Una smazzata che qualcuno ti ha indicato',
  'assistant.deals.code': 'Codice o collegamento',
  'assistant.deals.paste': 'Incolla',
  'assistant.deals.noCode':
    '«{{text}}» non è il codice di una smazzata. Un codice somiglia a racing-aces:17.',
  'assistant.deals.unknownGame':
    'Qui non c’è nessun gioco «{{text}}». Forse il codice viene da una versione più recente.',
  'assistant.deals.badNumber':
    '«{{text}}» non è un numero di smazzata. Indica un numero intero a partire da 1.',
  'assistant.deals.cannotPaste': 'Qui gli appunti non si possono leggere. Premi {{keys}} nel campo.',
  'assistant.deals.share': 'La smazzata sul tavolo',
  'assistant.deals.shareCode': 'Codice',
  'assistant.deals.shareLink': 'Collegamento',
  'assistant.deals.copy': 'Copia',
  'assistant.deals.copied': 'Copiato.',
  'assistant.deals.cannotCopy': 'Qui non si può scrivere negli appunti. Seleziona il testo e premi {{keys}}.',
  'assistant.settings.verdict': 'Dire se la partita si può vincere',
  'assistant.settings.verdict.never': 'Mai',
  'assistant.settings.verdict.onRequest': 'Quando lo chiedo',
  'assistant.settings.verdict.always': 'Sempre',
  'assistant.settings.warnBeforeLosing': 'Avvertire quando una mossa fa perdere la partita',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Mappa delle mosse',
  'history.map': 'Mappa di tutte le mosse fatte in questa smazzata',
  'history.mapHelp':
    'Su e giù vanno indietro e avanti lungo una strada, sinistra e destra alla strada accanto. Un clic porta lì.',
  'history.opening': 'L’inizio',
  'history.place': 'Mossa {{number}}',
  'history.branches_one': '{{count}} strada',
  'history.branches_many': '{{count}} di strade',
  'history.branches_other': '{{count}} strade',
  'history.bookmarks': 'Segnalibri',
  'history.bookmarkName': 'Nome di questo punto',
  'history.bookmarkAdd': 'Metti',
  'history.bookmarkRemove': 'Togli il segnalibro {{name}}',
  'history.bookmarkNone': 'Ancora nessuno. Un segnalibro è il nome di un punto a cui tornare.',
  'replay.label': 'Replica',
  'replay.progress': '{{game}}, smazzata {{number}}: mossa {{at}} di {{total}}',
  'replay.slider': 'Punto della partita',
  'replay.start': 'All’inizio',
  'replay.back': 'Una mossa indietro',
  'replay.forth': 'Una mossa avanti',
  'replay.play': 'Riproduci',
  'replay.pause': 'Pausa',
  'replay.continue': 'Continua da qui',
  'replay.close': 'Chiudi',
  'replay.onlyViewed': 'Questa è una replica. «Continua da qui» ti lascia giocare il seguito.',
  'replay.failed': 'Questa partita non si può mostrare: {{reason}}. Resta com’è.',
  'games.command': 'Partite finite…',
  'games.title': 'Partite finite',
  'games.none': 'Nessuna partita è ancora finita.',
  'games.watch': 'Guarda',
  'games.watchOne': 'Guarda {{game}}, smazzata {{number}}',
  'games.more': 'Mostra partite precedenti',
  'games.date': 'Finita',
  'games.deal': 'Smazzata',
  'games.outcome': 'Risultato',
  'games.won': 'Vinta',
  'games.lost': 'Persa',
  'games.givenUp': 'Abbandonata',
  'games.failed':
    'Le partite finite non si sono potute leggere: {{reason}}. Chiudi questa pagina e riaprila.',
  'saves.command': 'Partite salvate…',
  'saves.title': 'Partite salvate',
  'saves.name': 'Nome',
  'saves.nameOf': 'Salva {{game}}, smazzata {{number}}, come',
  'saves.save': 'Salva',
  'saves.saved': 'Salvata come «{{name}}».',
  'saves.none': 'Nessuna partita è salvata con un nome. La partita in corso si conserva da sé a ogni mossa.',
  'saves.open': 'Apri',
  'saves.openOne': 'Apri {{name}}',
  'saves.watchOne': 'Guarda {{name}} dall’inizio',
  'saves.rename': 'Rinomina',
  'saves.renameOne': 'Rinomina {{name}}',
  'saves.remove': 'Togli',
  'saves.removeOne': 'Togli {{name}}',
  'saves.removed': '«{{name}}» è stata tolta.',
  'saves.putBack': 'Recupera',
  'saves.putAside': '«{{name}}» non era finita. Aspetta tra le partite salvate.',
  'saves.export': 'Salva come file',
  'saves.openFile': 'Apri un file…',
  'saves.unknownGame': 'il suo gioco «{{game}}» qui non c’è',
  'saves.failed': 'Non ha funzionato: {{reason}}. Le partite salvate sono com’erano.',
};

const tag = 'it';
const numbers =
  'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(
    ' ',
  );
const ordinals = 'zero primo secondo terzo quarto quinto sesto'.split(' ');

const rankNames = 'asso due tre quattro cinque sei sette otto nove dieci fante donna re'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'fiori',
  spades: 'picche',
  hearts: 'cuori',
  diamonds: 'quadri',
};
const plurals: Partial<Record<Rank, string>> = { A: 'assi', J: 'fanti', Q: 'donne' };
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => plurals[rank] ?? rankName(rank);
const feminine = (rank: Rank): boolean => rank === 'Q';
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} di ${suitNames[suit]}`;

/** A preposition or none, joined to the article that the rank wants: "dall’asso", "sul re". */
const joined = (before: '' | 'da' | 'a' | 'su', rank: Rank): string => {
  const noun = rankName(rank);
  if (/^[aeiou]/.test(noun)) return before === '' ? `l’${noun}` : `${before}ll’${noun}`;
  if (feminine(rank)) return before === '' ? `la ${noun}` : `${before}lla ${noun}`;
  return before === '' ? `il ${noun}` : `${before}l ${noun}`;
};
const aRank = (rank: Rank): string => `${feminine(rank) ? 'una' : 'un'} ${rankName(rank)}`;
const colourWord = (colour: Colour, ending: 'o' | 'a' | 'e'): string =>
  `${colour === 'red' ? 'ross' : 'ner'}${ending}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank) ? 'a' : 'o')}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'una' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carta' : 'carte'}`;

/** Piles that rules count are feminine; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['tallone', 'talloni', ''],
  waste: ['pozzo', 'pozzi', ''],
  reserve: ['riserva', 'riserve', ''],
  tableau: ['pila', 'pile', ' del tavolo'],
  foundation: ['base', 'basi', ''],
};
const masculine = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `una ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string =>
  masculine(kind) ? `il ${one(kind)}` : `${count === 1 ? 'la' : 'una'} ${one(kind)}`;
const ofAny = ({ kind, count }: Piles): string =>
  masculine(kind) ? `del ${one(kind)}` : `${count === 1 ? 'della' : 'di una'} ${one(kind)}`;
const onAny = ({ kind, count }: Piles): string =>
  masculine(kind) ? `sul ${one(kind)}` : `${count === 1 ? 'sulla' : 'su una'} ${one(kind)}`;
const wholes: Record<PileKind, readonly [of: string, from: string]> = {
  stock: ['del tallone', 'dal tallone'],
  waste: ['del pozzo', 'dal pozzo'],
  reserve: ['delle riserve', 'dalle riserve'],
  tableau: ['del tavolo', 'dal tavolo'],
  foundation: ['delle basi', 'dalle basi'],
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind][1]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'e' : 'a'} ${last}`;
const numbered = (before: 'per' | 'de' | 'a', kind: PileKind, first: number, last: number): string => {
  const article = first === last ? 'la' : 'le';
  const joint = before === 'per' ? `per ${article}` : `${before}l${article}`;
  return `${joint} ${first === last ? one(kind, ` ${first}`) : many(kind, ` ${span(first, last)}`)}`;
};
/** What a card lies on top of: "in cima alla base", "in cima a una riserva". */
const atop = ({ kind, count }: Piles): string => {
  if (masculine(kind)) return `in cima al ${one(kind)}`;
  return `in cima ${count === 1 ? 'alla' : 'a una'} ${one(kind)}`;
};

const suitOrder: Record<Build['suit'], string> = {
  any: 'senza badare al seme',
  same: 'nello stesso seme',
  other: 'sempre in un altro seme',
  sameColour: 'nello stesso colore (rosso o nero)',
  alternateColour: 'alternando rosso e nero',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'in ordine crescente',
  down: 'in ordine decrescente',
  upOrDown: 'in ordine crescente o decrescente',
  any: 'in qualsiasi ordine',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' e ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "sul dieci di cuori si può mettere solo il nove di cuori". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${joined('su', rank)} di ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `${below} non si può mettere nulla`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'una carta'),
    same: () =>
      list((each) => `${joined('', each)} di ${suitNames[suit]}`, `una carta di ${suitNames[suit]}`),
    other: () => `${list(aRank, 'una carta')} di un altro seme`,
    sameColour: () => list((each) => aColoured(each, own), `una carta ${colourWord(own, 'a')}`),
    alternateColour: () => list((each) => aColoured(each, other), `una carta ${colourWord(other, 'a')}`),
  };
  return `${below} si può mettere solo ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Tutte le carte sono scoperte.';
    case 'down':
      return ' Tutte le carte sono coperte.';
    case 'topUp':
      return ' È scoperta solo la carta in cima a ogni pila.';
    case 'mixed':
      return ` In ogni pila ${facing.lower === 1 ? 'una carta coperta sta' : `${cards(facing.lower)} coperte stanno`} sotto ${cards(facing.upper)} scoperte.`;
    case 'varied':
      return ` Contando dal basso, ${and(facing.down.map(String))} di esse sono coperte.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `le carte ${colourWord(colour, 'e')}`,
  );
  if (!owned) return '';
  const link = (count: number): string => {
    if (!owned.firstOnly) return `${numberOf(count)} per`;
    return `${numberOf(count)} che ${count === 1 ? 'comincia' : 'cominciano'} con`;
  };
  if (owned.sole !== undefined) return owned.firstOnly ? `, ${link(1)} ${owned.sole}` : `, per ${owned.sole}`;
  if (owned.each !== undefined) return `, ${link(owned.each)} ogni seme`;
  return `, ${and(owned.shares.map(({ what, count }) => `${link(count)} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la base' : `le ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `con ${aRank(rank)} in testa`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `una scala completa${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)}, o una scala ${headedBy(empty)},` : aRank(empty);
  if (!runs) return 'qualsiasi carta disponibile';
  return unit === 'run'
    ? 'qualsiasi carta o scala disponibile'
    : 'qualsiasi carta disponibile, ma non una scala,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'una pila vuota' : `una ${one(kind, ' vuota')}`;
const fills = (kind: PileKind): string =>
  `può ${kind === 'foundation' ? 'cominciare' : 'occupare'} ${emptyPile(kind)}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'solo '}${filler(empty, unit, runs)} ${fills(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} non si occupa mai più.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'il tallone è esaurito' : 'il tallone e il pozzo sono esauriti';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'sulla' : 'su una'} ${one(kind, ' vuota')}`;
    return kind === from ? `su un’altra ${one(kind)}` : onAny({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Non si può mettere nessuna carta ${onAny(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Le carte di una base vi restano; nessuna si riprende mai.';
  if (kind === 'stock') return 'Le carte lasciano il tallone solo quando si distribuiscono.';
  return `Le carte ${ofAny({ kind, count: 2 })} non si possono spostare.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Si può spostare solo la carta in cima a una pila.'
    : `È disponibile solo la carta in cima ${masculine(kind) ? 'al' : count === 1 ? 'alla' : 'a ogni'} ${one(kind)}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Il tallone si scorre una volta sola e non si rinnova.'
    : `Il tallone si può scorrere ${number(passes)} volte.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} accetta solo carte che vengono ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} accetta una carta alla volta.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} si costruisce` : `Le ${many(kind)} si costruiscono`} ${order(build)}`;

const skills = {
  luck: 'decide soltanto la fortuna',
  mostlyLuck: 'la fortuna conta più dell’abilità',
  balanced: 'fortuna e abilità contano allo stesso modo',
  mostlySkill: 'l’abilità conta più della fortuna',
  skill: 'l’abilità conta molto più della fortuna',
} as const;
const difficulties = {
  easy: 'facile',
  medium: 'di media difficoltà',
  hard: 'difficile',
  veryHard: 'molto difficile',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} di ${of}`);
const placeAfter = (before: '' | 'su' | 'da', { kind, number: n, of }: PileName): string => {
  const noun = of === 1 ? one(kind) : one(kind, ` ${n}`);
  if (masculine(kind)) return before === '' ? `il ${noun}` : `${before}l ${noun}`;
  return before === '' ? `la ${noun}` : `${before}lla ${noun}`;
};
const onto = (pile: PileName): string => placeAfter('su', pile);
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} ${joined('da', rankNameOf(first))} di ${suitNames[suits[suitOf(first)]]} in su`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `giro ${n}` : `giro ${n} di ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(
        `${unitName(event.cards)} ${placeAfter('da', event.from)} occupa ${placeAfter('', event.to)}.`,
      );
    case 'automatic':
      return start(`${unitName(event.cards)} ${onto(event.to)} automaticamente.`);
    case 'automaticMany':
      return `${start(cards(event.count))} ${event.count === 1 ? 'è andata da sola' : 'sono andate da sole'} sulle basi.`;
    case 'dealt':
      return `Distribuzione: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'distribuita' : 'distribuite, una per pila'}.`;
    case 'redealt':
      return `Il pozzo è rivoltato: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carta scoperta: ${name(event.card)}.`;
    case 'uncovered':
      return `Ora libera: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} di nuovo ${onto(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in Italian. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'Assi e re',
    deuces: 'I due',
    'deuces-and-queens': 'Due e donne',
    'double-aces-and-kings': 'Assi e re doppi',
    'eighty-thieves': 'Ottanta ladroni',
    emperor: 'Imperatore',
    'forty-and-eight': 'Quaranta e otto',
    'forty-bandits': 'Quaranta banditi',
    'forty-thieves': 'Quaranta ladroni',
    josephine: 'Giuseppina',
    'klondike-draw-one': 'Klondike (una carta)',
    'klondike-draw-three': 'Klondike (tre carte)',
    'lucky-piles': 'Pile fortunate',
    'lucky-piles-in-suit': 'Pile fortunate (per seme)',
    'lucky-thirteen': 'Tredici fortunato',
    'napoleons-square': 'Quadrato di Napoleone',
    'number-ten': 'Numero dieci',
    'racing-aces': 'Corsa degli assi',
    'red-and-black': 'Rosso e nero',
    'sixty-thieves': 'Sessanta ladroni',
    'thieves-of-egypt': 'Ladroni d’Egitto',
    'thieves-of-egypt-two-passes': 'Ladroni d’Egitto (due giri)',
    'thieves-rush': 'Carica dei ladroni',
  },
  familyNames: {
    'Aces and Kings': 'Assi e re',
    'Forty Thieves': 'Quaranta ladroni',
    'Lucky Thirteen': 'Tredici fortunato',
  },
  searchWords: {
    'forty-thieves': ['40 ladroni', 'Alì Babà'],
    'sixty-thieves': ['60 ladroni'],
    'eighty-thieves': ['80 ladroni'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'F', 'D', 'R'],
  card: cardName,
  headings: {
    object: 'Scopo',
    layout: 'Disposizione',
    foundations: 'Basi',
    tableau: 'Tavolo',
    reserve: 'Riserva',
    stock: 'Tallone',
    stockAndWaste: 'Tallone e pozzo',
    moves: 'Mosse',
    automatic: 'Che cosa avviene da sé',
    passes: 'Giri del tallone',
    about: 'Su questo gioco',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Si gioca con un mazzo di ${n} carte.`
        : `Si gioca con ${number(decks)} mazzi, ${n} carte in tutto.`,
    goal: ({ cards: n, foundations }) =>
      `La partita è vinta quando tutte le ${n} carte sono ${foundations === 1 ? 'sulla base' : 'sulle basi'}.`,
    scope: ({ kind, first, last }) => `Quanto segue vale ${numbered('per', kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const [first] = taken;
      const article = first && feminine(first.rank) ? 'le' : /^o/.test(names[0] ?? '') ? 'gli' : 'i';
      const which = choice === 'all' ? `${article} ${and(names)}` : and(names);
      if (taken.length === 1 && first?.count === 1) {
        return `Per prima cosa si toglie dal mazzo ${which} e si mette ${feminine(first.rank) ? 'scoperta' : 'scoperto'} su una ${one(kind)} propria.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', una carta per seme,' : '';
      return `Per prima cosa si tolgono dal mazzo ${which}${suited} e si mette ogni carta, scoperta, su una ${one(kind)} propria.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const verb = count === 1 ? 'Si distribuisce' : 'Si distribuiscono';
      const piles = `${verb} ${counted(count, kind)} di ${cards(each)}${count === 1 ? '' : ' ciascuna'}`;
      const alone = count === 1 && each === 1;
      if (facing.face === 'up') return `${piles}, ${alone ? 'scoperta' : 'tutte scoperte'}.`;
      if (facing.face === 'down') return `${piles}, ${alone ? 'coperta' : 'tutte coperte'}.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `Si distribuiscono ${counted(count, kind)} che hanno, da sinistra a destra, ${and(counts.map(String))} carte.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `${others ? 'L’altra' : 'La'} ${one(kind)} all’inizio è vuota.`;
      return `Le ${others ? 'altre ' : ''}${counted(count, kind)} all’inizio sono vuote.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `della ${one(kind)}` : wholes[kind][0],
      );
      return `Le carte ${and(which)} si sovrappongono in modo che ogni carta scoperta si possa leggere.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carta che resta forma il tallone, coperta.'
        : `Le ${n} carte che restano formano il tallone, coperte.`,
    allDealt: () => 'Con questo tutte le carte sono distribuite.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, con ${build.rank === 'up' ? 'l’asso dopo il re' : 'il re dopo l’asso'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'si costruisce' : 'si costruiscono'} ${order(build)}, ${joined('da', first)} ${joined('a', end)}${round}: ${cards(size)}${count === 1 ? '' : ' ciascuna'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'accetta' : 'accettano'} solo una scala completa, ${joined('da', first)} ${joined('a', end)} ${suitOrder[build.suit]}, che vi arriva${source} in una sola mossa`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} per scale con ${aColoured(first, colour)} in testa`))}`
          : owners(owned);
      return `${takes}${heads}. La scala può poggiare su altre carte.`;
    },
    ownFoundation: () => 'Una carta messa su una base di un altro seme va su una base del proprio.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? `in cima ${numbered('a', 'foundation', only.first, only.last)}`
        : atop({ kind: 'foundation', count });
      return `La carta ${which} si può riprendere ogni volta che un’altra pila la accetta${between ? ', anche un’altra base' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Le scale complete restano sulle loro basi.';
      if (!only) return givesNothing('foundation');
      return `Le carte ${numbered('de', 'foundation', only.first, only.last)} vi restano; nessuna si riprende mai.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} accetta qualsiasi carta su qualsiasi altra.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Il verso può cambiare all’interno di una pila. Su un re non si sale oltre e su un asso non si scende oltre.',
    buildWraps: ({ direction }) =>
      ({
        up: 'La scala è circolare: un asso può stare su un re.',
        down: 'La scala è circolare: un re può stare su un asso.',
        upOrDown:
          'Il verso può cambiare all’interno di una pila, e la scala è circolare: un asso può stare su un re, e un re su un asso.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Non si costruisce mai ${onAny(piles)}; contiene al massimo una carta.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contiene al massimo ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'colore' : 'seme';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Ogni ${one(kind)} comincia solo con una carta del proprio ${what}${owners(owned)}.`
        : `Ogni ${one(kind)} accetta solo le carte del proprio ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Una ${one(kind)} rimasta vuota si occupa subito con la carta successiva del tallone.`
        : `Una ${one(kind)} rimasta vuota si occupa subito con la carta in cima al pozzo; se questo è vuoto, prima si distribuisce dal tallone.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Una volta che ${exhausted(from)}, ${emptyPile(kind)} non si occupa più.`
        : `Solo quando ${exhausted(from)}, ${filler(empty, unit, runs)} ${fills(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Una carta è disponibile quando è scoperta e nessun’altra le sta sopra.'
        : 'Una carta è disponibile quando nessun’altra le sta sopra.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Le carte si spostano una alla volta; una scala non si sposta mai in blocco.',
    runMoves: ({ run }) =>
      `Le carte in cima a una pila che si susseguono ${order(run)} formano una scala, che si può spostare in blocco su una pila che ne accetta la prima carta. Si può spostare anche una parte della scala, da una qualsiasi delle sue carte fino a quella in cima.`,
    goes: ({ from, count, to }) => {
      const card = from === 'tableau' ? 'Una carta del tavolo' : `La carta ${atop({ kind: from, count })}`;
      return `${card} può andare ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic sul tallone mette la sua prima carta, scoperta, sul pozzo.'
        : `Un clic sul tallone mette ${cards(packet)}, scoperte, sul pozzo, una sopra l’altra; l’ultima distribuita resta in cima.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}°`}${last ? ' e ultimo' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'in tutti i successivi'
            : `nel ${which}${index === 0 ? ' giro' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' alla volta' : ''} ${when}`;
      });
      return `Un clic sul tallone mette carte scoperte sul pozzo, una sopra l’altra: ${and(parts)}. L’ultima distribuita resta in cima.`;
    },
    shortPacket: () => 'Se nel tallone restano meno carte, si distribuiscono quelle.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'una fila intera' : `${number(rows)} file intere`;
      const short = `${rows === 0 ? 'una fila' : 'un’ultima'} di ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} e ${short}`;
      return `Un clic sul tallone mette una carta scoperta ${piles === 1 ? 'sulla pila del tavolo' : 'su ogni pila del tavolo, da sinistra a destra, anche su quelle vuote'}. Si può fare in qualsiasi momento; il tallone basta per ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Il tallone si può scorrere quante volte si vuole.' : goneThrough(passes),
    redeal: () =>
      'Quando il tallone è vuoto, un clic sul suo posto rivolta il pozzo così com’è, senza mescolarlo, e ne rifà il tallone: la prima carta distribuita è di nuovo la prima.',
    turnUp: () => 'Una carta coperta che resta libera si scopre.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Le mosse automatiche verso le basi sono disattivate finché non si attivano.',
        safe: 'Salvo diversa impostazione, una carta va su una base appena ciò non può costare la vittoria.',
        all: 'Salvo diversa impostazione, ogni carta adatta a una base vi va appena può.',
      })[mode],
    neverChosen: () =>
      'Una carta adatta a basi di tipo diverso non vi va mai da sola; la scelta spetta al giocatore.',
    exempt: () =>
      'Una carta ripresa da una base resta dove è stata messa finché non è stata coperta e di nuovo liberata o non la si fa salire a mano.',
    oneUndo: () => 'Tutto ciò che segue da sé a una mossa si annulla insieme con essa.',
    devisedBy: ({ name: who }) => `Ideato da ${who}.`,
    aliases: ({ names }) => `Noto anche come ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; il gioco è ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Una partita dura circa ${minutes === 1 ? 'un minuto' : `${number(minutes)} minuti`}.`,
    winRate: ({ share }) =>
      `Secondo i dati pubblicati si vince circa il ${percent(tag, share)} delle partite.`,
  },
  refusals: {
    samePile: () => 'Le carte sono già su questa pila.',
    nothingThere: ({ kind }) =>
      `Non c’è nessuna carta da prendere ${masculine(kind) ? 'sul' : 'su questa'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Una carta coperta non si può spostare.',
    topCardOnly: ({ kind }) => topCardOnly(kind, 2),
    notARun: ({ run }) => `Si possono spostare in blocco solo carte che si susseguono ${order(run)}.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' ? 'Non si può mettere nessuna carta sul tallone.' : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Questa ${one(kind)} è piena: contiene al massimo ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Una carta sola, ma non una scala, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Questa ${one(kind)} accetta solo una scala completa.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Solo quando ${exhausted(source)}, una carta ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Questa ${one(kind)} comincia solo con ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Questa ${one(kind)} comincia solo con una carta ${colourWord(colour, 'a')}.`,
    neverBuilt: ({ kind }) => `Non si costruisce mai su una ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Questo gioco non ha tallone.',
    stockEmpty: () => 'Il tallone è vuoto.',
    stockNotEmpty: () => 'Il pozzo si rivolta solo quando il tallone è vuoto.',
    wasteEmpty: () => 'Nel pozzo non c’è nessuna carta da rivoltare.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vuota',
    cards,
    faceDown: (count) => `${numberOf(count)} ${count === 1 ? 'coperta' : 'coperte'}`,
    onTop: (card) => `in cima ${card}`,
    sequence: (first, direction) => `${rankOrder[direction]} ${joined('da', first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, 'a'),
    nextRank: (rank) => `ora ${aRank(rank)}`,
    nextCard: (card) => `ora ${card}`,
    startsWith: (rank) => `comincia con ${aRank(rank)}`,
    completeRunOnly: 'per una scala completa',
    full: 'piena',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} ${down === 1 ? 'coperta' : 'coperte'}`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'nessuna carta'}.`;
    },
    happening,
    undone: (what) => `Annullato: ${what}`,
    redone: (what) => `Rifatto: ${what}`,
    targets: (card, piles) => `${start(card)} può andare ${or(piles.map(withTop(onto)))}.`,
    nowhere: (card) => `${start(card)} non può andare da nessuna parte.`,
    progress: (done, of) => `Carte sulle basi: ${done} di ${of}.`,
    picked: (card, count) =>
      count === 1 ? `Carta presa: ${card}.` : `${start(cards(count))} prese, la prima: ${card}.`,
    letGo: 'Carta rimessa a posto.',
    won: 'La partita è vinta.',
    dead: 'La partita non si può più vincere.',
  },
};
