import { assertNever } from '../assertNever.ts';
import type { Rank, Suit } from '../cards/card.ts';
import { rankIndex, ranks, suitOf, suits } from '../cards/card.ts';
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
import type { Language } from '../messages/language.ts';
import type { Build, PileKind, Unit } from '../rules/definition.ts';

/**
 * Every text of the interface in English, the source of the keys. Rules, refusals, names of cards and spoken
 * announcements are made by shared/description; what stands here is everything else that a player can see or
 * hear. `{{name}}` is filled in; a key with `_one`, `_other` and so on is chosen by `count`.
 */
export const messages = {
  'app.name': 'Grand Patience',

  // Menus and commands
  'menu.bar': 'Menu',
  'menu.game': 'Game',
  'menu.play': 'Play',
  'menu.view': 'View',
  'menu.help': 'Help',
  'menu.recent': 'Recent games',
  'menu.alwaysOnTop': 'Always on top',
  'menu.autoplay': 'Automatic moves',
  'menu.continue': 'Continue',
  'menu.edit': 'Edit',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.selectAll': 'Select all',
  'menu.window': 'Window',
  'menu.minimise': 'Minimise',
  'menu.zoomWindow': 'Zoom',
  'menu.toFront': 'Bring all to front',
  'menu.closeWindow': 'Close window',
  'menu.services': 'Services',
  'menu.hide': 'Hide Grand Patience',
  'menu.hideOthers': 'Hide others',
  'menu.showAll': 'Show all',
  'command.newDeal': 'New deal',
  'command.restart': 'Start this deal again',
  'command.dealNumber': 'Deal a number…',
  'command.chooseGame': 'Choose a game…',
  'command.newWindow': 'New window',
  'command.settings': 'Settings…',
  'command.quit': 'Quit',
  'command.undo': 'Undo',
  'command.redo': 'Redo',
  'command.dealStock': 'Deal from the stock',
  'command.finish': 'Play everything up',
  'command.autoplayOff': 'Off',
  'command.autoplaySafe': 'Only where it cannot cost the game',
  'command.autoplayAll': 'Every card that fits',
  'command.fourColourDeck': 'Four colours',
  'command.largeIndex': 'Large signs',
  'command.leftHanded': 'Left-handed table',
  'command.largerCards': 'Larger cards',
  'command.smallerCards': 'Smaller cards',
  'command.usualCards': 'Cards as large as fit',
  'command.hideClock': 'Hide the clock',
  'command.needed': 'What is still needed',
  'needed.rank': 'Rank',
  'needed.waiting': 'Foundations that wait for it',
  'needed.left': 'Cards still to come',
  'command.toTable': 'To the table',
  'command.fullScreen': 'Full screen',
  'command.statistics': 'Statistics…',
  'command.rules': 'Rules of this game',
  'command.manual': 'Manual',
  'command.shortcuts': 'Keys…',
  'command.data': 'Your data…',
  'command.report': 'Report a problem…',
  'command.about': 'About Grand Patience',

  // The bar above the table
  'bar.deal': 'Deal {{number}}',
  'bar.moves_one': '{{count}} move',
  'bar.moves_other': '{{count}} moves',
  'bar.clock': 'Time',
  'bar.paused': 'Paused',
  'bar.tools': 'Tools',
  'bar.status': 'State of the game',
  'table.label': 'Table',
  'table.description':
    'Arrow keys walk the piles, Enter picks up and puts down, Escape lets go. Press question mark for all keys.',
  'table.stock': 'Stock',
  'table.waste': 'Waste',
  'table.reserves': 'Reserves',
  'table.tableau': 'Tableau',
  'table.foundations': 'Foundations',
  'table.selected_one': '{{card}}',
  'table.selected_other': '{{count}} cards from the {{card}}',
  'table.noSuchCard': 'No card of this rank can be taken.',
  'table.noSuchPile': 'This game has no such pile.',
  'table.noStock': 'This game has no stock.',
  'table.notNow': 'Not possible now: {{command}}',
  'table.edge': 'No pile lies further that way.',
  'table.nothingHeld': 'There is nothing to let go.',
  'table.row': 'Row {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'on',
  'state.off': 'off',
  'table.nothingYet': 'Nothing has happened yet.',
  'table.dealt': '{{game}}, deal {{number}}.',
  'table.restored': '{{game}}, deal {{number}}, where you left it.',

  // Dialogs in general
  'dialog.close': 'Close',
  'dialog.cancel': 'Cancel',
  'dialog.ok': 'OK',
  'tip.hidden': 'The name shown is hidden. Press Escape once more.',

  // Deal a number
  'dealNumber.title': 'Deal a number',
  'dealNumber.label': 'Number of the deal',
  'dealNumber.help':
    'The same number gives the same cards on every machine. Deals 1 to 31999 are those that other programs know too.',
  'dealNumber.deal': 'Deal',
  'dealNumber.bad': '“{{text}}” is no deal number. Give a whole number from 1, such as 617.',

  // Choose a game
  'choose.title': 'Choose a game',
  'choose.games': 'Games',
  'choose.search': 'Search',
  'choose.searchHint': 'Name or family',
  'choose.favourites': 'Favourites',
  'choose.recent': 'Played last',
  'choose.none': 'No game is called “{{text}}”. Other names are searched too; try fewer letters.',
  'choose.found_one': '{{count}} game: {{game}}',
  'choose.found_other': '{{count}} games, first: {{game}}',
  'choose.play': 'Play {{game}}',
  'choose.favourite': '{{game}} is a favourite',
  'choose.aliases': 'Also known as {{names}}',
  'choose.devisedBy': 'Devised by {{name}}',
  'choose.winRate': 'Won by people: about {{percent}}',
  'choose.relatives': 'If you like this',
  'choose.picture': 'How {{game}} lies on the table',
  'gameFile.title_one': '{{count}} file in your folder of games cannot be used as it is',
  'gameFile.title_other': '{{count}} files in your folder of games cannot be used as they are',
  'gameFile.folder': 'Open my folder of games',
  'gameFile.whole': 'the file as a whole',
  'gameFile.missing': '“{{path}}” is missing. Add it.',
  'gameFile.unknownKey': '“{{path}}” is not a word of the vocabulary. Take it out or correct its spelling.',
  'gameFile.notNumber': '“{{path}}” is {{received}}; write a number there, without quotation marks.',
  'gameFile.notWhole': '“{{path}}” is {{received}}; write a whole number.',
  'gameFile.notText': '“{{path}}” is {{received}}; write text in straight quotation marks ("…").',
  'gameFile.notList': '“{{path}}” is {{received}}; write a list in square brackets ([…]).',
  'gameFile.notObject': '“{{path}}” is {{received}}; write names with their values in braces ({…}).',
  'gameFile.notOneOf': '“{{path}}” is {{received}}; write one of {{expected}}.',
  'gameFile.tooSmall': '“{{path}}” is {{received}}; {{expected}} is the least.',
  'gameFile.tooLarge': '“{{path}}” is {{received}}; {{expected}} is the most.',
  'gameFile.tooLong': '“{{path}}” has a length of {{received}}; {{expected}} is the most.',
  'gameFile.empty': '“{{path}}” is empty; write something there.',
  'gameFile.badName':
    '“{{path}}” is {{received}}; write a name without blanks, beginning with a small letter.',
  'gameFile.noFoundation':
    'The game has no foundation; without one it cannot be won. Add a group of the kind foundation.',
  'gameFile.tooManyPiles': 'The game has {{received}} piles; {{expected}} are the most.',
  'gameFile.foundationRoom':
    'The foundations have room for {{received}} cards and the game has {{expected}}. Raise “max” or add foundations.',
  'gameFile.unevenSpread':
    '“{{path}}” lists {{received}} values, which cannot be spread evenly over {{expected}} piles.',
  'gameFile.noSuchGroup':
    '“{{path}}” names {{received}}, which is no group of piles. There are: {{expected}}.',
  'gameFile.noWaste': '“{{path}}” needs a waste. Add a group of the kind waste.',
  'gameFile.twoWastes': 'The game has {{received}} wastes; one is the most.',
  'gameFile.noStock': '“{{path}}” needs a stock that is dealt to the waste. Add “stock”.',
  'gameFile.noTableau': '“{{path}}” needs a tableau. Add a group of the kind tableau.',
  'gameFile.noSuchKind': '“{{path}}” is {{received}}; the game has no such piles. It has: {{expected}}.',
  'gameFile.runWithoutBuild': '“{{path}}” is missing: say what holds a run together.',
  'gameFile.buildWithoutRun':
    '“{{path}}” is {{received}}, but a run is described. Write {{expected}}, or take “run” out.',
  'gameFile.countsDiffer': '“{{path}}” lists {{received}} piles; the group has {{expected}}.',
  'gameFile.cardsDealt': 'The opening deal puts out {{received}} cards; the game has {{expected}}.',
  'gameFile.cardsLeft':
    'The opening deal puts out {{received}} of {{expected}} cards and there is no stock for the others.',
  'gameFile.startNeedsSuits':
    '“{{path}}” is a group of {{received}} piles; starting cards need a multiple of {{expected}}.',
  'gameFile.startOverDecks':
    'With “{{path}}” the deal asks for {{received}} starting cards of one rank; there are only {{expected}}.',
  'gameFile.startRank': '“{{path}}” is {{received}}; the group starts with {{expected}}.',
  'gameFile.startTwice': '“{{path}}” names {{received}} once more; a group gets starting cards only once.',
  'gameFile.startSuits':
    '“{{path}}” is {{received}}, whose piles are not as many of each suit; starting cards go to all {{expected}} suits alike.',
  'gameFile.notLaidOut':
    '“{{path}}” leaves out {{expected}}. Every group, and the stock, must stand in one row.',
  'gameFile.laidOutTwice': '“{{path}}” names {{received}} twice.',
  'gameFile.dealToWaste': '“{{path}}” is {{received}}, a waste; deal to one of {{expected}}.',
  'gameFile.dealToFoundation':
    '“{{path}}” is {{received}}, a foundation; only the step {{expected}} puts cards there.',
  'gameFile.dealtOverMax':
    '“{{path}}” is {{expected}}, but the opening deal puts {{received}} cards on one pile. Raise it, or deal fewer.',
  'gameFile.hiddenOnOpen':
    'The opening deal puts face-down cards on face-up ones in {{received}}. Deal the face-down cards first.',
  'gameFile.topFaceDown':
    'The opening deal leaves top cards of {{received}} face down, where nothing would turn them. Deal the last card of each pile face up.',
  'gameFile.fileTooLarge': 'The file is larger than {{expected}} bytes.',
  'gameFile.tooMany': 'There are more than {{expected}} files; this one and all after it were not read.',
  'gameFile.unreadable': 'The file cannot be read. See whether it is there and may be opened.',
  'gameFile.notJson':
    'The file is not JSON: in line {{line}}, column {{column}} stands {{received}}, where it cannot stand.',
  'gameFile.jsonEnds':
    'The file ends in line {{line}}, column {{column}}, before everything is closed. Add the bracket or quotation mark that is missing.',
  'gameFile.idTaken': 'Another game has the id {{received}}. Give this one an id of its own.',
  'gameFile.noSuchParent':
    '“{{path}}” is {{received}}, and no other game has that id. Correct it, or take “variantOf” out.',
  'facts.decks_one': '{{count}} deck',
  'facts.decks_other': '{{count}} decks',
  'facts.minutes_one': '{{count}} minute',
  'facts.minutes_other': '{{count}} minutes',
  'facts.easy': 'Easy',
  'facts.medium': 'Medium',
  'facts.hard': 'Hard',
  'facts.veryHard': 'Very hard',
  'facts.luck': 'All luck',
  'facts.mostlyLuck': 'Mostly luck',
  'facts.balanced': 'Luck and skill',
  'facts.mostlySkill': 'Mostly skill',
  'facts.skill': 'All skill',

  // The end of a game
  'won.title': 'Won',
  'won.text': '{{game}}, deal {{number}}',
  'won.time': 'Time',
  'won.moves': 'Moves',
  'won.bestTime': 'Your best time yet',
  'won.fewestMoves': 'Your fewest moves yet',
  'won.wins': 'Won so far',
  'won.winsOf': '{{won}} of {{played}}',
  'won.again': 'New deal',
  'won.look': 'Look at the table',
  'dead.noMove': 'No move is left. Undo, or deal anew.',
  'dead.searched':
    'This deal cannot be won from here: every position still in reach was tried. Undo, or deal anew.',
  'dead.undo': 'Undo',
  'dead.newDeal': 'New deal',

  // Choosing among targets
  'choice.title': 'Where to?',
  'choice.help': 'Several piles take this card. Choose one on the table or here.',
  'choice.none': 'No pile chosen.',

  // Links and files
  'open.failed':
    '“{{what}}” cannot be opened: it is no link to a deal and no saved game that can be read. Check the address or the file.',
  'open.noGame': 'There is no game called “{{game}}” here. Choose one from the menu Game.',
  'open.elsewhere': '{{game}} is open in another window. A game can be open in one window at a time.',
  'open.takenAway':
    '{{game}} was opened in another window and goes on there. What was played here is among the saved games.',

  // Messages that come and go
  'toast.dismiss': 'Dismiss',
  'toast.left': 'Deal {{number}} was not finished: it is given up.',
  'toast.takeUpLeft': 'Go on with it',
  'toast.notSaved': 'The game could not be saved: {{reason}}. It goes on; the next move tries again.',
  'toast.notRecorded': 'The result could not be kept: {{reason}}. It will be tried again.',
  'toast.settingsNotSaved': 'The setting could not be kept: {{reason}}. It holds until the program ends.',
  'toast.fresh':
    'The unfinished game could not be opened: {{reason}}. Its file was kept. Here is a new deal.',
  'toast.dealFailed': '{{name}} could not be dealt: {{reason}}. {{other}} is on the table instead.',
  'toast.error':
    'Something went wrong: {{reason}}. The game goes on; if it happens again, please report it from the Help menu.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'a mistake in the program, “{{message}}”',
  'failure.save.otherGame': 'it is of another game, “{{game}}”',
  'failure.save.pack': 'its cards are not those of this game',
  'failure.save.tree': 'its moves do not hold together at move {{move}}',
  'failure.save.illegalMove': 'move {{move}} ({{text}}) is not allowed by the rules of this version',
  'failure.internal': 'a mistake in the program',
  'failure.tooLarge': 'it is larger than the program can take',
  'failure.diskFull': 'the disk is full; make room on it',
  'failure.noPermission': 'the folder may not be written or read; check its permissions',
  'failure.notFound': 'the folder or file is gone; check that its drive is there',
  'failure.wrongKind': 'a folder stands where a file should be, or the other way round',
  'failure.storage': 'the disk reported an error',
  'failure.newerVersion': 'a newer version of Grand Patience wrote it; open it there',
  'failure.damaged': 'the file is damaged',
  'failure.unknownItem': 'it is not there any more',
  'failure.openElsewhere': 'another window has this game open',
  'failure.unsupported': 'this system cannot do that',
  'failure.unreachable': 'the program’s other half does not answer; start Grand Patience again',

  // Statistics
  'statistics.title': 'Statistics',
  'statistics.game': 'Game',
  'statistics.allGames': 'All games',
  'statistics.played': 'Played',
  'statistics.won': 'Won',
  'statistics.winRate': 'Win rate',
  'statistics.currentStreak': 'Current streak',
  'statistics.bestStreak': 'Longest run of wins',
  'statistics.bestTime': 'Best time of a win',
  'statistics.fewestMoves': 'Fewest moves of a win',
  'statistics.none': 'Nothing yet: a game counts here once it is won, or left after at least one move.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, all games',
  'statistics.period': 'Time',
  'statistics.period.all': 'All time',
  'statistics.period.week': 'Last 7 days',
  'statistics.period.month': 'Last 30 days',
  'statistics.period.year': 'Last 365 days',
  'statistics.period.days': 'Chosen days',
  'statistics.firstDay': 'First day',
  'statistics.lastDay': 'Last day',
  'statistics.playedOf': '{{won}} won, {{lost}} lost, {{givenUp}} given up',
  'statistics.fromTo': '{{low}} to {{high}}',
  'statistics.interval': '{{range}} with 95% confidence',
  'statistics.range': 'With 95% confidence',
  'statistics.longest': 'Longest: {{wins}}, {{losses}}',
  'statistics.middle': 'Of wins: median {{median}}, mean {{mean}}',
  'statistics.playingTime': 'Time played',
  'statistics.byGame': 'By game',
  'statistics.groups': 'By kind of deal',
  'statistics.group': 'Games',
  'statistics.firstAttempts': 'First game of a deal',
  'statistics.replays': 'Deal played again',
  'statistics.winnableDeals': 'Deals known to be winnable',
  'statistics.unwinnableDeals': 'Deals known to be unwinnable',
  'statistics.undecidedDeals': 'Deals that the solver could not decide',
  'statistics.helped': 'With hints or the solver',
  'statistics.overTime': 'Win rate over time',
  'statistics.afterGames': 'After games',
  'statistics.recentRate': 'Last {{number}} games',
  'statistics.byMonth': 'Games by month',
  'statistics.month': 'Month',
  'statistics.byWeekday': 'Games by weekday',
  'statistics.weekday': 'Weekday',
  'statistics.winTimes': 'Times of wins',
  'statistics.timeFrom': 'From',
  'statistics.timeTo': 'To under',
  'statistics.asTable': 'As a table',
  'statistics.exportCsv': 'Export as CSV',
  'statistics.exportJson': 'Export as JSON',
  'statistics.import': 'Import…',
  'statistics.imported_one': '{{count}} game added; {{known}} were here already.',
  'statistics.imported_other': '{{count}} games added; {{known}} were here already.',
  'statistics.resetAsk': 'Reset…',
  'statistics.reset': 'Reset',
  'statistics.askReset': 'Take these results out of the statistics?',
  'statistics.askResetAll': 'Take all results out of the statistics?',
  'statistics.wasReset_one': '{{count}} game was taken out.',
  'statistics.wasReset_other': '{{count}} games were taken out.',
  'statistics.winStreak_one': '{{count}} win',
  'statistics.winStreak_other': '{{count}} wins',
  'statistics.lossStreak_one': '{{count}} loss',
  'statistics.lossStreak_other': '{{count}} losses',
  'statistics.failed': 'The statistics could not be read: {{reason}}. Close this page and open it again.',

  // Rules
  'rules.title': 'Rules of {{game}}',

  // The manual
  'manual.title': 'Manual',
  'manual.start': 'Begin',
  'manual.start.1':
    'A game is on the table when the program starts: the one you played last, where you left it. “Game, Choose a game” shows all games by family; each tells how many decks it takes, how hard it is and how long it lasts.',
  'manual.start.2':
    'The rules of the game on the table open beside it with F1. They are made from the very data that the game is played by, so they are complete and true.',
  'manual.start.3':
    'Every deal has a number, and the same number gives the same cards on every machine. To play a deal again, or one that a friend told you, use “Game, Deal a number”.',
  'manual.start.4':
    '“Game, New window” opens another table beside this one. A game is open in one window at a time; what one window leaves another can go on with. The commands in “View” make the cards larger and smaller.',
  'manual.moving': 'Move cards',
  'manual.moving.1':
    'Drag a card where it should go; where the rules let several cards move together, take hold of the lowest of them. Piles that take the cards light up. It is enough if the card lies over a part of the pile.',
  'manual.moving.2':
    'Or click: a card with one sensible place to go goes there. Where several differ, they light up, and the next click chooses. Whether a click prefers the foundations or the tableau is a setting.',
  'manual.moving.3':
    'A double click sends a card to the foundations; how much time its second click has is a setting. A click on the stock deals; a click on the empty stock turns the waste over where the game allows it.',
  'manual.moving.4': 'A move that the rules refuse says which rule stands in the way.',
  'manual.moving.5':
    'What is covered can be read: hold the mouse button down on a card, press the right button, or rest a finger on it. The card comes to the front; a pile whose cards lie too close, such as the waste, is laid open until you let go. By keyboard, hold I on a pile.',
  'manual.moving.6':
    'Cards that are set larger than fit make the table larger than its window. The wheel, the scroll bars and a drag on any bare place move it; a card dragged to the edge takes it along.',
  'manual.automatic': 'Automatic moves',
  'manual.automatic.1':
    'Cards can go up by themselves: never, only where that cannot cost the game (in games where this is proven), or always. Each game has its own default; “Play, Automatic moves” changes it for the game on the table, from the next move on.',
  'manual.automatic.2':
    'A card that you take back from a foundation stays where you put it. It goes up by itself again only after it has been covered and uncovered.',
  'manual.undo': 'Undo',
  'manual.undo.1':
    'Everything can be taken back, to the first move, as often as you like, and played again. A move and whatever followed from it by itself are one step. Undoing is counted with the game and not punished.',
  'manual.undo.2':
    '“Play, Map of the moves” shows every line that you have tried in this deal. A click or the arrow keys go to a place in it; a bookmark gives the place a name. A game can be saved under a name, and finished and saved games can be watched again and played on from any place.',
  'manual.help': 'Hints and solver',
  'manual.help.1':
    'H shows a good move on the table and says why; pressing it again shows another one. A hint begins a line that is proven to win; what is not proven is called a suggestion. Where a position is lost, the program says so, and B goes back to the last place that can be won.',
  'manual.help.2':
    'V asks whether the game can still be won. In the settings you can have that said always, or never, and be warned when a move loses the game. “Play it out” plays a solution, which you can pause or take over at any move. The search sees all cards, also those that lie face down. Its help is noted with the game and not punished.',
  'manual.help.3':
    '“New deal that can be won” deals only what is proven to be winnable, of a difficulty if you like. The deal of the day is the same for everyone. “Find or share a deal” shows a short code and a link of the deal on the table, and deals what such a code names.',
  'manual.help.4':
    '“View, What is still needed” lists beside the table, rank by rank, how many foundations wait for a card and how many of these cards are still to come.',
  'manual.end': 'The end of a game',
  'manual.end.1': 'A game is won when every card is on the foundations.',
  'manual.end.2':
    'When no move is left, or when every position still within reach has been tried without a win, the program says so. It says nothing unless it is certain. You can undo and go on.',
  'manual.counting': 'What counts',
  'manual.counting.1': 'A win counts at once, whatever you do next.',
  'manual.counting.2':
    'An unwon deal counts when you leave it for another deal of the same game, if you made at least one move: as lost where it was certain that it could no longer be won, as given up otherwise. Starting the same deal again does not leave it. After a new deal you can still go back to it, until your first move.',
  'manual.counting.3':
    'A deal that you only looked at counts for nothing. An unfinished deal waits for you: choosing another game, or ending the program, does not leave it. If you open a saved game, or go on with one that you watched, the unfinished deal waits among the saved games.',
  'manual.counting.4':
    'The clock starts with your first move. It stands while the window is hidden, while the machine sleeps, and when nothing has been touched for two minutes.',
  'manual.keyboard': 'Without a mouse',
  'manual.keyboard.1':
    'Everything can be done by keyboard. On the table, arrow keys walk the piles as they lie, Tab walks groups of piles, and letters jump: F foundations, T tableau, R reserves, S stock, W waste; A, 2 to 9, 0 for the ten, J, Q and K the next card of that rank.',
  'manual.keyboard.2':
    'Enter or Space picks a card up and puts it down; Shift with the arrow keys takes more cards or fewer; Escape lets go. Shift with Enter sends the card where it fits, as a click does; Shift with a letter jumps backwards. F6 brings the focus to the table from anywhere, and so does Escape. On the stock Enter deals.',
  'manual.keyboard.3':
    'A screen reader says what is on each pile and what each move did. I reads the whole pile, L repeats what happened last, M says where the card can go, P how far the game has come. Question mark shows all keys.',
  'manual.suit': 'To suit you',
  'manual.suit.1':
    'The settings change the size of text and cards, the colours, the backs of the cards, and the speed of motion, which can be switched off. Four colours keep the suits apart, large signs can be read from afar, and high contrast draws everything strongly. A button that is a picture says its name when the mouse, a finger or the focus of the keyboard rests on it.',
  'manual.suit.2':
    'Nothing has to be dragged or held: every move can be made by single clicks, and nothing hurries you. The clock can be hidden and the table mirrored for the left hand.',
  'manual.suit.3':
    'The language is that of the system, or another one of your choice; it changes at once. The letters on the cards can follow it. “Help, Keys” shows all keys, and there you can change them.',
  'manual.data': 'Your data',
  'manual.data.1':
    'The running game is kept at every move, and results the moment they are known. Nothing leaves your machine: the program never uses a network.',
  'manual.data.2': 'Statistics, saved games and settings lie in one folder of plain files.',

  // Settings
  'settings.title': 'Settings',
  'settings.appearance': 'Appearance',
  'settings.theme': 'Colours',
  'settings.theme.system': 'As the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.highContrast': 'High contrast',
  'settings.cardBack': 'Back of the cards',
  'settings.cardBack.lattice': 'Lattice',
  'settings.cardBack.waves': 'Waves',
  'settings.cardBack.stars': 'Stars',
  'settings.cardBack.plain': 'Plain',
  'settings.cardBack.classicBlue': 'Classic blue',
  'settings.cardBack.classicRed': 'Classic red',
  'settings.fourColourDeck': 'Four colours: clubs green, diamonds blue',
  'settings.largeIndex': 'Large signs on the cards',
  'settings.leftHanded': 'Left-handed table',
  'settings.motion': 'Motion and sound',
  'settings.animationSpeed': 'Movement of the cards',
  'settings.animationSpeed.off': 'None',
  'settings.animationSpeed.fast': 'Fast',
  'settings.animationSpeed.normal': 'Normal',
  'settings.animationSpeed.slow': 'Slow',
  'settings.sound': 'Sounds',
  'settings.volume': 'Volume',
  'settings.playing': 'Playing',
  'settings.clickPreference': 'A click prefers',
  'settings.clickPreference.foundation': 'the foundations',
  'settings.clickPreference.tableau': 'the tableau',
  'settings.secondClick': 'Time for a double click',
  'settings.secondClick.off': 'None: each click counts by itself',
  'settings.secondClick.usual': 'Half a second',
  'settings.secondClick.slow': 'One second',
  'settings.secondClick.verySlow': 'Two seconds',
  'settings.highlightRanks': 'Light up equal and following cards under the pointer',
  'settings.hideClock': 'Hide the clock',
  'settings.hideStatistics': 'Hide statistics altogether',
  'settings.language': 'Language',
  'settings.language.system': 'As the system',
  'settings.textSize': 'Size of text',
  'settings.cardSize': 'Size of the cards',
  'settings.cardIndices': 'Letters on the cards',
  'settings.cardIndices.international': 'International (A, K, Q, J)',
  'settings.cardIndices.language': 'Of the language',

  // Keys
  'keys.title': 'Keys',
  'keys.table': 'On the table',
  'keys.commands': 'Commands',
  'keys.arrows': 'Walk the piles as they lie',
  'keys.tab': 'Walk the groups of piles',
  'keys.pick': 'Pick up, put down',
  'keys.send': 'Send the card where it fits',
  'keys.count': 'Take more or fewer cards',
  'keys.letGo': 'Let go, close',
  'keys.foundations': 'Next foundation',
  'keys.tableau': 'Next pile of the tableau',
  'keys.reserves': 'Next reserve',
  'keys.stock': 'Stock',
  'keys.waste': 'Waste',
  'keys.ranks': 'Next card of this rank',

  'keys.backwards': 'The same backwards',
  'keys.tellPile': 'Say what is on this pile',
  'keys.tellLast': 'Say what happened last',
  'keys.tellTargets': 'Say where this card can go',
  'keys.tellProgress': 'Say how far the game is',
  'keys.howToChange':
    'To change keys, choose them and press new ones. {{backspace}} takes them away, {{escape}} leaves them as they were.',
  'keys.change': 'Change the keys of “{{command}}”',
  'keys.press': 'Press keys…',
  'keys.none': 'none',
  'keys.taken': '“{{command}}” has these keys. Change those first, or press others.',
  'keys.takenByTable':
    'The table needs this key to play by keyboard. Press it together with {{control}} or {{alt}}, or press another.',
  'keys.defaults': 'All keys as they were at first',

  // Keys as they are printed on keyboards
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Shift',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'Space',
  'key.tab': 'Tab',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageUp': 'Page Up',
  'key.pageDown': 'Page Down',

  // The player's data
  'data.title': 'Your data',
  'data.folder': 'Where it lies',
  'data.folderText': 'Statistics, saved games and settings lie in this folder:',
  'data.open': 'Open the folder',
  'data.backup': 'Backup',
  'data.backupText':
    'One file holds everything: settings, unfinished deals, saved games and all results. Putting it back replaces the settings, brings back deals and saved games, and adds results that are missing here.',
  'data.create': 'Make a backup',
  'data.restore': 'Put a backup back…',
  'data.askRestore': 'Put this backup back? Your settings will be those of the backup.',
  'data.doRestore': 'Put it back',
  'data.restored':
    'The backup is back: {{games}} results added, {{saves}} saved games, {{running}} unfinished deals.',

  // What happened to files on the disk
  'notice.store.settings': 'The settings',
  'notice.store.running': 'An unfinished deal',
  'notice.store.save': 'A saved game',
  'notice.store.history': 'The results',
  'notice.store.preferences': 'The places of windows',
  'notice.previousUsed': '{{what}}: the file {{path}} was damaged. The copy before it is used.',
  'notice.startedAfresh':
    '{{what}}: the file {{path}} was damaged, and there was no copy. Nothing of it could be used.',
  'notice.linesSetAside': '{{what}}: some lines of {{path}} were damaged. All others are there.',
  'notice.linesMissing':
    '{{what}}: lines are missing from {{path}} ({{number}}). All others are there; a backup brings the missing ones back.',
  'notice.settingsReplaced': '{{what}}: some values in {{path}} could not be used and are as at first.',
  'notice.newerVersion':
    '{{what}}: {{path}} was written by a newer version of Grand Patience. It is left as it is; open it there.',
  'notice.unreadable':
    '{{what}}: {{path}} cannot be read at present. It is left as it is; check its permissions and start again.',
  'notice.setAside': 'What was damaged was kept as {{path}}.',

  // Report a problem
  'report.title': 'Report a problem',
  'report.text':
    'This report helps to find what went wrong. It holds the deal and the program’s log, and nothing about you. Nothing is sent by itself: read it, copy it, and paste it where you report.',
  'report.label': 'Report',
  'report.copy': 'Copy the report',
  'report.copied': 'The report is on the clipboard.',
  'report.where':
    'Send it to the page where you got Grand Patience, under “Issues”, with a sentence on what you did and what you expected.',
  'crash.title': 'A part of the window failed',
  'crash.text': 'Your game is safe: it was kept at every move. You can copy a report, and go on.',
  'crash.goOn': 'Go on',
  'table.failed.title': 'The table cannot be drawn',
  'table.failed.noGraphics':
    'Grand Patience draws the table with WebGL, and this window offers none. Turn on hardware acceleration (in a browser: Settings, System) or drawing by software, and bring the driver of the graphics card up to date; then try again. Your game is safe, and a screen reader and the keyboard can go on with it.',
  'table.failed.again': 'Try again',

  // First start
  'tour.title': 'First steps',
  'tour.move':
    'Welcome! Click a card, and it goes where it can; or drag it. By keyboard, question mark shows all keys.',
  'tour.click': 'Piles that take a card light up. Where a click finds several, the next click chooses.',
  'tour.undo':
    'The arrow at the top that bends back takes moves back, one by one, to the first. Aces and what follows them may go up by themselves.',
  'tour.games': 'Click the name of the game, at the top, to choose another one.',
  'tour.help':
    'At the top, the bulb gives a hint and the book shows the rules beside the table; the menu Help has the keys and a manual. Enjoy!',
  'tour.step': '{{at}} of {{of}}',
  'tour.next': 'Next',
  'tour.end': 'Close',
  'tour.closed': 'First steps closed.',

  // About
  'about.title': 'About Grand Patience',
  'about.version': 'Version {{version}}',
  'about.text':
    'Solitaire of the Forty Thieves kind and its relatives: every game with its full rules, honest hints, and nothing that leaves this machine.',
  'about.licence': 'Free software under the MIT licence.',
  'about.updates':
    'Grand Patience never uses the network and looks for no updates by itself. New versions: {{address}}',
  'about.cards': 'Card faces: the CC0 set of @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Hint',
  'assistant.command.verdict': 'Can this be won?',
  'assistant.command.playOut': 'Play it out',
  'assistant.command.goBack': 'Back to the last winnable place',
  'assistant.command.winnableDeal': 'New deal that can be won',
  'assistant.command.dealOfToday': 'Deal of the day',
  'assistant.command.deals': 'Find or share a deal…',
  'assistant.cancel': 'Cancel',
  'assistant.stopped': 'Search stopped.',
  'assistant.verdict.ask': 'Winnable?',
  'assistant.verdict.searching': 'Searching…',
  'assistant.verdict.winnable': 'Can be won',
  'assistant.verdict.noLonger': 'Can no longer be won',
  'assistant.verdict.unwinnable': 'Cannot be won',
  'assistant.verdict.unknown': 'Not known',
  'assistant.verdict.unknownHelp':
    'The search found neither a win nor a proof that there is none. Asking again searches on.',
  'assistant.hint.thinking': 'Looking for a good move…',
  'assistant.hint.proven': 'Hint',
  'assistant.hint.suggestion': 'Suggestion, not proven',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} and what lies on it → {{pile}}',
  'assistant.hint.sayMove': '{{card}} from {{from}} to {{pile}}',
  'assistant.hint.sayRun': '{{card}} and what lies on it, from {{from}} to {{pile}}',
  'assistant.hint.deal': 'Deal from the stock',
  'assistant.hint.redeal': 'Turn the waste over',
  'assistant.hint.opens': 'opens the {{card}}',
  'assistant.hint.goesUp': 'brings a card home',
  'assistant.hint.empties': 'empties a pile',
  'assistant.hint.builds': 'builds on the {{card}}',
  'assistant.hint.usesEmpty': 'uses an empty place',
  'assistant.hint.automatic': 'Automatic moves may spoil this: it is proven with them off.',
  'assistant.hint.play': 'Play it',
  'assistant.hint.next': 'Another idea',
  'assistant.hint.of': '{{index}} of {{count}}',
  'assistant.hint.lost': 'No move wins from here: this position is lost.',
  'assistant.hint.closed': 'Hint closed.',
  'assistant.lostByMove': 'Your last move lost the game: before it, it could still be won.',
  'assistant.goBack.searching': 'Looking for the last place that can be won…',
  'assistant.playOut.label': 'Playing out',
  'assistant.playOut.thinking': 'Looking for a solution…',
  'assistant.playOut.progress': 'Move {{made}} of {{total}}',
  'assistant.playOut.pause': 'Pause',
  'assistant.playOut.resume': 'Go on',
  'assistant.playOut.step': 'Next move',
  'assistant.playOut.pace': 'Speed',
  'assistant.playOut.slow': 'Slow',
  'assistant.playOut.normal': 'Normal',
  'assistant.playOut.fast': 'Fast',
  'assistant.playOut.takeOver': 'Take over',
  'assistant.playOut.stopped': 'The game is yours again.',
  'assistant.notice.lost': 'There is nothing to play out: this position can no longer be won.',
  'assistant.notice.noSolution':
    'No solution was found in time. Hints still show the best move found; another try searches on.',
  'assistant.notice.noWinnablePlace':
    'No place on the way here is known to be winnable. “Start this deal again” goes back to the beginning.',
  'assistant.notice.atWinnablePlace': 'It can be won from here: there is no need to go back.',
  'assistant.notice.noWinnableDeal': 'No deal that can be won was found. Try again, or play a random deal.',
  'assistant.notice.noDealOfTheDay': 'This game has no deal of the day. Try “New deal that can be won”.',
  'assistant.notice.failed':
    'The solver does not work here: {{reason}}. The game goes on without hints; starting the program again may help.',
  'assistant.deals.title': 'Find or share a deal',
  'assistant.deals.new': 'A new deal of {{game}}',
  'assistant.deals.random': 'Any deal',
  'assistant.deals.winnable': 'One that can be won, of difficulty',
  'assistant.deals.anyGrade': 'Any',
  'assistant.deals.grade1': '1 – gentle',
  'assistant.deals.grade2': '2 – easy',
  'assistant.deals.grade3': '3 – fair',
  'assistant.deals.grade4': '4 – hard',
  'assistant.deals.grade5': '5 – fiendish',
  'assistant.deals.gradeHelp':
    'Deals are proven to be winnable before they are dealt. The difficulty is measured by how narrow the winning way is and how far it had to be searched, compared with other deals of the same game.',
  'assistant.deals.today': 'Deal of the day, {{date}}',
  'assistant.deals.searching': 'Looking for a deal that can be won…',
  'assistant.deals.deal': 'Deal',
  'assistant.deals.open': 'A deal that someone told you',
  'assistant.deals.code': 'Code or link',
  'assistant.deals.paste': 'Paste',
  'assistant.deals.noCode': '“{{text}}” is no code of a deal. A code looks like racing-aces:17.',
  'assistant.deals.unknownGame': 'There is no game “{{text}}” here. The code may be from a newer version.',
  'assistant.deals.badNumber': '“{{text}}” is no deal number. Give a whole number from 1.',
  'assistant.deals.cannotPaste': 'The clipboard may not be read here. Press {{keys}} in the field.',
  'assistant.deals.share': 'The deal on the table',
  'assistant.deals.shareCode': 'Code',
  'assistant.deals.shareLink': 'Link',
  'assistant.deals.copy': 'Copy',
  'assistant.deals.copied': 'Copied.',
  'assistant.deals.cannotCopy': 'The clipboard may not be written here. Select the text and press {{keys}}.',
  'assistant.settings.verdict': 'Say whether the game can be won',
  'assistant.settings.verdict.never': 'Never',
  'assistant.settings.verdict.onRequest': 'When I ask',
  'assistant.settings.verdict.always': 'Always',
  'assistant.settings.warnBeforeLosing': 'Warn when a move loses the game',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Map of the moves',
  'history.map': 'Map of all moves made in this deal',
  'history.mapHelp':
    'Up and down go back and forth along a line, left and right to the branch beside it. A click jumps.',
  'history.opening': 'The deal',
  'history.place': 'Move {{number}}',
  'history.branches_one': '{{count}} line',
  'history.branches_other': '{{count}} lines',
  'history.bookmarks': 'Bookmarks',
  'history.bookmarkName': 'Name of this place',
  'history.bookmarkAdd': 'Set',
  'history.bookmarkRemove': 'Remove the bookmark {{name}}',
  'history.bookmarkNone': 'None yet. A bookmark is a name for a place to come back to.',
  'replay.label': 'Replay',
  'replay.progress': '{{game}}, deal {{number}}: move {{at}} of {{total}}',
  'replay.slider': 'Place in the game',
  'replay.start': 'To the deal',
  'replay.back': 'One move back',
  'replay.forth': 'One move on',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.continue': 'Continue from here',
  'replay.close': 'Close',
  'replay.onlyViewed': 'This is a replay. “Continue from here” lets you play on.',
  'replay.failed': 'This game cannot be shown: {{reason}}. It is kept as it is.',
  'games.command': 'Finished games…',
  'games.title': 'Finished games',
  'games.none': 'No game is finished yet.',
  'games.watch': 'Watch',
  'games.watchOne': 'Watch {{game}}, deal {{number}}',
  'games.more': 'Show earlier games',
  'games.date': 'Ended',
  'games.deal': 'Deal',
  'games.outcome': 'Result',
  'games.won': 'Won',
  'games.lost': 'Lost',
  'games.givenUp': 'Given up',
  'games.failed': 'The finished games could not be read: {{reason}}. Close this page and open it again.',
  'saves.command': 'Saved games…',
  'saves.title': 'Saved games',
  'saves.name': 'Name',
  'saves.nameOf': 'Save {{game}}, deal {{number}}, as',
  'saves.save': 'Save',
  'saves.saved': 'Saved as “{{name}}”.',
  'saves.none': 'No game is saved under a name yet. The running game is kept by itself at every move.',
  'saves.open': 'Open',
  'saves.openOne': 'Open {{name}}',
  'saves.watchOne': 'Watch {{name}} from its beginning',
  'saves.rename': 'Rename',
  'saves.renameOne': 'Rename {{name}}',
  'saves.remove': 'Remove',
  'saves.removeOne': 'Remove {{name}}',
  'saves.removed': '“{{name}}” was removed.',
  'saves.putBack': 'Put back',
  'saves.putAside': '“{{name}}” was not finished. It waits among the saved games.',
  'saves.export': 'Save as a file',
  'saves.openFile': 'Open a file…',
  'saves.unknownGame': 'its game “{{game}}” is not there',
  'saves.failed': 'That did not work: {{reason}}. The saves are as they were.',
} as const;

const tag = 'en';
/** British lists have no comma before the last item. */
const lists = 'en-GB';
const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals = 'zeroth first second third fourth fifth sixth'.split(' ');
const rankNames = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

const number = (count: number): string => inWords(numbers, tag, count);
const ordinal = (n: number): string => ordinals[n] ?? `${n}th`;
const and = (items: readonly string[]): string => allOf(lists, items);
const or = (items: readonly string[]): string => oneOf(lists, items);
const start = (text: string): string => capital(text, tag);
const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${number(count)} ${count === 1 ? noun : nouns}`;
const cards = (count: number): string => counted(count, 'card');

const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');
const a = (noun: string): string => `${article(noun)} ${noun}`;
const aRank = (rank: Rank): string => a(rankName(rank));
const ranksOf = (rank: Rank): string => (rank === '6' ? 'sixes' : `${rankName(rank)}s`);
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} of ${suit}`;

const nouns = {
  stock: ['stock', 'stocks'],
  waste: ['waste', 'wastes'],
  reserve: ['reserve', 'reserves'],
  tableau: ['tableau pile', 'tableau piles'],
  foundation: ['foundation', 'foundations'],
} as const satisfies Record<PileKind, readonly [string, string]>;
const one = (kind: PileKind): string => nouns[kind][0];
const many = (kind: PileKind): string => nouns[kind][1];
/** "a foundation", or "the foundation" where there is only one. */
const any = ({ kind, count }: Piles): string => (count === 1 ? `the ${one(kind)}` : a(one(kind)));
const whole = (kind: PileKind): string =>
  kind === 'tableau' || kind === 'stock' || kind === 'waste' ? `the ${kind}` : `the ${many(kind)}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${one(kind)} ${first}`
    : `${many(kind)} ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'regardless of suit',
  same: 'in suit',
  other: 'in any suit but the same',
  sameColour: 'in the same colour',
  alternateColour: 'in alternating colours',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'up',
  down: 'down',
  upOrDown: 'up or down',
  any: 'in any order',
};
const order = (build: Build): string => `${rankOrder[build.rank]} ${suitOrder[build.suit]}`;

/** What goes on a card: "only the nine of hearts may be put on the ten of hearts". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `the ${cardName(rank, suit)}`;
  if (next !== 'any' && next.length === 0) return `nothing may be put on ${below}`;
  const names = next === 'any' ? ['card'] : next.map(rankName);
  const { own, other } = coloursOf(suit);
  const withSuit: Record<Build['suit'], () => string> = {
    any: () => or(names.map((noun) => a(noun))),
    same: () => (next === 'any' ? a(`card of ${suit}`) : or(names.map((noun) => `the ${noun} of ${suit}`))),
    other: () => `${or(names.map((noun) => a(noun)))} of another suit`,
    sameColour: () => or(names.map((noun) => a(`${own} ${noun}`))),
    alternateColour: () => or(names.map((noun) => a(`${other} ${noun}`))),
  };
  return `only ${withSuit[build.suit]()} may be put on ${below}`;
}

const faces: Record<'up' | 'down', string> = { up: 'face up', down: 'face down' };
function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' All the cards lie face up.';
    case 'down':
      return ' All the cards lie face down.';
    case 'topUp':
      return ' Only the top card of each pile lies face up.';
    case 'mixed':
      return ` In each pile ${cards(facing.lower)} face down ${facing.lower === 1 ? 'lies' : 'lie'} under ${cards(facing.upper)} face up.`;
    case 'varied':
      return ` Counted from below, ${and(facing.down.map(String))} of them lie face down.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suit,
    (colour) => `${colour} cards`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'started by' : 'for';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, ${number(owned.each)} ${link} each suit`;
  return `, ${and(owned.shares.map(({ what, count }) => `${number(count)} ${link} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'the foundation' : `the ${counted(count, 'foundation')}`;
};

/** What may fill an empty pile: "any available card", "a king, or a run headed by a king,". */
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun')
    return empty === 'any' ? 'a complete run' : `a complete run headed by ${aRank(empty)}`;
  if (empty !== 'any') {
    const rank = aRank(empty);
    return unit === 'run' && runs ? `${rank}, or a run headed by ${rank},` : rank;
  }
  if (!runs) return 'any available card';
  return unit === 'run' ? 'any available card or run' : 'any single available card, but no run,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'an empty pile' : a(`empty ${one(kind)}`);
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'only '}${filler(empty, unit, runs)} may ${kind === 'foundation' ? 'start' : 'fill'} ${emptyPile(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} is never filled.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'the stock is exhausted' : 'the stock and the waste are exhausted';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return count === 1 ? `the empty ${one(kind)}` : a(`empty ${one(kind)}`);
    return kind === from ? `another ${one(kind)}` : any({ kind, count });
  };

const holdTogether = (run: Build): string => `go ${order(run)}`;
const takesNothing = (piles: Piles): string => `No card may be put on ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Cards on a foundation stay there; none is ever taken back.';
  if (kind === 'stock') return 'Cards leave the stock only by being dealt.';
  return `Cards on ${kind === 'waste' ? 'the waste' : a(one(kind))} cannot be moved.`;
};
const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${number(count)} times`;
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Only the top card of a pile may be moved.'
    : `Only the top card of ${count === 1 ? 'the' : 'each'} ${one(kind)} is available.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'The stock is gone through only once; there is no redeal.'
    : `The stock may be gone through ${times(passes)}.`;

const skills = {
  luck: 'luck alone decides',
  mostlyLuck: 'luck counts for more than skill',
  balanced: 'luck and skill count alike',
  mostlySkill: 'skill counts for more than luck',
  skill: 'skill counts for far more than luck',
} as const;
const difficulties = {
  easy: 'easy',
  medium: 'of medium difficulty',
  hard: 'hard',
  veryHard: 'very hard',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : `${one(kind)} ${n} of ${of}`;
/** A pile inside a sentence: "foundation 3", "the waste". */
const place = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? `the ${one(kind)}` : `${one(kind)} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} from the ${name(first)} up`;
};

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} to ${place(event.to)}.`);
    case 'refilled':
      return start(`${place(event.to)} filled with the ${unitName(event.cards)} from ${place(event.from)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} to ${place(event.to)} by itself.`);
    case 'automaticMany':
      return `${start(cards(event.count))} went to the foundations by ${event.count === 1 ? 'itself' : 'themselves'}.`;
    case 'dealt':
      return `Dealt: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} dealt${event.count === 1 ? '' : ', one to a pile'}.`;
    case 'redealt':
      return `The waste is turned over: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${start(name(event.card))} turned up.`;
    case 'uncovered':
      return `Now open: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} back on ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `pass ${n}` : `pass ${n} of ${passes}`;

/** Everything that the program says in English. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {},
  familyNames: {},
  searchWords: {
    'forty-thieves': ['40 Thieves'],
    'sixty-thieves': ['60 Thieves'],
    'eighty-thieves': ['80 Thieves'],
  },
  rankSigns: ranks,
  card: cardName,
  headings: {
    object: 'Object',
    layout: 'Layout',
    foundations: 'Foundations',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Stock',
    stockAndWaste: 'Stock and waste',
    moves: 'Moves',
    automatic: 'What happens by itself',
    passes: 'Deals and passes',
    about: 'About this game',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `It is played with one pack of ${n} cards.`
        : `It is played with ${number(decks)} packs, ${n} cards in all.`,
    goal: ({ cards: n, foundations }) =>
      `The game is won when all ${n} cards are on the ${foundations === 1 ? 'foundation' : 'foundations'}.`,
    scope: ({ kind, first, last }) => `For ${numbered(kind, first, last)} the following holds.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const single = taken.length === 1 && taken[0]?.count === 1;
      const names = and(
        taken.map(({ rank, count }) => (count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`)),
      );
      const which = choice === 'all' ? `the ${names}` : names;
      const suited = choice === 'oneOfEachSuit' ? ', one of each suit,' : '';
      return single
        ? `First ${which} is taken out of the pack and put face up on ${a(one(kind))} of its own.`
        : `First ${which}${suited} are taken out of the pack and put face up on ${many(kind)} of their own.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, one(kind), many(kind)))} of ${cards(each)}${count === 1 ? ' is' : ' each are'} dealt`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles} ${faces[facing.face]}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, one(kind), many(kind)))} are dealt, which have ${and(counts.map(String))} cards from left to right.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      const other = others ? 'other ' : '';
      return count === 1
        ? `The ${other}${one(kind)} starts empty.`
        : `The ${other}${counted(count, one(kind), many(kind))} start empty.`;
    },
    spread: ({ piles }) =>
      `The cards of ${and(piles.map(({ kind, count }) => (count === 1 ? `the ${one(kind)}` : whole(kind))))} overlap, so that every card that lies face up can be read.`,
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'The one remaining card is the stock; it lies face down.'
        : `The remaining ${n} cards are the stock; they lie face down.`,
    allDealt: () => 'That is the whole pack.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, ${build.rank === 'up' ? 'an ace following the king' : 'a king following the ace'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'is' : 'are'} built ${order(build)} from the ${rankName(first)} to the ${rankName(end)}${round}: ${cards(size)}${count === 1 ? '' : ' each'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` from ${or(from.map((kind) => whole(kind)))}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'takes' : 'take'} only a complete run, ${suitOrder[build.suit]} from ${rankName(first)} to ${rankName(end)}, which goes there${source} in one move`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${number(n)} for runs headed by a ${colour} ${rankName(first)}`))}`
          : owners(owned);
      return `${takes}${heads}. The run may lie on other cards.`;
    },
    ownFoundation: () => 'A card that is put on a foundation of another suit goes to its own.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? numbered('foundation', only.first, only.last)
        : count === 1
          ? 'the foundation'
          : 'a foundation';
      return `The top card of ${which} may be taken back whenever another pile accepts it${between ? ', another foundation included' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Complete runs stay on their foundations.';
      return only
        ? `Cards on ${numbered('foundation', only.first, only.last)} stay there; none is ever taken back.`
        : givesNothing('foundation');
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `${start(any({ kind, count }))} takes any card on top of any other.`;
      }
      const piles = `${count === 1 ? `The ${one(kind)} is` : `${start(many(kind))} are`} built ${order(build)}`;
      return `${piles}: ${onCard(build, '7', 'hearts')}.`;
    },
    buildEnds: () =>
      'The direction may change within a pile. Nothing goes up on a king, and nothing goes down on an ace.',
    buildWraps: ({ direction }) =>
      ({
        up: 'The order goes round: an ace may be put on a king.',
        down: 'The order goes round: a king may be put on an ace.',
        upOrDown:
          'The direction may change within a pile, and the order goes round: an ace may be put on a king, and a king on an ace.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Nothing is ever built on ${any(piles)}; it holds one card at most.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} holds ${cards(piles.max)} at most.`,
    takesFrom: (piles) =>
      `${start(any(piles))} takes cards from ${or(piles.from.map((kind) => whole(kind)))} only.`,
    takesOneCard: (piles) => `${start(any(piles))} takes one card at a time.`,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'colour' : 'suit';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Each ${one(kind)} is started by a card of its own ${what} only${owners(owned)}.`
        : `Each ${one(kind)} takes the cards of its own ${what} only${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `An emptied ${one(kind)} is filled at once with the next card of the stock.`
        : `An emptied ${one(kind)} is filled at once with the top card of the waste; if the waste is empty, the stock is dealt to it first.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Once ${exhausted(from)}, ${emptyPile(kind)} is not filled any more.`
        : `Only when ${exhausted(from)} may ${filler(empty, unit, runs)} fill ${emptyPile(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'A card is available when it lies face up and no other card covers it.'
        : 'A card is available when no other card covers it.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Cards are moved one at a time; a run never moves as a unit.',
    runMoves: ({ run }) =>
      `Cards at the top of a pile that ${holdTogether(run)} are a run, which may be moved as a unit onto a pile that accepts its first card. Part of a run may be moved too, from any of its cards to the top one.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'A card of the tableau' : `The top card of ${any({ kind: from, count })}`;
      return `${card} may go to ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'A click on the stock deals its top card face up to the waste.'
        : `A click on the stock deals ${cards(packet)} face up to the waste, one over the other; the last one dealt is on top.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = passes !== 'unlimited' && index === packets.length - 1;
        const which = `on the ${ordinal(index + 1)}${last ? ' and last' : ''}${index === 0 ? ' pass' : ''}`;
        const later = passes === 'unlimited' && index === packets.length - 1;
        return `${number(packet)}${index === 0 ? ' at a time' : ''} ${later ? 'on every later one' : which}`;
      });
      return `A click on the stock deals cards face up to the waste, one over the other: ${and(parts)}. The last one dealt is on top.`;
    },
    shortPacket: () => 'If fewer are left in the stock, those are dealt.',
    dealToTableau: ({ piles, rows, rest }) => {
      const row =
        rest === 0
          ? `${counted(rows, 'row')}`
          : rows === 0
            ? `a row of ${number(rest)}`
            : `${counted(rows, 'whole row')} and a last one of ${number(rest)}`;
      return `A click on the stock deals one card face up to ${piles === 1 ? 'the tableau pile' : 'each tableau pile, from left to right, empty piles included'}. This may be done at any time; there is enough for ${row}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'The stock may be gone through as often as you like.' : goneThrough(passes),
    redeal: () =>
      'When the stock is empty, a click on its place turns the waste over as it lies, without shuffling, to be the stock again: the card that was dealt first is the first once more.',
    turnUp: () => 'A face-down card that is uncovered turns face up.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatic moves to the foundations are off unless you switch them on.',
        safe: 'Unless you choose otherwise, a card goes to the foundations as soon as this cannot cost the win.',
        all: 'Unless you choose otherwise, every card that fits a foundation goes there as soon as it can.',
      })[mode],
    neverChosen: () =>
      'A card that fits foundations of different kinds never goes up by itself; you choose where it goes.',
    exempt: () =>
      'A card that you take back from a foundation is left where you put it, until it has been covered and uncovered again or you play it up yourself.',
    oneUndo: () => 'Whatever follows a move by itself is undone together with it.',
    devisedBy: ({ name: who }) => `Devised by ${who}.`,
    aliases: ({ names }) => `Also known as ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; the game is ${difficulties[difficulty]}.`,
    length: ({ minutes }) => `A game takes about ${counted(minutes, 'minute')}.`,
    winRate: ({ share }) =>
      `According to published figures about ${percent(tag, share)} of all games are won.`,
  },
  refusals: {
    samePile: () => 'The cards are on this pile already.',
    nothingThere: ({ kind }) =>
      `There is no card to take on ${kind === 'stock' || kind === 'waste' ? 'the' : 'this'} ${kind === 'tableau' ? 'pile' : one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'A card that lies face down cannot be moved.',
    topCardOnly: ({ kind }) => topCardOnly(kind, kind === 'waste' ? 1 : 2),
    notARun: ({ run }) => `Only cards that ${holdTogether(run)} may be moved as a unit.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `No card may be put on the ${kind}.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      `${start(a(one(kind)))} takes cards from ${or(allowed.map((each) => whole(each)))} only.`,
    full: ({ kind, max }) => `This ${one(kind)} is full: it holds ${cards(max)} at most.`,
    oneCardOnly: ({ kind }) => `${start(a(one(kind)))} takes one card at a time.`,
    oneCardOnEmpty: ({ kind }) =>
      `Only a single card, but no run, may ${kind === 'foundation' ? 'start' : 'fill'} ${emptyPile(kind)}.`,
    completeRunOnly: ({ kind }) => `This ${one(kind)} takes only a complete run.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `Only when ${exhausted(source)} may a card fill ${emptyPile(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Only ${suit} may start this ${one(kind)}.`,
    wrongColour: ({ kind, colour }) => `Only a ${colour} card may start this ${one(kind)}.`,
    neverBuilt: ({ kind }) => `Nothing is ever built on ${a(one(kind))}.`,
    build: ({ kind, build, below }) =>
      `${start(many(kind))} are built ${order(build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'This game has no stock.',
    stockEmpty: () => 'The stock is empty.',
    stockNotEmpty: () => 'The waste is turned over only when the stock is empty.',
    wasteEmpty: () => 'There is no card on the waste to turn over.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'empty',
    cards,
    faceDown: (count) => `${number(count)} face down`,
    onTop: (card) => `${card} on top`,
    sequence: (first, direction) => `${ranksOf(first)} ${direction}`,
    suit: (suit) => suit,
    colour: (colour) => colour,
    nextRank: (rank) => `next ${aRank(rank)}`,
    nextCard: (card) => `next the ${card}`,
    startsWith: (rank) => `starts with ${aRank(rank)}`,
    completeRunOnly: 'for a complete run',
    full: 'full',
    pass,
    contents: (pile, names, down) => {
      const hidden = down > 0 ? [`${cards(down)} face down`] : [];
      const list = [...hidden, ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'empty'}.`;
    },
    happening,
    undone: (what) => `Undone: ${what}`,
    redone: (what) => `Redone: ${what}`,
    targets: (card, piles) => `${start(card)} can go to ${or(piles.map(withTop(place)))}.`,
    nowhere: (card) => `${start(card)} cannot go anywhere.`,
    progress: (done, of) => `${done} of ${of} cards ${done === 1 ? 'is' : 'are'} on the foundations.`,
    picked: (card, count) =>
      count === 1 ? `${start(card)} picked up.` : `${start(cards(count))} picked up, from the ${card} up.`,
    letGo: 'Put back.',
    won: 'The game is won.',
    dead: 'No win can be reached any more.',
  },
};
