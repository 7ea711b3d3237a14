/**
 * Every text of the interface in English, the source of the keys. Rules, refusals, names of cards and spoken
 * announcements are made by shared/description; what stands here is everything else that a player can see or
 * hear. `{{name}}` is filled in; a key with `_one`, `_other` and so on is chosen by `count`.
 */
export const en = {
  'app.name': 'Grand Patience',

  // Menus and commands
  'menu.bar': 'Menu',
  'menu.game': 'Game',
  'menu.play': 'Play',
  'menu.view': 'View',
  'menu.help': 'Help',
  'menu.autoplay': 'Automatic moves',
  'command.newDeal': 'New deal',
  'command.restart': 'Start this deal again',
  'command.dealNumber': 'Deal a number…',
  'command.chooseGame': 'Choose a game…',
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
  'command.hideClock': 'Hide the clock',
  'command.fullScreen': 'Full screen',
  'command.statistics': 'Statistics…',
  'command.rules': 'Rules of this game',
  'command.manual': 'Manual',
  'command.shortcuts': 'Keys',
  'command.about': 'About Grand Patience',

  // The bar above the table
  'bar.deal': 'Deal {{number}}',
  'bar.moves_one': '{{count}} move',
  'bar.moves_other': '{{count}} moves',
  'bar.clock': 'Time',
  'bar.paused': 'Paused',
  'bar.tools': 'Tools',
  'bar.status': 'Game',
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
  'table.nothingYet': 'Nothing has happened yet.',
  'table.dealt': '{{game}}, deal {{number}}.',
  'table.restored': '{{game}}, deal {{number}}, where you left it.',

  // Dialogs in general
  'dialog.close': 'Close',
  'dialog.cancel': 'Cancel',
  'dialog.ok': 'OK',

  // Deal a number
  'dealNumber.title': 'Deal a number',
  'dealNumber.label': 'Number of the deal',
  'dealNumber.help':
    'The same number gives the same cards on every machine. Deals 1 to 31999 are those that other programs know too.',
  'dealNumber.deal': 'Deal',
  'dealNumber.bad': '“{{text}}” is no deal number. Give a whole number from 1, such as 617.',

  // Choose a game
  'choose.title': 'Choose a game',
  'choose.search': 'Search',
  'choose.searchHint': 'Name, other name or family',
  'choose.all': 'All',
  'choose.favourites': 'Favourites',
  'choose.recent': 'Played last',
  'choose.none': 'No game is called “{{text}}”. Other names are searched too; try fewer letters.',
  'choose.play': 'Play {{game}}',
  'choose.continue': 'Continue',
  'choose.favourite': '{{game}} is a favourite',
  'choose.aliases': 'Also known as {{names}}',
  'choose.devisedBy': 'Devised by {{name}}',
  'choose.winRate': 'Won by people: about {{percent}}',
  'choose.relatives': 'If you like this',
  'choose.picture': 'How {{game}} lies on the table',
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
  'won.again': 'New deal',
  'won.look': 'Look at the table',
  'dead.noMove': 'No move is left. Undo, or deal anew.',
  'dead.searched':
    'This deal can no longer be won: every position still in reach was tried. Undo, or deal anew.',
  'dead.undo': 'Undo',
  'dead.newDeal': 'New deal',

  // Choosing among targets
  'choice.title': 'Where to?',
  'choice.help': 'Several piles take this card. Choose one on the table or here.',

  // Links and files
  'open.noGame': 'There is no game called “{{game}}” here. Choose one from the menu Game.',

  // Messages that come and go
  'toast.dismiss': 'Dismiss',
  'toast.notSaved': 'The game could not be saved: {{reason}}. It goes on; the next move tries again.',
  'toast.notRecorded': 'The result could not be kept: {{reason}}. It will be tried again.',
  'toast.settingsNotSaved': 'The setting could not be kept: {{reason}}. It holds until the program ends.',
  'toast.fresh':
    'The unfinished game could not be opened: {{reason}}. Its file was kept. Here is a new deal.',
  'toast.nothingToUndo': 'There is nothing to undo.',
  'toast.error':
    'Something went wrong: {{reason}}. The game goes on; if it happens again, please report it from the Help menu.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'a mistake in the program, “{{message}}”',
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
  'manual.moving': 'Move cards',
  'manual.moving.1':
    'Drag a card where it should go; where the rules let several cards move together, take hold of the lowest of them. Piles that take the cards light up. It is enough if the card lies over a part of the pile.',
  'manual.moving.2':
    'Or click: a card with one sensible place to go goes there. Where several differ, they light up, and the next click chooses. Whether a click prefers the foundations or the tableau is a setting.',
  'manual.moving.3':
    'A double click sends a card to the foundations. A click on the stock deals; a click on the empty stock turns the waste over where the game allows it.',
  'manual.moving.4': 'A move that the rules refuse says which rule stands in the way.',
  'manual.automatic': 'Automatic moves',
  'manual.automatic.1':
    'Cards can go up by themselves: never, only where that cannot cost the game (in games where this is proven), or always. Each game has its own default; “Play, Automatic moves” changes it for the game on the table, from the next move on.',
  'manual.automatic.2':
    'A card that you take back from a foundation stays where you put it. It goes up by itself again only after it has been covered and uncovered.',
  'manual.undo': 'Undo',
  'manual.undo.1':
    'Everything can be taken back, to the first move, as often as you like, and played again. A move and whatever followed from it by itself are one step. Undoing is counted with the game and not punished.',
  'manual.end': 'The end of a game',
  'manual.end.1': 'A game is won when every card is on the foundations.',
  'manual.end.2':
    'When no move is left, or when every position still within reach has been tried without a win, the program says so. It says nothing unless it is certain. You can undo and go on.',
  'manual.counting': 'What counts',
  'manual.counting.1': 'A win counts at once, whatever you do next.',
  'manual.counting.2':
    'An unwon deal counts when you leave it for another deal of the same game, if you made at least one move: as lost where it was certain that it could no longer be won, as given up otherwise. Starting the same deal again does not leave it.',
  'manual.counting.3':
    'A deal that you only looked at counts for nothing. An unfinished deal waits for you: choosing another game, or ending the program, does not leave it.',
  'manual.counting.4':
    'The clock starts with your first move. It stands while the window is hidden, while the machine sleeps, and when nothing has been touched for two minutes.',
  'manual.keyboard': 'Without a mouse',
  'manual.keyboard.1':
    'Everything can be done by keyboard. On the table, arrow keys walk the piles as they lie, Tab walks groups of piles, and letters jump: F foundations, T tableau, R reserves, S stock, W waste; A, 2 to 9, 0 for the ten, J, Q and K the next card of that rank.',
  'manual.keyboard.2':
    'Enter or Space picks a card up and puts it down; Shift with the arrow keys takes more cards or fewer; Escape lets go. On the stock Enter deals.',
  'manual.keyboard.3':
    'A screen reader says what is on each pile and what each move did. I reads the whole pile, L repeats what happened last, M says where the card can go, P how far the game has come. Question mark shows all keys.',
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
  'keys.count': 'Take more or fewer cards',
  'keys.letGo': 'Let go, close',
  'keys.foundations': 'Next foundation',
  'keys.tableau': 'Next pile of the tableau',
  'keys.reserves': 'Next reserve',
  'keys.stock': 'Stock',
  'keys.waste': 'Waste',
  'keys.ranks': 'Next card of this rank',

  // About
  'about.title': 'About Grand Patience',
  'about.version': 'Version {{version}}',
  'about.text':
    'Solitaire of the Forty Thieves kind and its relatives: every game with its full rules, honest hints, and nothing that leaves this machine.',
  'about.licence': 'Free software under the MIT licence.',
  'about.cards': 'Card faces: the CC0 set of @letele/playing-cards.',
} as const;
