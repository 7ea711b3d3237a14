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
  'menu.bar': 'Menú',
  'menu.game': 'Juego',
  'menu.play': 'Jugar',
  'menu.view': 'Ver',
  'menu.help': 'Ayuda',
  'menu.recent': 'Juegos recientes',
  'menu.alwaysOnTop': 'Siempre visible',
  'menu.autoplay': 'Jugadas automáticas',
  'menu.continue': 'Continuar',
  'menu.edit': 'Edición',
  'menu.cut': 'Cortar',
  'menu.copy': 'Copiar',
  'menu.paste': 'Pegar',
  'menu.selectAll': 'Seleccionar todo',
  'menu.window': 'Ventana',
  'menu.minimise': 'Minimizar',
  'menu.zoomWindow': 'Zoom',
  'menu.toFront': 'Traer todo al frente',
  'menu.closeWindow': 'Cerrar ventana',
  'menu.services': 'Servicios',
  'menu.hide': 'Ocultar Grand Patience',
  'menu.hideOthers': 'Ocultar otros',
  'menu.showAll': 'Mostrar todo',
  'command.newDeal': 'Nuevo reparto',
  'command.restart': 'Empezar de nuevo este reparto',
  'command.dealNumber': 'Reparto por número…',
  'command.chooseGame': 'Elegir un juego…',
  'command.newWindow': 'Ventana nueva',
  'command.settings': 'Ajustes…',
  'command.quit': 'Salir',
  'command.undo': 'Deshacer',
  'command.redo': 'Rehacer',
  'command.dealStock': 'Repartir del mazo',
  'command.finish': 'Subirlo todo a las bases',
  'command.autoplayOff': 'Nunca',
  'command.autoplaySafe': 'Solo cuando no puede costar la victoria',
  'command.autoplayAll': 'Toda carta que encaje',
  'command.fourColourDeck': 'Baraja de cuatro colores',
  'command.largeIndex': 'Índices grandes',
  'command.leftHanded': 'Mesa para zurdos',
  'command.largerCards': 'Cartas más grandes',
  'command.smallerCards': 'Cartas más pequeñas',
  'command.usualCards': 'Cartas tan grandes como quepan',
  'command.hideClock': 'Ocultar el reloj',
  'command.needed': 'Lo que aún hace falta',
  'needed.rank': 'Valor',
  'needed.waiting': 'Bases que la esperan',
  'needed.left': 'Cartas que aún faltan por salir',
  'command.toTable': 'Ir a la mesa',
  'command.fullScreen': 'Pantalla completa',
  'command.statistics': 'Estadísticas…',
  'command.rules': 'Reglas de este juego',
  'command.manual': 'Manual',
  'command.shortcuts': 'Teclas…',
  'command.data': 'Sus datos…',
  'command.report': 'Comunicar un problema…',
  'command.about': 'Acerca de Grand Patience',

  // The bar above the table
  'bar.deal': 'Reparto {{number}}',
  'bar.moves_one': '{{count}} jugada',
  'bar.moves_many': '{{count}} de jugadas',
  'bar.moves_other': '{{count}} jugadas',
  'bar.clock': 'Tiempo',
  'bar.paused': 'En pausa',
  'bar.tools': 'Herramientas',
  'bar.status': 'Estado de la partida',
  'table.label': 'Mesa',
  'table.description':
    'Las flechas recorren las pilas, Intro toma y pone, Esc suelta. El signo de interrogación muestra todas las teclas.',
  'table.stock': 'Mazo',
  'table.waste': 'Descarte',
  'table.reserves': 'Reservas',
  'table.tableau': 'Tablero',
  'table.foundations': 'Bases',
  'table.selected_one': '{{card}}',
  'table.selected_many': '{{count}} de cartas, la primera: {{card}}',
  'table.selected_other': '{{count}} cartas, la primera: {{card}}',
  'table.noSuchCard': 'No puede tomarse ninguna carta de este valor.',
  'table.noSuchPile': 'Este juego no tiene pilas de esa clase.',
  'table.noStock': 'Este juego no tiene mazo.',
  'table.notNow': 'Ahora no es posible: {{command}}',
  'table.edge': 'No hay más pilas en esa dirección.',
  'table.nothingHeld': 'No hay nada que soltar.',
  'table.row': 'Fila {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'sí',
  'state.off': 'no',
  'table.nothingYet': 'Todavía no ha pasado nada.',
  'table.dealt': '{{game}}, reparto {{number}}.',
  'table.restored': '{{game}}, reparto {{number}}, donde lo dejó.',

  // Dialogs in general
  'dialog.close': 'Cerrar',
  'dialog.cancel': 'Cancelar',
  'dialog.ok': 'Aceptar',
  'tip.hidden': 'El nombre mostrado se ha ocultado. Pulse Esc otra vez.',

  // Deal a number
  'dealNumber.title': 'Reparto por número',
  'dealNumber.label': 'Número del reparto',
  'dealNumber.help':
    'El mismo número da las mismas cartas en todas las máquinas. Los repartos del 1 al 31999 son los que también conocen otros programas.',
  'dealNumber.deal': 'Repartir',
  'dealNumber.bad':
    '«{{text}}» no es un número de reparto. Indique un número entero a partir de 1, por ejemplo 617.',

  // Choose a game
  'choose.title': 'Elegir un juego',
  'choose.games': 'Juegos',
  'choose.search': 'Buscar',
  'choose.searchHint': 'Nombre o familia',
  'choose.favourites': 'Favoritos',
  'choose.recent': 'Últimos jugados',
  'choose.none':
    'Ningún juego se llama «{{text}}». También se buscan los otros nombres; pruebe con menos letras.',
  'choose.found_one': '{{count}} juego: {{game}}',
  'choose.found_many': '{{count}} de juegos; el primero: {{game}}',
  'choose.found_other': '{{count}} juegos; el primero: {{game}}',
  'choose.play': 'Jugar a {{game}}',
  'choose.favourite': '{{game}} es un favorito',
  'choose.aliases': 'También conocido como {{names}}',
  'choose.devisedBy': 'Ideado por {{name}}',
  'choose.winRate': 'Los jugadores ganan alrededor del {{percent}}',
  'choose.relatives': 'Si le gusta este',
  'choose.picture': 'Cómo queda {{game}} en la mesa',
  'gameFile.title_one': '{{count}} archivo de su carpeta de juegos no puede usarse tal como está',
  'gameFile.title_many': '{{count}} de archivos de su carpeta de juegos no pueden usarse tal como están',
  'gameFile.title_other': '{{count}} archivos de su carpeta de juegos no pueden usarse tal como están',
  'gameFile.folder': 'Abrir mi carpeta de juegos',
  'gameFile.whole': 'el archivo entero',
  'gameFile.missing': 'Falta «{{path}}». Añádalo.',
  'gameFile.unknownKey': '«{{path}}» no es una palabra del vocabulario. Quítela o corrija su ortografía.',
  'gameFile.notNumber': '«{{path}}» es {{received}}; escriba ahí un número, sin comillas.',
  'gameFile.notWhole': '«{{path}}» es {{received}}; escriba un número entero.',
  'gameFile.notText': '«{{path}}» es {{received}}; escriba texto entre comillas rectas ("…").',
  'gameFile.notList': '«{{path}}» es {{received}}; escriba una lista entre corchetes ([…]).',
  'gameFile.notObject': '«{{path}}» es {{received}}; escriba nombres con sus valores entre llaves ({…}).',
  'gameFile.notOneOf': '«{{path}}» es {{received}}; escriba uno de {{expected}}.',
  'gameFile.tooSmall': '«{{path}}» es {{received}}; el mínimo es {{expected}}.',
  'gameFile.tooLarge': '«{{path}}» es {{received}}; el máximo es {{expected}}.',
  'gameFile.tooLong': '«{{path}}» tiene una longitud de {{received}}; el máximo es {{expected}}.',
  'gameFile.empty': '«{{path}}» está vacío; escriba algo ahí.',
  'gameFile.badName': '«{{path}}» es {{received}}; escriba un nombre sin espacios que empiece con minúscula.',
  'gameFile.noFoundation':
    'El juego no tiene ninguna base; sin ella no puede ganarse. Añada un grupo de la clase «foundation».',
  'gameFile.tooManyPiles': 'El juego tiene {{received}} pilas; el máximo es {{expected}}.',
  'gameFile.foundationRoom':
    'En las bases caben {{received}} cartas y el juego tiene {{expected}}. Aumente «max» o añada bases.',
  'gameFile.unevenSpread':
    '«{{path}}» da {{received}} valores, que no pueden repartirse por igual entre {{expected}} pilas.',
  'gameFile.noSuchGroup':
    '«{{path}}» nombra {{received}}, que no es ningún grupo de pilas. Hay: {{expected}}.',
  'gameFile.noWaste': '«{{path}}» necesita un descarte. Añada un grupo de la clase «waste».',
  'gameFile.twoWastes': 'El juego tiene {{received}} descartes; el máximo es uno.',
  'gameFile.noStock': '«{{path}}» necesita un mazo que se reparta al descarte. Añada «stock».',
  'gameFile.noTableau': '«{{path}}» necesita un tablero. Añada un grupo de la clase «tableau».',
  'gameFile.noSuchKind': '«{{path}}» es {{received}}; el juego no tiene pilas así. Tiene: {{expected}}.',
  'gameFile.runWithoutBuild': 'Falta «{{path}}»: diga qué mantiene unida una serie.',
  'gameFile.buildWithoutRun':
    '«{{path}}» es {{received}}, pero se describe una serie. Escriba {{expected}}, o quite «run».',
  'gameFile.countsDiffer': '«{{path}}» da {{received}} pilas; el grupo tiene {{expected}}.',
  'gameFile.cardsDealt': 'La disposición inicial pone {{received}} cartas; el juego tiene {{expected}}.',
  'gameFile.cardsLeft':
    'La disposición inicial pone {{received}} de {{expected}} cartas y no hay mazo para las demás.',
  'gameFile.startNeedsSuits':
    '«{{path}}» es un grupo de {{received}} pilas; las cartas iniciales necesitan un múltiplo de {{expected}}.',
  'gameFile.startOverDecks':
    'Con «{{path}}», la disposición pide {{received}} cartas iniciales de un mismo valor; solo hay {{expected}}.',
  'gameFile.startRank': '«{{path}}» es {{received}}; el grupo empieza con {{expected}}.',
  'gameFile.startTwice':
    '«{{path}}» nombra otra vez {{received}}; un grupo recibe cartas iniciales una sola vez.',
  'gameFile.startSuits':
    '«{{path}}» es {{received}}, que no tiene tantas pilas de cada palo; las cartas iniciales van por igual a los {{expected}} palos.',
  'gameFile.notLaidOut': '«{{path}}» omite {{expected}}. Cada grupo, y el mazo, debe estar en una fila.',
  'gameFile.laidOutTwice': '«{{path}}» nombra {{received}} dos veces.',
  'gameFile.dealToWaste': '«{{path}}» es {{received}}, un descarte; reparta a uno de {{expected}}.',
  'gameFile.dealToFoundation':
    '«{{path}}» es {{received}}, una base; solo el paso {{expected}} pone cartas ahí.',
  'gameFile.dealtOverMax':
    '«{{path}}» es {{expected}}, pero la disposición inicial pone {{received}} cartas en una pila. Auméntelo o reparta menos.',
  'gameFile.hiddenOnOpen':
    'La disposición inicial pone en {{received}} cartas boca abajo sobre cartas boca arriba. Reparta primero las que van boca abajo.',
  'gameFile.topFaceDown':
    'La disposición inicial deja en {{received}} cartas superiores boca abajo, y nada las giraría. Reparta boca arriba la última carta de cada pila.',
  'gameFile.fileTooLarge': 'El archivo tiene más de {{expected}} bytes.',
  'gameFile.tooMany': 'Hay más de {{expected}} archivos; este y todos los siguientes no se han leído.',
  'gameFile.unreadable': 'El archivo no puede leerse. Compruebe que está ahí y que puede abrirse.',
  'gameFile.notJson':
    'El archivo no es JSON: en la línea {{line}}, columna {{column}} está {{received}}, donde no puede estar.',
  'gameFile.jsonEnds':
    'El archivo acaba en la línea {{line}}, columna {{column}}, antes de que todo esté cerrado. Añada el paréntesis o la comilla que falta.',
  'gameFile.idTaken': 'Otro juego ya tiene el identificador {{received}}. Dé a este uno propio.',
  'gameFile.noSuchParent':
    '«{{path}}» es {{received}}, y ningún otro juego tiene ese identificador. Corríjalo, o quite «variantOf».',
  'facts.decks_one': '{{count}} baraja',
  'facts.decks_many': '{{count}} de barajas',
  'facts.decks_other': '{{count}} barajas',
  'facts.minutes_one': '{{count}} minuto',
  'facts.minutes_many': '{{count}} de minutos',
  'facts.minutes_other': '{{count}} minutos',
  'facts.easy': 'Fácil',
  'facts.medium': 'Medio',
  'facts.hard': 'Difícil',
  'facts.veryHard': 'Muy difícil',
  'facts.luck': 'Pura suerte',
  'facts.mostlyLuck': 'Sobre todo suerte',
  'facts.balanced': 'Suerte y habilidad',
  'facts.mostlySkill': 'Sobre todo habilidad',
  'facts.skill': 'Habilidad ante todo',

  // The end of a game
  'won.title': 'Ganada',
  'won.text': '{{game}}, reparto {{number}}',
  'won.time': 'Tiempo',
  'won.moves': 'Jugadas',
  'won.bestTime': 'Su mejor tiempo hasta ahora',
  'won.fewestMoves': 'Su menor número de jugadas hasta ahora',
  'won.wins': 'Ganadas hasta ahora',
  'won.winsOf': '{{won}} de {{played}}',
  'won.again': 'Nuevo reparto',
  'won.look': 'Mirar la mesa',
  'dead.noMove': 'No queda ninguna jugada. Deshaga o reparta de nuevo.',
  'dead.searched':
    'Desde aquí este reparto no puede ganarse: se han probado todas las posiciones que aún se alcanzan. Deshaga o reparta de nuevo.',
  'dead.undo': 'Deshacer',
  'dead.newDeal': 'Nuevo reparto',

  // Choosing among targets
  'choice.title': '¿Adónde?',
  'choice.help': 'Varias pilas aceptan esta carta. Elija una en la mesa o aquí.',
  'choice.none': 'Ninguna pila elegida.',

  // Links and files
  'open.failed':
    '«{{what}}» no puede abrirse: no es ni un enlace a un reparto ni una partida guardada legible. Revise la dirección o el archivo.',
  'open.noGame': 'Aquí no hay ningún juego llamado «{{game}}». Elija uno en el menú Juego.',
  'open.elsewhere':
    '{{game}} está abierto en otra ventana. Un juego solo puede estar abierto en una ventana a la vez.',
  'open.takenAway':
    '{{game}} se ha abierto en otra ventana y continúa allí. Lo jugado aquí está entre las partidas guardadas.',

  // Messages that come and go
  'toast.dismiss': 'Cerrar',
  'toast.left': 'El reparto {{number}} no estaba terminado: queda abandonado.',
  'toast.takeUpLeft': 'Seguir con él',
  'toast.notSaved':
    'No se pudo guardar la partida: {{reason}}. La partida sigue; la próxima jugada lo intentará de nuevo.',
  'toast.notRecorded': 'No se pudo conservar el resultado: {{reason}}. Se intentará de nuevo.',
  'toast.settingsNotSaved': 'No se pudo conservar el ajuste: {{reason}}. Vale hasta que termine el programa.',
  'toast.fresh':
    'No se pudo abrir la partida sin terminar: {{reason}}. Su archivo se ha conservado. Aquí tiene un nuevo reparto.',
  'toast.dealFailed': 'No se pudo repartir {{name}}: {{reason}}. En su lugar está {{other}} en la mesa.',
  'toast.error':
    'Algo ha ido mal: {{reason}}. La partida sigue; si vuelve a ocurrir, comuníquelo desde el menú Ayuda.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'un error del programa, «{{message}}»',
  'failure.save.otherGame': 'es de otro juego, «{{game}}»',
  'failure.save.pack': 'sus cartas no son las de este juego',
  'failure.save.tree': 'sus jugadas no encajan en la jugada {{move}}',
  'failure.save.illegalMove': 'las reglas de esta versión no permiten la jugada {{move}} ({{text}})',
  'failure.internal': 'un error del programa',
  'failure.tooLarge': 'es más grande de lo que el programa puede admitir',
  'failure.diskFull': 'el disco está lleno; haga sitio en él',
  'failure.noPermission': 'la carpeta no puede leerse o escribirse; revise sus permisos',
  'failure.notFound': 'la carpeta o el archivo ha desaparecido; compruebe que su unidad está conectada',
  'failure.wrongKind': 'hay una carpeta donde debería haber un archivo, o al revés',
  'failure.storage': 'el disco ha comunicado un error',
  'failure.newerVersion': 'lo escribió una versión más reciente de Grand Patience; ábralo con ella',
  'failure.damaged': 'el archivo está dañado',
  'failure.unknownItem': 'ya no está ahí',
  'failure.openElsewhere': 'este juego está abierto en otra ventana',
  'failure.unsupported': 'este sistema no puede hacerlo',
  'failure.unreachable': 'la otra mitad del programa no responde; inicie Grand Patience de nuevo',

  // Statistics
  'statistics.title': 'Estadísticas',
  'statistics.game': 'Juego',
  'statistics.allGames': 'Todos los juegos',
  'statistics.played': 'Jugadas',
  'statistics.won': 'Ganadas',
  'statistics.winRate': 'Porcentaje de victorias',
  'statistics.currentStreak': 'Racha actual',
  'statistics.bestStreak': 'Racha más larga de victorias',
  'statistics.bestTime': 'Mejor tiempo de una victoria',
  'statistics.fewestMoves': 'Victoria con menos jugadas',
  'statistics.none':
    'Todavía nada: una partida cuenta aquí cuando se gana o cuando se deja tras al menos una jugada.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, todos los juegos',
  'statistics.period': 'Periodo',
  'statistics.period.all': 'Desde siempre',
  'statistics.period.week': 'Últimos 7 días',
  'statistics.period.month': 'Últimos 30 días',
  'statistics.period.year': 'Últimos 365 días',
  'statistics.period.days': 'Días a elegir',
  'statistics.firstDay': 'Primer día',
  'statistics.lastDay': 'Último día',
  'statistics.playedOf': '{{won}} ganadas, {{lost}} perdidas, {{givenUp}} abandonadas',
  'statistics.fromTo': 'de {{low}} a {{high}}',
  'statistics.interval': '{{range}} con una confianza del 95\u00a0%',
  'statistics.range': 'Con una confianza del 95\u00a0%',
  'statistics.longest': 'Más largas: {{wins}}, {{losses}}',
  'statistics.middle': 'De las victorias: mediana {{median}}, media {{mean}}',
  'statistics.playingTime': 'Tiempo jugado',
  'statistics.byGame': 'Por juego',
  'statistics.groups': 'Por clase de reparto',
  'statistics.group': 'Partidas',
  'statistics.firstAttempts': 'Primera partida de un reparto',
  'statistics.replays': 'Reparto jugado de nuevo',
  'statistics.winnableDeals': 'Repartos que se sabe que pueden ganarse',
  'statistics.unwinnableDeals': 'Repartos que se sabe que no pueden ganarse',
  'statistics.undecidedDeals': 'Repartos que la búsqueda no pudo decidir',
  'statistics.helped': 'Con pistas o con la búsqueda de soluciones',
  'statistics.overTime': 'Porcentaje de victorias a lo largo del tiempo',
  'statistics.afterGames': 'Tras partidas',
  'statistics.recentRate': 'Últimas {{number}} partidas',
  'statistics.byMonth': 'Partidas por mes',
  'statistics.month': 'Mes',
  'statistics.byWeekday': 'Partidas por día de la semana',
  'statistics.weekday': 'Día',
  'statistics.winTimes': 'Tiempos de las victorias',
  'statistics.timeFrom': 'Desde',
  'statistics.timeTo': 'Hasta menos de',
  'statistics.asTable': 'Como tabla',
  'statistics.exportCsv': 'Exportar como CSV',
  'statistics.exportJson': 'Exportar como JSON',
  'statistics.import': 'Importar…',
  'statistics.imported_one': '{{count}} partida añadida; {{known}} ya estaban aquí.',
  'statistics.imported_many': '{{count}} de partidas añadidas; {{known}} ya estaban aquí.',
  'statistics.imported_other': '{{count}} partidas añadidas; {{known}} ya estaban aquí.',
  'statistics.resetAsk': 'Restablecer…',
  'statistics.reset': 'Restablecer',
  'statistics.askReset': '¿Quitar estos resultados de las estadísticas?',
  'statistics.askResetAll': '¿Quitar todos los resultados de las estadísticas?',
  'statistics.wasReset_one': 'Se ha quitado {{count}} partida.',
  'statistics.wasReset_many': 'Se han quitado {{count}} de partidas.',
  'statistics.wasReset_other': 'Se han quitado {{count}} partidas.',
  'statistics.winStreak_one': '{{count}} victoria',
  'statistics.winStreak_many': '{{count}} de victorias',
  'statistics.winStreak_other': '{{count}} victorias',
  'statistics.lossStreak_one': '{{count}} derrota',
  'statistics.lossStreak_many': '{{count}} de derrotas',
  'statistics.lossStreak_other': '{{count}} derrotas',
  'statistics.failed':
    'No se pudieron leer las estadísticas: {{reason}}. Cierre esta página y ábrala de nuevo.',

  // Rules
  'rules.title': 'Reglas de {{game}}',

  // The manual
  'manual.title': 'Manual',
  'manual.start': 'Empezar',
  'manual.start.1':
    'Cuando el programa arranca ya hay una partida en la mesa: la última que jugó, donde la dejó. «Juego, Elegir un juego» muestra todos los juegos por familias; cada uno dice cuántas barajas necesita, lo difícil que es y cuánto dura.',
  'manual.start.2':
    'Las reglas del juego que está en la mesa se abren a su lado con F1. Están hechas con los mismos datos con los que se juega, así que son completas y exactas.',
  'manual.start.3':
    'Cada reparto tiene un número, y el mismo número da las mismas cartas en todas las máquinas. Para volver a jugar un reparto, o el que le ha dicho un amigo, use «Juego, Reparto por número».',
  'manual.start.4':
    '«Juego, Ventana nueva» abre otra mesa. Un juego está abierto en una sola ventana a la vez; lo que una ventana deja puede continuar en otra. Las órdenes de «Ver» hacen las cartas más grandes o más pequeñas.',
  'manual.moving': 'Mover las cartas',
  'manual.moving.1':
    'Arrastre una carta adonde deba ir; cuando las reglas permiten mover varias juntas, tome la más baja de ellas. Las pilas que aceptan las cartas se iluminan. Basta con que la carta cubra una parte de la pila.',
  'manual.moving.2':
    'O haga clic: una carta con un solo destino razonable va a él. Si hay varios distintos, se iluminan, y el clic siguiente elige. Un ajuste decide si un clic prefiere las bases o el tablero.',
  'manual.moving.3':
    'Un doble clic envía una carta a las bases; el tiempo que tiene el segundo clic se elige en los ajustes. Un clic en el mazo reparte; un clic en el mazo vacío da la vuelta al descarte donde el juego lo permite.',
  'manual.moving.4': 'Cuando las reglas rechazan una jugada, el programa dice qué regla la impide.',
  'manual.moving.5':
    'Lo que está tapado se puede leer: mantenga pulsado el botón del ratón sobre una carta, pulse el botón derecho o deje un dedo sobre ella. La carta pasa al frente; una pila demasiado apretada, como el descarte, se extiende hasta que suelte. Con el teclado, mantenga pulsada la I sobre una pila.',
  'manual.moving.6':
    'Si las cartas se ajustan a un tamaño mayor del que cabe, la mesa es más grande que su ventana. La rueda, las barras de desplazamiento y un arrastre en un sitio libre la mueven; una carta arrastrada hasta el borde se la lleva consigo.',
  'manual.automatic': 'Jugadas automáticas',
  'manual.automatic.1':
    'Las cartas pueden subir por sí solas: nunca, solo cuando no puede costar la victoria (en los juegos en que está demostrado), o siempre. Cada juego tiene su propio valor; «Jugar, Jugadas automáticas» lo cambia para el juego que está en la mesa, desde la jugada siguiente.',
  'manual.automatic.2':
    'Una carta que usted recupera de una base se queda donde la pone. Solo vuelve a subir por sí sola después de haber sido cubierta y descubierta.',
  'manual.undo': 'Deshacer',
  'manual.undo.1':
    'Todo puede deshacerse, hasta la primera jugada, cuantas veces quiera, y volver a jugarse. Una jugada y todo lo que la sigue por sí solo son un único paso. Lo deshecho se cuenta con la partida, pero no se penaliza.',
  'manual.undo.2':
    '«Jugar, Mapa de las jugadas» muestra todos los caminos que ha probado en este reparto. Un clic o las flechas llevan a un lugar; un marcador le da un nombre. Una partida puede guardarse con un nombre, y las partidas terminadas y guardadas pueden verse de nuevo y continuarse desde cualquier lugar.',
  'manual.help': 'Pistas y búsqueda de soluciones',
  'manual.help.1':
    'H muestra una buena jugada en la mesa y dice por qué; si se pulsa otra vez, muestra otra. Una pista empieza un camino que, según está demostrado, lleva a la victoria; lo que no está demostrado se llama sugerencia. Si una posición está perdida, el programa lo dice, y B vuelve a la última posición en que se podía ganar.',
  'manual.help.2':
    'V pregunta si la partida aún puede ganarse. En los ajustes puede elegir que eso se diga siempre o nunca, y que se le avise cuando una jugada pierde la partida. «Jugar la solución» juega una solución que usted puede pausar o continuar por su cuenta en cualquier jugada. La búsqueda ve todas las cartas, también las que están boca abajo. Su ayuda se anota con la partida, pero no se penaliza.',
  'manual.help.3':
    '«Nuevo reparto ganable» solo reparte lo que está demostrado que puede ganarse, con la dificultad que usted quiera. El reparto del día es el mismo para todos. «Buscar o compartir un reparto» muestra un código corto y un enlace del reparto que está en la mesa, y reparte el que indique un código así.',
  'manual.help.4':
    '«Ver, Lo que aún hace falta» muestra junto a la mesa, valor por valor, cuántas bases esperan una carta y cuántas de esas cartas quedan por salir.',
  'manual.end': 'El final de una partida',
  'manual.end.1': 'Una partida está ganada cuando todas las cartas están en las bases.',
  'manual.end.2':
    'Cuando no queda ninguna jugada, o cuando se han probado sin victoria todas las posiciones que aún se alcanzan, el programa lo dice. Calla mientras no está seguro. Usted puede deshacer y seguir.',
  'manual.counting': 'Lo que cuenta',
  'manual.counting.1': 'Una victoria cuenta en el acto, haga lo que haga después.',
  'manual.counting.2':
    'Un reparto no ganado cuenta cuando lo deja por otro reparto del mismo juego, si hizo al menos una jugada: como perdido si era seguro que ya no podía ganarse, y si no como abandonado. Empezar de nuevo el mismo reparto no es dejarlo. Tras un nuevo reparto aún puede volver a él, hasta su primera jugada.',
  'manual.counting.3':
    'Un reparto que solo ha mirado no cuenta. Un reparto sin terminar le espera: elegir otro juego o cerrar el programa no es dejarlo. Si abre una partida guardada o sigue una que ha visto, el reparto sin terminar espera entre las partidas guardadas.',
  'manual.counting.4':
    'El reloj arranca con su primera jugada. Se para mientras la ventana está oculta, mientras la máquina duerme y cuando nada se ha tocado durante dos minutos.',
  'manual.keyboard': 'Sin ratón',
  'manual.keyboard.1':
    'Todo puede hacerse con el teclado. En la mesa, las flechas recorren las pilas tal como están, Tab recorre los grupos de pilas, y las letras saltan: F bases, T tablero, R reservas, S mazo, W descarte; A, 2 a 9, 0 para el diez, J, Q y K la siguiente carta de ese valor.',
  'manual.keyboard.2':
    'Intro o Espacio toma una carta y la pone; Mayúsculas con las flechas toma más cartas o menos; Esc suelta. Mayúsculas con Intro envía la carta adonde encaje, como un clic; Mayúsculas con una letra salta hacia atrás. F6 lleva a la mesa desde cualquier lugar, y Esc también. Sobre el mazo, Intro reparte.',
  'manual.keyboard.3':
    'Un lector de pantalla dice qué hay en cada pila y qué ha hecho cada jugada. I lee la pila entera, L repite lo último que pasó, M dice adónde puede ir la carta, P cómo va la partida. El signo de interrogación muestra todas las teclas.',
  'manual.suit': 'A su medida',
  'manual.suit.1':
    'Los ajustes cambian el tamaño del texto y de las cartas, los colores, el dorso de las cartas y la velocidad del movimiento, que también puede quitarse. Con cuatro colores los palos se distinguen mejor, los índices grandes se leen de lejos y el alto contraste lo dibuja todo con fuerza. Un botón que es una imagen muestra su nombre cuando el ratón, un dedo o el foco del teclado se detiene en él.',
  'manual.suit.2':
    'Nada tiene que arrastrarse ni mantenerse pulsado: cada jugada puede hacerse con simples clics, y nada le mete prisa. El reloj puede ocultarse y la mesa invertirse para zurdos.',
  'manual.suit.3':
    'El idioma es el del sistema u otro que usted elija; cambia al instante. Las letras de las cartas pueden seguirlo. «Ayuda, Teclas» muestra todas las teclas, y allí pueden cambiarse.',
  'manual.data': 'Sus datos',
  'manual.data.1':
    'La partida en curso se conserva en cada jugada, y los resultados en cuanto se conocen. Nada sale de su máquina: el programa nunca usa la red.',
  'manual.data.2':
    'Las estadísticas, las partidas guardadas y los ajustes están en una carpeta de archivos sencillos.',

  // Settings
  'settings.title': 'Ajustes',
  'settings.appearance': 'Aspecto',
  'settings.theme': 'Colores',
  'settings.theme.system': 'Como el sistema',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.theme.highContrast': 'Alto contraste',
  'settings.cardBack': 'Dorso de las cartas',
  'settings.cardBack.lattice': 'Celosía',
  'settings.cardBack.waves': 'Olas',
  'settings.cardBack.stars': 'Estrellas',
  'settings.cardBack.plain': 'Liso',
  'settings.cardBack.classicBlue': 'Azul clásico',
  'settings.cardBack.classicRed': 'Rojo clásico',
  'settings.fourColourDeck': 'Baraja de cuatro colores: tréboles verdes, diamantes azules',
  'settings.largeIndex': 'Índices grandes en las cartas',
  'settings.leftHanded': 'Mesa para zurdos',
  'settings.motion': 'Movimiento y sonido',
  'settings.animationSpeed': 'Movimiento de las cartas',
  'settings.animationSpeed.off': 'Ninguno',
  'settings.animationSpeed.fast': 'Rápido',
  'settings.animationSpeed.normal': 'Normal',
  'settings.animationSpeed.slow': 'Lento',
  'settings.sound': 'Sonidos',
  'settings.volume': 'Volumen',
  'settings.playing': 'Juego',
  'settings.clickPreference': 'Un clic prefiere',
  'settings.clickPreference.foundation': 'las bases',
  'settings.clickPreference.tableau': 'el tablero',
  'settings.secondClick': 'Tiempo para un doble clic',
  'settings.secondClick.off': 'Ninguno: cada clic cuenta por separado',
  'settings.secondClick.usual': 'Medio segundo',
  'settings.secondClick.slow': 'Un segundo',
  'settings.secondClick.verySlow': 'Dos segundos',
  'settings.highlightRanks': 'Iluminar las cartas iguales y siguientes bajo el puntero',
  'settings.hideClock': 'Ocultar el reloj',
  'settings.hideStatistics': 'Ocultar todas las estadísticas',
  'settings.language': 'Idioma',
  'settings.language.system': 'Como el sistema',
  'settings.textSize': 'Tamaño del texto',
  'settings.cardSize': 'Tamaño de las cartas',
  'settings.cardIndices': 'Letras en las cartas',
  'settings.cardIndices.international': 'Internacionales (A, K, Q, J)',
  'settings.cardIndices.language': 'Las del idioma (A, K, Q, J)',

  // Keys
  'keys.title': 'Teclas',
  'keys.table': 'En la mesa',
  'keys.commands': 'Órdenes',
  'keys.arrows': 'Recorrer las pilas tal como están',
  'keys.tab': 'Recorrer los grupos de pilas',
  'keys.pick': 'Tomar, poner',
  'keys.send': 'Enviar la carta adonde encaje',
  'keys.count': 'Tomar más cartas o menos',
  'keys.letGo': 'Soltar, cerrar',
  'keys.foundations': 'Base siguiente',
  'keys.tableau': 'Pila siguiente del tablero',
  'keys.reserves': 'Reserva siguiente',
  'keys.stock': 'Mazo',
  'keys.waste': 'Descarte',
  'keys.ranks': 'Siguiente carta de este valor',
  'keys.backwards': 'Lo mismo hacia atrás',
  'keys.tellPile': 'Decir qué hay en esta pila',
  'keys.tellLast': 'Decir lo último que pasó',
  'keys.tellTargets': 'Decir adónde puede ir esta carta',
  'keys.tellProgress': 'Decir cómo va la partida',
  'keys.howToChange':
    'Para cambiar teclas, elíjalas y pulse otras. {{backspace}} las quita, {{escape}} las deja como estaban.',
  'keys.change': 'Cambiar las teclas de «{{command}}»',
  'keys.press': 'Pulse teclas…',
  'keys.none': 'ninguna',
  'keys.taken': '«{{command}}» ya tiene estas teclas. Cambie antes aquellas o pulse otras.',
  'keys.takenByTable':
    'La mesa necesita esta tecla para jugar con el teclado. Púlsela junto con {{control}} o {{alt}}, o pulse otra.',
  'keys.defaults': 'Todas las teclas como al principio',

  // Las teclas como aparecen en los teclados
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Mayús',
  'key.enter': 'Intro',
  'key.escape': 'Esc',
  'key.space': 'Espacio',
  'key.tab': 'Tab',
  'key.backspace': 'Retroceso',
  'key.delete': 'Supr',
  'key.insert': 'Insert',
  'key.home': 'Inicio',
  'key.end': 'Fin',
  'key.pageUp': 'Re Pág',
  'key.pageDown': 'Av Pág',

  // The player's data
  'data.title': 'Sus datos',
  'data.folder': 'Dónde están',
  'data.folderText': 'Las estadísticas, las partidas guardadas y los ajustes están en esta carpeta:',
  'data.open': 'Abrir la carpeta',
  'data.backup': 'Copia de seguridad',
  'data.backupText':
    'Un solo archivo lo contiene todo: ajustes, repartos sin terminar, partidas guardadas y todos los resultados. Restaurarlo sustituye los ajustes, trae de vuelta repartos y partidas, y añade los resultados que faltan aquí.',
  'data.create': 'Hacer una copia',
  'data.restore': 'Restaurar una copia…',
  'data.askRestore': '¿Restaurar esta copia? Sus ajustes serán los de la copia.',
  'data.doRestore': 'Restaurar',
  'data.restored':
    'La copia está restaurada. Resultados añadidos: {{games}}, partidas guardadas: {{saves}}, repartos sin terminar: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'Ajustes',
  'notice.store.running': 'Reparto sin terminar',
  'notice.store.save': 'Partida guardada',
  'notice.store.history': 'Resultados',
  'notice.store.preferences': 'Lugares de las ventanas',
  'notice.previousUsed': '{{what}}: el archivo {{path}} estaba dañado. Se usa la copia anterior.',
  'notice.startedAfresh':
    '{{what}}: el archivo {{path}} estaba dañado y no había copia. No pudo aprovecharse nada.',
  'notice.linesSetAside': '{{what}}: algunas líneas de {{path}} estaban dañadas. Todas las demás están.',
  'notice.linesMissing':
    '{{what}}: faltan líneas en {{path}} ({{number}}). Todas las demás están; una copia de seguridad devuelve las que faltan.',
  'notice.settingsReplaced': '{{what}}: algunos valores de {{path}} no servían y están como al principio.',
  'notice.newerVersion':
    '{{what}}: {{path}} lo escribió una versión más reciente de Grand Patience. Queda como está; ábralo con ella.',
  'notice.unreadable':
    '{{what}}: {{path}} no puede leerse ahora. Queda como está; revise sus permisos e inicie de nuevo.',
  'notice.setAside': 'Lo dañado se ha conservado como {{path}}.',

  // Report a problem
  'report.title': 'Comunicar un problema',
  'report.text':
    'Este informe ayuda a encontrar lo que fue mal. Contiene el reparto y el registro del programa, y nada sobre usted. Nada se envía por sí solo: léalo, cópielo y péguelo donde comunique el problema.',
  'report.label': 'Informe',
  'report.copy': 'Copiar el informe',
  'report.copied': 'El informe está en el portapapeles.',
  'report.where':
    'Envíelo a la página donde obtuvo Grand Patience, en «Issues», con una frase sobre lo que hizo y lo que esperaba.',
  'crash.title': 'Ha fallado una parte de la ventana',
  'crash.text': 'Su partida está a salvo: se conservó en cada jugada. Puede copiar un informe y seguir.',
  'crash.goOn': 'Seguir',
  'table.failed.title': 'No se puede dibujar la mesa',
  'table.failed.noGraphics':
    'Grand Patience dibuja la mesa con WebGL, y esta ventana no lo ofrece. Active la aceleración por hardware (en un navegador: Configuración, Sistema) o el dibujo por software, y actualice el controlador de la tarjeta gráfica; después inténtelo de nuevo. Su partida está a salvo y puede seguir con un lector de pantalla y el teclado.',
  'table.failed.again': 'Intentar de nuevo',

  // First start
  'tour.title': 'Primeros pasos',
  'tour.move':
    '¡Bienvenido! Haga clic en una carta y va adonde puede; o arrástrela. Con el teclado, el signo de interrogación muestra todas las teclas.',
  'tour.click':
    'Las pilas que aceptan una carta se iluminan. Si un clic encuentra varias, el siguiente elige.',
  'tour.undo':
    'La flecha de arriba que se curva hacia atrás deshace las jugadas, una a una, hasta la primera. Los ases y lo que les sigue suben a veces por sí solos.',
  'tour.games': 'Haga clic en el nombre del juego, arriba, para elegir otro.',
  'tour.help':
    'Arriba, la bombilla da una pista y el libro muestra las reglas junto a la mesa; en el menú Ayuda están las teclas y un manual. ¡Que lo disfrute!',
  'tour.step': '{{at}} de {{of}}',
  'tour.next': 'Siguiente',
  'tour.end': 'Cerrar',
  'tour.closed': 'Primeros pasos cerrados.',

  // About
  'about.title': 'Acerca de Grand Patience',
  'about.version': 'Versión {{version}}',
  'about.text':
    'Solitarios del tipo de los Cuarenta ladrones y sus parientes: cada juego con sus reglas completas, consejos honestos y nada que salga de esta máquina.',
  'about.licence': 'Software libre con licencia MIT.',
  'about.updates':
    'Grand Patience no usa nunca la red ni busca actualizaciones por su cuenta. Versiones nuevas: {{address}}',
  'about.cards': 'Caras de las cartas: el juego CC0 de @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Pista',
  'assistant.command.verdict': '¿Puede ganarse?',
  'assistant.command.playOut': 'Jugar la solución',
  'assistant.command.goBack': 'Volver a la última posición ganable',
  'assistant.command.winnableDeal': 'Nuevo reparto ganable',
  'assistant.command.dealOfToday': 'Reparto del día',
  'assistant.command.deals': 'Buscar o compartir un reparto…',
  'assistant.cancel': 'Cancelar',
  'assistant.stopped': 'Búsqueda detenida.',
  'assistant.verdict.ask': '¿Ganable?',
  'assistant.verdict.searching': 'Buscando…',
  'assistant.verdict.winnable': 'Puede ganarse',
  'assistant.verdict.noLonger': 'Ya no puede ganarse',
  'assistant.verdict.unwinnable': 'No puede ganarse',
  'assistant.verdict.unknown': 'No se sabe',
  'assistant.verdict.unknownHelp':
    'La búsqueda no encontró ni una victoria ni una prueba de que no la haya. Si pregunta otra vez, sigue buscando.',
  'assistant.hint.thinking': 'Buscando una buena jugada…',
  'assistant.hint.proven': 'Pista',
  'assistant.hint.suggestion': 'Sugerencia, no demostrada',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} y lo que tiene encima → {{pile}}',
  'assistant.hint.sayMove': '{{card}} de {{from}} a {{pile}}',
  'assistant.hint.sayRun': '{{card}} y lo que tiene encima, de {{from}} a {{pile}}',
  'assistant.hint.deal': 'Repartir del mazo',
  'assistant.hint.redeal': 'Dar la vuelta al descarte',
  'assistant.hint.opens': 'libera {{card}}',
  'assistant.hint.goesUp': 'lleva una carta a su base',
  'assistant.hint.empties': 'vacía una pila',
  'assistant.hint.builds': 'construye sobre {{card}}',
  'assistant.hint.usesEmpty': 'ocupa un lugar vacío',
  'assistant.hint.automatic':
    'Las jugadas automáticas pueden estropearlo: está demostrado con ellas desactivadas.',
  'assistant.hint.play': 'Jugarla',
  'assistant.hint.next': 'Otra idea',
  'assistant.hint.of': '{{index}} de {{count}}',
  'assistant.hint.lost': 'Desde aquí ninguna jugada lleva a la victoria: esta posición está perdida.',
  'assistant.hint.closed': 'Pista cerrada.',
  'assistant.lostByMove':
    'Con su última jugada la partida está perdida: antes de ella todavía podía ganarse.',
  'assistant.goBack.searching': 'Buscando la última posición ganable…',
  'assistant.playOut.label': 'Se juega la solución',
  'assistant.playOut.thinking': 'Buscando una solución…',
  'assistant.playOut.progress': 'Jugada {{made}} de {{total}}',
  'assistant.playOut.pause': 'Pausa',
  'assistant.playOut.resume': 'Seguir',
  'assistant.playOut.step': 'Jugada siguiente',
  'assistant.playOut.pace': 'Velocidad',
  'assistant.playOut.slow': 'Lenta',
  'assistant.playOut.normal': 'Normal',
  'assistant.playOut.fast': 'Rápida',
  'assistant.playOut.takeOver': 'Seguir yo',
  'assistant.playOut.stopped': 'Vuelve a jugar usted.',
  'assistant.notice.lost': 'No hay solución que jugar: esta posición ya no puede ganarse.',
  'assistant.notice.noSolution':
    'No se encontró ninguna solución a tiempo. Las pistas siguen mostrando la mejor jugada encontrada; otro intento sigue buscando.',
  'assistant.notice.noWinnablePlace':
    'De ninguna posición del camino recorrido se sabe que pueda ganarse. «Empezar de nuevo este reparto» vuelve al principio.',
  'assistant.notice.atWinnablePlace': 'Desde aquí se puede ganar: no hace falta volver atrás.',
  'assistant.notice.noWinnableDeal':
    'No se encontró ningún reparto que pueda ganarse. Inténtelo de nuevo o juegue un reparto cualquiera.',
  'assistant.notice.noDealOfTheDay': 'Este juego no tiene reparto del día. Pruebe «Nuevo reparto ganable».',
  'assistant.notice.failed':
    'La búsqueda de soluciones no funciona aquí: {{reason}}. La partida sigue sin pistas; reiniciar el programa puede ayudar.',
  'assistant.deals.title': 'Buscar o compartir un reparto',
  'assistant.deals.new': 'Un nuevo reparto de {{game}}',
  'assistant.deals.random': 'Un reparto cualquiera',
  'assistant.deals.winnable': 'Uno que pueda ganarse, de dificultad',
  'assistant.deals.anyGrade': 'Cualquiera',
  'assistant.deals.grade1': '1 – muy fácil',
  'assistant.deals.grade2': '2 – fácil',
  'assistant.deals.grade3': '3 – media',
  'assistant.deals.grade4': '4 – difícil',
  'assistant.deals.grade5': '5 – endiablada',
  'assistant.deals.gradeHelp':
    'Se demuestra que un reparto puede ganarse antes de repartirlo. La dificultad mide lo estrecho que es el camino de la victoria y lo lejos que hubo que buscarlo, en comparación con otros repartos del mismo juego.',
  'assistant.deals.today': 'Reparto del día, {{date}}',
  'assistant.deals.searching': 'Buscando un reparto que pueda ganarse…',
  'assistant.deals.deal': 'Repartir',
  'assistant.deals.open': 'Un reparto que alguien le ha indicado',
  'assistant.deals.code': 'Código o enlace',
  'assistant.deals.paste': 'Pegar',
  'assistant.deals.noCode': '«{{text}}» no es el código de un reparto. Un código es como racing-aces:17.',
  'assistant.deals.unknownGame':
    'Aquí no hay ningún juego «{{text}}». Quizá el código sea de una versión más reciente.',
  'assistant.deals.badNumber':
    '«{{text}}» no es un número de reparto. Indique un número entero a partir de 1.',
  'assistant.deals.cannotPaste': 'Aquí no puede leerse el portapapeles. Pulse {{keys}} en el campo.',
  'assistant.deals.share': 'El reparto que está en la mesa',
  'assistant.deals.shareCode': 'Código',
  'assistant.deals.shareLink': 'Enlace',
  'assistant.deals.copy': 'Copiar',
  'assistant.deals.copied': 'Copiado.',
  'assistant.deals.cannotCopy':
    'Aquí no puede escribirse en el portapapeles. Seleccione el texto y pulse {{keys}}.',
  'assistant.settings.verdict': 'Decir si la partida puede ganarse',
  'assistant.settings.verdict.never': 'Nunca',
  'assistant.settings.verdict.onRequest': 'Cuando lo pregunte',
  'assistant.settings.verdict.always': 'Siempre',
  'assistant.settings.warnBeforeLosing': 'Avisar cuando una jugada hace perder la partida',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Mapa de las jugadas',
  'history.map': 'Mapa de todas las jugadas hechas en este reparto',
  'history.mapHelp':
    'Arriba y abajo van atrás y adelante por un camino; izquierda y derecha, al camino de al lado. Un clic salta allí.',
  'history.opening': 'El reparto',
  'history.place': 'Jugada {{number}}',
  'history.branches_one': '{{count}} camino',
  'history.branches_many': '{{count}} de caminos',
  'history.branches_other': '{{count}} caminos',
  'history.bookmarks': 'Marcadores',
  'history.bookmarkName': 'Nombre de este lugar',
  'history.bookmarkAdd': 'Poner',
  'history.bookmarkRemove': 'Quitar el marcador {{name}}',
  'history.bookmarkNone': 'Todavía ninguno. Un marcador es el nombre de un lugar al que volver.',
  'replay.label': 'Repetición',
  'replay.progress': '{{game}}, reparto {{number}}: jugada {{at}} de {{total}}',
  'replay.slider': 'Lugar de la partida',
  'replay.start': 'Al principio',
  'replay.back': 'Una jugada atrás',
  'replay.forth': 'Una jugada adelante',
  'replay.play': 'Reproducir',
  'replay.pause': 'Pausa',
  'replay.continue': 'Seguir desde aquí',
  'replay.close': 'Cerrar',
  'replay.onlyViewed': 'Esto es una repetición. «Seguir desde aquí» le deja jugar la continuación.',
  'replay.failed': 'Esta partida no puede mostrarse: {{reason}}. Queda como está.',
  'games.command': 'Partidas terminadas…',
  'games.title': 'Partidas terminadas',
  'games.none': 'Todavía no hay ninguna partida terminada.',
  'games.watch': 'Ver',
  'games.watchOne': 'Ver {{game}}, reparto {{number}}',
  'games.more': 'Mostrar partidas anteriores',
  'games.date': 'Terminada',
  'games.deal': 'Reparto',
  'games.outcome': 'Resultado',
  'games.won': 'Ganada',
  'games.lost': 'Perdida',
  'games.givenUp': 'Abandonada',
  'games.failed':
    'No se pudieron leer las partidas terminadas: {{reason}}. Cierre esta página y ábrala de nuevo.',
  'saves.command': 'Partidas guardadas…',
  'saves.title': 'Partidas guardadas',
  'saves.name': 'Nombre',
  'saves.nameOf': 'Guardar {{game}}, reparto {{number}}, como',
  'saves.save': 'Guardar',
  'saves.saved': 'Guardada como «{{name}}».',
  'saves.none':
    'Ninguna partida está guardada con un nombre. La partida en curso se conserva por sí sola en cada jugada.',
  'saves.open': 'Abrir',
  'saves.openOne': 'Abrir {{name}}',
  'saves.watchOne': 'Ver {{name}} desde el principio',
  'saves.rename': 'Cambiar el nombre',
  'saves.renameOne': 'Cambiar el nombre de {{name}}',
  'saves.remove': 'Quitar',
  'saves.removeOne': 'Quitar {{name}}',
  'saves.removed': 'Se ha quitado «{{name}}».',
  'saves.putBack': 'Recuperar',
  'saves.putAside': '«{{name}}» no estaba terminada. Espera entre las partidas guardadas.',
  'saves.export': 'Guardar como archivo',
  'saves.openFile': 'Abrir un archivo…',
  'saves.unknownGame': 'su juego «{{game}}» no existe aquí',
  'saves.failed': 'No funcionó: {{reason}}. Las partidas guardadas están como estaban.',
};

const tag = 'es';
const numbers =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const ordinals = 'cero primera segunda tercera cuarta quinta sexta'.split(' ');

const rankNames = 'as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey'.split(' ');
const rankPlurals =
  'ases doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'tréboles',
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
};
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => rankPlurals[rankIndex(rank)] ?? rank;
const feminine = (rank: Rank): boolean => rank === 'J' || rank === 'Q';
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} de ${suitNames[suit]}`;
const the = (rank: Rank): string => `${feminine(rank) ? 'la' : 'el'} ${rankName(rank)}`;
const aRank = (rank: Rank): string => `${feminine(rank) ? 'una' : 'un'} ${rankName(rank)}`;
const fromRank = (rank: Rank): string =>
  feminine(rank) ? `de la ${rankName(rank)}` : `del ${rankName(rank)}`;
const toRank = (rank: Rank): string => (feminine(rank) ? `a la ${rankName(rank)}` : `al ${rankName(rank)}`);
const colourWord = (colour: Colour, isFeminine: boolean): string =>
  `${colour === 'red' ? 'roj' : 'negr'}${isFeminine ? 'a' : 'o'}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank))}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'una' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carta' : 'cartas'}`;

/** Piles that rules count are feminine; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['mazo', 'mazos', ''],
  waste: ['descarte', 'descartes', ''],
  reserve: ['reserva', 'reservas', ''],
  tableau: ['pila', 'pilas', ' del tablero'],
  foundation: ['base', 'bases', ''],
};
const masculine = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `una ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string =>
  masculine(kind) ? `el ${one(kind)}` : `${count === 1 ? 'la' : 'una'} ${one(kind)}`;
const ofAny = (piles: Piles): string =>
  masculine(piles.kind) ? `del ${one(piles.kind)}` : `de ${any(piles)}`;
const wholes: Record<PileKind, string> = {
  stock: 'del mazo',
  waste: 'del descarte',
  reserve: 'de las reservas',
  tableau: 'del tablero',
  foundation: 'de las bases',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `la ${one(kind, ` ${first}`)}` : `las ${many(kind, ` ${span(first, last)}`)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'sin importar el palo',
  same: 'del mismo palo',
  other: 'siempre de otro palo',
  sameColour: 'del mismo color (rojo o negro)',
  alternateColour: 'alternando rojo y negro',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'en orden ascendente',
  down: 'en orden descendente',
  upOrDown: 'en orden ascendente o descendente',
  any: 'en cualquier orden',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' y ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "sobre el diez de corazones solo puede ponerse el nueve de corazones". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${the(rank)} de ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `sobre ${below} no puede ponerse nada`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'una carta'),
    same: () => list((each) => `${the(each)} de ${suitNames[suit]}`, `una carta de ${suitNames[suit]}`),
    other: () => `${list(aRank, 'una carta')} de otro palo`,
    sameColour: () => list((each) => aColoured(each, own), `una carta ${colourWord(own, true)}`),
    alternateColour: () => list((each) => aColoured(each, other), `una carta ${colourWord(other, true)}`),
  };
  return `sobre ${below} solo puede ponerse ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Todas las cartas están boca arriba.';
    case 'down':
      return ' Todas las cartas están boca abajo.';
    case 'topUp':
      return ' Solo la carta superior de cada pila está boca arriba.';
    case 'mixed':
      return ` En cada pila hay ${cards(facing.lower)} boca abajo debajo de ${cards(facing.upper)} boca arriba.`;
    case 'varied':
      return ` Contando desde abajo, ${and(facing.down.map(String))} de ellas están boca abajo.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `las cartas ${colourWord(colour, true)}s`,
  );
  if (!owned) return '';
  if (owned.firstOnly) {
    const begin = (count: number): string =>
      `${numberOf(count)} que ${count === 1 ? 'empieza' : 'empiezan'} con`;
    if (owned.each !== undefined) return `, ${begin(owned.each)} cada palo`;
    return `, ${and(owned.shares.map(({ what, count }) => `${begin(count)} ${what}`))}`;
  }
  if (owned.sole !== undefined) return `, para ${owned.sole}`;
  if (owned.each !== undefined) return `, ${numberOf(owned.each)} para cada palo`;
  return `, ${and(owned.shares.map(({ what, count }) => `${numberOf(count)} para ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la base' : `las ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `encabezada por ${aRank(rank)}`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `una serie completa${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)}, o una serie ${headedBy(empty)},` : aRank(empty);
  if (!runs) return 'cualquier carta disponible';
  return unit === 'run'
    ? 'cualquier carta o serie disponible'
    : 'cualquier carta disponible, pero no una serie,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'una pila vacía' : `una ${one(kind, ' vacía')}`;
const fills = (kind: PileKind): string =>
  `puede ${kind === 'foundation' ? 'iniciar' : 'ocupar'} ${emptyPile(kind)}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'solo '}${filler(empty, unit, runs)} ${fills(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} no se vuelve a ocupar nunca.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'se haya agotado el mazo' : 'se hayan agotado el mazo y el descarte';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'la' : 'una'} ${one(kind, ' vacía')}`;
    return kind === from ? `otra ${one(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `No puede ponerse ninguna carta sobre ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Las cartas de una base se quedan en ella; ninguna se recupera jamás.';
  if (kind === 'stock') return 'Las cartas solo salen del mazo al repartirlas.';
  return `Las cartas ${ofAny({ kind, count: 2 })} no pueden moverse.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Solo puede moverse la carta superior de una pila.'
    : `Solo está disponible la carta superior ${masculine(kind) ? 'del' : count === 1 ? 'de la' : 'de cada'} ${one(kind)}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'El mazo se recorre una sola vez y no se renueva.'
    : `El mazo puede recorrerse ${number(passes)} veces.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} solo acepta cartas que vengan ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} solo acepta una carta cada vez.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} se construye` : `Las ${many(kind)} se construyen`} ${order(build)}`;

const skills = {
  luck: 'solo decide la suerte',
  mostlyLuck: 'la suerte cuenta más que la habilidad',
  balanced: 'la suerte y la habilidad cuentan por igual',
  mostlySkill: 'la habilidad cuenta más que la suerte',
  skill: 'la habilidad cuenta mucho más que la suerte',
} as const;
const difficulties = {
  easy: 'fácil',
  medium: 'de dificultad media',
  hard: 'difícil',
  veryHard: 'muy difícil',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} de ${of}`);
const place = ({ kind, number: n, of }: PileName): string =>
  masculine(kind) ? `el ${one(kind)}` : `la ${of === 1 ? one(kind) : one(kind, ` ${n}`)}`;
const toPlace = (pile: PileName): string =>
  masculine(pile.kind) ? `al ${one(pile.kind)}` : `a ${place(pile)}`;
const fromPlace = (pile: PileName): string =>
  masculine(pile.kind) ? `del ${one(pile.kind)}` : `de ${place(pile)}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} desde ${the(rankNameOf(first))} de ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `vuelta ${n}` : `vuelta ${n} de ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${toPlace(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)} ${fromPlace(event.from)} ocupa ${place(event.to)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} ${toPlace(event.to)} automáticamente.`);
    case 'automaticMany':
      return `${start(cards(event.count))} ${event.count === 1 ? 'ha ido sola' : 'han ido solas'} a las bases.`;
    case 'dealt':
      return `Reparto: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'repartida' : 'repartidas, una por pila'}.`;
    case 'redealt':
      return `Se da la vuelta al descarte: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carta descubierta: ${name(event.card)}.`;
    case 'uncovered':
      return `Ahora libre: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} de vuelta ${toPlace(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in Spanish. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'Ases y reyes',
    deuces: 'Los doses',
    'deuces-and-queens': 'Doses y reinas',
    'double-aces-and-kings': 'Ases y reyes dobles',
    'eighty-thieves': 'Ochenta ladrones',
    emperor: 'Emperador',
    'forty-and-eight': 'Cuarenta y ocho',
    'forty-bandits': 'Cuarenta bandidos',
    'forty-thieves': 'Cuarenta ladrones',
    josephine: 'Josefina',
    'klondike-draw-one': 'Klondike (una carta)',
    'klondike-draw-three': 'Klondike (tres cartas)',
    'lucky-piles': 'Pilas de la suerte',
    'lucky-piles-in-suit': 'Pilas de la suerte (por palo)',
    'lucky-thirteen': 'Trece de la suerte',
    'napoleons-square': 'Cuadrado de Napoleón',
    'number-ten': 'Número diez',
    'racing-aces': 'Carrera de ases',
    'red-and-black': 'Rojo y negro',
    'sixty-thieves': 'Sesenta ladrones',
    'thieves-of-egypt': 'Ladrones de Egipto',
    'thieves-of-egypt-two-passes': 'Ladrones de Egipto (dos vueltas)',
    'thieves-rush': 'Estampida de ladrones',
  },
  familyNames: {
    'Aces and Kings': 'Ases y reyes',
    'Forty Thieves': 'Cuarenta ladrones',
    'Lucky Thirteen': 'Trece de la suerte',
  },
  searchWords: {
    'forty-thieves': ['40 ladrones', 'Alí Babá'],
    'sixty-thieves': ['60 ladrones'],
    'eighty-thieves': ['80 ladrones'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: cardName,
  headings: {
    object: 'Objetivo',
    layout: 'Disposición',
    foundations: 'Bases',
    tableau: 'Tablero',
    reserve: 'Reserva',
    stock: 'Mazo',
    stockAndWaste: 'Mazo y descarte',
    moves: 'Jugadas',
    automatic: 'Lo que ocurre por sí solo',
    passes: 'Vueltas al mazo',
    about: 'Sobre este juego',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Se juega con una baraja de ${n} cartas.`
        : `Se juega con ${number(decks)} barajas, ${n} cartas en total.`,
    goal: ({ cards: n, foundations }) =>
      `La partida se gana cuando las ${n} cartas están ${foundations === 1 ? 'en la base' : 'en las bases'}.`,
    scope: ({ kind, first, last }) => `Lo que sigue vale para ${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const [first] = taken;
      const article = first && feminine(first.rank) ? 'las' : 'los';
      const which = choice === 'all' ? `${article} ${and(names)}` : and(names);
      if (taken.length === 1 && first?.count === 1) {
        return `Primero se saca de la baraja ${which} y se pone boca arriba en una ${one(kind)} propia.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', una carta de cada palo,' : '';
      return `Primero se sacan de la baraja ${which}${suited} y se pone cada carta boca arriba en una ${one(kind)} propia.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const verb = count === 1 ? 'Se reparte' : 'Se reparten';
      const piles = `${verb} ${counted(count, kind)} de ${cards(each)}${count === 1 ? '' : ' cada una'}`;
      if (facing.face === 'up') return `${piles}, boca arriba.`;
      if (facing.face === 'down') return `${piles}, boca abajo.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `Se reparten ${counted(count, kind)} que tienen, de izquierda a derecha, ${and(counts.map(String))} cartas.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `La ${others ? 'otra ' : ''}${one(kind)} empieza vacía.`;
      return `Las ${others ? 'otras ' : ''}${counted(count, kind)} empiezan vacías.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `de la ${one(kind)}` : wholes[kind],
      );
      return `Las cartas ${and(which)} se superponen de modo que puede leerse cada carta que está boca arriba.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carta restante forma el mazo, boca abajo.'
        : `Las ${n} cartas restantes forman el mazo, boca abajo.`,
    allDealt: () => 'Con esto quedan repartidas todas las cartas.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, con ${build.rank === 'up' ? 'el as después del rey' : 'el rey después del as'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'se construye' : 'se construyen'} ${order(build)}, ${fromRank(first)} ${toRank(end)}${round}: ${cards(size)}${count === 1 ? '' : ' cada una'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `, viene ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} solo ${count === 1 ? 'acepta' : 'aceptan'} una serie completa que va ${fromRank(first)} ${toRank(end)} ${suitOrder[build.suit]}${source} y se pone en una sola jugada`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} para series encabezadas por ${aColoured(first, colour)}`))}`
          : owners(owned);
      return `${takes}${heads}. La serie puede estar encima de otras cartas.`;
    },
    ownFoundation: () => 'Una carta que se pone sobre una base de otro palo va a una base del suyo.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? `de ${numbered('foundation', only.first, only.last)}`
        : ofAny({ kind: 'foundation', count });
      return `La carta superior ${which} puede recuperarse siempre que otra pila la acepte${between ? ', incluida otra base' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Las series completas se quedan en sus bases.';
      if (!only) return givesNothing('foundation');
      return `Las cartas de ${numbered('foundation', only.first, only.last)} se quedan ahí; ninguna se recupera jamás.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} acepta cualquier carta sobre cualquier otra.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'El sentido puede cambiar dentro de una pila. Sobre un rey no se sigue subiendo y sobre un as no se sigue bajando.',
    buildWraps: ({ direction }) =>
      ({
        up: 'La serie es circular: un as puede ponerse sobre un rey.',
        down: 'La serie es circular: un rey puede ponerse sobre un as.',
        upOrDown:
          'El sentido puede cambiar dentro de una pila, y la serie es circular: un as puede ponerse sobre un rey, y un rey sobre un as.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Nunca se construye sobre ${any(piles)}; contiene una carta como máximo.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contiene ${cards(piles.max)} como máximo.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'color' : 'palo';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Cada ${one(kind)} solo empieza con una carta de su propio ${what}${owners(owned)}.`
        : `Cada ${one(kind)} solo acepta las cartas de su propio ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Una ${one(kind)} que queda vacía se ocupa enseguida con la carta siguiente del mazo.`
        : `Una ${one(kind)} que queda vacía se ocupa enseguida con la carta superior del descarte; si este está vacío, antes se reparte del mazo.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Una vez que ${exhausted(from)}, ${emptyPile(kind)} ya no se ocupa.`
        : `Solo cuando ${exhausted(from)} ${filler(empty, unit, runs)} ${fills(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Una carta está disponible cuando está boca arriba y ninguna otra la cubre.'
        : 'Una carta está disponible cuando ninguna otra la cubre.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Las cartas se mueven de una en una; una serie nunca se mueve en bloque.',
    runMoves: ({ run }) =>
      `Las cartas superiores de una pila que se siguen ${order(run)} forman una serie, que puede moverse en bloque a una pila que acepte su primera carta. También puede moverse una parte de la serie, desde cualquiera de sus cartas hasta la superior.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'Una carta del tablero' : `La carta superior ${ofAny({ kind: from, count })}`;
      return `${card} puede ir a ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic en el mazo pone su carta superior boca arriba en el descarte.'
        : `Un clic en el mazo pone ${cards(packet)} boca arriba en el descarte, una sobre otra; la última repartida queda encima.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}.ª`}${last ? ' y última' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'en todas las siguientes'
            : `en la ${which}${index === 0 ? ' vuelta' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' cada vez' : ''} ${when}`;
      });
      return `Un clic en el mazo pone cartas boca arriba en el descarte, una sobre otra: ${and(parts)}. La última repartida queda encima.`;
    },
    shortPacket: () => 'Si quedan menos cartas en el mazo, se reparten esas.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'una fila entera' : `${numberOf(rows)} filas enteras`;
      const short = `una ${rows === 0 ? 'fila' : 'última'} de ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} y ${short}`;
      return `Un clic en el mazo pone una carta boca arriba en ${piles === 1 ? 'la pila del tablero' : 'cada pila del tablero, de izquierda a derecha, también en las vacías'}. Se puede hacer en cualquier momento; el mazo alcanza para ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'El mazo puede recorrerse cuantas veces se quiera.' : goneThrough(passes),
    redeal: () =>
      'Cuando el mazo está vacío, un clic en su lugar da la vuelta al descarte tal como está, sin barajarlo, para formar de nuevo el mazo: la primera carta repartida vuelve a ser la primera.',
    turnUp: () => 'Una carta boca abajo que queda descubierta se pone boca arriba.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Las jugadas automáticas a las bases están desactivadas mientras no se activen.',
        safe: 'Si no se ajusta otra cosa, una carta va a una base en cuanto eso no puede costar la victoria.',
        all: 'Si no se ajusta otra cosa, toda carta que encaja en una base va a ella en cuanto puede.',
      })[mode],
    neverChosen: () =>
      'Una carta que encaja en bases de distinta clase nunca va a ellas por sí sola; la elección es del jugador.',
    exempt: () =>
      'Una carta recuperada de una base se queda donde se ha puesto hasta que haya sido cubierta y descubierta de nuevo o se suba a mano.',
    oneUndo: () => 'Todo lo que sigue por sí solo a una jugada se deshace junto con ella.',
    devisedBy: ({ name: who }) => `Ideado por ${who}.`,
    aliases: ({ names }) => `También conocido como ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; el juego es ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Una partida dura alrededor de ${minutes === 1 ? 'un minuto' : `${number(minutes)} minutos`}.`,
    winRate: ({ share }) =>
      `Según cifras publicadas, se gana alrededor del ${percent(tag, share)} de las partidas.`,
  },
  refusals: {
    samePile: () => 'Las cartas ya están en esta pila.',
    nothingThere: ({ kind }) =>
      `No hay ninguna carta que tomar en ${masculine(kind) ? 'el' : 'esta'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Una carta boca abajo no puede moverse.',
    topCardOnly: ({ kind }) => topCardOnly(kind, 2),
    notARun: ({ run }) => `Solo pueden moverse en bloque cartas que se siguen ${order(run)}.`,
    takesNothing: ({ kind }) =>
      takesNothing(kind === 'stock' ? { kind: 'waste', count: 1 } : { kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Esta ${one(kind)} está llena: contiene ${cards(max)} como máximo.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Una sola carta, pero no una serie, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Esta ${one(kind)} solo acepta una serie completa.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Solo cuando ${exhausted(source)} una carta ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Esta ${one(kind)} solo empieza con ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Esta ${one(kind)} solo empieza con una carta ${colourWord(colour, true)}.`,
    neverBuilt: ({ kind }) => `Nunca se construye sobre una ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Este juego no tiene mazo.',
    stockEmpty: () => 'El mazo está vacío.',
    stockNotEmpty: () => 'Solo se da la vuelta al descarte cuando el mazo está vacío.',
    wasteEmpty: () => 'No hay en el descarte ninguna carta a la que dar la vuelta.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vacía',
    cards,
    faceDown: (count) => `${numberOf(count)} boca abajo`,
    onTop: (card) => `encima ${card}`,
    sequence: (first, direction) => `${rankOrder[direction]} desde ${the(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, true),
    nextRank: (rank) => `ahora ${aRank(rank)}`,
    nextCard: (card) => `ahora ${card}`,
    startsWith: (rank) => `empieza con ${aRank(rank)}`,
    completeRunOnly: 'para una serie completa',
    full: 'llena',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} boca abajo`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'sin cartas'}.`;
    },
    happening,
    undone: (what) => `Deshecho: ${what}`,
    redone: (what) => `Rehecho: ${what}`,
    targets: (card, piles) => `${start(card)} puede ir ${or(piles.map(withTop(toPlace)))}.`,
    nowhere: (card) => `${start(card)} no puede ir a ninguna parte.`,
    progress: (done, of) => `Cartas en las bases: ${done} de ${of}.`,
    picked: (card, count) =>
      count === 1 ? `Carta tomada: ${card}.` : `${start(cards(count))} tomadas, la primera: ${card}.`,
    letGo: 'Carta devuelta a su lugar.',
    won: 'La partida está ganada.',
    dead: 'La partida ya no puede ganarse.',
  },
};
