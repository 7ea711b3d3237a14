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
  'menu.game': 'Jeu',
  'menu.play': 'Jouer',
  'menu.view': 'Affichage',
  'menu.help': 'Aide',
  'menu.recent': 'Jeux récents',
  'menu.alwaysOnTop': 'Toujours au premier plan',
  'menu.autoplay': 'Coups automatiques',
  'menu.continue': 'Continuer',
  'menu.edit': 'Édition',
  'menu.cut': 'Couper',
  'menu.copy': 'Copier',
  'menu.paste': 'Coller',
  'menu.selectAll': 'Tout sélectionner',
  'menu.window': 'Fenêtre',
  'menu.minimise': 'Placer dans le Dock',
  'menu.zoomWindow': 'Réduire/agrandir',
  'menu.toFront': 'Tout ramener au premier plan',
  'menu.closeWindow': 'Fermer la fenêtre',
  'menu.services': 'Services',
  'menu.hide': 'Masquer Grand Patience',
  'menu.hideOthers': 'Masquer les autres',
  'menu.showAll': 'Tout afficher',
  'command.newDeal': 'Nouvelle donne',
  'command.restart': 'Recommencer cette donne',
  'command.dealNumber': 'Donne par numéro…',
  'command.chooseGame': 'Choisir un jeu…',
  'command.newWindow': 'Nouvelle fenêtre',
  'command.settings': 'Réglages…',
  'command.quit': 'Quitter',
  'command.undo': 'Annuler',
  'command.redo': 'Rétablir',
  'command.dealStock': 'Distribuer du talon',
  'command.finish': 'Tout monter aux fondations',
  'command.autoplayOff': 'Jamais',
  'command.autoplaySafe': 'Seulement quand cela ne peut pas coûter la victoire',
  'command.autoplayAll': 'Toute carte qui convient',
  'command.fourColourDeck': 'Jeu à quatre couleurs',
  'command.largeIndex': 'Grands index',
  'command.leftHanded': 'Table pour gauchers',
  'command.largerCards': 'Cartes plus grandes',
  'command.smallerCards': 'Cartes plus petites',
  'command.usualCards': 'Cartes à la taille de la table',
  'command.hideClock': 'Masquer l’horloge',
  'command.needed': 'Ce qui manque encore',
  'needed.rank': 'Rang',
  'needed.waiting': 'Fondations qui l’attendent',
  'needed.left': 'Cartes encore à venir',
  'command.toTable': 'Vers la table',
  'command.fullScreen': 'Plein écran',
  'command.statistics': 'Statistiques…',
  'command.rules': 'Règles de ce jeu',
  'command.manual': 'Manuel',
  'command.shortcuts': 'Touches…',
  'command.data': 'Vos données…',
  'command.report': 'Signaler un problème…',
  'command.about': 'À propos de Grand Patience',

  // The bar above the table
  'bar.deal': 'Donne {{number}}',
  'bar.moves_one': '{{count}} coup',
  'bar.moves_many': '{{count}} de coups',
  'bar.moves_other': '{{count}} coups',
  'bar.clock': 'Temps',
  'bar.paused': 'En pause',
  'bar.tools': 'Outils',
  'bar.status': 'État de la partie',
  'table.label': 'Table',
  'table.description':
    'Les flèches parcourent les piles, Entrée prend et pose, Échap lâche. Le point d’interrogation montre toutes les touches.',
  'table.stock': 'Talon',
  'table.waste': 'Défausse',
  'table.reserves': 'Réserves',
  'table.tableau': 'Tableau',
  'table.foundations': 'Fondations',
  'table.selected_one': '{{card}}',
  'table.selected_many': '{{count}} de cartes, la première\u00a0: {{card}}',
  'table.selected_other': '{{count}} cartes, la première\u00a0: {{card}}',
  'table.noSuchCard': 'Aucune carte de ce rang ne peut être prise.',
  'table.noSuchPile': 'Ce jeu n’a pas de pile de cette sorte.',
  'table.noStock': 'Ce jeu n’a pas de talon.',
  'table.notNow': 'Impossible maintenant\u00a0: {{command}}',
  'table.edge': 'Il n’y a plus de pile de ce côté.',
  'table.nothingHeld': 'Il n’y a rien à lâcher.',
  'table.row': 'Rangée {{number}}',
  'state.is': '{{what}}\u00a0: {{value}}',
  'state.on': 'oui',
  'state.off': 'non',
  'table.nothingYet': 'Il ne s’est encore rien passé.',
  'table.dealt': '{{game}}, donne {{number}}.',
  'table.restored': '{{game}}, donne {{number}}, là où vous l’avez laissée.',

  // Dialogs in general
  'dialog.close': 'Fermer',
  'dialog.cancel': 'Annuler',
  'dialog.ok': 'OK',
  'tip.hidden': 'Le nom affiché est masqué. Appuyez encore une fois sur Échap.',

  // Deal a number
  'dealNumber.title': 'Donne par numéro',
  'dealNumber.label': 'Numéro de la donne',
  'dealNumber.help':
    'Le même numéro donne les mêmes cartes sur toutes les machines. Les donnes 1 à 31999 sont celles que d’autres programmes connaissent aussi.',
  'dealNumber.deal': 'Distribuer',
  'dealNumber.bad':
    '«\u00a0{{text}}\u00a0» n’est pas un numéro de donne. Indiquez un nombre entier à partir de 1, par exemple 617.',

  // Choose a game
  'choose.title': 'Choisir un jeu',
  'choose.games': 'Jeux',
  'choose.search': 'Rechercher',
  'choose.searchHint': 'Nom ou famille',
  'choose.favourites': 'Favoris',
  'choose.recent': 'Joués récemment',
  'choose.none':
    'Aucun jeu ne s’appelle «\u00a0{{text}}\u00a0». Les autres noms sont cherchés aussi\u202f; essayez avec moins de lettres.',
  'choose.found_one': '{{count}} jeu\u00a0: {{game}}',
  'choose.found_many': '{{count}} de jeux, le premier\u00a0: {{game}}',
  'choose.found_other': '{{count}} jeux, le premier\u00a0: {{game}}',
  'choose.play': 'Jouer à {{game}}',
  'choose.favourite': '{{game}} est un favori',
  'choose.aliases': 'Aussi appelé {{names}}',
  'choose.devisedBy': 'Inventé par {{name}}',
  'choose.winRate': 'Taux de victoire des joueurs\u00a0: environ {{percent}}',
  'choose.relatives': 'Si ce jeu vous plaît',
  'choose.picture': 'La disposition de {{game}} sur la table',
  'gameFile.title_one': '{{count}} fichier de votre dossier de jeux n’est pas utilisable tel quel',
  'gameFile.title_many': '{{count}} de fichiers de votre dossier de jeux ne sont pas utilisables tels quels',
  'gameFile.title_other': '{{count}} fichiers de votre dossier de jeux ne sont pas utilisables tels quels',
  'gameFile.folder': 'Ouvrir mon dossier de jeux',
  'gameFile.whole': 'le fichier entier',
  'gameFile.missing': '«\u00a0{{path}}\u00a0» manque. Ajoutez-le.',
  'gameFile.unknownKey':
    '«\u00a0{{path}}\u00a0» n’est pas un mot du vocabulaire. Ôtez-le ou corrigez son orthographe.',
  'gameFile.notNumber':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez-y un nombre, sans guillemets.',
  'gameFile.notWhole': '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez un nombre entier.',
  'gameFile.notText':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez du texte entre guillemets droits ("…").',
  'gameFile.notList':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez une liste entre crochets ([…]).',
  'gameFile.notObject':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez des noms avec leurs valeurs entre accolades ({…}).',
  'gameFile.notOneOf': '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez l’un de {{expected}}.',
  'gameFile.tooSmall': '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; le minimum est {{expected}}.',
  'gameFile.tooLarge': '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; le maximum est {{expected}}.',
  'gameFile.tooLong':
    '«\u00a0{{path}}\u00a0» a une longueur de {{received}}\u202f; le maximum est {{expected}}.',
  'gameFile.empty': '«\u00a0{{path}}\u00a0» est vide\u202f; écrivez-y quelque chose.',
  'gameFile.badName':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; écrivez un nom sans espace, commençant par une minuscule.',
  'gameFile.noFoundation':
    'Le jeu n’a pas de fondation\u202f; sans elle il ne peut être gagné. Ajoutez un groupe de l’espèce «\u00a0foundation\u00a0».',
  'gameFile.tooManyPiles': 'Le jeu a {{received}} piles\u202f; le maximum est {{expected}}.',
  'gameFile.foundationRoom':
    'Les fondations ont de la place pour {{received}} cartes et le jeu en a {{expected}}. Augmentez «\u00a0max\u00a0» ou ajoutez des fondations.',
  'gameFile.unevenSpread':
    '«\u00a0{{path}}\u00a0» donne {{received}} valeurs, qui ne se répartissent pas également sur {{expected}} piles.',
  'gameFile.noSuchGroup':
    '«\u00a0{{path}}\u00a0» nomme {{received}}, qui n’est pas un groupe de piles. Il y a\u00a0: {{expected}}.',
  'gameFile.noWaste':
    '«\u00a0{{path}}\u00a0» demande une défausse. Ajoutez un groupe de l’espèce «\u00a0waste\u00a0».',
  'gameFile.twoWastes': 'Le jeu a {{received}} défausses\u202f; le maximum est une.',
  'gameFile.noStock':
    '«\u00a0{{path}}\u00a0» demande un talon distribué sur la défausse. Ajoutez «\u00a0stock\u00a0».',
  'gameFile.noTableau':
    '«\u00a0{{path}}\u00a0» demande un tableau. Ajoutez un groupe de l’espèce «\u00a0tableau\u00a0».',
  'gameFile.noSuchKind':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; le jeu n’a pas de telles piles. Il a\u00a0: {{expected}}.',
  'gameFile.runWithoutBuild': '«\u00a0{{path}}\u00a0» manque\u00a0: dites ce qui fait tenir une suite.',
  'gameFile.buildWithoutRun':
    '«\u00a0{{path}}\u00a0» vaut {{received}}, mais une suite est décrite. Écrivez {{expected}}, ou ôtez «\u00a0run\u00a0».',
  'gameFile.countsDiffer':
    '«\u00a0{{path}}\u00a0» donne {{received}} piles\u202f; le groupe en a {{expected}}.',
  'gameFile.cardsDealt': 'La mise en place pose {{received}} cartes\u202f; le jeu en a {{expected}}.',
  'gameFile.cardsLeft':
    'La mise en place pose {{received}} cartes sur {{expected}}, et il n’y a pas de talon pour les autres.',
  'gameFile.startNeedsSuits':
    '«\u00a0{{path}}\u00a0» est un groupe de {{received}} piles\u202f; des cartes de départ en demandent un multiple de {{expected}}.',
  'gameFile.startOverDecks':
    'Avec «\u00a0{{path}}\u00a0», la mise en place demande {{received}} cartes de départ d’un même rang\u202f; il n’y en a que {{expected}}.',
  'gameFile.startRank':
    '«\u00a0{{path}}\u00a0» vaut {{received}}\u202f; le groupe commence par {{expected}}.',
  'gameFile.startTwice':
    '«\u00a0{{path}}\u00a0» nomme encore {{received}}\u202f; un groupe ne reçoit des cartes de départ qu’une fois.',
  'gameFile.startSuits':
    '«\u00a0{{path}}\u00a0» vaut {{received}}, dont les piles ne sont pas aussi nombreuses pour chaque couleur\u202f; les cartes de départ vont également aux {{expected}} couleurs.',
  'gameFile.notLaidOut':
    '«\u00a0{{path}}\u00a0» oublie {{expected}}. Chaque groupe, et le talon, doit figurer dans une rangée.',
  'gameFile.laidOutTwice': '«\u00a0{{path}}\u00a0» nomme {{received}} deux fois.',
  'gameFile.dealToWaste':
    '«\u00a0{{path}}\u00a0» vaut {{received}}, une défausse\u202f; distribuez sur l’un de {{expected}}.',
  'gameFile.dealToFoundation':
    '«\u00a0{{path}}\u00a0» vaut {{received}}, une fondation\u202f; seule l’étape {{expected}} y met des cartes.',
  'gameFile.dealtOverMax':
    '«\u00a0{{path}}\u00a0» vaut {{expected}}, mais la mise en place pose {{received}} cartes sur une pile. Augmentez-le, ou distribuez moins de cartes.',
  'gameFile.hiddenOnOpen':
    'La mise en place pose dans {{received}} des cartes cachées sur des cartes visibles. Distribuez d’abord les cartes cachées.',
  'gameFile.topFaceDown':
    'La mise en place laisse dans {{received}} des cartes du dessus cachées, que rien ne retournerait. Distribuez visible la dernière carte de chaque pile.',
  'gameFile.fileTooLarge': 'Le fichier dépasse {{expected}} octets.',
  'gameFile.tooMany':
    'Il y a plus de {{expected}} fichiers\u202f; celui-ci et tous les suivants n’ont pas été lus.',
  'gameFile.unreadable': 'Le fichier ne peut pas être lu. Vérifiez qu’il est là et qu’on peut l’ouvrir.',
  'gameFile.notJson':
    'Le fichier n’est pas du JSON\u00a0: ligne {{line}}, colonne {{column}}, il y a {{received}} à un endroit où cela ne peut pas être.',
  'gameFile.jsonEnds':
    'Le fichier finit ligne {{line}}, colonne {{column}}, avant que tout soit fermé. Ajoutez la parenthèse ou le guillemet qui manque.',
  'gameFile.idTaken': 'Un autre jeu a déjà l’identifiant {{received}}. Donnez-en un propre à celui-ci.',
  'gameFile.noSuchParent':
    '«\u00a0{{path}}\u00a0» vaut {{received}}, et aucun autre jeu n’a cet identifiant. Corrigez-le, ou ôtez «\u00a0variantOf\u00a0».',
  'facts.decks_one': '{{count}} paquet',
  'facts.decks_many': '{{count}} de paquets',
  'facts.decks_other': '{{count}} paquets',
  'facts.minutes_one': '{{count}} minute',
  'facts.minutes_many': '{{count}} de minutes',
  'facts.minutes_other': '{{count}} minutes',
  'facts.easy': 'Facile',
  'facts.medium': 'Moyen',
  'facts.hard': 'Difficile',
  'facts.veryHard': 'Très difficile',
  'facts.luck': 'Hasard pur',
  'facts.mostlyLuck': 'Surtout du hasard',
  'facts.balanced': 'Hasard et réflexion',
  'facts.mostlySkill': 'Surtout de la réflexion',
  'facts.skill': 'Réflexion avant tout',

  // The end of a game
  'won.title': 'Gagné',
  'won.text': '{{game}}, donne {{number}}',
  'won.time': 'Temps',
  'won.moves': 'Coups',
  'won.bestTime': 'Votre meilleur temps jusqu’ici',
  'won.fewestMoves': 'Votre plus petit nombre de coups jusqu’ici',
  'won.wins': 'Gagnées jusqu’ici',
  'won.winsOf': '{{won}} sur {{played}}',
  'won.again': 'Nouvelle donne',
  'won.look': 'Regarder la table',
  'dead.noMove': 'Il ne reste aucun coup. Annulez, ou prenez une nouvelle donne.',
  'dead.searched':
    'Cette donne ne peut pas être gagnée à partir d’ici\u00a0: toutes les positions encore accessibles ont été essayées. Annulez, ou prenez une nouvelle donne.',
  'dead.undo': 'Annuler',
  'dead.newDeal': 'Nouvelle donne',

  // Choosing among targets
  'choice.title': 'Où\u202f?',
  'choice.help': 'Plusieurs piles acceptent cette carte. Choisissez-en une sur la table ou ici.',
  'choice.none': 'Aucune pile choisie.',

  // Links and files
  'open.failed':
    '«\u00a0{{what}}\u00a0» ne peut pas être ouvert\u00a0: ce n’est ni un lien vers une donne ni une partie enregistrée lisible. Vérifiez l’adresse ou le fichier.',
  'open.noGame': 'Il n’y a pas ici de jeu appelé «\u00a0{{game}}\u00a0». Choisissez-en un dans le menu Jeu.',
  'open.elsewhere':
    '{{game}} est déjà ouvert dans une autre fenêtre. Un jeu ne peut être ouvert que dans une seule fenêtre à la fois.',
  'open.takenAway':
    '{{game}} a été ouvert dans une autre fenêtre et s’y poursuit. Ce qui a été joué ici se trouve parmi les parties enregistrées.',

  // Messages that come and go
  'toast.dismiss': 'Fermer',
  'toast.left': 'La donne {{number}} n’était pas finie\u00a0: elle est abandonnée.',
  'toast.takeUpLeft': 'La reprendre',
  'toast.notSaved':
    'La partie n’a pas pu être enregistrée\u00a0: {{reason}}. Elle continue\u202f; le prochain coup réessaiera.',
  'toast.notRecorded': 'Le résultat n’a pas pu être conservé\u00a0: {{reason}}. Un nouvel essai suivra.',
  'toast.settingsNotSaved':
    'Le réglage n’a pas pu être conservé\u00a0: {{reason}}. Il vaut jusqu’à la fin du programme.',
  'toast.fresh':
    'La partie inachevée n’a pas pu être ouverte\u00a0: {{reason}}. Son fichier a été gardé. Voici une nouvelle donne.',
  'toast.dealFailed':
    '{{name}} n’a pas pu être distribué\u00a0: {{reason}}. {{other}} est sur la table à sa place.',
  'toast.error':
    'Quelque chose s’est mal passé\u00a0: {{reason}}. La partie continue\u202f; si cela se reproduit, signalez-le depuis le menu Aide.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'une erreur du programme, «\u00a0{{message}}\u00a0»',
  'failure.save.otherGame': 'elle est d’un autre jeu, «\u00a0{{game}}\u00a0»',
  'failure.save.pack': 'ses cartes ne sont pas celles de ce jeu',
  'failure.save.tree': 'ses coups ne s’accordent pas au coup {{move}}',
  'failure.save.illegalMove': 'les règles de cette version ne permettent pas le coup {{move}} ({{text}})',
  'failure.internal': 'une erreur du programme',
  'failure.tooLarge': 'c’est plus grand que le programme ne peut accepter',
  'failure.diskFull': 'le disque est plein\u202f; faites-y de la place',
  'failure.noPermission': 'le dossier ne peut être ni lu ni modifié\u202f; vérifiez ses autorisations',
  'failure.notFound': 'le dossier ou le fichier a disparu\u202f; vérifiez que son lecteur est présent',
  'failure.wrongKind': 'un dossier se trouve là où devrait être un fichier, ou l’inverse',
  'failure.storage': 'le disque a signalé une erreur',
  'failure.newerVersion': 'une version plus récente de Grand Patience l’a écrit\u202f; ouvrez-le avec elle',
  'failure.damaged': 'le fichier est endommagé',
  'failure.unknownItem': 'il n’est plus là',
  'failure.openElsewhere': 'ce jeu est ouvert dans une autre fenêtre',
  'failure.unsupported': 'ce système ne le permet pas',
  'failure.unreachable': 'l’autre moitié du programme ne répond pas\u202f; redémarrez Grand Patience',

  // Statistics
  'statistics.title': 'Statistiques',
  'statistics.game': 'Jeu',
  'statistics.allGames': 'Tous les jeux',
  'statistics.played': 'Jouées',
  'statistics.won': 'Gagnées',
  'statistics.winRate': 'Taux de victoire',
  'statistics.currentStreak': 'Série en cours',
  'statistics.bestStreak': 'Plus longue série de victoires',
  'statistics.bestTime': 'Victoire la plus rapide',
  'statistics.fewestMoves': 'Victoire en le moins de coups',
  'statistics.none':
    'Encore rien\u00a0: une partie compte ici une fois gagnée, ou quittée après au moins un coup.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, tous les jeux',
  'statistics.period': 'Période',
  'statistics.period.all': 'Depuis toujours',
  'statistics.period.week': '7 derniers jours',
  'statistics.period.month': '30 derniers jours',
  'statistics.period.year': '365 derniers jours',
  'statistics.period.days': 'Jours choisis',
  'statistics.firstDay': 'Premier jour',
  'statistics.lastDay': 'Dernier jour',
  'statistics.playedOf': '{{won}} gagnées, {{lost}} perdues, {{givenUp}} abandonnées',
  'statistics.fromTo': 'de {{low}} à {{high}}',
  'statistics.interval': '{{range}} avec une confiance de 95\u00a0%',
  'statistics.range': 'Avec une confiance de 95\u00a0%',
  'statistics.longest': 'Plus longues\u00a0: {{wins}}, {{losses}}',
  'statistics.middle': 'Victoires\u00a0: médiane {{median}}, moyenne {{mean}}',
  'statistics.playingTime': 'Temps de jeu',
  'statistics.byGame': 'Par jeu',
  'statistics.groups': 'Par sorte de donne',
  'statistics.group': 'Parties',
  'statistics.firstAttempts': 'Première partie d’une donne',
  'statistics.replays': 'Donne rejouée',
  'statistics.winnableDeals': 'Donnes connues comme gagnables',
  'statistics.unwinnableDeals': 'Donnes connues comme ingagnables',
  'statistics.undecidedDeals': 'Donnes que le solveur n’a pu trancher',
  'statistics.helped': 'Avec conseils ou solveur',
  'statistics.overTime': 'Taux de victoire au fil du temps',
  'statistics.afterGames': 'Après parties',
  'statistics.recentRate': '{{number}} dernières parties',
  'statistics.byMonth': 'Parties par mois',
  'statistics.month': 'Mois',
  'statistics.byWeekday': 'Parties par jour de la semaine',
  'statistics.weekday': 'Jour',
  'statistics.winTimes': 'Temps des victoires',
  'statistics.timeFrom': 'De',
  'statistics.timeTo': 'À moins de',
  'statistics.asTable': 'En tableau',
  'statistics.exportCsv': 'Exporter en CSV',
  'statistics.exportJson': 'Exporter en JSON',
  'statistics.import': 'Importer…',
  'statistics.imported_one': '{{count}} partie ajoutée\u202f; {{known}} étaient déjà là.',
  'statistics.imported_many': '{{count}} de parties ajoutées\u202f; {{known}} étaient déjà là.',
  'statistics.imported_other': '{{count}} parties ajoutées\u202f; {{known}} étaient déjà là.',
  'statistics.resetAsk': 'Remettre à zéro…',
  'statistics.reset': 'Remettre à zéro',
  'statistics.askReset': 'Retirer ces résultats des statistiques\u202f?',
  'statistics.askResetAll': 'Retirer tous les résultats des statistiques\u202f?',
  'statistics.wasReset_one': '{{count}} partie a été retirée.',
  'statistics.wasReset_many': '{{count}} de parties ont été retirées.',
  'statistics.wasReset_other': '{{count}} parties ont été retirées.',
  'statistics.winStreak_one': '{{count}} victoire',
  'statistics.winStreak_many': '{{count}} de victoires',
  'statistics.winStreak_other': '{{count}} victoires',
  'statistics.lossStreak_one': '{{count}} défaite',
  'statistics.lossStreak_many': '{{count}} de défaites',
  'statistics.lossStreak_other': '{{count}} défaites',
  'statistics.failed':
    'Les statistiques n’ont pas pu être lues\u00a0: {{reason}}. Fermez cette page et rouvrez-la.',

  // Rules
  'rules.title': 'Règles de {{game}}',

  // The manual
  'manual.title': 'Manuel',
  'manual.start': 'Commencer',
  'manual.start.1':
    'Une partie est sur la table dès que le programme démarre\u00a0: la dernière que vous avez jouée, là où vous l’avez laissée. «\u00a0Jeu, Choisir un jeu\u00a0» montre tous les jeux par famille, avec pour chacun le nombre de paquets, la difficulté et la durée.',
  'manual.start.2':
    'Les règles du jeu qui est sur la table s’ouvrent à côté d’elle avec F1. Elles sont faites à partir des données mêmes d’après lesquelles on joue\u00a0: elles sont donc complètes et exactes.',
  'manual.start.3':
    'Chaque donne a un numéro, et le même numéro donne les mêmes cartes sur toutes les machines. Pour rejouer une donne, ou celle qu’un ami vous a indiquée, prenez «\u00a0Jeu, Donne par numéro\u00a0».',
  'manual.start.4':
    '«\u00a0Jeu, Nouvelle fenêtre\u00a0» ouvre une autre table. Un jeu n’est ouvert que dans une fenêtre à la fois\u202f; ce qu’une fenêtre quitte peut se poursuivre dans une autre. Les commandes du menu «\u00a0Affichage\u00a0» agrandissent et réduisent les cartes.',
  'manual.moving': 'Déplacer les cartes',
  'manual.moving.1':
    'Faites glisser une carte là où elle doit aller\u202f; quand les règles laissent plusieurs cartes se déplacer ensemble, saisissez la plus basse. Les piles qui acceptent les cartes s’éclairent. Il suffit que la carte recouvre une partie de la pile.',
  'manual.moving.2':
    'Ou cliquez\u00a0: une carte qui n’a qu’une destination sensée y va. S’il y en a plusieurs, différentes, elles s’éclairent, et le clic suivant choisit. Un réglage décide si un clic préfère les fondations ou le tableau.',
  'manual.moving.3':
    'Un double clic envoie une carte sur les fondations\u202f; le temps laissé au second clic est un réglage. Un clic sur le talon distribue\u202f; un clic sur le talon vide retourne la défausse, là où le jeu le permet.',
  'manual.moving.4': 'Quand les règles refusent un coup, le programme dit laquelle s’y oppose.',
  'manual.moving.5':
    'Ce qui est couvert peut se lire\u00a0: gardez le bouton de la souris enfoncé sur une carte, appuyez sur le bouton droit, ou laissez-y un doigt posé. La carte passe devant\u202f; une pile trop serrée, comme la défausse, s’étale jusqu’à ce que vous lâchiez. Au clavier, maintenez I sur une pile.',
  'manual.moving.6':
    'Des cartes réglées plus grandes que la place disponible rendent la table plus grande que sa fenêtre. La molette, les barres de défilement et un glissement sur un endroit libre la déplacent\u202f; une carte tirée jusqu’au bord l’entraîne.',
  'manual.automatic': 'Coups automatiques',
  'manual.automatic.1':
    'Les cartes peuvent monter d’elles-mêmes\u00a0: jamais, seulement quand cela ne peut pas coûter la victoire (dans les jeux où c’est prouvé), ou toujours. Chaque jeu a sa valeur par défaut\u202f; «\u00a0Jouer, Coups automatiques\u00a0» la change pour le jeu qui est sur la table, à partir du coup suivant.',
  'manual.automatic.2':
    'Une carte que vous reprenez d’une fondation reste où vous la posez. Elle ne remonte d’elle-même qu’après avoir été couverte puis découverte.',
  'manual.undo': 'Annuler',
  'manual.undo.1':
    'Tout peut être annulé, jusqu’au premier coup, aussi souvent que vous le voulez, et rejoué. Un coup et tout ce qu’il entraîne de lui-même ne font qu’un. Les annulations sont comptées avec la partie, sans pénalité.',
  'manual.undo.2':
    '«\u00a0Jouer, Arbre des coups\u00a0» montre tous les chemins que vous avez essayés dans cette donne. Un clic ou les flèches mènent à un endroit\u202f; un signet lui donne un nom. Une partie peut être enregistrée sous un nom\u202f; les parties terminées et enregistrées peuvent être revues et reprises à n’importe quel endroit.',
  'manual.help': 'Conseils et solveur',
  'manual.help.1':
    'H montre un bon coup sur la table et dit pourquoi\u202f; un nouvel appui en montre un autre. Un conseil ouvre un chemin dont il est prouvé qu’il mène à la victoire\u202f; ce qui n’est pas prouvé s’appelle une suggestion. Si une position est perdue, le programme le dit, et B ramène à la dernière position où l’on pouvait gagner.',
  'manual.help.2':
    'V demande si la partie peut encore être gagnée. Dans les réglages, vous pouvez choisir que ce soit dit toujours ou jamais, et d’être averti quand un coup perd la partie. «\u00a0Jouer la solution\u00a0» joue une solution, que vous pouvez arrêter ou reprendre à votre compte à tout coup. La recherche voit toutes les cartes, même celles qui sont cachées. Son aide est notée avec la partie, sans pénalité.',
  'manual.help.3':
    '«\u00a0Nouvelle donne gagnable\u00a0» ne distribue que des donnes dont il est prouvé qu’elles peuvent être gagnées, de la difficulté que vous voulez. La donne du jour est la même pour tous. «\u00a0Trouver ou partager une donne\u00a0» montre un code court et un lien pour la donne sur la table, et distribue celle qu’un tel code désigne.',
  'manual.help.4':
    '«\u00a0Affichage, Ce qui manque encore\u00a0» montre à côté de la table, rang par rang, combien de fondations attendent une carte et combien de ces cartes sont encore à venir.',
  'manual.end': 'La fin d’une partie',
  'manual.end.1': 'Une partie est gagnée quand toutes les cartes sont sur les fondations.',
  'manual.end.2':
    'Quand il ne reste aucun coup, ou quand toutes les positions encore accessibles ont été essayées sans victoire, le programme le dit. Il se tait tant qu’il n’en est pas certain. Vous pouvez annuler et continuer.',
  'manual.counting': 'Ce qui compte',
  'manual.counting.1': 'Une victoire compte aussitôt, quoi que vous fassiez ensuite.',
  'manual.counting.2':
    'Une donne non gagnée compte quand vous la quittez pour une autre donne du même jeu, si vous avez joué au moins un coup\u00a0: comme perdue s’il était certain qu’elle ne pouvait plus être gagnée, comme abandonnée sinon. Recommencer la même donne, ce n’est pas la quitter. Après une nouvelle donne, vous pouvez encore y revenir, jusqu’à votre premier coup.',
  'manual.counting.3':
    'Une donne que vous avez seulement regardée ne compte pas. Une donne inachevée vous attend\u00a0: choisir un autre jeu ou fermer le programme, ce n’est pas la quitter. Si vous ouvrez une partie enregistrée, ou en continuez une que vous avez regardée, la donne inachevée attend parmi les parties enregistrées.',
  'manual.counting.4':
    'L’horloge part à votre premier coup. Elle s’arrête tant que la fenêtre est cachée, tant que la machine dort et quand rien n’a été touché depuis deux minutes.',
  'manual.keyboard': 'Sans souris',
  'manual.keyboard.1':
    'Tout peut se faire au clavier. Sur la table, les flèches parcourent les piles comme elles sont placées, Tab parcourt les groupes de piles, et des lettres y sautent\u00a0: F fondations, T tableau, R réserves, S talon, W défausse\u202f; A, 2 à 9, 0 pour le dix, J, Q et K la prochaine carte de ce rang.',
  'manual.keyboard.2':
    'Entrée ou Espace prend une carte et la pose\u202f; Maj avec les flèches prend plus ou moins de cartes\u202f; Échap lâche. Maj avec Entrée envoie la carte là où elle va, comme un clic\u202f; Maj avec une lettre saute en arrière. F6 ramène à la table de partout, Échap aussi. Sur le talon, Entrée distribue.',
  'manual.keyboard.3':
    'Un lecteur d’écran dit ce qui se trouve sur chaque pile et ce que chaque coup a fait. I lit toute la pile, L répète ce qui vient de se passer, M dit où la carte peut aller, P où en est la partie. Le point d’interrogation montre toutes les touches.',
  'manual.suit': 'À votre convenance',
  'manual.suit.1':
    'Les réglages changent la taille du texte et des cartes, les couleurs, le dos des cartes et la vitesse des mouvements, qui peuvent être supprimés. Quatre couleurs distinguent mieux les enseignes, les grands index se lisent de loin, et le contraste élevé dessine tout avec force. Un bouton fait d’une image montre son nom quand la souris, un doigt ou le focus du clavier s’y arrête.',
  'manual.suit.2':
    'Rien ne doit être glissé ni maintenu\u00a0: chaque coup peut se jouer par de simples clics, et rien ne vous presse. L’horloge peut être masquée, et la table inversée pour les gauchers.',
  'manual.suit.3':
    'La langue est celle du système, ou une autre de votre choix\u202f; elle change aussitôt. Les lettres des cartes peuvent la suivre. «\u00a0Aide, Touches\u00a0» montre toutes les touches, et permet de les changer.',
  'manual.data': 'Vos données',
  'manual.data.1':
    'La partie en cours est conservée à chaque coup, et les résultats dès qu’ils sont connus. Rien ne quitte votre machine\u00a0: le programme n’utilise jamais de réseau.',
  'manual.data.2':
    'Les statistiques, les parties enregistrées et les réglages se trouvent dans un dossier de simples fichiers.',

  // Settings
  'settings.title': 'Réglages',
  'settings.appearance': 'Apparence',
  'settings.theme': 'Couleurs',
  'settings.theme.system': 'Comme le système',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.theme.highContrast': 'Contraste élevé',
  'settings.cardBack': 'Dos des cartes',
  'settings.cardBack.lattice': 'Treillis',
  'settings.cardBack.waves': 'Vagues',
  'settings.cardBack.stars': 'Étoiles',
  'settings.cardBack.plain': 'Uni',
  'settings.cardBack.classicBlue': 'Bleu classique',
  'settings.cardBack.classicRed': 'Rouge classique',
  'settings.fourColourDeck': 'Jeu à quatre couleurs\u00a0: trèfles verts, carreaux bleus',
  'settings.largeIndex': 'Grands index sur les cartes',
  'settings.leftHanded': 'Table pour gauchers',
  'settings.motion': 'Mouvement et son',
  'settings.animationSpeed': 'Mouvement des cartes',
  'settings.animationSpeed.off': 'Aucun',
  'settings.animationSpeed.fast': 'Rapide',
  'settings.animationSpeed.normal': 'Normal',
  'settings.animationSpeed.slow': 'Lent',
  'settings.sound': 'Sons',
  'settings.volume': 'Volume',
  'settings.playing': 'Jeu',
  'settings.clickPreference': 'Un clic préfère',
  'settings.clickPreference.foundation': 'les fondations',
  'settings.clickPreference.tableau': 'le tableau',
  'settings.secondClick': 'Temps pour un double clic',
  'settings.secondClick.off': 'Aucun\u00a0: chaque clic compte à part',
  'settings.secondClick.usual': 'Une demi-seconde',
  'settings.secondClick.slow': 'Une seconde',
  'settings.secondClick.verySlow': 'Deux secondes',
  'settings.highlightRanks': 'Éclairer les cartes égales et suivantes sous le pointeur',
  'settings.hideClock': 'Masquer l’horloge',
  'settings.hideStatistics': 'Masquer toutes les statistiques',
  'settings.language': 'Langue',
  'settings.language.system': 'Comme le système',
  'settings.textSize': 'Taille du texte',
  'settings.cardSize': 'Taille des cartes',
  'settings.cardIndices': 'Lettres sur les cartes',
  'settings.cardIndices.international': 'Internationales (A, K, Q, J)',
  'settings.cardIndices.language': 'Françaises (A, R, D, V)',

  // Keys
  'keys.title': 'Touches',
  'keys.table': 'Sur la table',
  'keys.commands': 'Commandes',
  'keys.arrows': 'Parcourir les piles comme elles sont placées',
  'keys.tab': 'Parcourir les groupes de piles',
  'keys.pick': 'Prendre, poser',
  'keys.send': 'Envoyer la carte là où elle va',
  'keys.count': 'Prendre plus ou moins de cartes',
  'keys.letGo': 'Lâcher, fermer',
  'keys.foundations': 'Fondation suivante',
  'keys.tableau': 'Pile suivante du tableau',
  'keys.reserves': 'Réserve suivante',
  'keys.stock': 'Talon',
  'keys.waste': 'Défausse',
  'keys.ranks': 'Prochaine carte de ce rang',
  'keys.backwards': 'Pareil, en arrière',
  'keys.tellPile': 'Dire ce qui se trouve sur cette pile',
  'keys.tellLast': 'Dire ce qui vient de se passer',
  'keys.tellTargets': 'Dire où cette carte peut aller',
  'keys.tellProgress': 'Dire où en est la partie',
  'keys.howToChange':
    'Pour changer des touches, choisissez-les et appuyez sur de nouvelles. {{backspace}} les enlève, {{escape}} les laisse telles quelles.',
  'keys.change': 'Changer les touches de «\u00a0{{command}}\u00a0»',
  'keys.press': 'Appuyez sur des touches…',
  'keys.none': 'aucune',
  'keys.taken':
    '«\u00a0{{command}}\u00a0» a déjà ces touches. Changez d’abord celles-là, ou prenez-en d’autres.',
  'keys.takenByTable':
    'La table a besoin de cette touche pour jouer au clavier. Appuyez dessus avec {{control}} ou {{alt}}, ou prenez-en une autre.',
  'keys.defaults': 'Toutes les touches comme au début',

  // Les touches telles qu’on les lit sur les claviers
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Maj',
  'key.enter': 'Entrée',
  'key.escape': 'Échap',
  'key.space': 'Espace',
  'key.tab': 'Tab',
  'key.backspace': 'Retour arrière',
  'key.delete': 'Suppr',
  'key.insert': 'Inser',
  'key.home': 'Début',
  'key.end': 'Fin',
  'key.pageUp': 'Page préc.',
  'key.pageDown': 'Page suiv.',

  // The player's data
  'data.title': 'Vos données',
  'data.folder': 'Où elles se trouvent',
  'data.folderText':
    'Les statistiques, les parties enregistrées et les réglages se trouvent dans ce dossier\u00a0:',
  'data.open': 'Ouvrir le dossier',
  'data.backup': 'Sauvegarde',
  'data.backupText':
    'Un seul fichier contient tout\u00a0: réglages, donnes inachevées, parties enregistrées et tous les résultats. Le restaurer remplace les réglages, ramène les donnes et les parties, et ajoute les résultats qui manquent ici.',
  'data.create': 'Faire une sauvegarde',
  'data.restore': 'Restaurer une sauvegarde…',
  'data.askRestore': 'Restaurer cette sauvegarde\u202f? Vos réglages seront ceux de la sauvegarde.',
  'data.doRestore': 'Restaurer',
  'data.restored':
    'La sauvegarde est restaurée. Résultats ajoutés\u00a0: {{games}}, parties enregistrées\u00a0: {{saves}}, donnes inachevées\u00a0: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'Réglages',
  'notice.store.running': 'Donne inachevée',
  'notice.store.save': 'Partie enregistrée',
  'notice.store.history': 'Résultats',
  'notice.store.preferences': 'Places des fenêtres',
  'notice.previousUsed':
    '{{what}}\u00a0: le fichier {{path}} était endommagé. La copie précédente est utilisée.',
  'notice.startedAfresh':
    '{{what}}\u00a0: le fichier {{path}} était endommagé et il n’y avait pas de copie. Rien n’a pu en être repris.',
  'notice.linesSetAside':
    '{{what}}\u00a0: quelques lignes de {{path}} étaient endommagées. Toutes les autres sont là.',
  'notice.linesMissing':
    '{{what}}\u00a0: il manque des lignes dans {{path}} ({{number}}). Toutes les autres sont là\u202f; une sauvegarde ramène celles qui manquent.',
  'notice.settingsReplaced':
    '{{what}}\u00a0: quelques valeurs de {{path}} étaient inutilisables et sont comme au début.',
  'notice.newerVersion':
    '{{what}}\u00a0: {{path}} vient d’une version plus récente de Grand Patience. Le fichier reste tel quel\u202f; ouvrez-le avec elle.',
  'notice.unreadable':
    '{{what}}\u00a0: {{path}} ne peut pas être lu pour l’instant. Le fichier reste tel quel\u202f; vérifiez ses autorisations et redémarrez.',
  'notice.setAside': 'Ce qui était endommagé a été gardé sous {{path}}.',

  // Report a problem
  'report.title': 'Signaler un problème',
  'report.text':
    'Ce rapport aide à trouver ce qui s’est mal passé. Il contient la donne et le journal du programme, et rien sur vous. Rien n’est envoyé automatiquement\u00a0: lisez-le, copiez-le et collez-le là où vous signalez le problème.',
  'report.label': 'Rapport',
  'report.copy': 'Copier le rapport',
  'report.copied': 'Le rapport est dans le presse-papiers.',
  'report.where':
    'Envoyez-le à la page où vous avez obtenu Grand Patience, sous «\u00a0Issues\u00a0», avec une phrase sur ce que vous avez fait et ce que vous attendiez.',
  'crash.title': 'Une partie de la fenêtre est tombée en panne',
  'crash.text':
    'Votre partie est en sûreté\u00a0: elle a été conservée à chaque coup. Vous pouvez copier un rapport et continuer.',
  'crash.goOn': 'Continuer',
  'table.failed.title': 'La table ne peut pas être dessinée',
  'table.failed.noGraphics':
    'Grand Patience dessine la table avec WebGL, et cette fenêtre n’en offre pas. Activez l’accélération matérielle (dans un navigateur\u00a0: Paramètres, Système) ou le rendu logiciel, et mettez à jour le pilote de la carte graphique\u202f; puis réessayez. Votre partie est en sûreté, et elle peut continuer avec un lecteur d’écran et le clavier.',
  'table.failed.again': 'Réessayer',

  // First start
  'tour.title': 'Premiers pas',
  'tour.move':
    'Bienvenue\u202f! Cliquez sur une carte, et elle va où elle peut\u202f; ou faites-la glisser. Au clavier, le point d’interrogation montre toutes les touches.',
  'tour.click':
    'Les piles qui acceptent une carte s’éclairent. Si un clic en trouve plusieurs, le suivant choisit.',
  'tour.undo':
    'En haut, la flèche recourbée vers la gauche annule les coups, un par un, jusqu’au premier. Les as et leurs suites montent parfois d’eux-mêmes.',
  'tour.games': 'Cliquez sur le nom du jeu, en haut, pour en choisir un autre.',
  'tour.help':
    'En haut, l’ampoule donne un conseil et le livre montre les règles à côté de la table\u202f; le menu Aide contient les touches et un manuel. Amusez-vous bien\u202f!',
  'tour.step': '{{at}} sur {{of}}',
  'tour.next': 'Suivant',
  'tour.end': 'Fermer',
  'tour.closed': 'Premiers pas fermés.',

  // About
  'about.title': 'À propos de Grand Patience',
  'about.version': 'Version {{version}}',
  'about.text':
    'Des patiences du genre des Quarante voleurs et leurs parentes\u00a0: chaque jeu avec ses règles complètes, des conseils honnêtes, et rien qui quitte cette machine.',
  'about.licence': 'Logiciel libre sous licence MIT.',
  'about.updates':
    'Grand Patience n’utilise jamais le réseau et ne cherche pas de mises à jour. Les nouvelles versions\u00a0: {{address}}',
  'about.cards': 'Faces des cartes\u00a0: le jeu CC0 de @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Conseil',
  'assistant.command.verdict': 'Peut-on gagner\u202f?',
  'assistant.command.playOut': 'Jouer la solution',
  'assistant.command.goBack': 'Revenir à la dernière position gagnable',
  'assistant.command.winnableDeal': 'Nouvelle donne gagnable',
  'assistant.command.dealOfToday': 'Donne du jour',
  'assistant.command.deals': 'Trouver ou partager une donne…',
  'assistant.cancel': 'Annuler',
  'assistant.stopped': 'Recherche arrêtée.',
  'assistant.verdict.ask': 'Gagnable\u202f?',
  'assistant.verdict.searching': 'Recherche…',
  'assistant.verdict.winnable': 'Peut être gagnée',
  'assistant.verdict.noLonger': 'Ne peut plus être gagnée',
  'assistant.verdict.unwinnable': 'Ne peut pas être gagnée',
  'assistant.verdict.unknown': 'Inconnu',
  'assistant.verdict.unknownHelp':
    'La recherche n’a trouvé ni victoire ni preuve qu’il n’y en a pas. Demander à nouveau la poursuit.',
  'assistant.hint.thinking': 'Recherche d’un bon coup…',
  'assistant.hint.proven': 'Conseil',
  'assistant.hint.suggestion': 'Suggestion, non prouvée',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} et ce qui la couvre → {{pile}}',
  'assistant.hint.sayMove': '{{card}} depuis {{from}} vers {{pile}}',
  'assistant.hint.sayRun': '{{card}} et ce qui la couvre, depuis {{from}} vers {{pile}}',
  'assistant.hint.deal': 'Distribuer du talon',
  'assistant.hint.redeal': 'Retourner la défausse',
  'assistant.hint.opens': 'libère {{card}}',
  'assistant.hint.goesUp': 'monte une carte à sa fondation',
  'assistant.hint.empties': 'vide une pile',
  'assistant.hint.builds': 'construit sur {{card}}',
  'assistant.hint.usesEmpty': 'occupe une place vide',
  'assistant.hint.automatic':
    'Les coups automatiques peuvent gâcher ceci\u00a0: c’est prouvé quand ils sont désactivés.',
  'assistant.hint.play': 'Le jouer',
  'assistant.hint.next': 'Une autre idée',
  'assistant.hint.of': '{{index}} sur {{count}}',
  'assistant.hint.lost': 'D’ici, aucun coup ne mène à la victoire\u00a0: cette position est perdue.',
  'assistant.hint.closed': 'Conseil fermé.',
  'assistant.lostByMove':
    'Votre dernier coup fait perdre la partie\u00a0: avant lui, elle pouvait encore être gagnée.',
  'assistant.goBack.searching': 'Recherche de la dernière position gagnable…',
  'assistant.playOut.label': 'La solution se joue',
  'assistant.playOut.thinking': 'Recherche d’une solution…',
  'assistant.playOut.progress': 'Coup {{made}} sur {{total}}',
  'assistant.playOut.pause': 'Pause',
  'assistant.playOut.resume': 'Continuer',
  'assistant.playOut.step': 'Coup suivant',
  'assistant.playOut.pace': 'Vitesse',
  'assistant.playOut.slow': 'Lente',
  'assistant.playOut.normal': 'Normale',
  'assistant.playOut.fast': 'Rapide',
  'assistant.playOut.takeOver': 'Reprendre la main',
  'assistant.playOut.stopped': 'C’est de nouveau à vous de jouer.',
  'assistant.notice.lost': 'Il n’y a pas de solution à jouer\u00a0: cette position ne peut plus être gagnée.',
  'assistant.notice.noSolution':
    'Aucune solution n’a été trouvée à temps. Les conseils montrent toujours le meilleur coup trouvé\u202f; un nouvel essai poursuit la recherche.',
  'assistant.notice.noWinnablePlace':
    'Sur le chemin parcouru, on ne connaît aucune position gagnable. «\u00a0Recommencer cette donne\u00a0» ramène au début.',
  'assistant.notice.atWinnablePlace': 'On peut gagner d’ici\u00a0: inutile de revenir en arrière.',
  'assistant.notice.noWinnableDeal':
    'Aucune donne gagnable n’a été trouvée. Réessayez, ou jouez une donne quelconque.',
  'assistant.notice.noDealOfTheDay':
    'Ce jeu n’a pas de donne du jour. Essayez «\u00a0Nouvelle donne gagnable\u00a0».',
  'assistant.notice.failed':
    'Le solveur ne fonctionne pas ici\u00a0: {{reason}}. La partie continue sans conseils\u202f; redémarrer le programme peut aider.',
  'assistant.deals.title': 'Trouver ou partager une donne',
  'assistant.deals.new': 'Une nouvelle donne de {{game}}',
  'assistant.deals.random': 'Une donne quelconque',
  'assistant.deals.winnable': 'Une donne gagnable, de difficulté',
  'assistant.deals.anyGrade': 'Quelconque',
  'assistant.deals.grade1': '1 – très facile',
  'assistant.deals.grade2': '2 – facile',
  'assistant.deals.grade3': '3 – moyenne',
  'assistant.deals.grade4': '4 – difficile',
  'assistant.deals.grade5': '5 – diabolique',
  'assistant.deals.gradeHelp':
    'Il est prouvé qu’une donne est gagnable avant qu’elle soit distribuée. La difficulté mesure combien le chemin de la victoire est étroit et jusqu’où il a fallu le chercher, par comparaison avec d’autres donnes du même jeu.',
  'assistant.deals.today': 'Donne du jour, {{date}}',
  'assistant.deals.searching': 'Recherche d’une donne gagnable…',
  'assistant.deals.deal': 'Distribuer',
  'assistant.deals.open': 'Une donne qu’on vous a indiquée',
  'assistant.deals.code': 'Code ou lien',
  'assistant.deals.paste': 'Coller',
  'assistant.deals.noCode':
    '«\u00a0{{text}}\u00a0» n’est pas le code d’une donne. Un code ressemble à racing-aces:17.',
  'assistant.deals.unknownGame':
    'Il n’y a pas ici de jeu «\u00a0{{text}}\u00a0». Le code vient peut-être d’une version plus récente.',
  'assistant.deals.badNumber':
    '«\u00a0{{text}}\u00a0» n’est pas un numéro de donne. Indiquez un nombre entier à partir de 1.',
  'assistant.deals.cannotPaste':
    'Le presse-papiers ne peut pas être lu ici. Appuyez sur {{keys}} dans le champ.',
  'assistant.deals.share': 'La donne sur la table',
  'assistant.deals.shareCode': 'Code',
  'assistant.deals.shareLink': 'Lien',
  'assistant.deals.copy': 'Copier',
  'assistant.deals.copied': 'Copié.',
  'assistant.deals.cannotCopy':
    'Le presse-papiers ne peut pas être modifié ici. Sélectionnez le texte et appuyez sur {{keys}}.',
  'assistant.settings.verdict': 'Dire si la partie peut être gagnée',
  'assistant.settings.verdict.never': 'Jamais',
  'assistant.settings.verdict.onRequest': 'Quand je le demande',
  'assistant.settings.verdict.always': 'Toujours',
  'assistant.settings.warnBeforeLosing': 'Avertir quand un coup fait perdre la partie',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Arbre des coups',
  'history.map': 'Arbre de tous les coups joués dans cette donne',
  'history.mapHelp':
    'Haut et bas reculent et avancent le long d’un chemin, gauche et droite passent au chemin voisin. Un clic y saute.',
  'history.opening': 'La donne',
  'history.place': 'Coup {{number}}',
  'history.branches_one': '{{count}} chemin',
  'history.branches_many': '{{count}} de chemins',
  'history.branches_other': '{{count}} chemins',
  'history.bookmarks': 'Signets',
  'history.bookmarkName': 'Nom de cet endroit',
  'history.bookmarkAdd': 'Poser',
  'history.bookmarkRemove': 'Enlever le signet {{name}}',
  'history.bookmarkNone': 'Aucun encore. Un signet est le nom d’un endroit où revenir.',
  'replay.label': 'Relecture',
  'replay.progress': '{{game}}, donne {{number}}\u00a0: coup {{at}} sur {{total}}',
  'replay.slider': 'Endroit de la partie',
  'replay.start': 'Au début',
  'replay.back': 'Un coup en arrière',
  'replay.forth': 'Un coup en avant',
  'replay.play': 'Lire',
  'replay.pause': 'Pause',
  'replay.continue': 'Continuer à partir d’ici',
  'replay.close': 'Fermer',
  'replay.onlyViewed':
    'Ceci est une relecture. «\u00a0Continuer à partir d’ici\u00a0» vous laisse jouer la suite.',
  'replay.failed': 'Cette partie ne peut pas être montrée\u00a0: {{reason}}. Elle reste telle quelle.',
  'games.command': 'Parties terminées…',
  'games.title': 'Parties terminées',
  'games.none': 'Aucune partie n’est encore terminée.',
  'games.watch': 'Regarder',
  'games.watchOne': 'Regarder {{game}}, donne {{number}}',
  'games.more': 'Montrer des parties plus anciennes',
  'games.date': 'Terminée',
  'games.deal': 'Donne',
  'games.outcome': 'Résultat',
  'games.won': 'Gagnée',
  'games.lost': 'Perdue',
  'games.givenUp': 'Abandonnée',
  'games.failed':
    'Les parties terminées n’ont pas pu être lues\u00a0: {{reason}}. Fermez cette page et rouvrez-la.',
  'saves.command': 'Parties enregistrées…',
  'saves.title': 'Parties enregistrées',
  'saves.name': 'Nom',
  'saves.nameOf': 'Enregistrer {{game}}, donne {{number}}, sous',
  'saves.save': 'Enregistrer',
  'saves.saved': 'Enregistrée sous «\u00a0{{name}}\u00a0».',
  'saves.none':
    'Aucune partie n’est enregistrée sous un nom. La partie en cours est conservée d’elle-même à chaque coup.',
  'saves.open': 'Ouvrir',
  'saves.openOne': 'Ouvrir {{name}}',
  'saves.watchOne': 'Regarder {{name}} depuis le début',
  'saves.rename': 'Renommer',
  'saves.renameOne': 'Renommer {{name}}',
  'saves.remove': 'Enlever',
  'saves.removeOne': 'Enlever {{name}}',
  'saves.removed': '«\u00a0{{name}}\u00a0» a été enlevée.',
  'saves.putBack': 'Remettre',
  'saves.putAside': '«\u00a0{{name}}\u00a0» n’était pas finie. Elle attend parmi les parties enregistrées.',
  'saves.export': 'Enregistrer en fichier',
  'saves.openFile': 'Ouvrir un fichier…',
  'saves.unknownGame': 'son jeu «\u00a0{{game}}\u00a0» n’est pas là',
  'saves.failed': 'Cela n’a pas marché\u00a0: {{reason}}. Les parties enregistrées sont comme avant.',
};

const tag = 'fr';
/** Two-part signs stand off from the word by a space that does not break. */
const colon = '\u00a0:';
const semicolon = '\u202f;';
const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const ordinals = 'zéro premier deuxième troisième quatrième cinquième sixième'.split(' ');

const rankNames = 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'trèfle',
  spades: 'pique',
  hearts: 'cœur',
  diamonds: 'carreau',
};
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const feminine = (rank: Rank): boolean => rank === 'Q';
const plurals: Partial<Record<Rank, string>> = { J: 'valets', Q: 'dames', K: 'rois' };
const ranksOf = (rank: Rank): string => plurals[rank] ?? rankName(rank);
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} de ${suitNames[suit]}`;
const the = (rank: Rank): string =>
  rank === 'A' ? 'l’as' : `${feminine(rank) ? 'la' : 'le'} ${rankName(rank)}`;
const aRank = (rank: Rank): string => `${feminine(rank) ? 'une' : 'un'} ${rankName(rank)}`;
const fromRank = (rank: Rank): string => {
  if (rank === 'A') return 'de l’as';
  return feminine(rank) ? `de la ${rankName(rank)}` : `du ${rankName(rank)}`;
};
const toRank = (rank: Rank): string => {
  if (rank === 'A') return 'à l’as';
  return feminine(rank) ? `à la ${rankName(rank)}` : `au ${rankName(rank)}`;
};
const colourWord = (colour: Colour, isFeminine: boolean): string =>
  colour === 'red' ? 'rouge' : isFeminine ? 'noire' : 'noir';
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank))}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'une' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carte' : 'cartes'}`;

/** Feminine all but the stock; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['talon', 'talons', ''],
  waste: ['défausse', 'défausses', ''],
  reserve: ['réserve', 'réserves', ''],
  tableau: ['pile', 'piles', ' du tableau'],
  foundation: ['fondation', 'fondations', ''],
};
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `une ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string => `${count === 1 ? 'la' : 'une'} ${one(kind)}`;
const ofAny = ({ kind, count }: Piles): string => `${count === 1 ? 'de la' : 'd’une'} ${one(kind)}`;
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const wholes: Record<PileKind, string> = {
  stock: 'du talon',
  waste: 'de la défausse',
  reserve: 'des réserves',
  tableau: 'du tableau',
  foundation: 'des fondations',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'et' : 'à'} ${last}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `la ${one(kind, ` ${first}`)}` : `les ${many(kind, ` ${span(first, last)}`)}`;
const ofNumbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `de la ${one(kind, ` ${first}`)}` : `des ${many(kind, ` ${span(first, last)}`)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'quelle que soit l’enseigne',
  same: 'dans la même enseigne',
  other: 'chaque fois dans une autre enseigne',
  sameColour: 'dans la même couleur (rouge ou noire)',
  alternateColour: 'en alternant rouge et noir',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'en montant',
  down: 'en descendant',
  upOrDown: 'en montant ou en descendant',
  any: 'dans n’importe quel ordre',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' et ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "seul le neuf de cœur peut être posé sur le dix de cœur". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${the(rank)} de ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `rien ne peut être posé sur ${below}`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'une carte'),
    same: () => list((each) => `${the(each)} de ${suitNames[suit]}`, `une carte de ${suitNames[suit]}`),
    other: () => `${list(aRank, 'une carte')} d’une autre enseigne`,
    sameColour: () => list((each) => aColoured(each, own), `une carte ${colourWord(own, true)}`),
    alternateColour: () => list((each) => aColoured(each, other), `une carte ${colourWord(other, true)}`),
  };
  const e = next === 'any' || next.every(feminine) ? 'e' : '';
  return `seul${e} ${words[build.suit]()} peut être posé${e} sur ${below}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Toutes les cartes sont visibles.';
    case 'down':
      return ' Toutes les cartes sont cachées.';
    case 'topUp':
      return ' Seule la carte du dessus de chaque pile est visible.';
    case 'mixed':
      return ` Dans chaque pile, ${cards(facing.lower)} ${facing.lower === 1 ? 'cachée se trouve' : 'cachées se trouvent'} sous ${cards(facing.upper)} visibles.`;
    case 'varied':
      return ` En comptant du bas, ${and(facing.down.map(String))} d’entre elles sont cachées.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => `le ${suitNames[suit]}`,
    (colour) => `les cartes ${colour === 'red' ? 'rouges' : 'noires'}`,
  );
  if (!owned) return '';
  if (owned.firstOnly) {
    const begin = (count: number): string => `${numberOf(count)} commençant`;
    if (owned.each !== undefined) return `, ${begin(owned.each)} par chaque enseigne`;
    return `, ${and(owned.shares.map(({ what, count }) => `${begin(count)} par ${what}`))}`;
  }
  if (owned.sole !== undefined) return `, pour ${owned.sole}`;
  if (owned.each !== undefined) return `, ${numberOf(owned.each)} par enseigne`;
  return `, ${and(owned.shares.map(({ what, count }) => `${numberOf(count)} pour ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la fondation' : `les ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `commençant par ${aRank(rank)}`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `une suite complète${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs ? `${aRank(empty)}, ou une suite ${headedBy(empty)},` : aRank(empty);
  }
  if (!runs) return 'toute carte disponible';
  return unit === 'run' ? 'toute carte ou suite disponible' : 'toute carte disponible, mais pas une suite,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'une pile vide' : `une ${one(kind, ' vide')}`;
const fills = (kind: PileKind): string =>
  `peut ${kind === 'foundation' ? 'commencer' : 'remplir'} ${emptyPile(kind)}`;
function mayFill(empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string {
  const limited = empty !== 'any' || unit === 'completeRun';
  const only = unit === 'completeRun' || (empty !== 'any' && feminine(empty)) ? 'seule ' : 'seul ';
  return `${limited ? only : ''}${filler(empty, unit, runs)} ${fills(kind)}`;
}
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} n’est jamais remplie.`;
const whenExhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock'
    ? 'lorsque le talon est épuisé, et seulement alors,'
    : 'lorsque le talon et la défausse sont épuisés, et seulement alors,';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'la' : 'une'} ${one(kind, ' vide')}`;
    return kind === from ? `une autre ${one(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Aucune carte ne peut être posée sur ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return `Les cartes d’une fondation y restent${semicolon} aucune n’est jamais reprise.`;
  if (kind === 'stock') return 'Les cartes ne quittent le talon qu’en étant distribuées.';
  return `Les cartes ${ofAny({ kind, count: single(kind) ? 1 : 2 })} ne peuvent pas être déplacées.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Seule la carte du dessus d’une pile peut être déplacée.'
    : `Seule la carte du dessus ${count === 1 ? 'de la' : 'de chaque'} ${one(kind)} est disponible.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? `Le talon n’est parcouru qu’une fois${semicolon} il n’est pas reformé.`
    : `Le talon peut être parcouru ${number(passes)} fois.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} n’accepte que des cartes venant ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} n’accepte qu’une carte à la fois.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} se construit` : `Les ${many(kind)} se construisent`} ${order(build)}`;

const skills = {
  luck: 'le hasard seul décide',
  mostlyLuck: 'le hasard compte plus que la réflexion',
  balanced: 'le hasard et la réflexion comptent autant',
  mostlySkill: 'la réflexion compte plus que le hasard',
  skill: 'la réflexion compte bien plus que le hasard',
} as const;
const difficulties = {
  easy: 'facile',
  medium: 'de difficulté moyenne',
  hard: 'difficile',
  veryHard: 'très difficile',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} sur ${of}`);
const place = ({ kind, number: n, of }: PileName): string => {
  if (kind === 'stock') return 'le talon';
  return of === 1 ? `la ${one(kind)}` : `la ${one(kind, ` ${n}`)}`;
};
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? wholes[kind] : `de la ${one(kind, ` ${n}`)}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} à partir ${fromRank(rankNameOf(first))} de ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `passage ${n}` : `passage ${n} sur ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} sur ${place(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)}, venant ${outOf(event.from)}, remplit ${place(event.to)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} sur ${place(event.to)}, automatiquement.`);
    case 'automaticMany':
      return `${start(cards(event.count))} ${event.count === 1 ? 'est allée' : 'sont allées'} automatiquement sur les fondations.`;
    case 'dealt':
      return `Distribution${colon} ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'distribuée' : 'distribuées, une par pile'}.`;
    case 'redealt':
      return `La défausse est retournée${colon} ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carte découverte${colon} ${name(event.card)}.`;
    case 'uncovered':
      return `Maintenant libre${colon} ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} de retour sur ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in French. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'As et rois',
    deuces: 'Les Deux',
    'deuces-and-queens': 'Deux et dames',
    'double-aces-and-kings': 'As et rois doubles',
    'eighty-thieves': 'Quatre-vingts voleurs',
    emperor: 'Empereur',
    'forty-and-eight': 'Quarante et huit',
    'forty-bandits': 'Quarante bandits',
    'forty-thieves': 'Quarante voleurs',
    josephine: 'Joséphine',
    'klondike-draw-one': 'Klondike (une carte)',
    'klondike-draw-three': 'Klondike (trois cartes)',
    'little-forty': 'Petits quarante',
    'lucky-piles': 'Piles chanceuses',
    'lucky-piles-in-suit': 'Piles chanceuses (par enseigne)',
    'lucky-thirteen': 'Treize porte-bonheur',
    'napoleons-square': 'Carré de Napoléon',
    'number-ten': 'Numéro dix',
    'racing-aces': 'Course des as',
    'red-and-black': 'Rouge et noir',
    'sixty-thieves': 'Soixante voleurs',
    'thieves-of-egypt': 'Voleurs d’Égypte',
    'thieves-of-egypt-two-passes': 'Voleurs d’Égypte (deux passages)',
    'thieves-rush': 'Ruée des voleurs',
  },
  familyNames: {
    'Aces and Kings': 'As et rois',
    'Forty Thieves': 'Quarante voleurs',
    'Lucky Thirteen': 'Treize porte-bonheur',
  },
  searchWords: {
    'forty-thieves': ['40 voleurs', 'Ali Baba'],
    'sixty-thieves': ['60 voleurs'],
    'eighty-thieves': ['80 voleurs'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R'],
  card: cardName,
  headings: {
    object: 'But du jeu',
    layout: 'Mise en place',
    foundations: 'Fondations',
    tableau: 'Tableau',
    reserve: 'Réserve',
    stock: 'Talon',
    stockAndWaste: 'Talon et défausse',
    moves: 'Coups',
    automatic: 'Ce qui se fait tout seul',
    passes: 'Passages',
    about: 'À propos de ce jeu',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `On joue avec un paquet de ${n} cartes.`
        : `On joue avec ${number(decks)} paquets, soit ${n} cartes.`,
    goal: ({ cards: n, foundations }) =>
      `La partie est gagnée quand les ${n} cartes sont toutes sur ${foundations === 1 ? 'la fondation' : 'les fondations'}.`,
    scope: ({ kind, first, last }) => `Ce qui suit vaut pour ${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const which = choice === 'all' ? `les ${and(names)}` : and(names);
      const suited = choice === 'oneOfEachSuit' ? ', une carte de chaque enseigne,' : '';
      const [first] = taken;
      if (taken.length === 1 && first?.count === 1) {
        return `On commence par retirer du paquet ${which} et par ${feminine(first.rank) ? 'la' : 'le'} poser, face visible, sur une ${one(kind)}.`;
      }
      return `On commence par retirer du paquet ${which}${suited} et par poser chaque carte, face visible, sur une ${one(kind)} à elle.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `On distribue ${counted(count, kind)} ${each === 1 ? 'd’une carte' : `de ${cards(each)}`}${count === 1 ? '' : ' chacune'}`;
      if (facing.face === 'up') return `${piles}, face visible.`;
      if (facing.face === 'down') return `${piles}, face cachée.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `On distribue ${counted(count, kind)} qui comptent, de gauche à droite, ${and(counts.map(String))} cartes.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `${others ? 'L’autre' : 'La'} ${one(kind)} est vide au départ.`;
      return `Les ${numberOf(count)} ${others ? 'autres ' : ''}${many(kind)} sont vides au départ.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `de la ${one(kind)}` : wholes[kind],
      );
      return `Les cartes ${and(which)} se chevauchent de façon que chaque carte visible puisse être lue.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carte restante forme le talon, face cachée.'
        : `Les ${n} cartes restantes forment le talon, face cachée.`,
    allDealt: () => 'Toutes les cartes sont alors distribuées.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, ${build.rank === 'up' ? 'l’as suivant le roi' : 'le roi suivant l’as'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'se construit' : 'se construisent'} ${order(build)}, ${fromRank(first)} ${toRank(end)}${round}${colon} ${cards(size)}${count === 1 ? '' : ' chacune'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'n’accepte' : 'n’acceptent'} qu’une suite complète, ${fromRank(first)} ${toRank(end)} ${suitOrder[build.suit]}, qui y va${source} en un seul coup`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} pour les suites commençant par ${aColoured(first, colour)}`))}`
          : owners(owned);
      return `${takes}${heads}. La suite peut reposer sur d’autres cartes.`;
    },
    ownFoundation: () =>
      'Une carte posée sur une fondation d’une autre enseigne va sur une fondation de la sienne.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? ofNumbered('foundation', only.first, only.last)
        : ofAny({ kind: 'foundation', count });
      return `La carte du dessus ${which} peut être reprise chaque fois qu’une autre pile l’accepte${between ? ', y compris une autre fondation' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Les suites complètes restent sur leurs fondations.';
      if (!only) return givesNothing('foundation');
      return `Les cartes ${ofNumbered('foundation', only.first, only.last)} y restent${semicolon} aucune n’est jamais reprise.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} accepte n’importe quelle carte sur n’importe quelle autre.`
        : `${built(kind, count, build)}${colon} ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Le sens peut changer à l’intérieur d’une pile. On ne monte pas au-delà d’un roi et on ne descend pas au-delà d’un as.',
    buildWraps: ({ direction }) =>
      ({
        up: `La suite est circulaire${colon} un as peut être posé sur un roi.`,
        down: `La suite est circulaire${colon} un roi peut être posé sur un as.`,
        upOrDown: `Le sens peut changer à l’intérieur d’une pile, et la suite est circulaire${colon} un as peut être posé sur un roi, et un roi sur un as.`,
        any: '',
      })[direction],
    neverBuilt: (piles) =>
      `On ne construit jamais sur ${any(piles)}${semicolon} elle contient une carte au plus.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contient ${cards(piles.max)} au plus.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'couleur' : 'enseigne';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Chaque ${one(kind)} ne commence que par une carte de sa propre ${what}${owners(owned)}.`
        : `Chaque ${one(kind)} n’accepte que les cartes de sa propre ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Une ${one(kind)} qui se vide est aussitôt remplie par la carte suivante du talon.`
        : `Une ${one(kind)} qui se vide est aussitôt remplie par la carte du dessus de la défausse${semicolon} si celle-ci est vide, on y distribue d’abord le talon.`,
    afterRefill: ({ kind, from, empty, unit, runs }) => {
      if (empty !== 'none')
        return `${start(whenExhausted(from))} ${filler(empty, unit, runs)} ${fills(kind)}.`;
      const gone = from === 'stock' ? 'le talon épuisé' : 'le talon et la défausse épuisés';
      return `Une fois ${gone}, ${emptyPile(kind)} n’est plus remplie.`;
    },
    available: ({ faceDown }) =>
      faceDown
        ? 'Une carte est disponible quand elle est visible et qu’aucune autre ne la couvre.'
        : 'Une carte est disponible quand aucune autre ne la couvre.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () =>
      `Les cartes se déplacent une à une${semicolon} une suite ne se déplace jamais en bloc.`,
    runMoves: ({ run }) =>
      `Les cartes du dessus d’une pile qui se suivent ${order(run)} forment une suite, qui peut être déplacée en bloc vers une pile qui accepte sa première carte. On peut aussi n’en déplacer qu’une partie, de n’importe laquelle de ses cartes jusqu’à celle du dessus.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'Une carte du tableau' : `La carte du dessus ${ofAny({ kind: from, count })}`;
      return `${card} peut aller sur ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic sur le talon pose sa carte du dessus, face visible, sur la défausse.'
        : `Un clic sur le talon pose ${cards(packet)}, face visible, sur la défausse, l’une sur l’autre${semicolon} la dernière distribuée est au-dessus.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}e`}${last ? ' et dernier' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'à tous les suivants'
            : `au ${which}${index === 0 ? ' passage' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' à la fois' : ''} ${when}`;
      });
      return `Un clic sur le talon pose des cartes, face visible, sur la défausse, l’une sur l’autre${colon} ${and(parts)}. La dernière distribuée est au-dessus.`;
    },
    shortPacket: () => 'S’il reste moins de cartes dans le talon, ce sont elles qui sont distribuées.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'une rangée entière' : `${numberOf(rows)} rangées entières`;
      const short = `une ${rows === 0 ? 'rangée' : 'dernière'} de ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} et ${short}`;
      return `Un clic sur le talon pose une carte, face visible, sur ${piles === 1 ? 'la pile du tableau' : 'chaque pile du tableau, de gauche à droite, même sur les piles vides'}. C’est possible à tout moment${semicolon} le talon suffit pour ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Le talon peut être parcouru autant de fois qu’on veut.' : goneThrough(passes),
    redeal: () =>
      `Quand le talon est vide, un clic sur son emplacement retourne la défausse telle quelle, sans la mélanger, pour en refaire le talon${colon} la première carte distribuée est de nouveau la première.`,
    turnUp: () => 'Une carte cachée qui se trouve découverte est retournée.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Les coups automatiques vers les fondations sont désactivés tant qu’on ne les active pas.',
        safe: 'Sauf réglage contraire, une carte va sur une fondation dès que cela ne peut pas coûter la victoire.',
        all: 'Sauf réglage contraire, toute carte qui convient à une fondation y va dès que possible.',
      })[mode],
    neverChosen: () =>
      `Une carte qui convient à des fondations de sortes différentes n’y va jamais d’elle-même${semicolon} le choix revient au joueur.`,
    exempt: () =>
      'Une carte reprise d’une fondation reste où on l’a posée, jusqu’à ce qu’elle ait été couverte puis découverte ou qu’on la remonte soi-même.',
    oneUndo: () => 'Tout ce qu’un coup entraîne de lui-même est annulé avec lui.',
    devisedBy: ({ name: who }) => `Inventé par ${who}.`,
    aliases: ({ names }) => `Aussi appelé ${and(names)}.`,
    skill: ({ skill, difficulty }) =>
      `${start(skills[skill])}${semicolon} le jeu est ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Une partie dure environ ${minutes === 1 ? 'une minute' : `${number(minutes)} minutes`}.`,
    winRate: ({ share }) =>
      `D’après les chiffres publiés, environ ${percent(tag, share)} des parties sont gagnées.`,
  },
  refusals: {
    samePile: () => 'Les cartes sont déjà sur cette pile.',
    nothingThere: ({ kind }) =>
      `Il n’y a pas de carte à prendre sur ${kind === 'stock' ? 'le' : single(kind) ? 'la' : 'cette'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Une carte cachée ne peut pas être déplacée.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Seules des cartes qui se suivent ${order(run)} peuvent être déplacées en bloc.`,
    takesNothing: ({ kind }) =>
      kind === 'stock'
        ? 'Aucune carte ne peut être posée sur le talon.'
        : takesNothing({ kind, count: kind === 'waste' ? 1 : 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Cette ${one(kind)} est pleine${colon} elle contient ${cards(max)} au plus.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Une carte, mais pas une suite, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Cette ${one(kind)} n’accepte qu’une suite complète.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `${start(whenExhausted(source))} une carte ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Cette ${one(kind)} ne commence que par le ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Cette ${one(kind)} ne commence que par une carte ${colourWord(colour, true)}.`,
    neverBuilt: ({ kind }) => `On ne construit jamais sur une ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}${colon} ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Ce jeu n’a pas de talon.',
    stockEmpty: () => 'Le talon est vide.',
    stockNotEmpty: () => 'La défausse n’est retournée que lorsque le talon est vide.',
    wasteEmpty: () => 'Il n’y a aucune carte à retourner sur la défausse.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vide',
    cards,
    faceDown: (count) => `${numberOf(count)} ${count === 1 ? 'cachée' : 'cachées'}`,
    onTop: (card) => `${card} au-dessus`,
    sequence: (first, direction) => `${rankOrder[direction]} ${fromRank(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, true),
    nextRank: (rank) => `ensuite ${aRank(rank)}`,
    nextCard: (card) => `ensuite ${card}`,
    startsWith: (rank) => `commence par ${aRank(rank)}`,
    completeRunOnly: 'pour une suite complète',
    full: 'pleine',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} ${down === 1 ? 'cachée' : 'cachées'}`] : []), ...names];
      return `${start(pileLabel(pile))}${colon} ${list.length > 0 ? list.join(', ') : 'vide'}.`;
    },
    happening,
    undone: (what) => `Annulé${colon} ${what}`,
    redone: (what) => `Rétabli${colon} ${what}`,
    targets: (card, piles) => `${start(card)} peut aller sur ${or(piles.map(withTop(place)))}.`,
    nowhere: (card) => `${start(card)} ne peut aller nulle part.`,
    progress: (done, of) => `Cartes sur les fondations${colon} ${done} sur ${of}.`,
    picked: (card, count) =>
      count === 1
        ? `Carte prise${colon} ${card}.`
        : `${start(cards(count))} prises, la première${colon} ${card}.`,
    letGo: 'Carte reposée.',
    won: 'La partie est gagnée.',
    dead: 'La partie ne peut plus être gagnée.',
  },
};
