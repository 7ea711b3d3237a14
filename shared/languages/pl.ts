import { assertNever } from '../assertNever.ts';
import type { Colour, Rank, Suit } from '../cards/card.ts';
import { rankIndex, suitOf, suits } from '../cards/card.ts';
import type { Destination, Facing, Ownership } from '../description/fact.ts';
import {
  allOf,
  capital,
  cardNamer,
  coloursOf,
  nextRanks,
  oneOf,
  percent,
  plural,
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
  'menu.game': 'Gra',
  'menu.play': 'Rozgrywka',
  'menu.view': 'Widok',
  'menu.help': 'Pomoc',
  'menu.recent': 'Ostatnie gry',
  'menu.alwaysOnTop': 'Zawsze na wierzchu',
  'menu.autoplay': 'Ruchy automatyczne',
  'menu.continue': 'Graj dalej',
  'menu.edit': 'Edycja',
  'menu.cut': 'Wytnij',
  'menu.copy': 'Kopiuj',
  'menu.paste': 'Wklej',
  'menu.selectAll': 'Zaznacz wszystko',
  'menu.window': 'Okno',
  'menu.minimise': 'Umieść w Docku',
  'menu.zoomWindow': 'Zmień wielkość',
  'menu.toFront': 'Umieść wszystkie na wierzchu',
  'menu.closeWindow': 'Zamknij okno',
  'menu.services': 'Usługi',
  'menu.hide': 'Ukryj Grand Patience',
  'menu.hideOthers': 'Ukryj pozostałe',
  'menu.showAll': 'Pokaż wszystkie',
  'command.newDeal': 'Nowe rozdanie',
  'command.restart': 'Zacznij to rozdanie od nowa',
  'command.dealNumber': 'Rozdanie o numerze…',
  'command.chooseGame': 'Wybierz grę…',
  'command.newWindow': 'Nowe okno',
  'command.settings': 'Ustawienia…',
  'command.quit': 'Zakończ',
  'command.undo': 'Cofnij',
  'command.redo': 'Ponów',
  'command.dealStock': 'Rozdaj z talonu',
  'command.finish': 'Odłóż wszystko na bazy',
  'command.autoplayOff': 'Nigdy',
  'command.autoplaySafe': 'Tylko gdy nie może to kosztować wygranej',
  'command.autoplayAll': 'Każda pasująca karta',
  'command.fourColourDeck': 'Talia w czterech barwach',
  'command.largeIndex': 'Duże znaki',
  'command.leftHanded': 'Stół dla leworęcznych',
  'command.largerCards': 'Większe karty',
  'command.smallerCards': 'Mniejsze karty',
  'command.usualCards': 'Karty tak duże, jak się mieszczą',
  'command.hideClock': 'Ukryj zegar',
  'command.needed': 'Czego jeszcze potrzeba',
  'needed.rank': 'Wartość',
  'needed.waiting': 'Bazy, które na nią czekają',
  'needed.left': 'Karty, które jeszcze przyjdą',
  'command.toTable': 'Do stołu',
  'command.fullScreen': 'Pełny ekran',
  'command.statistics': 'Statystyka…',
  'command.rules': 'Zasady tej gry',
  'command.manual': 'Podręcznik',
  'command.shortcuts': 'Klawisze…',
  'command.data': 'Twoje dane…',
  'command.report': 'Zgłoś problem…',
  'command.about': 'O programie Grand Patience',

  // The bar above the table
  'bar.deal': 'Rozdanie {{number}}',
  'bar.moves_one': '{{count}} ruch',
  'bar.moves_few': '{{count}} ruchy',
  'bar.moves_many': '{{count}} ruchów',
  'bar.moves_other': '{{count}} ruchu',
  'bar.clock': 'Czas',
  'bar.paused': 'Wstrzymano',
  'bar.tools': 'Narzędzia',
  'bar.status': 'Stan gry',
  'table.label': 'Stół',
  'table.description':
    'Strzałki przechodzą po stosach, Enter bierze i kładzie, Esc puszcza. Znak zapytania pokazuje wszystkie klawisze.',
  'table.stock': 'Talon',
  'table.waste': 'Stos kart odkrytych',
  'table.reserves': 'Rezerwy',
  'table.tableau': 'Kolumny',
  'table.foundations': 'Bazy',
  'table.selected_one': '{{card}}',
  'table.selected_few': '{{count}} karty, pierwsza: {{card}}',
  'table.selected_many': '{{count}} kart, pierwsza: {{card}}',
  'table.selected_other': '{{count}} karty, pierwsza: {{card}}',
  'table.noSuchCard': 'Nie można wziąć żadnej karty o tej wartości.',
  'table.noSuchPile': 'W tej grze nie ma takich stosów.',
  'table.noStock': 'W tej grze nie ma talonu.',
  'table.notNow': 'Teraz niemożliwe: {{command}}',
  'table.edge': 'W tę stronę nie ma już żadnego stosu.',
  'table.nothingHeld': 'Nie ma nic do puszczenia.',
  'table.row': 'Rząd {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'tak',
  'state.off': 'nie',
  'table.nothingYet': 'Nic się jeszcze nie wydarzyło.',
  'table.dealt': '{{game}}, rozdanie {{number}}.',
  'table.restored': '{{game}}, rozdanie {{number}}, tam, gdzie je przerwano.',

  // Dialogs in general
  'dialog.close': 'Zamknij',
  'dialog.cancel': 'Anuluj',
  'dialog.ok': 'OK',
  'tip.hidden': 'Pokazana nazwa jest ukryta. Naciśnij Esc jeszcze raz.',

  // Deal a number
  'dealNumber.title': 'Rozdanie o numerze',
  'dealNumber.label': 'Numer rozdania',
  'dealNumber.help':
    'Ten sam numer daje te same karty na każdym komputerze. Rozdania od 1 do 31999 znają też inne programy.',
  'dealNumber.deal': 'Rozdaj',
  'dealNumber.bad': '„{{text}}” nie jest numerem rozdania. Podaj liczbę całkowitą od 1, na przykład 617.',

  // Choose a game
  'choose.title': 'Wybierz grę',
  'choose.games': 'Gry',
  'choose.search': 'Szukaj',
  'choose.searchHint': 'Nazwa lub rodzina',
  'choose.favourites': 'Ulubione',
  'choose.recent': 'Ostatnio grane',
  'choose.none':
    'Żadna gra nie nazywa się „{{text}}”. Przeszukiwane są też inne nazwy; spróbuj mniejszej liczby liter.',
  'choose.found_one': '{{count}} gra: {{game}}',
  'choose.found_few': '{{count}} gry, pierwsza: {{game}}',
  'choose.found_many': '{{count}} gier, pierwsza: {{game}}',
  'choose.found_other': '{{count}} gry, pierwsza: {{game}}',
  'choose.play': 'Zagraj: {{game}}',
  'choose.favourite': '{{game}} jest wśród ulubionych',
  'choose.aliases': 'Inne nazwy: {{names}}',
  'choose.devisedBy': 'Autor: {{name}}',
  'choose.winRate': 'Gracze wygrywają około {{percent}}',
  'choose.relatives': 'Jeśli ta gra się podoba',
  'choose.picture': 'Jak {{game}} wygląda na stole',
  'gameFile.title_one': '{{count}} pliku w twoim folderze gier nie da się tak użyć',
  'gameFile.title_few': '{{count}} plików w twoim folderze gier nie da się tak użyć',
  'gameFile.title_many': '{{count}} plików w twoim folderze gier nie da się tak użyć',
  'gameFile.title_other': '{{count}} pliku w twoim folderze gier nie da się tak użyć',
  'gameFile.folder': 'Otwórz mój folder gier',
  'gameFile.whole': 'plik jako całość',
  'gameFile.missing': 'Brakuje „{{path}}”. Dodaj to.',
  'gameFile.unknownKey': '„{{path}}” nie jest słowem ze słownika. Usuń je albo popraw pisownię.',
  'gameFile.notNumber': '„{{path}}” to {{received}}; wpisz tam liczbę, bez cudzysłowu.',
  'gameFile.notWhole': '„{{path}}” to {{received}}; wpisz liczbę całkowitą.',
  'gameFile.notText': '„{{path}}” to {{received}}; wpisz tekst w prostych cudzysłowach ("…").',
  'gameFile.notList': '„{{path}}” to {{received}}; wpisz listę w nawiasach kwadratowych ([…]).',
  'gameFile.notObject': '„{{path}}” to {{received}}; wpisz nazwy z wartościami w nawiasach klamrowych ({…}).',
  'gameFile.notOneOf': '„{{path}}” to {{received}}; wpisz jedno z: {{expected}}.',
  'gameFile.tooSmall': '„{{path}}” to {{received}}; najmniejsza dozwolona wartość to {{expected}}.',
  'gameFile.tooLarge': '„{{path}}” to {{received}}; największa dozwolona wartość to {{expected}}.',
  'gameFile.tooLong': '„{{path}}” ma długość {{received}}; największa dozwolona to {{expected}}.',
  'gameFile.empty': '„{{path}}” jest puste; wpisz coś.',
  'gameFile.badName': '„{{path}}” to {{received}}; wpisz nazwę bez spacji, zaczynającą się małą literą.',
  'gameFile.noFoundation':
    'Gra nie ma bazy; bez niej nie da się jej wygrać. Dodaj grupę rodzaju „foundation”.',
  'gameFile.tooManyPiles': 'Liczba stosów w grze: {{received}}; największa dozwolona: {{expected}}.',
  'gameFile.foundationRoom':
    'Na bazach jest miejsce dla {{received}} kart, a gra ma ich {{expected}}. Zwiększ „max” albo dodaj bazy.',
  'gameFile.unevenSpread':
    '„{{path}}” podaje {{received}} wartości, których nie da się równo rozłożyć na {{expected}} stosów.',
  'gameFile.noSuchGroup': '„{{path}}” wymienia {{received}}, a nie ma takiej grupy stosów. Są: {{expected}}.',
  'gameFile.noWaste': '„{{path}}” wymaga stosu kart odkrytych. Dodaj grupę rodzaju „waste”.',
  'gameFile.twoWastes': 'Liczba stosów kart odkrytych: {{received}}; dozwolony jest jeden.',
  'gameFile.noStock': '„{{path}}” wymaga talonu rozdawanego na stos kart odkrytych. Dodaj „stock”.',
  'gameFile.noTableau': '„{{path}}” wymaga kolumn. Dodaj grupę rodzaju „tableau”.',
  'gameFile.noSuchKind': '„{{path}}” to {{received}}; gra nie ma takich stosów. Ma: {{expected}}.',
  'gameFile.runWithoutBuild': 'Brakuje „{{path}}”: podaj, co spaja sekwens.',
  'gameFile.buildWithoutRun':
    '„{{path}}” to {{received}}, ale opisano sekwens. Wpisz {{expected}} albo usuń „run”.',
  'gameFile.countsDiffer': '„{{path}}” podaje {{received}} stosów; grupa ma ich {{expected}}.',
  'gameFile.cardsDealt': 'Rozkład początkowy zużywa {{received}} kart; gra ma ich {{expected}}.',
  'gameFile.cardsLeft':
    'Rozkład początkowy zużywa {{received}} z {{expected}} kart, a dla pozostałych nie ma talonu.',
  'gameFile.startNeedsSuits':
    '„{{path}}” to grupa {{received}} stosów; karty początkowe wymagają wielokrotności {{expected}}.',
  'gameFile.startOverDecks':
    'Wraz z „{{path}}” rozkład wymaga tylu kart początkowych jednej wartości: {{received}}; jest ich tylko {{expected}}.',
  'gameFile.startRank': '„{{path}}” to {{received}}; grupa zaczyna się od {{expected}}.',
  'gameFile.startTwice':
    '„{{path}}” ponownie wymienia {{received}}; grupa dostaje karty początkowe tylko raz.',
  'gameFile.startSuits':
    '„{{path}}” to {{received}}, gdzie stosów nie jest po równo na każdy kolor; karty początkowe rozkłada się równo na {{expected}} kolory.',
  'gameFile.notLaidOut': '„{{path}}” pomija {{expected}}. Każda grupa i talon muszą stać w jakimś rzędzie.',
  'gameFile.laidOutTwice': '„{{path}}” wymienia {{received}} dwa razy.',
  'gameFile.dealToWaste':
    '„{{path}}” to {{received}}, stos kart odkrytych; rozdawaj na jedno z: {{expected}}.',
  'gameFile.dealToFoundation': '„{{path}}” to {{received}}, baza; karty kładzie tam tylko krok {{expected}}.',
  'gameFile.dealtOverMax':
    '„{{path}}” to {{expected}}, a rozkład początkowy kładzie na jeden stos tyle kart: {{received}}. Zwiększ tę wartość albo rozdawaj mniej.',
  'gameFile.hiddenOnOpen':
    'Rozkład początkowy kładzie w {{received}} karty zakryte na odkryte. Najpierw rozdaj zakryte.',
  'gameFile.topFaceDown':
    'Rozkład początkowy zostawia w {{received}} zakryte karty wierzchnie, których nic by nie odkryło. Ostatnią kartę każdego stosu rozdaj odkrytą.',
  'gameFile.fileTooLarge': 'Plik jest większy niż {{expected}} bajtów.',
  'gameFile.tooMany': 'Plików jest więcej niż {{expected}}; tego i wszystkich następnych nie odczytano.',
  'gameFile.unreadable': 'Pliku nie można odczytać. Sprawdź, czy istnieje i czy wolno go otworzyć.',
  'gameFile.notJson':
    'Plik nie jest w formacie JSON: w wierszu {{line}}, kolumnie {{column}} jest {{received}}, a nie może tam być.',
  'gameFile.jsonEnds':
    'Plik kończy się w wierszu {{line}}, kolumnie {{column}}, zanim wszystko zostało zamknięte. Dodaj brakujący nawias lub cudzysłów.',
  'gameFile.idTaken': 'Inna gra ma już identyfikator {{received}}. Nadaj tej własny.',
  'gameFile.noSuchParent':
    '„{{path}}” to {{received}}, a żadna inna gra nie ma takiego identyfikatora. Popraw go albo usuń „variantOf”.',
  'facts.decks_one': '{{count}} talia',
  'facts.decks_few': '{{count}} talie',
  'facts.decks_many': '{{count}} talii',
  'facts.decks_other': '{{count}} talii',
  'facts.minutes_one': '{{count}} minuta',
  'facts.minutes_few': '{{count}} minuty',
  'facts.minutes_many': '{{count}} minut',
  'facts.minutes_other': '{{count}} minuty',
  'facts.easy': 'Łatwa',
  'facts.medium': 'Średnia',
  'facts.hard': 'Trudna',
  'facts.veryHard': 'Bardzo trudna',
  'facts.luck': 'Samo szczęście',
  'facts.mostlyLuck': 'Głównie szczęście',
  'facts.balanced': 'Szczęście i umiejętności',
  'facts.mostlySkill': 'Głównie umiejętności',
  'facts.skill': 'Przede wszystkim umiejętności',

  // The end of a game
  'won.title': 'Wygrana',
  'won.text': '{{game}}, rozdanie {{number}}',
  'won.time': 'Czas',
  'won.moves': 'Ruchy',
  'won.bestTime': 'Twój najlepszy czas do tej pory',
  'won.fewestMoves': 'Twoja najmniejsza liczba ruchów do tej pory',
  'won.wins': 'Wygrane do tej pory',
  'won.winsOf': '{{won}} z {{played}}',
  'won.again': 'Nowe rozdanie',
  'won.look': 'Obejrzyj stół',
  'dead.noMove': 'Nie ma już żadnego ruchu. Cofnij albo rozdaj od nowa.',
  'dead.searched':
    'Stąd nie da się już wygrać tego rozdania: sprawdzono wszystkie osiągalne jeszcze pozycje. Cofnij albo rozdaj od nowa.',
  'dead.undo': 'Cofnij',
  'dead.newDeal': 'Nowe rozdanie',

  // Choosing among targets
  'choice.title': 'Dokąd?',
  'choice.help': 'Tę kartę przyjmie kilka stosów. Wybierz jeden na stole albo tutaj.',
  'choice.none': 'Nie wybrano stosu.',

  // Links and files
  'open.failed':
    'Nie można otworzyć „{{what}}”: nie jest to ani odnośnik do rozdania, ani czytelna zapisana gra. Sprawdź adres lub plik.',
  'open.noGame': 'Nie ma tu gry o nazwie „{{game}}”. Wybierz grę z menu Gra.',
  'open.elsewhere':
    '{{game}}: ta gra jest otwarta w innym oknie. Gra może być otwarta naraz tylko w jednym oknie.',
  'open.takenAway':
    '{{game}}: ta gra została otwarta w innym oknie i tam trwa dalej. To, co rozegrano tutaj, jest wśród zapisanych gier.',

  // Messages that come and go
  'toast.dismiss': 'Zamknij',
  'toast.left': 'Rozdanie {{number}} nie było skończone i liczy się jako poddane.',
  'toast.takeUpLeft': 'Wróć do niego',
  'toast.notSaved': 'Nie udało się zapisać gry: {{reason}}. Gra trwa dalej; następny ruch spróbuje ponownie.',
  'toast.notRecorded': 'Nie udało się zachować wyniku: {{reason}}. Próba zostanie powtórzona.',
  'toast.settingsNotSaved':
    'Nie udało się zachować ustawienia: {{reason}}. Obowiązuje ono do zamknięcia programu.',
  'toast.fresh':
    'Nie udało się otworzyć niedokończonej gry: {{reason}}. Jej plik zachowano. Oto nowe rozdanie.',
  'toast.dealFailed': 'Nie udało się rozdać gry {{name}}: {{reason}}. Zamiast niej na stole jest {{other}}.',
  'toast.error':
    'Coś poszło nie tak: {{reason}}. Gra trwa dalej; jeśli to się powtórzy, zgłoś to z menu Pomoc.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'błąd programu, „{{message}}”',
  'failure.save.otherGame': 'to zapis innej gry, „{{game}}”',
  'failure.save.pack': 'jej karty nie są kartami tej gry',
  'failure.save.tree': 'jej ruchy nie zgadzają się przy ruchu {{move}}',
  'failure.save.illegalMove': 'zasady tej wersji nie pozwalają na ruch {{move}} ({{text}})',
  'failure.internal': 'błąd programu',
  'failure.tooLarge': 'to więcej, niż program może przyjąć',
  'failure.diskFull': 'dysk jest pełny; zwolnij na nim miejsce',
  'failure.noPermission': 'folderu nie można odczytać lub zapisać; sprawdź jego uprawnienia',
  'failure.notFound': 'folder lub plik zniknął; sprawdź, czy jego dysk jest podłączony',
  'failure.wrongKind': 'jest folder tam, gdzie powinien być plik, albo odwrotnie',
  'failure.storage': 'dysk zgłosił błąd',
  'failure.newerVersion': 'zapisała to nowsza wersja programu Grand Patience; otwórz to w niej',
  'failure.damaged': 'plik jest uszkodzony',
  'failure.unknownItem': 'już tego nie ma',
  'failure.openElsewhere': 'ta gra jest otwarta w innym oknie',
  'failure.unsupported': 'ten system tego nie potrafi',
  'failure.unreachable': 'druga połowa programu nie odpowiada; uruchom Grand Patience ponownie',

  // Statistics
  'statistics.title': 'Statystyka',
  'statistics.game': 'Gra',
  'statistics.allGames': 'Wszystkie gry',
  'statistics.played': 'Rozegrane',
  'statistics.won': 'Wygrane',
  'statistics.winRate': 'Odsetek wygranych',
  'statistics.currentStreak': 'Bieżąca seria',
  'statistics.bestStreak': 'Najdłuższa seria wygranych',
  'statistics.bestTime': 'Najlepszy czas wygranej',
  'statistics.fewestMoves': 'Wygrana w najmniejszej liczbie ruchów',
  'statistics.none':
    'Jeszcze nic: gra liczy się tutaj, gdy jest wygrana albo porzucona po co najmniej jednym ruchu.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, wszystkie gry',
  'statistics.period': 'Okres',
  'statistics.period.all': 'Od zawsze',
  'statistics.period.week': 'Ostatnie 7 dni',
  'statistics.period.month': 'Ostatnie 30 dni',
  'statistics.period.year': 'Ostatnie 365 dni',
  'statistics.period.days': 'Wybrane dni',
  'statistics.firstDay': 'Pierwszy dzień',
  'statistics.lastDay': 'Ostatni dzień',
  'statistics.playedOf': 'wygrane: {{won}}, przegrane: {{lost}}, poddane: {{givenUp}}',
  'statistics.fromTo': 'od {{low}} do {{high}}',
  'statistics.interval': '{{range}} przy ufności 95%',
  'statistics.range': 'Przy ufności 95%',
  'statistics.longest': 'Najdłuższe serie: {{wins}}, {{losses}}',
  'statistics.middle': 'Z wygranych: mediana {{median}}, średnia {{mean}}',
  'statistics.playingTime': 'Czas gry',
  'statistics.byGame': 'Według gry',
  'statistics.groups': 'Według rodzaju rozdania',
  'statistics.group': 'Gry',
  'statistics.firstAttempts': 'Pierwsza gra rozdania',
  'statistics.replays': 'Rozdanie grane ponownie',
  'statistics.winnableDeals': 'Rozdania, które na pewno da się wygrać',
  'statistics.unwinnableDeals': 'Rozdania, których na pewno nie da się wygrać',
  'statistics.undecidedDeals': 'Rozdania nierozstrzygnięte przez program',
  'statistics.helped': 'Z podpowiedziami lub szukaniem rozwiązań',
  'statistics.overTime': 'Odsetek wygranych w czasie',
  'statistics.afterGames': 'Po grach',
  'statistics.recentRate': 'Ostatnie {{number}} gier',
  'statistics.byMonth': 'Gry według miesięcy',
  'statistics.month': 'Miesiąc',
  'statistics.byWeekday': 'Gry według dni tygodnia',
  'statistics.weekday': 'Dzień tygodnia',
  'statistics.winTimes': 'Czasy wygranych',
  'statistics.timeFrom': 'Od',
  'statistics.timeTo': 'Do poniżej',
  'statistics.asTable': 'Jako tabela',
  'statistics.exportCsv': 'Eksportuj jako CSV',
  'statistics.exportJson': 'Eksportuj jako JSON',
  'statistics.import': 'Importuj…',
  'statistics.imported_one': 'Dodano {{count}} grę; wcześniej było tu już {{known}}.',
  'statistics.imported_few': 'Dodano {{count}} gry; wcześniej było tu już {{known}}.',
  'statistics.imported_many': 'Dodano {{count}} gier; wcześniej było tu już {{known}}.',
  'statistics.imported_other': 'Dodano {{count}} gry; wcześniej było tu już {{known}}.',
  'statistics.resetAsk': 'Wyzeruj…',
  'statistics.reset': 'Wyzeruj',
  'statistics.askReset': 'Usunąć te wyniki ze statystyki?',
  'statistics.askResetAll': 'Usunąć wszystkie wyniki ze statystyki?',
  'statistics.wasReset_one': 'Usunięto {{count}} grę.',
  'statistics.wasReset_few': 'Usunięto {{count}} gry.',
  'statistics.wasReset_many': 'Usunięto {{count}} gier.',
  'statistics.wasReset_other': 'Usunięto {{count}} gry.',
  'statistics.winStreak_one': '{{count}} wygrana',
  'statistics.winStreak_few': '{{count}} wygrane',
  'statistics.winStreak_many': '{{count}} wygranych',
  'statistics.winStreak_other': '{{count}} wygranej',
  'statistics.lossStreak_one': '{{count}} przegrana',
  'statistics.lossStreak_few': '{{count}} przegrane',
  'statistics.lossStreak_many': '{{count}} przegranych',
  'statistics.lossStreak_other': '{{count}} przegranej',
  'statistics.failed':
    'Nie udało się odczytać statystyki: {{reason}}. Zamknij tę stronę i otwórz ją ponownie.',

  // Rules
  'rules.title': 'Zasady gry {{game}}',

  // The manual
  'manual.title': 'Podręcznik',
  'manual.start': 'Początek',
  'manual.start.1':
    'Po uruchomieniu programu gra leży już na stole: ta, w którą grano ostatnio, w miejscu, w którym ją przerwano. „Gra, Wybierz grę” pokazuje wszystkie gry według rodzin; przy każdej podano, ilu talii wymaga, jak jest trudna i jak długo trwa.',
  'manual.start.2':
    'Zasady gry leżącej na stole otwierają się obok klawiszem F1. Powstają z tych samych danych, według których się gra, są więc pełne i prawdziwe.',
  'manual.start.3':
    'Każde rozdanie ma numer, a ten sam numer daje te same karty na każdym komputerze. Aby zagrać rozdanie ponownie albo zagrać to, które podał znajomy, użyj polecenia „Gra, Rozdanie o numerze”.',
  'manual.start.4':
    '„Gra, Nowe okno” otwiera kolejny stół. Gra jest otwarta naraz tylko w jednym oknie; to, co jedno okno zostawi, można kontynuować w innym. Polecenia w menu „Widok” powiększają i zmniejszają karty.',
  'manual.moving': 'Przenoszenie kart',
  'manual.moving.1':
    'Przeciągnij kartę tam, gdzie ma trafić; jeśli zasady pozwalają przenieść kilka naraz, chwyć najniższą z nich. Stosy, które przyjmą karty, podświetlają się. Wystarczy, że karta przykryje część stosu.',
  'manual.moving.2':
    'Albo kliknij: karta, która ma jedno sensowne miejsce, idzie tam. Jeśli różnych miejsc jest kilka, podświetlają się, a następne kliknięcie wybiera. Ustawienie decyduje, czy kliknięcie woli bazy, czy kolumny.',
  'manual.moving.3':
    'Dwukrotne kliknięcie wysyła kartę na bazy; ile czasu ma drugie kliknięcie, wybiera się w ustawieniach. Kliknięcie talonu rozdaje; kliknięcie pustego talonu odwraca stos kart odkrytych, jeśli gra na to pozwala.',
  'manual.moving.4': 'Gdy zasady nie dopuszczają ruchu, program mówi, która zasada stoi na przeszkodzie.',
  'manual.moving.5':
    'Zakryte karty można odczytać: przytrzymaj przycisk myszy na karcie, naciśnij prawy przycisk albo zostaw na niej palec. Karta wysuwa się na wierzch; zbyt ciasny stos, na przykład stos kart odkrytych, rozkłada się, dopóki nie puścisz. Na klawiaturze przytrzymaj I na stosie.',
  'manual.moving.6':
    'Karty ustawione na większe, niż się mieszczą, sprawiają, że stół jest większy niż jego okno. Przesuwa go kółko myszy, paski przewijania i przeciąganie po wolnym miejscu; karta przeciągnięta do krawędzi zabiera go ze sobą.',
  'manual.automatic': 'Ruchy automatyczne',
  'manual.automatic.1':
    'Karty mogą same iść na bazy: nigdy, tylko gdy nie może to kosztować wygranej (w grach, w których to udowodniono), albo zawsze. Każda gra ma własną wartość początkową; „Rozgrywka, Ruchy automatyczne” zmienia ją dla gry na stole, począwszy od następnego ruchu.',
  'manual.automatic.2':
    'Karta zabrana z bazy zostaje tam, gdzie ją położono. Sama wraca na bazę dopiero po przykryciu i ponownym odsłonięciu.',
  'manual.undo': 'Cofanie',
  'manual.undo.1':
    'Wszystko można cofnąć, aż do pierwszego ruchu, dowolnie wiele razy, i zagrać ponownie. Ruch i to, co samo po nim następuje, to jeden krok. Cofnięcia są liczone przy grze, ale nie są karane.',
  'manual.undo.2':
    '„Rozgrywka, Mapa ruchów” pokazuje każdą drogę wypróbowaną w tym rozdaniu. Kliknięcie lub strzałki przenoszą do wybranego miejsca; zakładka nadaje mu nazwę. Grę można zapisać pod nazwą, a gry zakończone i zapisane można obejrzeć ponownie i grać dalej od dowolnego miejsca.',
  'manual.help': 'Podpowiedzi i szukanie rozwiązań',
  'manual.help.1':
    'H pokazuje dobry ruch na stole i mówi, dlaczego jest dobry; naciśnięty ponownie, pokazuje inny. Podpowiedź zaczyna drogę, o której wiadomo na pewno, że prowadzi do wygranej; to, czego nie udowodniono, nazywa się propozycją. Jeśli pozycja jest przegrana, program to mówi, a B wraca do ostatniej pozycji, z której można było wygrać.',
  'manual.help.2':
    'V pyta, czy grę można jeszcze wygrać. W ustawieniach można wybrać, by program mówił to zawsze albo nigdy i by ostrzegał, gdy ruch przegrywa grę. „Pokaż rozwiązanie” rozgrywa rozwiązanie, które przy każdym ruchu można wstrzymać albo przejąć. Program widzi przy tym wszystkie karty, także zakryte. Jego pomoc jest odnotowywana przy grze, ale nie jest karana.',
  'manual.help.3':
    '„Nowe rozdanie do wygrania” rozdaje tylko takie rozdania, o których udowodniono, że można je wygrać, na życzenie o wybranej trudności. Rozdanie dnia jest takie samo dla wszystkich. „Znajdź lub udostępnij rozdanie” pokazuje krótki kod i odnośnik do rozdania na stole oraz rozdaje to, które taki kod wskazuje.',
  'manual.help.4':
    '„Widok, Czego jeszcze potrzeba” pokazuje obok stołu przy każdej wartości, ile baz czeka na kartę i ile takich kart jeszcze zostało.',
  'manual.end': 'Koniec gry',
  'manual.end.1': 'Gra jest wygrana, gdy wszystkie karty leżą na bazach.',
  'manual.end.2':
    'Gdy nie ma już ruchu albo gdy wszystkie osiągalne jeszcze pozycje sprawdzono bez wygranej, program to mówi. Milczy, dopóki nie ma pewności. Można cofnąć i grać dalej.',
  'manual.counting': 'Co się liczy',
  'manual.counting.1': 'Wygrana liczy się od razu, cokolwiek stanie się później.',
  'manual.counting.2':
    'Niewygrane rozdanie liczy się, gdy porzucasz je dla innego rozdania tej samej gry po co najmniej jednym ruchu: jako przegrane, jeśli było pewne, że nie da się go już wygrać, a w innym razie jako poddane. Rozpoczęcie tego samego rozdania od nowa nie jest porzuceniem. Po nowym rozdaniu można jeszcze do niego wrócić, aż do pierwszego ruchu.',
  'manual.counting.3':
    'Rozdanie tylko obejrzane nie liczy się. Niedokończone rozdanie czeka: wybór innej gry ani zamknięcie programu nie jest porzuceniem. Gdy otwierasz zapisaną grę albo grasz dalej obejrzaną, niedokończone rozdanie czeka wśród zapisanych gier.',
  'manual.counting.4':
    'Zegar rusza przy pierwszym ruchu. Stoi, gdy okno jest ukryte, gdy komputer śpi i gdy przez dwie minuty niczego nie dotknięto.',
  'manual.keyboard': 'Bez myszy',
  'manual.keyboard.1':
    'Wszystko można zrobić klawiaturą. Na stole strzałki przechodzą po stosach tak, jak leżą, Tab po grupach stosów, a litery przeskakują: F bazy, T kolumny, R rezerwy, S talon, W stos kart odkrytych; A, od 2 do 9, 0 dla dziesiątki, J, Q i K następna karta o tej wartości.',
  'manual.keyboard.2':
    'Enter lub spacja bierze kartę i ją kładzie; Shift ze strzałkami bierze więcej lub mniej kart; Esc puszcza. Shift z Enterem wysyła kartę tam, gdzie pasuje, tak jak kliknięcie; Shift z literą skacze wstecz. F6 prowadzi na stół z każdego miejsca, Esc także. Na talonie Enter rozdaje.',
  'manual.keyboard.3':
    'Czytnik ekranu mówi, co leży na każdym stosie i co zrobił każdy ruch. I czyta cały stos, L powtarza ostatnie zdarzenie, M mówi, dokąd może iść karta, P, jak daleko zaszła gra. Znak zapytania pokazuje wszystkie klawisze.',
  'manual.suit': 'Według upodobania',
  'manual.suit.1':
    'Ustawienia zmieniają wielkość tekstu i kart, kolory, rewersy kart i szybkość ruchu, który można też wyłączyć. Cztery barwy pomagają odróżnić kolory kart, duże znaki widać z daleka, a wysoki kontrast rysuje wszystko wyraźnie. Przycisk z obrazkiem pokazuje swoją nazwę, gdy zatrzyma się na nim mysz, palec albo fokus klawiatury.',
  'manual.suit.2':
    'Niczego nie trzeba przeciągać ani przytrzymywać: każdy ruch można zrobić pojedynczymi kliknięciami i nic nie pogania. Zegar można ukryć, a stół odwrócić dla leworęcznych.',
  'manual.suit.3':
    'Język jest taki jak w systemie albo inny do wyboru; zmienia się od razu. Litery na kartach mogą iść za nim. „Pomoc, Klawisze” pokazuje wszystkie klawisze i pozwala je zmienić.',
  'manual.data': 'Twoje dane',
  'manual.data.1':
    'Bieżąca gra jest zapisywana przy każdym ruchu, a wyniki, gdy tylko są znane. Nic nie opuszcza komputera: program nigdy nie korzysta z sieci.',
  'manual.data.2': 'Statystyka, zapisane gry i ustawienia leżą w jednym folderze zwykłych plików.',

  // Settings
  'settings.title': 'Ustawienia',
  'settings.appearance': 'Wygląd',
  'settings.theme': 'Kolory',
  'settings.theme.system': 'Jak w systemie',
  'settings.theme.light': 'Jasne',
  'settings.theme.dark': 'Ciemne',
  'settings.theme.highContrast': 'Wysoki kontrast',
  'settings.cardBack': 'Rewers kart',
  'settings.cardBack.lattice': 'Kratka',
  'settings.cardBack.waves': 'Fale',
  'settings.cardBack.stars': 'Gwiazdy',
  'settings.cardBack.plain': 'Gładki',
  'settings.cardBack.classicBlue': 'Klasyczny niebieski',
  'settings.cardBack.classicRed': 'Klasyczny czerwony',
  'settings.fourColourDeck': 'Talia w czterech barwach: trefle zielone, kara niebieskie',
  'settings.largeIndex': 'Duże znaki na kartach',
  'settings.leftHanded': 'Stół dla leworęcznych',
  'settings.motion': 'Ruch i dźwięk',
  'settings.animationSpeed': 'Ruch kart',
  'settings.animationSpeed.off': 'Brak',
  'settings.animationSpeed.fast': 'Szybki',
  'settings.animationSpeed.normal': 'Zwykły',
  'settings.animationSpeed.slow': 'Wolny',
  'settings.sound': 'Dźwięki',
  'settings.volume': 'Głośność',
  'settings.playing': 'Rozgrywka',
  'settings.clickPreference': 'Kliknięcie woli',
  'settings.clickPreference.foundation': 'bazy',
  'settings.clickPreference.tableau': 'kolumny',
  'settings.secondClick': 'Czas na dwukrotne kliknięcie',
  'settings.secondClick.off': 'Brak: każde kliknięcie liczy się osobno',
  'settings.secondClick.usual': 'Pół sekundy',
  'settings.secondClick.slow': 'Sekunda',
  'settings.secondClick.verySlow': 'Dwie sekundy',
  'settings.highlightRanks': 'Podświetlaj karty równe i następne pod wskaźnikiem',
  'settings.hideClock': 'Ukryj zegar',
  'settings.hideStatistics': 'Ukryj całą statystykę',
  'settings.language': 'Język',
  'settings.language.system': 'Jak w systemie',
  'settings.textSize': 'Wielkość tekstu',
  'settings.cardSize': 'Wielkość kart',
  'settings.cardIndices': 'Litery na kartach',
  'settings.cardIndices.international': 'Międzynarodowe (A, K, Q, J)',
  'settings.cardIndices.language': 'Polskie (A, K, D, W)',

  // Keys
  'keys.title': 'Klawisze',
  'keys.table': 'Na stole',
  'keys.commands': 'Polecenia',
  'keys.arrows': 'Przechodzenie po stosach tak, jak leżą',
  'keys.tab': 'Przechodzenie po grupach stosów',
  'keys.pick': 'Weź, połóż',
  'keys.send': 'Wyślij kartę tam, gdzie pasuje',
  'keys.count': 'Weź więcej lub mniej kart',
  'keys.letGo': 'Puść, zamknij',
  'keys.foundations': 'Następna baza',
  'keys.tableau': 'Następna kolumna',
  'keys.reserves': 'Następna rezerwa',
  'keys.stock': 'Talon',
  'keys.waste': 'Stos kart odkrytych',
  'keys.ranks': 'Następna karta o tej wartości',
  'keys.backwards': 'To samo wstecz',
  'keys.tellPile': 'Powiedz, co leży na tym stosie',
  'keys.tellLast': 'Powiedz, co stało się ostatnio',
  'keys.tellTargets': 'Powiedz, dokąd może iść ta karta',
  'keys.tellProgress': 'Powiedz, jak daleko zaszła gra',
  'keys.howToChange':
    'Aby zmienić klawisze, wybierz je i naciśnij nowe. {{backspace}} je usuwa, {{escape}} zostawia bez zmian.',
  'keys.change': 'Zmień klawisze polecenia „{{command}}”',
  'keys.press': 'Naciśnij klawisze…',
  'keys.none': 'brak',
  'keys.taken': '„{{command}}” ma już te klawisze. Zmień najpierw tamte albo naciśnij inne.',
  'keys.takenByTable':
    'Stół potrzebuje tego klawisza do gry klawiaturą. Naciśnij go razem z {{control}} lub {{alt}} albo naciśnij inny.',
  'keys.defaults': 'Wszystkie klawisze jak na początku',

  // Klawisze tak, jak są opisane na klawiaturach
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Shift',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'Spacja',
  'key.tab': 'Tab',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageUp': 'Page Up',
  'key.pageDown': 'Page Down',

  // The player's data
  'data.title': 'Twoje dane',
  'data.folder': 'Gdzie leżą',
  'data.folderText': 'Statystyka, zapisane gry i ustawienia leżą w tym folderze:',
  'data.open': 'Otwórz folder',
  'data.backup': 'Kopia zapasowa',
  'data.backupText':
    'Jeden plik zawiera wszystko: ustawienia, niedokończone rozdania, zapisane gry i wszystkie wyniki. Przywrócenie go zastępuje ustawienia, przywraca rozdania i zapisane gry oraz dodaje wyniki, których tu brakuje.',
  'data.create': 'Zrób kopię zapasową',
  'data.restore': 'Przywróć kopię zapasową…',
  'data.askRestore': 'Przywrócić tę kopię zapasową? Ustawienia będą takie jak w kopii.',
  'data.doRestore': 'Przywróć',
  'data.restored':
    'Kopię zapasową przywrócono. Dodane wyniki: {{games}}, zapisane gry: {{saves}}, niedokończone rozdania: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'Ustawienia',
  'notice.store.running': 'Niedokończone rozdanie',
  'notice.store.save': 'Zapisana gra',
  'notice.store.history': 'Wyniki',
  'notice.store.preferences': 'Miejsca okien',
  'notice.previousUsed': '{{what}}: plik {{path}} był uszkodzony. Używana jest poprzednia kopia.',
  'notice.startedAfresh':
    '{{what}}: plik {{path}} był uszkodzony i nie było kopii. Niczego nie dało się odzyskać.',
  'notice.linesSetAside':
    '{{what}}: niektóre wiersze pliku {{path}} były uszkodzone. Wszystkie inne są na miejscu.',
  'notice.linesMissing':
    '{{what}}: w pliku {{path}} brakuje wierszy ({{number}}). Wszystkie inne są na miejscu; kopia zapasowa przywróci brakujące.',
  'notice.settingsReplaced':
    '{{what}}: niektóre wartości w {{path}} były nieprzydatne i są takie jak na początku.',
  'notice.newerVersion':
    '{{what}}: {{path}} zapisała nowsza wersja programu Grand Patience. Plik zostaje bez zmian; otwórz go w niej.',
  'notice.unreadable':
    '{{what}}: {{path}} nie daje się teraz odczytać. Plik zostaje bez zmian; sprawdź jego uprawnienia i uruchom ponownie.',
  'notice.setAside': 'To, co uszkodzone, zachowano jako {{path}}.',

  // Report a problem
  'report.title': 'Zgłoś problem',
  'report.text':
    'Ten raport pomaga znaleźć, co poszło nie tak. Zawiera rozdanie i dziennik programu, a niczego o tobie. Nic nie jest wysyłane samo: przeczytaj go, skopiuj i wklej tam, gdzie zgłaszasz problem.',
  'report.label': 'Raport',
  'report.copy': 'Skopiuj raport',
  'report.copied': 'Raport jest w schowku.',
  'report.where':
    'Wyślij go na stronę, z której masz Grand Patience, w dziale „Issues”, ze zdaniem o tym, co zrobiono i czego oczekiwano.',
  'crash.title': 'Część okna zawiodła',
  'crash.text':
    'Twoja gra jest bezpieczna: zapisywano ją przy każdym ruchu. Możesz skopiować raport i grać dalej.',
  'crash.goOn': 'Dalej',
  'table.failed.title': 'Nie można narysować stołu',
  'table.failed.noGraphics':
    'Grand Patience rysuje stół za pomocą WebGL, a to okno go nie ma. Włącz akcelerację sprzętową (w przeglądarce: Ustawienia, System) albo rysowanie programowe i zaktualizuj sterownik karty graficznej; potem spróbuj ponownie. Twoja gra jest bezpieczna i można ją kontynuować z czytnikiem ekranu i klawiaturą.',
  'table.failed.again': 'Spróbuj ponownie',

  // First start
  'tour.title': 'Pierwsze kroki',
  'tour.move':
    'Witaj! Kliknij kartę, a pójdzie tam, gdzie może; albo ją przeciągnij. Na klawiaturze znak zapytania pokazuje wszystkie klawisze.',
  'tour.click':
    'Stosy, które przyjmą kartę, podświetlają się. Gdy jest ich kilka, wybiera następne kliknięcie.',
  'tour.undo':
    'Zagięta strzałka u góry cofa ruchy, jeden po drugim, aż do pierwszego. Asy i następne karty czasem same trafiają na bazy.',
  'tour.games': 'Kliknij u góry nazwę gry, aby wybrać inną.',
  'tour.help':
    'U góry żarówka daje podpowiedź, a książka pokazuje zasady obok stołu; w menu Pomoc są klawisze i podręcznik. Miłej gry!',
  'tour.step': '{{at}} z {{of}}',
  'tour.next': 'Dalej',
  'tour.end': 'Zamknij',
  'tour.closed': 'Pierwsze kroki zamknięte.',

  // About
  'about.title': 'O programie Grand Patience',
  'about.version': 'Wersja {{version}}',
  'about.text':
    'Pasjanse z rodziny Czterdziestu rozbójników i ich krewni: każda gra z pełnymi zasadami, uczciwe podpowiedzi i nic, co opuszcza ten komputer.',
  'about.licence': 'Wolne oprogramowanie na licencji MIT.',
  'about.updates':
    'Grand Patience nigdy nie korzysta z sieci i nie szuka aktualizacji. Nowe wersje: {{address}}',
  'about.cards': 'Wizerunki kart: zestaw CC0 z @letele/playing-cards.',

  // The solver at the player's side
  'assistant.command.hint': 'Podpowiedź',
  'assistant.command.verdict': 'Czy tę grę da się wygrać?',
  'assistant.command.playOut': 'Pokaż rozwiązanie',
  'assistant.command.goBack': 'Wróć do ostatniej pozycji do wygrania',
  'assistant.command.winnableDeal': 'Nowe rozdanie do wygrania',
  'assistant.command.dealOfToday': 'Rozdanie dnia',
  'assistant.command.deals': 'Znajdź lub udostępnij rozdanie…',
  'assistant.cancel': 'Anuluj',
  'assistant.stopped': 'Wyszukiwanie przerwane.',
  'assistant.verdict.ask': 'Da się wygrać?',
  'assistant.verdict.searching': 'Szukanie…',
  'assistant.verdict.winnable': 'Da się wygrać',
  'assistant.verdict.noLonger': 'Już się nie da wygrać',
  'assistant.verdict.unwinnable': 'Nie da się wygrać',
  'assistant.verdict.unknown': 'Nie wiadomo',
  'assistant.verdict.unknownHelp':
    'Nie znaleziono ani wygranej, ani dowodu, że jej nie ma. Ponowne pytanie szuka dalej.',
  'assistant.hint.thinking': 'Szukanie dobrego ruchu…',
  'assistant.hint.proven': 'Podpowiedź',
  'assistant.hint.suggestion': 'Propozycja bez dowodu',
  'assistant.hint.move': '{{card}} → {{pile}}',
  'assistant.hint.run': '{{card}} i co na niej leży → {{pile}}',
  'assistant.hint.sayMove': '{{card}}, skąd: {{from}}, dokąd: {{pile}}',
  'assistant.hint.sayRun': '{{card}} i co na niej leży, skąd: {{from}}, dokąd: {{pile}}',
  'assistant.hint.deal': 'Rozdaj z talonu',
  'assistant.hint.redeal': 'Odwróć stos kart odkrytych',
  'assistant.hint.opens': 'odsłania: {{card}}',
  'assistant.hint.goesUp': 'odkłada kartę na bazę',
  'assistant.hint.empties': 'opróżnia stos',
  'assistant.hint.builds': 'buduje na: {{card}}',
  'assistant.hint.usesEmpty': 'zajmuje puste miejsce',
  'assistant.hint.automatic': 'Ruchy automatyczne mogą to zepsuć: udowodniono to tylko bez nich.',
  'assistant.hint.play': 'Zagraj',
  'assistant.hint.next': 'Inny pomysł',
  'assistant.hint.of': '{{index}} z {{count}}',
  'assistant.hint.lost': 'Żaden ruch nie prowadzi stąd do wygranej: ta pozycja jest przegrana.',
  'assistant.hint.closed': 'Podpowiedź zamknięta.',
  'assistant.lostByMove': 'Po ostatnim ruchu gra jest przegrana: przed nim można ją było jeszcze wygrać.',
  'assistant.goBack.searching': 'Szukanie ostatniej pozycji do wygrania…',
  'assistant.playOut.label': 'Pokaz rozwiązania',
  'assistant.playOut.thinking': 'Szukanie rozwiązania…',
  'assistant.playOut.progress': 'Ruch {{made}} z {{total}}',
  'assistant.playOut.pause': 'Wstrzymaj',
  'assistant.playOut.resume': 'Dalej',
  'assistant.playOut.step': 'Następny ruch',
  'assistant.playOut.pace': 'Tempo',
  'assistant.playOut.slow': 'Wolno',
  'assistant.playOut.normal': 'Normalnie',
  'assistant.playOut.fast': 'Szybko',
  'assistant.playOut.takeOver': 'Dalej gram samodzielnie',
  'assistant.playOut.stopped': 'Znowu grasz samodzielnie.',
  'assistant.notice.lost': 'Nie ma rozwiązania do pokazania: tej pozycji nie da się już wygrać.',
  'assistant.notice.noSolution':
    'Nie znaleziono rozwiązania na czas. Podpowiedzi nadal pokazują najlepszy znaleziony ruch; kolejna próba szuka dalej.',
  'assistant.notice.noWinnablePlace':
    'O żadnej pozycji na dotychczasowej drodze nie wiadomo, że da się ją wygrać. „Zacznij to rozdanie od nowa” wraca na początek.',
  'assistant.notice.atWinnablePlace': 'Stąd można wygrać: nie trzeba się cofać.',
  'assistant.notice.noWinnableDeal':
    'Nie znaleziono rozdania, które da się wygrać. Spróbuj jeszcze raz albo zagraj dowolne rozdanie.',
  'assistant.notice.noDealOfTheDay': 'Ta gra nie ma rozdania dnia. Spróbuj „Nowe rozdanie do wygrania”.',
  'assistant.notice.failed':
    'Szukanie rozwiązań tu nie działa: {{reason}}. Gra trwa bez podpowiedzi; pomóc może ponowne uruchomienie programu.',
  'assistant.deals.title': 'Znajdź lub udostępnij rozdanie',
  'assistant.deals.new': 'Nowe rozdanie gry {{game}}',
  'assistant.deals.random': 'Dowolne rozdanie',
  'assistant.deals.winnable': 'Takie, które da się wygrać, o trudności',
  'assistant.deals.anyGrade': 'Dowolna',
  'assistant.deals.grade1': '1 – bardzo łatwa',
  'assistant.deals.grade2': '2 – łatwa',
  'assistant.deals.grade3': '3 – średnia',
  'assistant.deals.grade4': '4 – trudna',
  'assistant.deals.grade5': '5 – diabelska',
  'assistant.deals.gradeHelp':
    'Zanim rozdanie zostanie rozdane, udowadnia się, że da się je wygrać. Trudność mierzy, jak wąska jest droga do wygranej i jak daleko trzeba było jej szukać, w porównaniu z innymi rozdaniami tej samej gry.',
  'assistant.deals.today': 'Rozdanie dnia, {{date}}',
  'assistant.deals.searching': 'Szukanie rozdania do wygrania…',
  'assistant.deals.deal': 'Rozdaj',
  'assistant.deals.open': 'Rozdanie podane przez kogoś',
  'assistant.deals.code': 'Kod lub odnośnik',
  'assistant.deals.paste': 'Wklej',
  'assistant.deals.noCode': '„{{text}}” nie jest kodem rozdania. Kod wygląda jak racing-aces:17.',
  'assistant.deals.unknownGame': 'Nie ma tu gry „{{text}}”. Kod może pochodzić z nowszej wersji.',
  'assistant.deals.badNumber': '„{{text}}” nie jest numerem rozdania. Podaj liczbę całkowitą od 1.',
  'assistant.deals.cannotPaste': 'Nie wolno tu czytać schowka. Naciśnij w polu {{keys}}.',
  'assistant.deals.share': 'Rozdanie na stole',
  'assistant.deals.shareCode': 'Kod',
  'assistant.deals.shareLink': 'Odnośnik',
  'assistant.deals.copy': 'Kopiuj',
  'assistant.deals.copied': 'Skopiowano.',
  'assistant.deals.cannotCopy': 'Nie wolno tu pisać do schowka. Zaznacz tekst i naciśnij {{keys}}.',
  'assistant.settings.verdict': 'Mów, czy grę da się wygrać',
  'assistant.settings.verdict.never': 'Nigdy',
  'assistant.settings.verdict.onRequest': 'Gdy zapytam',
  'assistant.settings.verdict.always': 'Zawsze',
  'assistant.settings.warnBeforeLosing': 'Ostrzegaj, gdy ruch prowadzi do przegranej',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'Mapa ruchów',
  'history.map': 'Mapa wszystkich ruchów w tym rozdaniu',
  'history.mapHelp':
    'W górę i w dół przechodzi się wstecz i naprzód po drodze, w lewo i w prawo na drogę obok. Kliknięcie przenosi w to miejsce.',
  'history.opening': 'Początek',
  'history.place': 'Ruch {{number}}',
  'history.branches_one': '{{count}} droga',
  'history.branches_few': '{{count}} drogi',
  'history.branches_many': '{{count}} dróg',
  'history.branches_other': '{{count}} drogi',
  'history.bookmarks': 'Zakładki',
  'history.bookmarkName': 'Nazwa tego miejsca',
  'history.bookmarkAdd': 'Ustaw',
  'history.bookmarkRemove': 'Usuń zakładkę {{name}}',
  'history.bookmarkNone': 'Jeszcze żadnej. Zakładka to nazwa miejsca, do którego chce się wrócić.',
  'replay.label': 'Odtwarzanie',
  'replay.progress': '{{game}}, rozdanie {{number}}: ruch {{at}} z {{total}}',
  'replay.slider': 'Miejsce w grze',
  'replay.start': 'Na początek',
  'replay.back': 'Jeden ruch wstecz',
  'replay.forth': 'Jeden ruch naprzód',
  'replay.play': 'Odtwarzaj',
  'replay.pause': 'Wstrzymaj',
  'replay.continue': 'Graj dalej stąd',
  'replay.close': 'Zamknij',
  'replay.onlyViewed': 'To odtwarzanie. „Graj dalej stąd” pozwala grać samemu.',
  'replay.failed': 'Tej gry nie można pokazać: {{reason}}. Zostaje bez zmian.',
  'games.command': 'Zakończone gry…',
  'games.title': 'Zakończone gry',
  'games.none': 'Żadna gra nie jest jeszcze zakończona.',
  'games.watch': 'Obejrzyj',
  'games.watchOne': 'Obejrzyj: {{game}}, rozdanie {{number}}',
  'games.more': 'Pokaż wcześniejsze gry',
  'games.date': 'Zakończona',
  'games.deal': 'Rozdanie',
  'games.outcome': 'Wynik',
  'games.won': 'Wygrana',
  'games.lost': 'Przegrana',
  'games.givenUp': 'Poddana',
  'games.failed':
    'Nie udało się odczytać zakończonych gier: {{reason}}. Zamknij tę stronę i otwórz ją ponownie.',
  'saves.command': 'Zapisane gry…',
  'saves.title': 'Zapisane gry',
  'saves.name': 'Nazwa',
  'saves.nameOf': 'Zapisz {{game}}, rozdanie {{number}}, jako',
  'saves.save': 'Zapisz',
  'saves.saved': 'Zapisano jako „{{name}}”.',
  'saves.none': 'Żadna gra nie jest zapisana pod nazwą. Bieżąca gra zapisuje się sama przy każdym ruchu.',
  'saves.open': 'Otwórz',
  'saves.openOne': 'Otwórz {{name}}',
  'saves.watchOne': 'Obejrzyj {{name}} od początku',
  'saves.rename': 'Zmień nazwę',
  'saves.renameOne': 'Zmień nazwę: {{name}}',
  'saves.remove': 'Usuń',
  'saves.removeOne': 'Usuń {{name}}',
  'saves.removed': 'Usunięto „{{name}}”.',
  'saves.putBack': 'Przywróć',
  'saves.putAside': 'Gra „{{name}}” nie była skończona. Czeka wśród zapisanych.',
  'saves.export': 'Zapisz jako plik',
  'saves.openFile': 'Otwórz plik…',
  'saves.unknownGame': 'nie ma tu jej gry „{{game}}”',
  'saves.failed': 'Nie udało się: {{reason}}. Zapisane gry są takie, jak były.',
};

const tag = 'pl';

type Gender = 'm' | 'f';
/** Nominative, gender, genitive, accusative, instrumental and the plurals for 2–4 and for 5 and more. */
const rankWords: Record<Rank, readonly [string, Gender, string, string, string, string, string]> = {
  A: ['as', 'm', 'asa', 'asa', 'asem', 'asy', 'asów'],
  2: ['dwójka', 'f', 'dwójki', 'dwójkę', 'dwójką', 'dwójki', 'dwójek'],
  3: ['trójka', 'f', 'trójki', 'trójkę', 'trójką', 'trójki', 'trójek'],
  4: ['czwórka', 'f', 'czwórki', 'czwórkę', 'czwórką', 'czwórki', 'czwórek'],
  5: ['piątka', 'f', 'piątki', 'piątkę', 'piątką', 'piątki', 'piątek'],
  6: ['szóstka', 'f', 'szóstki', 'szóstkę', 'szóstką', 'szóstki', 'szóstek'],
  7: ['siódemka', 'f', 'siódemki', 'siódemkę', 'siódemką', 'siódemki', 'siódemek'],
  8: ['ósemka', 'f', 'ósemki', 'ósemkę', 'ósemką', 'ósemki', 'ósemek'],
  9: ['dziewiątka', 'f', 'dziewiątki', 'dziewiątkę', 'dziewiątką', 'dziewiątki', 'dziewiątek'],
  10: ['dziesiątka', 'f', 'dziesiątki', 'dziesiątkę', 'dziesiątką', 'dziesiątki', 'dziesiątek'],
  J: ['walet', 'm', 'waleta', 'waleta', 'waletem', 'walety', 'waletów'],
  Q: ['dama', 'f', 'damy', 'damę', 'damą', 'damy', 'dam'],
  K: ['król', 'm', 'króla', 'króla', 'królem', 'króle', 'króli'],
};
const suitNames: Record<Suit, string> = { clubs: 'trefl', spades: 'pik', hearts: 'kier', diamonds: 'karo' };
const nominative = (rank: Rank): string => rankWords[rank][0];
const masculine = (rank: Rank): boolean => rankWords[rank][1] === 'm';
const genitive = (rank: Rank): string => rankWords[rank][2];
const accusative = (rank: Rank): string => rankWords[rank][3];
const instrumental = (rank: Rank): string => rankWords[rank][4];
const cardName = (rank: Rank, suit: Suit): string => `${nominative(rank)} ${suitNames[suit]}`;
const colourStems: Record<Colour, string> = { black: 'czarn', red: 'czerwon' };
const adjectives: Record<
  Colour,
  { readonly m: string; readonly f: string; readonly instrumentalM: string; readonly instrumentalF: string }
> = {
  black: { m: 'czarny', f: 'czarna', instrumentalM: 'czarnym', instrumentalF: 'czarną' },
  red: { m: 'czerwony', f: 'czerwona', instrumentalM: 'czerwonym', instrumentalF: 'czerwoną' },
};
const coloured = (rank: Rank, colour: Colour): string =>
  `${masculine(rank) ? adjectives[colour].m : adjectives[colour].f} ${nominative(rank)}`;
const colouredInstrumental = (rank: Rank, colour: Colour): string =>
  `${masculine(rank) ? adjectives[colour].instrumentalM : adjectives[colour].instrumentalF} ${instrumental(rank)}`;

const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
/** The form that a number asks for: 1, 2–4 and 5 or more. */
const form = (count: number, one: string, few: string, many: string): string =>
  plural(tag, count, { one, few, many, other: many });
const cards = (count: number): string =>
  count === 1 ? '1 karta' : `${count} ${form(count, 'karta', 'karty', 'kart')}`;
const cardsAccusative = (count: number): string => `${count} ${form(count, 'kartę', 'karty', 'kart')}`;
const cardsGenitive = (count: number): string => `${count} ${count === 1 ? 'karty' : 'kart'}`;

/** The cases of a pile's name. */
interface Noun {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly locative: string;
  readonly few: string;
  readonly many: string;
  readonly locatives: string;
}
const nouns: Record<PileKind, Noun> = {
  stock: {
    nominative: 'talon',
    genitive: 'talonu',
    accusative: 'talon',
    locative: 'talonie',
    few: 'talony',
    many: 'talonów',
    locatives: 'talonach',
  },
  waste: {
    nominative: 'stos kart odkrytych',
    genitive: 'stosu kart odkrytych',
    accusative: 'stos kart odkrytych',
    locative: 'stosie kart odkrytych',
    few: 'stosy kart odkrytych',
    many: 'stosów kart odkrytych',
    locatives: 'stosach kart odkrytych',
  },
  reserve: {
    nominative: 'rezerwa',
    genitive: 'rezerwy',
    accusative: 'rezerwę',
    locative: 'rezerwie',
    few: 'rezerwy',
    many: 'rezerw',
    locatives: 'rezerwach',
  },
  tableau: {
    nominative: 'kolumna',
    genitive: 'kolumny',
    accusative: 'kolumnę',
    locative: 'kolumnie',
    few: 'kolumny',
    many: 'kolumn',
    locatives: 'kolumnach',
  },
  foundation: {
    nominative: 'baza',
    genitive: 'bazy',
    accusative: 'bazę',
    locative: 'bazie',
    few: 'bazy',
    many: 'baz',
    locatives: 'bazach',
  },
};
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const counted = (count: number, kind: PileKind): string =>
  `${count} ${form(count, nouns[kind].nominative, nouns[kind].few, nouns[kind].many)}`;
const inPiles = (count: number, kind: PileKind): string =>
  count === 1 ? nouns[kind].locative : `${count} ${nouns[kind].locatives}`;
const from: Record<PileKind, string> = {
  stock: 'z talonu',
  waste: 'ze stosu kart odkrytych',
  reserve: 'z rezerw',
  tableau: 'z kolumn',
  foundation: 'z baz',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => from[kind]));
const span = (first: number, last: number): string => `${first}${last === first + 1 ? ' i ' : '–'}${last}`;
/** "bazach 1–4" or "bazie 3". */
const numberedLocative = (kind: PileKind, first: number, last: number): string =>
  first === last ? `${nouns[kind].locative} ${first}` : `${nouns[kind].locatives} ${span(first, last)}`;
const numberedGenitive = (kind: PileKind, first: number, last: number): string =>
  first === last ? `${nouns[kind].genitive} ${first}` : `${nouns[kind].many} ${span(first, last)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'bez względu na kolor',
  same: 'w tym samym kolorze',
  other: 'za każdym razem w innym kolorze',
  sameColour: 'jednej barwy (czerwonej lub czarnej)',
  alternateColour: 'na przemian czerwone i czarne',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'w górę',
  down: 'w dół',
  upOrDown: 'w górę lub w dół',
  any: 'w dowolnej kolejności',
};
const aboutColour = (build: Build): boolean =>
  build.suit === 'alternateColour' || build.suit === 'sameColour';
/** How piles are built. */
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${aboutColour(build) ? ', karty ' : ' '}${suitOrder[build.suit]}`;
/** How cards follow each other. */
const succession = (build: Build): string =>
  `${rankOrder[build.rank]}${aboutColour(build) ? ', ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "na dziesiątkę kier można położyć tylko dziewiątkę kier" – the cards as subjects. */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `na ${accusative(rank)} ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `${below} nie może trafić żadna karta`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(nominative, 'karta'),
    same: () => list((each) => cardName(each, suit), `karta ${suitNames[suit]}`),
    other: () => `${list(nominative, 'karta')} innego koloru`,
    sameColour: () => list((each) => coloured(each, own), `${adjectives[own].f} karta`),
    alternateColour: () => list((each) => coloured(each, other), `${adjectives[other].f} karta`),
  };
  return `${below} może trafić tylko ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Wszystkie karty są odkryte.';
    case 'down':
      return ' Wszystkie karty są zakryte.';
    case 'topUp':
      return ' Odkryta jest tylko wierzchnia karta każdej z nich.';
    case 'mixed':
      return ` W każdej z nich ${form(facing.lower, 'jedna zakryta karta leży', `${facing.lower} zakryte karty leżą`, `${facing.lower} zakrytych kart leży`)} pod ${facing.upper} odkrytymi.`;
    case 'varied':
      return ` Licząc od spodu, zakrytych jest ${and(facing.down.map(String))} z nich.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => `koloru ${suitNames[suit]}`,
    (colour) => `kart ${colourStems[colour]}ych`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'zaczynane od' : 'dla';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, po ${owned.each} ${link} każdego koloru`;
  return `, ${and(owned.shares.map(({ what, count }) => `${count} ${link} ${what}`))}`;
}

const headedBy = (rank: Rank): string => `z ${instrumental(rank)} na czele`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `pełny sekwens${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs
      ? `${nominative(empty)} albo sekwens ${headedBy(empty)}`
      : nominative(empty);
  }
  if (!runs) return 'każda dostępna karta';
  return unit === 'run'
    ? 'każda dostępna karta lub sekwens'
    : 'każda pojedyncza dostępna karta, ale nie sekwens';
}

const ontoEmpty = (kind: PileKind): string => `na pustą ${nouns[kind].accusative}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${ontoEmpty(kind)} może trafić ${empty === 'any' && unit !== 'completeRun' ? '' : 'tylko '}${filler(empty, unit, runs)}`;
const neverFilled = (kind: PileKind): string => `Pustej ${nouns[kind].genitive} nie zapełnia się już nigdy.`;
const whenExhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'gdy wyczerpie się talon' : 'gdy wyczerpią się talon i stos kart odkrytych';

const destination =
  (source: PileKind) =>
  ({ kind, emptyOnly }: Destination): string => {
    if (emptyOnly) return ontoEmpty(kind);
    return kind === source ? `na inną ${nouns[kind].accusative}` : `na ${nouns[kind].accusative}`;
  };

const takesNothing = (kind: PileKind): string =>
  `Na ${nouns[kind].accusative} nie można położyć żadnej karty.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Karty pozostają na bazie; żadnej nie można z niej zabrać.';
  if (kind === 'stock') return 'Karty opuszczają talon tylko przy rozdawaniu.';
  return `Kart leżących ${kind === 'waste' ? 'na' : 'w'} ${nouns[kind].locative} nie można przenosić.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Przenosić można tylko wierzchnią kartę kolumny.'
    : `Dostępna jest tylko wierzchnia karta ${count === 1 ? '' : 'każdej '}${nouns[kind].genitive}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Talon przechodzi się tylko raz i nie odnawia się go.'
    : `Talon można przejść ${passes} ${form(passes, 'raz', 'razy', 'razy')}.`;
const takesFrom = (kind: PileKind, sources: readonly PileKind[]): string =>
  `Na ${nouns[kind].accusative} można kłaść tylko karty ${fromKinds(sources)}.`;
const takesOneCard = (kind: PileKind): string =>
  `Na ${nouns[kind].accusative} kładzie się tylko po jednej karcie.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${start(count === 1 ? nouns[kind].accusative : nouns[kind].few)} buduje się ${order(build)}`;

const skills = {
  luck: 'decyduje tylko szczęście',
  mostlyLuck: 'szczęście liczy się bardziej niż umiejętności',
  balanced: 'szczęście i umiejętności liczą się jednakowo',
  mostlySkill: 'umiejętności liczą się bardziej niż szczęście',
  skill: 'umiejętności liczą się znacznie bardziej niż szczęście',
} as const;
const difficulties = {
  easy: 'łatwa',
  medium: 'średnio trudna',
  hard: 'trudna',
  veryHard: 'bardzo trudna',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind].nominative : `${nouns[kind].nominative} ${n} z ${of}`;
const onto = ({ kind, number: n, of }: PileName): string =>
  `na ${nouns[kind].accusative}${of === 1 ? '' : ` ${n}`}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  `${kind === 'waste' ? 'ze' : 'z'} ${nouns[kind].genitive}${of === 1 ? '' : ` ${n}`}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} od ${genitive(rankNameOf(first))} ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `przejście ${n}` : `przejście ${n} z ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)} ${outOf(event.from)} ${onto(event.to)}, dla zapełnienia.`);
    case 'automatic':
      return start(`${unitName(event.cards)} automatycznie ${onto(event.to)}.`);
    case 'automaticMany':
      return `Automatycznie na bazy: ${cards(event.count)}.`;
    case 'dealt':
      return `Rozdano: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `Rozdano ${cardsAccusative(event.count)}${event.count === 1 ? '' : ', po jednej na kolumnę'}.`;
    case 'redealt':
      return `Stos kart odkrytych odwrócono: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Odkryta karta: ${name(event.card)}.`;
    case 'uncovered':
      return `Teraz na wierzchu: ${name(event.card)}.`;
    case 'returned':
      return `Z powrotem ${onto(event.to)}: ${cards(event.count)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in Polish. */
export const language: Language = {
  tag,
  direction: 'ltr',
  messages,
  gameNames: {
    'aces-and-kings': 'Asy i króle',
    deuces: 'Dwójki',
    'deuces-and-queens': 'Dwójki i damy',
    'double-aces-and-kings': 'Podwójne asy i króle',
    'eighty-thieves': 'Osiemdziesięciu rozbójników',
    emperor: 'Cesarz',
    'forty-and-eight': 'Czterdzieści i osiem',
    'forty-bandits': 'Czterdziestu bandytów',
    'forty-thieves': 'Czterdziestu rozbójników',
    josephine: 'Józefina',
    'klondike-draw-one': 'Klondike (jedna karta)',
    'klondike-draw-three': 'Klondike (trzy karty)',
    'lucky-piles': 'Szczęśliwe stosy',
    'lucky-piles-in-suit': 'Szczęśliwe stosy (w kolorze)',
    'lucky-thirteen': 'Szczęśliwa trzynastka',
    'napoleons-square': 'Kwadrat Napoleona',
    'number-ten': 'Numer dziesięć',
    'racing-aces': 'Wyścig asów',
    'red-and-black': 'Czerwone i czarne',
    'sixty-thieves': 'Sześćdziesięciu rozbójników',
    'thieves-of-egypt': 'Rozbójnicy z Egiptu',
    'thieves-of-egypt-two-passes': 'Rozbójnicy z Egiptu (dwa przejścia)',
    'thieves-rush': 'Szarża rozbójników',
  },
  familyNames: {
    'Aces and Kings': 'Asy i króle',
    'Forty Thieves': 'Czterdziestu rozbójników',
    'Lucky Thirteen': 'Szczęśliwa trzynastka',
  },
  searchWords: {
    'forty-thieves': ['40 rozbójników', 'Czterdziestu złodziei'],
    'sixty-thieves': ['60 rozbójników', 'Sześćdziesięciu złodziei'],
    'eighty-thieves': ['80 rozbójników', 'Osiemdziesięciu złodziei'],
    'thieves-of-egypt': ['Złodzieje z Egiptu'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'W', 'D', 'K'],
  card: cardName,
  headings: {
    object: 'Cel gry',
    layout: 'Rozkład',
    foundations: 'Bazy',
    tableau: 'Kolumny',
    reserve: 'Rezerwa',
    stock: 'Talon',
    stockAndWaste: 'Talon i stos kart odkrytych',
    moves: 'Ruchy',
    automatic: 'Co dzieje się samo',
    passes: 'Przejścia talonu',
    about: 'O tej grze',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1 ? `Gra się jedną talią ${n} kart.` : `Gra się ${decks} taliami, razem ${n} kartami.`,
    goal: ({ cards: n, foundations }) =>
      `Gra jest wygrana, gdy na ${foundations === 1 ? 'bazie' : 'bazach'} ${form(n, 'leży 1 karta', `leżą wszystkie ${n} karty`, `leży wszystkich ${n} kart`)}.`,
    scope: ({ kind, first, last }) => `Dla ${numberedGenitive(kind, first, last)} obowiązuje, co następuje.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1
          ? accusative(rank)
          : `${count} ${form(count, nominative(rank), rankWords[rank][5], rankWords[rank][6])}`,
      );
      const which =
        choice === 'all' ? `wszystkie ${and(taken.map(({ rank }) => rankWords[rank][5]))}` : and(names);
      if (taken.length === 1 && taken[0]?.count === 1) {
        return `Najpierw wyjmuje się z talii ${which}, odkrywa i kładzie na osobnej ${nouns[kind].locative}.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', po jednej karcie każdego koloru,' : ',';
      return `Najpierw wyjmuje się z talii ${which}${suited} odkrywa i kładzie każdą kartę na osobnej ${nouns[kind].locative}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const inside = kind === 'foundation' ? 'Na' : 'W';
      const many = count === 1 ? '' : 'po ';
      const lie = form(each, 'leży', 'leżą', 'leży');
      const noun = count === 1 ? cards(each) : form(each, '1 karcie', `${each} karty`, `${each} kart`);
      const face = { up: 'odkryt', down: 'zakryt' } as const;
      const piles = `${inside} ${inPiles(count, kind)} ${count === 1 ? lie : 'leży'} ${many}${noun}`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles}; ${count === 1 && each === 1 ? 'karta jest' : 'karty są'} ${face[facing.face]}${count === 1 && each === 1 ? 'a' : 'e'}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `W ${inPiles(count, kind)} liczba kart wynosi, od lewej do prawej: ${and(counts.map(String))}.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1)
        return `${start(`${others ? 'druga ' : ''}${nouns[kind].nominative}`)} jest na początku pusta.`;
      const other = others ? form(count, 'druga ', 'pozostałe ', 'pozostałych ') : '';
      return `Na początku ${other}${counted(count, kind)} ${form(count, 'jest pusta', 'są puste', 'jest pustych')}.`;
    },
    spread: ({ piles }) =>
      `Karty w ${and(piles.map(({ kind, count }) => (count === 1 ? nouns[kind].locative : nouns[kind].locatives)))} zachodzą na siebie tak, że każdą odkrytą kartę można odczytać.`,
    stockCards: ({ cards: n }) =>
      form(
        n,
        'Ostatnia karta tworzy talon; jest zakryta.',
        `Pozostałe ${n} karty tworzą talon; są zakryte.`,
        `Pozostałych ${n} kart tworzy talon; są zakryte.`,
      ),
    allDealt: () => 'W ten sposób rozłożone są wszystkie karty.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, przy czym ${build.rank === 'up' ? 'po królu następuje as' : 'po asie następuje król'}`
          : '';
      const alone = some ? 'jedną bazę' : 'bazę';
      const piles = count === 1 ? alone : `${some ? '' : 'wszystkie '}${counted(count, 'foundation')}`;
      const each = count === 1 ? cards(size) : `po ${size} ${form(size, 'karcie', 'karty', 'kart')}`;
      return `${start(piles)} buduje się ${order(build)}, od ${genitive(first)} do ${genitive(end)}${round}: ${each}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from: sources }) => {
      const source = sources ? ` ${fromKinds(sources)}` : '';
      const piles = count === 1 ? 'na bazę' : `na ${some ? '' : 'wszystkie '}${counted(count, 'foundation')}`;
      const takes = `${start(piles)} trafia tylko pełny sekwens od ${genitive(first)} do ${genitive(end)}, ${suitOrder[build.suit]}, przenoszony${source} w jednym ruchu`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${n} dla sekwensów z ${colouredInstrumental(first, colour)} na czele`))}`
          : owners(owned);
      return `${takes}${heads}. Sekwens może leżeć na innych kartach.`;
    },
    ownFoundation: () => 'Karta położona na bazie innego koloru trafia na bazę własnego koloru.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? numberedGenitive('foundation', only.first, only.last)
        : count === 1
          ? 'bazy'
          : 'każdej bazy';
      return `Wierzchnią kartę ${which} można zabrać, ilekroć przyjmie ją inny stos${between ? ', także inna baza' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Pełne sekwensy pozostają na swoich bazach.';
      if (!only) return givesNothing('foundation');
      return `Karty na ${numberedLocative('foundation', only.first, only.last)} pozostają na miejscu; żadnej nie można zabrać.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `W ${nouns[kind].locative} każdą kartę można położyć na każdej innej.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Kierunek może się zmieniać w obrębie kolumny. Na królu nie idzie się dalej w górę, a na asie dalej w dół.',
    buildWraps: ({ direction }) =>
      ({
        up: 'Kolejność jest zamknięta w koło: na króla można położyć asa.',
        down: 'Kolejność jest zamknięta w koło: na asa można położyć króla.',
        upOrDown:
          'Kierunek może się zmieniać w obrębie kolumny, a kolejność jest zamknięta w koło: na króla można położyć asa, a na asa króla.',
        any: '',
      })[direction],
    neverBuilt: ({ kind }) =>
      `Na ${nouns[kind].locative} nigdy się nie buduje; mieści ona najwyżej jedną kartę.`,
    takesNothing: ({ kind }) => takesNothing(kind),
    holdsAtMost: ({ kind, max }) =>
      `${start(nouns[kind].nominative)} mieści najwyżej ${cardsAccusative(max)}.`,
    takesFrom: ({ kind, from: sources }) => takesFrom(kind, sources),
    takesOneCard: ({ kind }) => takesOneCard(kind),
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'własnej barwy' : 'własnego koloru';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Każda ${nouns[kind].nominative} zaczyna się tylko od karty ${what}${owners(owned)}.`
        : `Każda ${nouns[kind].nominative} przyjmuje tylko karty ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from: source }) =>
      source === 'stock'
        ? `Opróżnioną ${nouns[kind].accusative} zapełnia się od razu następną kartą talonu.`
        : `Opróżnioną ${nouns[kind].accusative} zapełnia się od razu wierzchnią kartą stosu kart odkrytych; jeśli jest on pusty, najpierw rozdaje się z talonu.`,
    afterRefill: ({ kind, from: source, empty, unit, runs }) =>
      empty === 'none'
        ? `${start(whenExhausted(source))}, pustej ${nouns[kind].genitive} już się nie zapełnia.`
        : `Dopiero ${whenExhausted(source)}, ${ontoEmpty(kind)} może trafić ${filler(empty, unit, runs)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Karta jest dostępna, gdy jest odkryta i nie leży na niej żadna inna.'
        : 'Karta jest dostępna, gdy nie leży na niej żadna inna.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Karty przenosi się pojedynczo; sekwensu nigdy nie przenosi się w całości.',
    runMoves: ({ run }) =>
      `Karty na wierzchu kolumny, które następują po sobie ${succession(run)}, tworzą sekwens. Można go przenieść w całości tam, gdzie pasuje jego pierwsza karta. Można też przenieść część sekwensu, od dowolnej jego karty do wierzchniej.`,
    goes: ({ from: source, count, to }) => {
      const each = count > 1 && !single(source) ? 'każdej ' : '';
      const card =
        source === 'tableau' ? 'Karta z kolumny' : `Wierzchnia karta ${each}${nouns[source].genitive}`;
      return `${card} może przejść ${or(to.map(destination(source)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Kliknięcie talonu kładzie jego wierzchnią kartę, odkrytą, na stos kart odkrytych.'
        : `Kliknięcie talonu kładzie ${cardsAccusative(packet)} na stos kart odkrytych, jedną na drugiej; ostatnia rozdana leży na wierzchu.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const when = last && passes === 'unlimited' ? 'w każdym następnym' : `w ${index + 1}.`;
        return `${when}${index === 0 ? ' przejściu' : ''} po ${packet}`;
      });
      return `Kliknięcie talonu kładzie karty na stos kart odkrytych, jedną na drugiej: ${and(parts)}. Ostatnia rozdana leży na wierzchu.`;
    },
    shortPacket: () => 'Jeśli w talonie zostało mniej kart, rozdaje się te, które są.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = `${rows} ${form(rows, 'pełny rząd', 'pełne rzędy', 'pełnych rzędów')}`;
      const short = `${rows === 0 ? 'jeden rząd' : 'ostatni rząd'} z ${cardsGenitive(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} i ${short}`;
      return `Kliknięcie talonu kładzie po jednej odkrytej karcie na ${piles === 1 ? 'kolumnę' : 'każdą kolumnę, od lewej do prawej, także na puste'}. Można to zrobić w każdej chwili; talonu starcza na ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Talon można przechodzić dowolnie wiele razy.' : goneThrough(passes),
    redeal: () =>
      'Gdy talon jest pusty, kliknięcie jego miejsca odwraca stos kart odkrytych tak, jak leży, bez tasowania, i tworzy z niego znów talon: karta rozdana jako pierwsza znów jest pierwsza.',
    turnUp: () => 'Odsłonięta zakryta karta zostaje odkryta.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatyczne ruchy na bazy są wyłączone, dopóki się ich nie włączy.',
        safe: 'Jeśli nie ustawiono inaczej, karta trafia na bazę, gdy tylko nie może to kosztować wygranej.',
        all: 'Jeśli nie ustawiono inaczej, każda karta pasująca na bazę trafia tam, gdy tylko może.',
      })[mode],
    neverChosen: () =>
      'Karta, która pasuje na bazy różnego rodzaju, nigdy nie trafia tam sama; wybór należy do gracza.',
    exempt: () =>
      'Karta zabrana z bazy zostaje tam, gdzie ją położono, dopóki nie zostanie przykryta i znów odsłonięta albo ręcznie odłożona na bazę.',
    oneUndo: () => 'Wszystko, co następuje samo po ruchu, cofa się razem z nim.',
    devisedBy: ({ name: who }) => `Autor gry: ${who}.`,
    aliases: ({ names }) => `Inne nazwy: ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; gra jest ${difficulties[difficulty]}.`,
    length: ({ minutes }) => `Gra trwa około ${minutes} ${form(minutes, 'minuty', 'minut', 'minut')}.`,
    winRate: ({ share }) => `Według opublikowanych danych wygrywa się około ${percent(tag, share)} gier.`,
  },
  refusals: {
    samePile: () => 'Karty już tu leżą.',
    nothingThere: ({ kind }) =>
      `${kind === 'waste' || kind === 'foundation' ? 'Na' : 'W'} ${nouns[kind].locative} nie ma karty do wzięcia.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Zakrytej karty nie można przenosić.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Razem można przenosić tylko karty, które następują po sobie ${succession(run)}.`,
    takesNothing: ({ kind }) => takesNothing(kind),
    wrongSource: ({ kind, allowed }) => takesFrom(kind, allowed),
    full: ({ kind, max }) =>
      `Ta ${nouns[kind].nominative} jest pełna: mieści najwyżej ${cardsAccusative(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard(kind),
    oneCardOnEmpty: ({ kind }) =>
      `${start(ontoEmpty(kind))} może trafić tylko pojedyncza karta, a nie sekwens.`,
    completeRunOnly: ({ kind }) => `Na tę ${nouns[kind].accusative} może trafić tylko pełny sekwens.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `Dopiero ${whenExhausted(source)}, ${ontoEmpty(kind)} może trafić karta.`,
    wrongSuit: ({ kind, suit }) =>
      `Ta ${nouns[kind].nominative} zaczyna się tylko od koloru ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Ta ${nouns[kind].nominative} zaczyna się tylko od ${colourStems[colour]}ej karty.`,
    neverBuilt: ({ kind }) => `Na ${nouns[kind].locative} nigdy się nie buduje.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'W tej grze nie ma talonu.',
    stockEmpty: () => 'Talon jest pusty.',
    stockNotEmpty: () => 'Stos kart odkrytych odwraca się dopiero wtedy, gdy talon jest pusty.',
    wasteEmpty: () => 'Na stosie kart odkrytych nie ma kart do odwrócenia.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'nic nie leży',
    cards,
    faceDown: (count) => `zakrytych: ${count}`,
    onTop: (card) => `na wierzchu ${card}`,
    sequence: (first, direction) => `od ${genitive(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => adjectives[colour].f,
    nextRank: (rank) => `teraz ${nominative(rank)}`,
    nextCard: (card) => `teraz ${card}`,
    startsWith: (rank) => `zaczyna ${nominative(rank)}`,
    completeRunOnly: 'dla pełnego sekwensu',
    full: 'pełna',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`zakrytych: ${down}`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'nic nie leży'}.`;
    },
    happening,
    undone: (what) => `Cofnięto: ${what}`,
    redone: (what) => `Ponowiono: ${what}`,
    targets: (card, piles) => `${start(card)} pasuje ${or(piles.map(withTop(onto)))}.`,
    nowhere: (card) => `${start(card)} nigdzie nie pasuje.`,
    progress: (done, of) => `Kart na bazach: ${done} z ${of}.`,
    picked: (card, count) =>
      count === 1 ? `W ręku: ${card}.` : `W ręku ${cards(count)}, pierwsza: ${card}.`,
    letGo: 'Odłożono z powrotem.',
    won: 'Gra jest wygrana.',
    dead: 'Tej gry nie da się już wygrać.',
  },
};
