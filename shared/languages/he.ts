import { assertNever } from '../assertNever.ts';
import type { Colour, Rank, Suit } from '../cards/card.ts';
import { rankIndex, suitOf, suits } from '../cards/card.ts';
import type { Destination, Facing, Ownership, Piles } from '../description/fact.ts';
import {
  allOf,
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
  'menu.bar': 'תפריט',
  'menu.game': 'משחק',
  'menu.play': 'מהלכים',
  'menu.view': 'תצוגה',
  'menu.help': 'עזרה',
  'menu.recent': 'משחקים אחרונים',
  'menu.alwaysOnTop': 'תמיד למעלה',
  'menu.autoplay': 'מהלכים אוטומטיים',
  'menu.continue': 'המשך',
  'menu.edit': 'עריכה',
  'menu.cut': 'גזור',
  'menu.copy': 'העתק',
  'menu.paste': 'הדבק',
  'menu.selectAll': 'בחר הכול',
  'menu.window': 'חלון',
  'menu.minimise': 'מזער',
  'menu.zoomWindow': 'הגדל/הקטן',
  'menu.toFront': 'הבא הכול לחזית',
  'menu.closeWindow': 'סגור חלון',
  'menu.services': 'שירותים',
  'menu.hide': 'הסתר את Grand Patience',
  'menu.hideOthers': 'הסתר אחרים',
  'menu.showAll': 'הצג הכול',
  'command.newDeal': 'חלוקה חדשה',
  'command.restart': 'התחלת החלוקה מחדש',
  'command.dealNumber': 'חלוקה לפי מספר…',
  'command.chooseGame': 'בחירת משחק…',
  'command.newWindow': 'חלון חדש',
  'command.settings': 'הגדרות…',
  'command.quit': 'יציאה',
  'command.undo': 'ביטול',
  'command.redo': 'ביצוע שוב',
  'command.dealStock': 'חלוקה מהקופה',
  'command.finish': 'העלאת הכול לבסיסים',
  'command.autoplayOff': 'אף פעם',
  'command.autoplaySafe': 'רק כשהדבר אינו יכול לעלות בניצחון',
  'command.autoplayAll': 'כל קלף מתאים',
  'command.fourColourDeck': 'חפיסה בארבעה צבעים',
  'command.largeIndex': 'סימנים גדולים',
  'command.leftHanded': 'שולחן לשמאליים',
  'command.largerCards': 'קלפים גדולים יותר',
  'command.smallerCards': 'קלפים קטנים יותר',
  'command.usualCards': 'קלפים בגודל שהשולחן מאפשר',
  'command.hideClock': 'הסתרת השעון',
  'command.needed': 'מה עוד נחוץ',
  'needed.rank': 'ערך',
  'needed.waiting': 'בסיסים שמחכים לו',
  'needed.left': 'קלפים שעוד יבואו',
  'command.toTable': 'אל השולחן',
  'command.fullScreen': 'מסך מלא',
  'command.statistics': 'סטטיסטיקה…',
  'command.rules': 'חוקי המשחק',
  'command.manual': 'מדריך',
  'command.shortcuts': 'מקשים…',
  'command.data': 'הנתונים שלך…',
  'command.report': 'דיווח על תקלה…',
  'command.about': 'על Grand Patience',

  // The bar above the table
  'bar.deal': 'חלוקה {{number}}',
  'bar.moves_one': 'מהלך אחד',
  'bar.moves_two': 'שני מהלכים',
  'bar.moves_other': '{{count}} מהלכים',
  'bar.clock': 'זמן',
  'bar.paused': 'מושהה',
  'bar.tools': 'כלים',
  'bar.status': 'מצב המשחק',
  'table.label': 'שולחן',
  'table.description':
    'מקשי החצים עוברים בין הערימות, Enter לוקח ומניח, Esc מרפה. סימן השאלה מראה את כל המקשים.',
  'table.stock': 'קופה',
  'table.waste': 'ערימת הגלויים',
  'table.reserves': 'רזרבות',
  'table.tableau': 'טורים',
  'table.foundations': 'בסיסים',
  'table.selected_one': '{{card}}',
  'table.selected_two': 'שני קלפים, הראשון: {{card}}',
  'table.selected_other': '{{count}} קלפים, הראשון: {{card}}',
  'table.noSuchCard': 'אי אפשר לקחת אף קלף בערך הזה.',
  'table.noSuchPile': 'במשחק הזה אין ערימה כזאת.',
  'table.noStock': 'במשחק הזה אין קופה.',
  'table.notNow': 'לא אפשרי עכשיו: {{command}}',
  'table.edge': 'אין עוד ערימות בכיוון הזה.',
  'table.nothingHeld': 'אין מה להרפות.',
  'table.row': 'שורה {{number}}',
  'state.is': '{{what}}: {{value}}',
  'state.on': 'כן',
  'state.off': 'לא',
  'table.nothingYet': 'עוד לא קרה דבר.',
  'table.dealt': '{{game}}, חלוקה {{number}}.',
  'table.restored': '{{game}}, חלוקה {{number}}, במקום שבו הופסקה.',

  // Dialogs in general
  'dialog.close': 'סגירה',
  'dialog.cancel': 'ביטול',
  'dialog.ok': 'אישור',
  'tip.hidden': 'השם המוצג הוסתר. יש ללחוץ שוב Esc.',

  // Deal a number
  'dealNumber.title': 'חלוקה לפי מספר',
  'dealNumber.label': 'מספר החלוקה',
  'dealNumber.help': 'אותו מספר נותן אותם קלפים בכל מחשב. את החלוקות 1 עד 31999 מכירות גם תוכנות אחרות.',
  'dealNumber.deal': 'חלוקה',
  'dealNumber.bad': '„{{text}}” אינו מספר של חלוקה. יש לתת מספר שלם החל ב־1, למשל 617.',

  // Choose a game
  'choose.title': 'בחירת משחק',
  'choose.games': 'משחקים',
  'choose.search': 'חיפוש',
  'choose.searchHint': 'שם או משפחה',
  'choose.favourites': 'מועדפים',
  'choose.recent': 'שוחקו לאחרונה',
  'choose.none': 'אין משחק בשם „{{text}}”. גם שמות אחרים נבדקים; כדאי לנסות פחות אותיות.',
  'choose.found_one': 'משחק אחד: {{game}}',
  'choose.found_two': 'שני משחקים, הראשון: {{game}}',
  'choose.found_other': '{{count}} משחקים, הראשון: {{game}}',
  'choose.play': 'לשחק {{game}}',
  'choose.favourite': '{{game}} הוא מועדף',
  'choose.aliases': 'שמות נוספים: {{names}}',
  'choose.devisedBy': 'הומצא בידי {{name}}',
  'choose.winRate': 'שחקנים מנצחים בכ־{{percent}} מהמשחקים',
  'choose.relatives': 'למי שאוהב את המשחק הזה',
  'choose.picture': 'כיצד {{game}} מסודר על השולחן',
  'gameFile.title_one': 'קובץ אחד בתיקיית המשחקים שלך אינו ניתן לשימוש כפי שהוא',
  'gameFile.title_two': 'שני קבצים בתיקיית המשחקים שלך אינם ניתנים לשימוש כפי שהם',
  'gameFile.title_other': '{{count}} קבצים בתיקיית המשחקים שלך אינם ניתנים לשימוש כפי שהם',
  'gameFile.folder': 'פתיחת תיקיית המשחקים שלי',
  'gameFile.whole': 'הקובץ כולו',
  'gameFile.missing': '„{{path}}” חסר. יש להוסיף אותו.',
  'gameFile.unknownKey': '„{{path}}” אינו מילה מאוצר המילים. יש להסיר אותו או לתקן את הכתיב.',
  'gameFile.notNumber': '„{{path}}” הוא {{received}}; יש לכתוב שם מספר, בלי מירכאות.',
  'gameFile.notWhole': '„{{path}}” הוא {{received}}; יש לכתוב מספר שלם.',
  'gameFile.notText': '„{{path}}” הוא {{received}}; יש לכתוב טקסט במירכאות ישרות ("…").',
  'gameFile.notList': '„{{path}}” הוא {{received}}; יש לכתוב רשימה בסוגריים מרובעים ([…]).',
  'gameFile.notObject': '„{{path}}” הוא {{received}}; יש לכתוב שמות וערכיהם בסוגריים מסולסלים ({…}).',
  'gameFile.notOneOf': '„{{path}}” הוא {{received}}; יש לכתוב אחד מ: {{expected}}.',
  'gameFile.tooSmall': '„{{path}}” הוא {{received}}; המזער הוא {{expected}}.',
  'gameFile.tooLarge': '„{{path}}” הוא {{received}}; המרב הוא {{expected}}.',
  'gameFile.tooLong': 'האורך של „{{path}}” הוא {{received}}; המרב הוא {{expected}}.',
  'gameFile.empty': '„{{path}}” ריק; יש לכתוב שם משהו.',
  'gameFile.badName': '„{{path}}” הוא {{received}}; יש לכתוב שם בלי רווחים שמתחיל באות קטנה.',
  'gameFile.noFoundation': 'אין למשחק בסיס; בלעדיו אי אפשר לנצח. יש להוסיף קבוצה מסוג „foundation”.',
  'gameFile.tooManyPiles': 'במשחק יש {{received}} ערימות; המרב הוא {{expected}}.',
  'gameFile.foundationRoom':
    'בבסיסים יש מקום ל־{{received}} קלפים ובמשחק יש {{expected}}. יש להגדיל את „max” או להוסיף בסיסים.',
  'gameFile.unevenSpread':
    'ב„{{path}}” יש {{received}} ערכים, שאי אפשר לחלק שווה בשווה בין {{expected}} ערימות.',
  'gameFile.noSuchGroup': '„{{path}}” נוקב ב־{{received}}, שאינו קבוצת ערימות. יש: {{expected}}.',
  'gameFile.noWaste': '„{{path}}” דורש ערימת גלויים. יש להוסיף קבוצה מסוג „waste”.',
  'gameFile.twoWastes': 'במשחק יש {{received}} ערימות גלויים; המרב הוא אחת.',
  'gameFile.noStock': '„{{path}}” דורש קופה שמחולקת לערימת הגלויים. יש להוסיף „stock”.',
  'gameFile.noTableau': '„{{path}}” דורש טורים. יש להוסיף קבוצה מסוג „tableau”.',
  'gameFile.noSuchKind': '„{{path}}” הוא {{received}}; אין במשחק ערימות כאלה. יש: {{expected}}.',
  'gameFile.runWithoutBuild': '„{{path}}” חסר: יש לומר מה מחזיק רצף יחד.',
  'gameFile.buildWithoutRun':
    '„{{path}}” הוא {{received}}, אבל מתואר רצף. יש לכתוב {{expected}}, או להסיר את „run”.',
  'gameFile.countsDiffer': 'ב„{{path}}” יש {{received}} ערימות; בקבוצה יש {{expected}}.',
  'gameFile.cardsDealt': 'בסידור הפתיחה מונחים {{received}} קלפים; במשחק יש {{expected}}.',
  'gameFile.cardsLeft': 'בסידור הפתיחה מונחים {{received}} מתוך {{expected}} קלפים, ואין קופה לשאר.',
  'gameFile.startNeedsSuits':
    '„{{path}}” הוא קבוצה של {{received}} ערימות; קלפי פתיחה דורשים כפולה של {{expected}}.',
  'gameFile.startOverDecks':
    'עם „{{path}}” החלוקה דורשת {{received}} קלפי פתיחה מאותו ערך; יש רק {{expected}}.',
  'gameFile.startRank': '„{{path}}” הוא {{received}}; הקבוצה נפתחת ב־{{expected}}.',
  'gameFile.startTwice': '„{{path}}” נוקב שוב ב־{{received}}; קבוצה מקבלת קלפי פתיחה פעם אחת בלבד.',
  'gameFile.startSuits':
    '„{{path}}” הוא {{received}}, שאין בו מספר שווה של ערימות לכל צורה; קלפי פתיחה מתחלקים שווה בשווה בין כל {{expected}} הצורות.',
  'gameFile.notLaidOut': '„{{path}}” משמיט את {{expected}}. כל קבוצה, וגם הקופה, צריכה להיות בשורה אחת.',
  'gameFile.laidOutTwice': '„{{path}}” נוקב ב־{{received}} פעמיים.',
  'gameFile.dealToWaste': '„{{path}}” הוא {{received}}, ערימת גלויים; יש לחלק אל אחד מ: {{expected}}.',
  'gameFile.dealToFoundation': '„{{path}}” הוא {{received}}, בסיס; רק הצעד {{expected}} מניח שם קלפים.',
  'gameFile.dealtOverMax':
    '„{{path}}” הוא {{expected}}, אבל סידור הפתיחה מניח {{received}} קלפים על ערימה אחת. יש להגדיל אותו, או לחלק פחות.',
  'gameFile.hiddenOnOpen':
    'סידור הפתיחה מניח ב־{{received}} קלפים הפוכים על קלפים גלויים. יש לחלק קודם את ההפוכים.',
  'gameFile.topFaceDown':
    'סידור הפתיחה משאיר ב־{{received}} קלפים עליונים הפוכים, ושום דבר לא יהפוך אותם. יש לחלק גלוי את הקלף האחרון בכל ערימה.',
  'gameFile.fileTooLarge': 'הקובץ גדול מ־{{expected}} בתים.',
  'gameFile.tooMany': 'יש יותר מ־{{expected}} קבצים; קובץ זה וכל הבאים אחריו לא נקראו.',
  'gameFile.unreadable': 'אי אפשר לקרוא את הקובץ. יש לבדוק שהוא קיים ושמותר לפתוח אותו.',
  'gameFile.notJson':
    'הקובץ אינו JSON: בשורה {{line}}, עמודה {{column}} כתוב {{received}}, וזה אינו יכול להיות שם.',
  'gameFile.jsonEnds':
    'הקובץ נגמר בשורה {{line}}, עמודה {{column}}, לפני שהכול נסגר. יש להוסיף את הסוגר או המירכאה החסרים.',
  'gameFile.idTaken': 'למשחק אחר כבר יש המזהה {{received}}. יש לתת למשחק זה מזהה משלו.',
  'gameFile.noSuchParent':
    '„{{path}}” הוא {{received}}, ואין משחק אחר במזהה זה. יש לתקן אותו, או להסיר את „variantOf”.',
  'facts.decks_one': 'חפיסה אחת',
  'facts.decks_two': 'שתי חפיסות',
  'facts.decks_other': '{{count}} חפיסות',
  'facts.minutes_one': 'דקה אחת',
  'facts.minutes_two': 'שתי דקות',
  'facts.minutes_other': '{{count}} דקות',
  'facts.easy': 'קל',
  'facts.medium': 'בינוני',
  'facts.hard': 'קשה',
  'facts.veryHard': 'קשה מאוד',
  'facts.luck': 'רק מזל',
  'facts.mostlyLuck': 'בעיקר מזל',
  'facts.balanced': 'מזל ומיומנות',
  'facts.mostlySkill': 'בעיקר מיומנות',
  'facts.skill': 'מיומנות מעל הכול',

  // The end of a game
  'won.title': 'ניצחון',
  'won.text': '{{game}}, חלוקה {{number}}',
  'won.time': 'זמן',
  'won.moves': 'מהלכים',
  'won.bestTime': 'הזמן הטוב ביותר שלך עד כה',
  'won.fewestMoves': 'מספר המהלכים הקטן ביותר שלך עד כה',
  'won.wins': 'ניצחונות עד כה',
  'won.winsOf': '{{won}} מתוך {{played}}',
  'won.again': 'חלוקה חדשה',
  'won.look': 'להביט בשולחן',
  'dead.noMove': 'לא נותר אף מהלך. אפשר לבטל או לחלק מחדש.',
  'dead.searched':
    'מכאן אי אפשר לנצח בחלוקה הזאת: כל המצבים שעוד אפשר להגיע אליהם נבדקו. אפשר לבטל או לחלק מחדש.',
  'dead.undo': 'ביטול',
  'dead.newDeal': 'חלוקה חדשה',

  // Choosing among targets
  'choice.title': 'לאן?',
  'choice.help': 'כמה ערימות מקבלות את הקלף הזה. אפשר לבחור אחת על השולחן או כאן.',
  'choice.none': 'לא נבחרה ערימה.',

  // Links and files
  'open.failed':
    'אי אפשר לפתוח את „{{what}}”: זה לא קישור לחלוקה ולא משחק שמור קריא. יש לבדוק את הכתובת או את הקובץ.',
  'open.noGame': 'אין כאן משחק בשם „{{game}}”. אפשר לבחור משחק מתפריט משחק.',
  'open.elsewhere': '{{game}} פתוח בחלון אחר. משחק יכול להיות פתוח רק בחלון אחד בכל פעם.',
  'open.takenAway': '{{game}} נפתח בחלון אחר וממשיך שם. מה ששוחק כאן נמצא בין המשחקים השמורים.',

  // Messages that come and go
  'toast.dismiss': 'סגירה',
  'toast.left': 'חלוקה {{number}} לא הסתיימה, והיא נחשבת כוויתור.',
  'toast.takeUpLeft': 'חזרה אליה',
  'toast.notSaved': 'לא ניתן לשמור את המשחק: {{reason}}. המשחק נמשך; המהלך הבא ינסה שוב.',
  'toast.notRecorded': 'לא ניתן לשמור את התוצאה: {{reason}}. ייעשה ניסיון נוסף.',
  'toast.settingsNotSaved': 'לא ניתן לשמור את ההגדרה: {{reason}}. היא בתוקף עד סגירת התוכנה.',
  'toast.fresh': 'לא ניתן לפתוח את המשחק שלא הסתיים: {{reason}}. הקובץ שלו נשמר. הנה חלוקה חדשה.',
  'toast.dealFailed': 'אי אפשר היה לחלק את {{name}}: {{reason}}. במקומו על השולחן נמצא {{other}}.',
  'toast.error': 'משהו השתבש: {{reason}}. המשחק נמשך; אם זה יקרה שוב, אפשר לדווח מתפריט עזרה.',

  // What can go wrong with the player's data; fragments after a colon
  'failure.withPath': '{{what}} ({{path}})',
  'failure.program': 'שגיאה בתוכנה, „{{message}}”',
  'failure.save.otherGame': 'הוא של משחק אחר, „{{game}}”',
  'failure.save.pack': 'הקלפים שלו אינם של המשחק הזה',
  'failure.save.tree': 'המהלכים שלו אינם מתחברים במהלך {{move}}',
  'failure.save.illegalMove': 'הכללים של גרסה זו אינם מתירים את מהלך {{move}} ({{text}})',
  'failure.internal': 'שגיאה בתוכנה',
  'failure.tooLarge': 'זה גדול ממה שהתוכנה יכולה לקבל',
  'failure.diskFull': 'הדיסק מלא; יש לפנות בו מקום',
  'failure.noPermission': 'אי אפשר לקרוא או לכתוב בתיקייה; יש לבדוק את ההרשאות שלה',
  'failure.notFound': 'התיקייה או הקובץ נעלמו; יש לבדוק שהכונן שלהם מחובר',
  'failure.wrongKind': 'יש תיקייה במקום שאמור להיות בו קובץ, או להפך',
  'failure.storage': 'הדיסק דיווח על שגיאה',
  'failure.newerVersion': 'גרסה חדשה יותר של Grand Patience כתבה אותו; יש לפתוח אותו בה',
  'failure.damaged': 'הקובץ פגום',
  'failure.unknownItem': 'זה כבר לא שם',
  'failure.openElsewhere': 'המשחק הזה פתוח בחלון אחר',
  'failure.unsupported': 'המערכת הזאת אינה יכולה לעשות זאת',
  'failure.unreachable': 'החצי השני של התוכנה אינו עונה; יש להפעיל את Grand Patience מחדש',

  // Statistics
  'statistics.title': 'סטטיסטיקה',
  'statistics.game': 'משחק',
  'statistics.allGames': 'כל המשחקים',
  'statistics.played': 'שוחקו',
  'statistics.won': 'ניצחונות',
  'statistics.winRate': 'שיעור הניצחונות',
  'statistics.currentStreak': 'רצף נוכחי',
  'statistics.bestStreak': 'רצף הניצחונות הארוך ביותר',
  'statistics.bestTime': 'הזמן הטוב ביותר של ניצחון',
  'statistics.fewestMoves': 'ניצחון במספר המהלכים הקטן ביותר',
  'statistics.none': 'עוד אין דבר: משחק נספר כאן כשהוא מסתיים בניצחון, או כשנוטשים אותו אחרי מהלך אחד לפחות.',
  'statistics.noValue': '–',
  'statistics.wholeFamily': '{{family}}, כל המשחקים',
  'statistics.period': 'תקופה',
  'statistics.period.all': 'מאז ומעולם',
  'statistics.period.week': '7 הימים האחרונים',
  'statistics.period.month': '30 הימים האחרונים',
  'statistics.period.year': '365 הימים האחרונים',
  'statistics.period.days': 'ימים לפי בחירה',
  'statistics.firstDay': 'מיום',
  'statistics.lastDay': 'עד יום',
  'statistics.playedOf': 'ניצחונות: {{won}}, הפסדים: {{lost}}, ויתורים: {{givenUp}}',
  'statistics.fromTo': '{{low}} עד {{high}}',
  'statistics.interval': '{{range}} ברמת סמך של 95%',
  'statistics.range': 'ברמת סמך של 95%',
  'statistics.longest': 'הרצפים הארוכים: {{wins}}, {{losses}}',
  'statistics.middle': 'מהניצחונות: חציון {{median}}, ממוצע {{mean}}',
  'statistics.playingTime': 'זמן משחק',
  'statistics.byGame': 'לפי משחק',
  'statistics.groups': 'לפי סוג חלוקה',
  'statistics.group': 'משחקים',
  'statistics.firstAttempts': 'משחק ראשון של חלוקה',
  'statistics.replays': 'חלוקה ששוחקה שוב',
  'statistics.winnableDeals': 'חלוקות שידוע שאפשר לנצח בהן',
  'statistics.unwinnableDeals': 'חלוקות שידוע שאי אפשר לנצח בהן',
  'statistics.undecidedDeals': 'חלוקות שהחיפוש לא הכריע בהן',
  'statistics.helped': 'עם רמזים או חיפוש פתרונות',
  'statistics.overTime': 'שיעור הניצחונות לאורך זמן',
  'statistics.afterGames': 'אחרי משחקים',
  'statistics.recentRate': '{{number}} המשחקים האחרונים',
  'statistics.byMonth': 'משחקים לפי חודש',
  'statistics.month': 'חודש',
  'statistics.byWeekday': 'משחקים לפי יום בשבוע',
  'statistics.weekday': 'יום',
  'statistics.winTimes': 'זמני הניצחונות',
  'statistics.timeFrom': 'מ־',
  'statistics.timeTo': 'עד פחות מ־',
  'statistics.asTable': 'כטבלה',
  'statistics.exportCsv': 'ייצוא כ־CSV',
  'statistics.exportJson': 'ייצוא כ־JSON',
  'statistics.import': 'ייבוא…',
  'statistics.imported_one': 'נוסף משחק אחד; {{known}} כבר היו כאן.',
  'statistics.imported_two': 'נוספו שני משחקים; {{known}} כבר היו כאן.',
  'statistics.imported_other': 'נוספו {{count}} משחקים; {{known}} כבר היו כאן.',
  'statistics.resetAsk': 'איפוס…',
  'statistics.reset': 'איפוס',
  'statistics.askReset': 'להוציא את התוצאות האלה מהסטטיסטיקה?',
  'statistics.askResetAll': 'להוציא את כל התוצאות מהסטטיסטיקה?',
  'statistics.wasReset_one': 'משחק אחד הוצא.',
  'statistics.wasReset_two': 'שני משחקים הוצאו.',
  'statistics.wasReset_other': '{{count}} משחקים הוצאו.',
  'statistics.winStreak_one': 'ניצחון אחד',
  'statistics.winStreak_two': 'שני ניצחונות',
  'statistics.winStreak_other': '{{count}} ניצחונות',
  'statistics.lossStreak_one': 'הפסד אחד',
  'statistics.lossStreak_two': 'שני הפסדים',
  'statistics.lossStreak_other': '{{count}} הפסדים',
  'statistics.failed': 'לא ניתן לקרוא את הסטטיסטיקה: {{reason}}. אפשר לסגור את הדף ולפתוח אותו שוב.',

  // Rules
  'rules.title': 'חוקי {{game}}',

  // The manual
  'manual.title': 'מדריך',
  'manual.start': 'התחלה',
  'manual.start.1':
    'כשהתוכנה נפתחת כבר יש משחק על השולחן: המשחק האחרון ששוחק, במקום שבו הופסק. „משחק, בחירת משחק” מראה את כל המשחקים לפי משפחות; ליד כל אחד רשום כמה חפיסות הוא דורש, כמה הוא קשה וכמה זמן הוא נמשך.',
  'manual.start.2':
    'חוקי המשחק שעל השולחן נפתחים לצידו במקש F1. הם נוצרים מאותם נתונים שלפיהם משחקים, ולכן הם מלאים ונכונים.',
  'manual.start.3':
    'לכל חלוקה יש מספר, ואותו מספר נותן אותם קלפים בכל מחשב. כדי לשחק שוב חלוקה, או חלוקה שחבר סיפר עליה, משתמשים ב„משחק, חלוקה לפי מספר”.',
  'manual.start.4':
    '„משחק, חלון חדש” פותח שולחן נוסף. משחק פתוח בחלון אחד בכל פעם; מה שחלון אחד עוזב אפשר להמשיך בחלון אחר. הפקודות בתפריט „תצוגה” מגדילות ומקטינות את הקלפים.',
  'manual.moving': 'הזזת קלפים',
  'manual.moving.1':
    'גוררים קלף למקומו; כשהחוקים מתירים להזיז כמה קלפים יחד, אוחזים בנמוך שבהם. ערימות שמקבלות את הקלפים מוארות. די בכך שהקלף יכסה חלק מהערימה.',
  'manual.moving.2':
    'או לוחצים: קלף שיש לו מקום סביר אחד עובר אליו. אם יש כמה מקומות שונים, הם מוארים, והלחיצה הבאה בוחרת. הגדרה קובעת אם לחיצה מעדיפה את הבסיסים או את הטורים.',
  'manual.moving.3':
    'לחיצה כפולה שולחת קלף לבסיסים; כמה זמן יש ללחיצה השנייה נקבע בהגדרות. לחיצה על הקופה מחלקת; לחיצה על הקופה הריקה הופכת את ערימת הגלויים, אם המשחק מתיר זאת.',
  'manual.moving.4': 'כשהחוקים דוחים מהלך, התוכנה אומרת איזה חוק מונע אותו.',
  'manual.moving.5':
    'אפשר לקרוא גם את מה שמכוסה: מחזיקים את לחצן העכבר על קלף, לוחצים על הלחצן הימני או משאירים עליו אצבע. הקלף עולה לפנים; ערימה צפופה מדי, כמו ערימת הגלויים, נפרשת עד שמרפים. במקלדת מחזיקים את I על ערימה.',
  'manual.moving.6':
    'קלפים שנקבעו גדולים מכפי שיש להם מקום הופכים את השולחן לגדול מהחלון. גלגלת העכבר, פסי הגלילה וגרירה במקום פנוי מזיזים אותו; קלף שנגרר אל הקצה לוקח אותו עמו.',
  'manual.automatic': 'מהלכים אוטומטיים',
  'manual.automatic.1':
    'קלפים יכולים לעלות מעצמם: אף פעם, רק כשהדבר אינו יכול לעלות בניצחון (במשחקים שהדבר הוכח בהם), או תמיד. לכל משחק יש ערך משלו; „מהלכים, מהלכים אוטומטיים” משנה אותו למשחק שעל השולחן, מהמהלך הבא.',
  'manual.automatic.2': 'קלף שנלקח בחזרה מבסיס נשאר במקום שהונח בו. הוא עולה שוב מעצמו רק אחרי שכוסה ונחשף.',
  'manual.undo': 'ביטול',
  'manual.undo.1':
    'הכול ניתן לביטול, עד המהלך הראשון, בלי הגבלה, ואפשר לשחק שוב. מהלך וכל מה שבא אחריו מעצמו הם צעד אחד. הביטולים נספרים עם המשחק, בלי קנס.',
  'manual.undo.2':
    '„מהלכים, מפת המהלכים” מראה כל דרך שנוסתה בחלוקה הזאת. לחיצה או מקשי החצים מובילים למקום; סימנייה נותנת לו שם. אפשר לשמור משחק בשם, לצפות שוב במשחקים שהסתיימו או נשמרו, ולהמשיך לשחק בהם מכל מקום.',
  'manual.help': 'רמזים וחיפוש פתרונות',
  'manual.help.1':
    'H מראה מהלך טוב על השולחן ואומר מדוע; לחיצה נוספת מראה מהלך אחר. רמז פותח דרך שהוכח שהיא מובילה לניצחון; מה שלא הוכח נקרא הצעה. אם המצב אבוד התוכנה אומרת זאת, ו־B חוזר למצב האחרון שאפשר היה לנצח ממנו.',
  'manual.help.2':
    'V שואל אם עוד אפשר לנצח במשחק. בהגדרות אפשר לבחור שהדבר ייאמר תמיד או אף פעם, ושתינתן אזהרה כשמהלך מפסיד את המשחק. „הצגת הפתרון” משחק פתרון, שאפשר להשהות או להמשיך בעצמכם בכל מהלך. החיפוש רואה את כל הקלפים, גם את ההפוכים. העזרה נרשמת עם המשחק, בלי קנס.',
  'manual.help.3':
    '„חלוקה חדשה שאפשר לנצח בה” מחלקת רק חלוקות שהוכח שאפשר לנצח בהן, בדרגת קושי לפי בחירה. החלוקה היומית זהה לכולם. „חיפוש או שיתוף של חלוקה” מראה קוד קצר וקישור לחלוקה שעל השולחן, ומחלק את החלוקה שקוד כזה מציין.',
  'manual.help.4':
    '„תצוגה, מה עוד נחוץ” מראה לצד השולחן, ערך אחר ערך, כמה בסיסים מחכים לקלף וכמה קלפים כאלה עוד יבואו.',
  'manual.end': 'סוף המשחק',
  'manual.end.1': 'המשחק נגמר בניצחון כאשר כל הקלפים על הבסיסים.',
  'manual.end.2':
    'כשלא נותר מהלך, או כשכל המצבים שעוד אפשר להגיע אליהם נבדקו בלי ניצחון, התוכנה אומרת זאת. כל עוד אינה בטוחה היא שותקת. אפשר לבטל ולהמשיך.',
  'manual.counting': 'מה נספר',
  'manual.counting.1': 'ניצחון נספר מיד, יהיה אשר יהיה אחריו.',
  'manual.counting.2':
    'חלוקה בלי ניצחון נספרת כשעוזבים אותה לחלוקה אחרת של אותו משחק אחרי מהלך אחד לפחות: כהפסד אם היה ודאי שאי אפשר עוד לנצח בה, ואחרת כוויתור. התחלה מחדש של אותה חלוקה אינה עזיבה. אחרי חלוקה חדשה עוד אפשר לחזור אליה, עד המהלך הראשון.',
  'manual.counting.3':
    'חלוקה שרק הביטו בה אינה נספרת. חלוקה שלא הסתיימה מחכה: בחירת משחק אחר או סגירת התוכנה אינן עזיבה. כשפותחים משחק שמור, או ממשיכים משחק שצפו בו, החלוקה שלא הסתיימה מחכה בין המשחקים השמורים.',
  'manual.counting.4':
    'השעון מתחיל במהלך הראשון. הוא עומד כשהחלון מוסתר, כשהמחשב ישן וכששתי דקות לא נגעו בדבר.',
  'manual.keyboard': 'בלי עכבר',
  'manual.keyboard.1':
    'אפשר לעשות הכול במקלדת. על השולחן מקשי החצים עוברים בין הערימות כפי שהן מונחות, Tab עובר בין קבוצות הערימות, ואותיות מדלגות: F בסיסים, T טורים, R רזרבות, S קופה, W ערימת הגלויים; A, ‏2 עד 9, ‏0 לעשר, J, ‏Q ו־K לקלף הבא בערך הזה.',
  'manual.keyboard.2':
    'Enter או רווח לוקח קלף ומניח אותו; Shift עם מקשי החצים לוקח יותר או פחות קלפים; Esc מרפה. Shift עם Enter שולח את הקלף למקום שמתאים לו, כמו לחיצה בעכבר; Shift עם אות מדלג לאחור. F6 מביא אל השולחן מכל מקום, וגם Esc. על הקופה Enter מחלק.',
  'manual.keyboard.3':
    'קורא מסך אומר מה יש על כל ערימה ומה עשה כל מהלך. I קורא את כל הערימה, L חוזר על מה שקרה אחרון, M אומר לאן הקלף יכול לעבור, P כמה התקדם המשחק. סימן השאלה מראה את כל המקשים.',
  'manual.suit': 'כנוח לכם',
  'manual.suit.1':
    'ההגדרות משנות את גודל הטקסט והקלפים, את הצבעים, את גב הקלפים ואת מהירות התנועה, שאפשר גם לבטל. ארבעה צבעים מקלים להבחין בין הסדרות, סימנים גדולים נקראים מרחוק, וניגודיות גבוהה מציירת הכול בקווים חזקים. כפתור שהוא תמונה מראה את שמו כשהעכבר, אצבע או מיקוד המקלדת נחים עליו.',
  'manual.suit.2':
    'אין צורך לגרור או להחזיק דבר: כל מהלך אפשר לעשות בלחיצות בודדות, ודבר אינו מזרז. אפשר להסתיר את השעון ולהפוך את השולחן לשמאליים.',
  'manual.suit.3':
    'השפה היא שפת המערכת או שפה אחרת לפי בחירה; היא מתחלפת מיד. האותיות על הקלפים יכולות ללכת אחריה. „עזרה, מקשים” מראה את כל המקשים, ושם אפשר לשנות אותם.',
  'manual.data': 'הנתונים שלך',
  'manual.data.1':
    'המשחק הנוכחי נשמר בכל מהלך, והתוצאות ברגע שהן ידועות. שום דבר אינו יוצא מהמחשב: התוכנה לעולם אינה משתמשת ברשת.',
  'manual.data.2': 'הסטטיסטיקה, המשחקים השמורים וההגדרות נמצאים בתיקייה אחת של קבצים פשוטים.',

  // Settings
  'settings.title': 'הגדרות',
  'settings.appearance': 'מראה',
  'settings.theme': 'צבעים',
  'settings.theme.system': 'כמו במערכת',
  'settings.theme.light': 'בהיר',
  'settings.theme.dark': 'כהה',
  'settings.theme.highContrast': 'ניגודיות גבוהה',
  'settings.cardBack': 'גב הקלפים',
  'settings.cardBack.lattice': 'סבכה',
  'settings.cardBack.waves': 'גלים',
  'settings.cardBack.stars': 'כוכבים',
  'settings.cardBack.plain': 'חלק',
  'settings.cardBack.classicBlue': 'כחול קלאסי',
  'settings.cardBack.classicRed': 'אדום קלאסי',
  'settings.fourColourDeck': 'חפיסה בארבעה צבעים: תלתן ירוק, יהלום כחול',
  'settings.largeIndex': 'סימנים גדולים על הקלפים',
  'settings.leftHanded': 'שולחן לשמאליים',
  'settings.motion': 'תנועה וצליל',
  'settings.animationSpeed': 'תנועת הקלפים',
  'settings.animationSpeed.off': 'ללא',
  'settings.animationSpeed.fast': 'מהירה',
  'settings.animationSpeed.normal': 'רגילה',
  'settings.animationSpeed.slow': 'איטית',
  'settings.sound': 'צלילים',
  'settings.volume': 'עוצמה',
  'settings.playing': 'משחק',
  'settings.clickPreference': 'לחיצה מעדיפה',
  'settings.clickPreference.foundation': 'את הבסיסים',
  'settings.clickPreference.tableau': 'את הטורים',
  'settings.secondClick': 'זמן ללחיצה כפולה',
  'settings.secondClick.off': 'ללא: כל לחיצה נספרת לעצמה',
  'settings.secondClick.usual': 'חצי שנייה',
  'settings.secondClick.slow': 'שנייה אחת',
  'settings.secondClick.verySlow': 'שתי שניות',
  'settings.highlightRanks': 'הארת קלפים שווים ועוקבים מתחת לסמן',
  'settings.hideClock': 'הסתרת השעון',
  'settings.hideStatistics': 'הסתרת כל הסטטיסטיקה',
  'settings.language': 'שפה',
  'settings.language.system': 'כמו במערכת',
  'settings.textSize': 'גודל הטקסט',
  'settings.cardSize': 'גודל הקלפים',
  'settings.cardIndices': 'אותיות על הקלפים',
  'settings.cardIndices.international': 'בין־לאומיות (A, K, Q, J)',
  'settings.cardIndices.language': 'של השפה (A, K, Q, J)',

  // Keys
  'keys.title': 'מקשים',
  'keys.table': 'על השולחן',
  'keys.commands': 'פקודות',
  'keys.arrows': 'מעבר בין הערימות כפי שהן מונחות',
  'keys.tab': 'מעבר בין קבוצות הערימות',
  'keys.pick': 'לקיחה, הנחה',
  'keys.send': 'לשלוח את הקלף למקום שמתאים לו',
  'keys.count': 'לקיחת יותר או פחות קלפים',
  'keys.letGo': 'הרפיה, סגירה',
  'keys.foundations': 'הבסיס הבא',
  'keys.tableau': 'הטור הבא',
  'keys.reserves': 'הרזרבה הבאה',
  'keys.stock': 'קופה',
  'keys.waste': 'ערימת הגלויים',
  'keys.ranks': 'הקלף הבא בערך הזה',
  'keys.backwards': 'אותו הדבר לאחור',
  'keys.tellPile': 'לומר מה יש על הערימה הזאת',
  'keys.tellLast': 'לומר מה קרה אחרון',
  'keys.tellTargets': 'לומר לאן הקלף הזה יכול לעבור',
  'keys.tellProgress': 'לומר כמה התקדם המשחק',
  'keys.howToChange':
    'כדי לשנות מקשים בוחרים אותם ולוחצים על חדשים. {{backspace}} מסיר אותם, {{escape}} משאיר אותם כפי שהיו.',
  'keys.change': 'שינוי המקשים של „{{command}}”',
  'keys.press': 'לחיצה על מקשים…',
  'keys.none': 'אין',
  'keys.taken': 'ל„{{command}}” כבר יש המקשים האלה. אפשר לשנות קודם אותם, או ללחוץ על אחרים.',
  'keys.takenByTable':
    'השולחן צריך את המקש הזה למשחק במקלדת. אפשר ללחוץ עליו יחד עם {{control}} או {{alt}}, או לבחור אחר.',
  'keys.defaults': 'כל המקשים כמו בהתחלה',

  // המקשים כפי שהם כתובים על המקלדות
  'key.control': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Shift',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'רווח',
  'key.tab': 'Tab',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageUp': 'Page Up',
  'key.pageDown': 'Page Down',

  // The player's data
  'data.title': 'הנתונים שלך',
  'data.folder': 'היכן הם נמצאים',
  'data.folderText': 'הסטטיסטיקה, המשחקים השמורים וההגדרות נמצאים בתיקייה הזאת:',
  'data.open': 'פתיחת התיקייה',
  'data.backup': 'גיבוי',
  'data.backupText':
    'קובץ אחד מכיל הכול: הגדרות, חלוקות שלא הסתיימו, משחקים שמורים וכל התוצאות. שחזורו מחליף את ההגדרות, מחזיר חלוקות ומשחקים שמורים ומוסיף תוצאות שחסרות כאן.',
  'data.create': 'יצירת גיבוי',
  'data.restore': 'שחזור גיבוי…',
  'data.askRestore': 'לשחזר את הגיבוי הזה? ההגדרות שלך יהיו אלה של הגיבוי.',
  'data.doRestore': 'שחזור',
  'data.restored':
    'הגיבוי שוחזר. תוצאות שנוספו: {{games}}, משחקים שמורים: {{saves}}, חלוקות שלא הסתיימו: {{running}}.',

  // What happened to files on the disk
  'notice.store.settings': 'ההגדרות',
  'notice.store.running': 'חלוקה שלא הסתיימה',
  'notice.store.save': 'משחק שמור',
  'notice.store.history': 'התוצאות',
  'notice.store.preferences': 'מקומות החלונות',
  'notice.previousUsed': '{{what}}: הקובץ {{path}} היה פגום. נעשה שימוש בעותק הקודם.',
  'notice.startedAfresh': '{{what}}: הקובץ {{path}} היה פגום ולא היה עותק. לא היה אפשר להשתמש בדבר ממנו.',
  'notice.linesSetAside': '{{what}}: כמה שורות בקובץ {{path}} היו פגומות. כל האחרות קיימות.',
  'notice.linesMissing':
    '{{what}}: חסרות שורות בקובץ {{path}} ({{number}}). כל האחרות קיימות; גיבוי מחזיר את החסרות.',
  'notice.settingsReplaced': '{{what}}: כמה ערכים בקובץ {{path}} לא היו שמישים והם כמו בהתחלה.',
  'notice.newerVersion':
    '{{what}}: את {{path}} כתבה גרסה חדשה יותר של Grand Patience. הקובץ נשאר כפי שהוא; יש לפתוח אותו בה.',
  'notice.unreadable':
    '{{what}}: כרגע אי אפשר לקרוא את {{path}}. הקובץ נשאר כפי שהוא; יש לבדוק את ההרשאות שלו ולהפעיל מחדש.',
  'notice.setAside': 'מה שהיה פגום נשמר בשם {{path}}.',

  // Report a problem
  'report.title': 'דיווח על תקלה',
  'report.text':
    'הדוח הזה עוזר לגלות מה השתבש. הוא מכיל את החלוקה ואת יומן התוכנה, ושום דבר עליך. דבר אינו נשלח מעצמו: אפשר לקרוא אותו, להעתיק ולהדביק במקום הדיווח.',
  'report.label': 'דוח',
  'report.copy': 'העתקת הדוח',
  'report.copied': 'הדוח נמצא בלוח.',
  'report.where':
    'אפשר לשלוח אותו לדף שממנו הגיעה Grand Patience, תחת „Issues”, עם משפט על מה שנעשה ומה היה צפוי.',
  'crash.title': 'חלק מהחלון נכשל',
  'crash.text': 'המשחק שלך בטוח: הוא נשמר בכל מהלך. אפשר להעתיק דוח ולהמשיך.',
  'crash.goOn': 'המשך',
  'table.failed.title': 'אי אפשר לצייר את השולחן',
  'table.failed.noGraphics':
    'Grand Patience מצייר את השולחן ב־WebGL, והחלון הזה אינו מציע אותו. מפעילים האצת חומרה (בדפדפן: הגדרות, מערכת) או ציור בתוכנה, ומעדכנים את מנהל ההתקן של כרטיס המסך; אחר כך מנסים שוב. המשחק שלך בטוח, ואפשר להמשיך בו עם קורא מסך ומקלדת.',
  'table.failed.again': 'לנסות שוב',

  // First start
  'tour.title': 'צעדים ראשונים',
  'tour.move':
    'ברוכים הבאים! לוחצים על קלף והוא עובר לאן שאפשר; או גוררים אותו. במקלדת, סימן השאלה מראה את כל המקשים.',
  'tour.click': 'ערימות שמקבלות קלף מוארות. כשיש כמה, הלחיצה הבאה בוחרת.',
  'tour.undo':
    'החץ המתעקל לאחור, למעלה, מבטל מהלכים אחד אחד, עד הראשון. אסים והבאים אחריהם עולים לפעמים מעצמם.',
  'tour.games': 'לחיצה על שם המשחק, למעלה, בוחרת משחק אחר.',
  'tour.help':
    'למעלה, הנורה נותנת רמז והספר מראה את החוקים לצד השולחן; בתפריט העזרה נמצאים המקשים ומדריך. משחק מהנה!',
  'tour.step': '{{at}} מתוך {{of}}',
  'tour.next': 'הבא',
  'tour.end': 'סגירה',
  'tour.closed': 'הצעדים הראשונים נסגרו.',

  // About
  'about.title': 'על Grand Patience',
  'about.version': 'גרסה {{version}}',
  'about.text':
    'משחקי סוליטר ממשפחת ארבעים השודדים וקרוביהם: כל משחק עם חוקיו המלאים, עצות כנות ושום דבר שיוצא מהמחשב הזה.',
  'about.licence': 'תוכנה חופשית ברישיון MIT.',
  'about.cards': 'פני הקלפים: ערכת CC0 של \u2066@letele/playing-cards\u2069.',
  'about.updates':
    'Grand Patience אינו משתמש ברשת לעולם ואינו מחפש עדכונים בעצמו. גרסאות חדשות: \u2066{{address}}\u2069',

  // The solver at the player's side
  'assistant.command.hint': 'רמז',
  'assistant.command.verdict': 'האם אפשר לנצח?',
  'assistant.command.playOut': 'הצגת הפתרון',
  'assistant.command.goBack': 'חזרה למצב האחרון שאפשר לנצח ממנו',
  'assistant.command.winnableDeal': 'חלוקה חדשה שאפשר לנצח בה',
  'assistant.command.dealOfToday': 'החלוקה היומית',
  'assistant.command.deals': 'חיפוש או שיתוף של חלוקה…',
  'assistant.cancel': 'ביטול',
  'assistant.stopped': 'החיפוש הופסק.',
  'assistant.verdict.ask': 'אפשר לנצח?',
  'assistant.verdict.searching': 'מחפש…',
  'assistant.verdict.winnable': 'אפשר לנצח',
  'assistant.verdict.noLonger': 'כבר אי אפשר לנצח',
  'assistant.verdict.unwinnable': 'אי אפשר לנצח',
  'assistant.verdict.unknown': 'לא ידוע',
  'assistant.verdict.unknownHelp': 'החיפוש לא מצא ניצחון וגם לא הוכחה שאין. שאלה נוספת ממשיכה לחפש.',
  'assistant.hint.thinking': 'מחפש מהלך טוב…',
  'assistant.hint.proven': 'רמז',
  'assistant.hint.suggestion': 'הצעה, לא מוכחת',
  'assistant.hint.move': '{{card}} ← {{pile}}',
  'assistant.hint.run': '{{card}} ומה שמונח עליו ← {{pile}}',
  'assistant.hint.sayMove': '{{card}} מתוך {{from}} אל {{pile}}',
  'assistant.hint.sayRun': '{{card}} ומה שמונח עליו, מתוך {{from}} אל {{pile}}',
  'assistant.hint.deal': 'לחלק מהקופה',
  'assistant.hint.redeal': 'להפוך את ערימת הגלויים',
  'assistant.hint.opens': 'חושף את {{card}}',
  'assistant.hint.goesUp': 'מביא קלף לבסיס',
  'assistant.hint.empties': 'מרוקן ערימה',
  'assistant.hint.builds': 'בונה על {{card}}',
  'assistant.hint.usesEmpty': 'משתמש במקום ריק',
  'assistant.hint.automatic': 'מהלכים אוטומטיים עלולים לקלקל זאת: הדבר מוכח כשהם כבויים.',
  'assistant.hint.play': 'לשחק אותו',
  'assistant.hint.next': 'רעיון אחר',
  'assistant.hint.of': '{{index}} מתוך {{count}}',
  'assistant.hint.lost': 'שום מהלך אינו מוביל מכאן לניצחון: המצב הזה אבוד.',
  'assistant.hint.closed': 'הרמז נסגר.',
  'assistant.lostByMove': 'במהלך האחרון המשחק אבד: לפניו עוד אפשר היה לנצח.',
  'assistant.goBack.searching': 'מחפש את המצב האחרון שאפשר לנצח ממנו…',
  'assistant.playOut.label': 'הצגת הפתרון',
  'assistant.playOut.thinking': 'מחפש פתרון…',
  'assistant.playOut.progress': 'מהלך {{made}} מתוך {{total}}',
  'assistant.playOut.pause': 'השהיה',
  'assistant.playOut.resume': 'המשך',
  'assistant.playOut.step': 'המהלך הבא',
  'assistant.playOut.pace': 'מהירות',
  'assistant.playOut.slow': 'איטית',
  'assistant.playOut.normal': 'רגילה',
  'assistant.playOut.fast': 'מהירה',
  'assistant.playOut.takeOver': 'להמשיך בעצמי',
  'assistant.playOut.stopped': 'המשחק שוב בידיכם.',
  'assistant.notice.lost': 'אין פתרון להציג: מהמצב הזה כבר אי אפשר לנצח.',
  'assistant.notice.noSolution':
    'לא נמצא פתרון בזמן. הרמזים עדיין מראים את המהלך הטוב ביותר שנמצא; ניסיון נוסף ממשיך לחפש.',
  'assistant.notice.noWinnablePlace':
    'על אף מצב בדרך לכאן לא ידוע שאפשר לנצח ממנו. „התחלת החלוקה מחדש” חוזרת להתחלה.',
  'assistant.notice.atWinnablePlace': 'אפשר לנצח מכאן: אין צורך לחזור.',
  'assistant.notice.noWinnableDeal': 'לא נמצאה חלוקה שאפשר לנצח בה. כדאי לנסות שוב, או לשחק חלוקה כלשהי.',
  'assistant.notice.noDealOfTheDay': 'אין למשחק הזה חלוקה יומית. כדאי לנסות „חלוקה חדשה שאפשר לנצח בה”.',
  'assistant.notice.failed':
    'חיפוש הפתרונות אינו פועל כאן: {{reason}}. המשחק נמשך בלי רמזים; הפעלה מחדש של התוכנה עשויה לעזור.',
  'assistant.deals.title': 'חיפוש או שיתוף של חלוקה',
  'assistant.deals.new': 'חלוקה חדשה של {{game}}',
  'assistant.deals.random': 'חלוקה כלשהי',
  'assistant.deals.winnable': 'חלוקה שאפשר לנצח בה, בדרגת קושי',
  'assistant.deals.anyGrade': 'כלשהי',
  'assistant.deals.grade1': '1 – קלה מאוד',
  'assistant.deals.grade2': '2 – קלה',
  'assistant.deals.grade3': '3 – בינונית',
  'assistant.deals.grade4': '4 – קשה',
  'assistant.deals.grade5': '5 – שטנית',
  'assistant.deals.gradeHelp':
    'לפני שמחלקים, מוכיחים שאפשר לנצח בחלוקה. דרגת הקושי מודדת כמה צרה הדרך לניצחון וכמה רחוק היה צריך לחפש אותה, בהשוואה לחלוקות אחרות של אותו משחק.',
  'assistant.deals.today': 'החלוקה היומית, {{date}}',
  'assistant.deals.searching': 'מחפש חלוקה שאפשר לנצח בה…',
  'assistant.deals.deal': 'חלוקה',
  'assistant.deals.open': 'חלוקה שמישהו סיפר עליה',
  'assistant.deals.code': 'קוד או קישור',
  'assistant.deals.paste': 'הדבקה',
  'assistant.deals.noCode': '„{{text}}” אינו קוד של חלוקה. קוד נראה כך: racing-aces:17.',
  'assistant.deals.unknownGame': 'אין כאן משחק „{{text}}”. אולי הקוד מגרסה חדשה יותר.',
  'assistant.deals.badNumber': '„{{text}}” אינו מספר של חלוקה. יש לתת מספר שלם החל ב־1.',
  'assistant.deals.cannotPaste': 'אי אפשר לקרוא כאן את הלוח. יש ללחוץ {{keys}} בשדה.',
  'assistant.deals.share': 'החלוקה שעל השולחן',
  'assistant.deals.shareCode': 'קוד',
  'assistant.deals.shareLink': 'קישור',
  'assistant.deals.copy': 'העתקה',
  'assistant.deals.copied': 'הועתק.',
  'assistant.deals.cannotCopy': 'אי אפשר לכתוב כאן ללוח. יש לבחור את הטקסט וללחוץ {{keys}}.',
  'assistant.settings.verdict': 'לומר אם אפשר לנצח',
  'assistant.settings.verdict.never': 'אף פעם',
  'assistant.settings.verdict.onRequest': 'כשאני שואל',
  'assistant.settings.verdict.always': 'תמיד',
  'assistant.settings.warnBeforeLosing': 'להזהיר כשמהלך מפסיד את המשחק',

  // The way of a game: undo tree, bookmarks, replay, saves
  'history.command': 'מפת המהלכים',
  'history.map': 'מפת כל המהלכים בחלוקה הזאת',
  'history.mapHelp':
    'למעלה ולמטה הולכים אחורה וקדימה לאורך דרך, ימינה ושמאלה אל הדרך שלצידה. לחיצה קופצת לשם.',
  'history.opening': 'ההתחלה',
  'history.place': 'מהלך {{number}}',
  'history.branches_one': 'דרך אחת',
  'history.branches_two': 'שתי דרכים',
  'history.branches_other': '{{count}} דרכים',
  'history.bookmarks': 'סימניות',
  'history.bookmarkName': 'שם המקום הזה',
  'history.bookmarkAdd': 'סימון',
  'history.bookmarkRemove': 'הסרת הסימנייה {{name}}',
  'history.bookmarkNone': 'עדיין אין. סימנייה היא שם למקום שרוצים לחזור אליו.',
  'replay.label': 'הצגה חוזרת',
  'replay.progress': '{{game}}, חלוקה {{number}}: מהלך {{at}} מתוך {{total}}',
  'replay.slider': 'המקום במשחק',
  'replay.start': 'להתחלה',
  'replay.back': 'מהלך אחד אחורה',
  'replay.forth': 'מהלך אחד קדימה',
  'replay.play': 'הפעלה',
  'replay.pause': 'השהיה',
  'replay.continue': 'להמשיך מכאן',
  'replay.close': 'סגירה',
  'replay.onlyViewed': 'זו הצגה חוזרת. „להמשיך מכאן” מאפשר לשחק הלאה.',
  'replay.failed': 'אי אפשר להציג את המשחק הזה: {{reason}}. הוא נשאר כפי שהוא.',
  'games.command': 'משחקים שהסתיימו…',
  'games.title': 'משחקים שהסתיימו',
  'games.none': 'אף משחק עוד לא הסתיים.',
  'games.watch': 'צפייה',
  'games.watchOne': 'צפייה ב{{game}}, חלוקה {{number}}',
  'games.more': 'הצגת משחקים קודמים',
  'games.date': 'הסתיים',
  'games.deal': 'חלוקה',
  'games.outcome': 'תוצאה',
  'games.won': 'ניצחון',
  'games.lost': 'הפסד',
  'games.givenUp': 'ויתור',
  'games.failed': 'לא ניתן לקרוא את המשחקים שהסתיימו: {{reason}}. אפשר לסגור את הדף ולפתוח אותו שוב.',
  'saves.command': 'משחקים שמורים…',
  'saves.title': 'משחקים שמורים',
  'saves.name': 'שם',
  'saves.nameOf': 'שמירת {{game}}, חלוקה {{number}}, בשם',
  'saves.save': 'שמירה',
  'saves.saved': 'נשמר בשם „{{name}}”.',
  'saves.none': 'אין משחק שמור בשם. המשחק הנוכחי נשמר מעצמו בכל מהלך.',
  'saves.open': 'פתיחה',
  'saves.openOne': 'פתיחת {{name}}',
  'saves.watchOne': 'צפייה ב{{name}} מההתחלה',
  'saves.rename': 'שינוי שם',
  'saves.renameOne': 'שינוי השם של {{name}}',
  'saves.remove': 'הסרה',
  'saves.removeOne': 'הסרת {{name}}',
  'saves.removed': '„{{name}}” הוסר.',
  'saves.putBack': 'החזרה',
  'saves.putAside': '„{{name}}” לא הסתיים. הוא מחכה בין המשחקים השמורים.',
  'saves.export': 'שמירה כקובץ',
  'saves.openFile': 'פתיחת קובץ…',
  'saves.unknownGame': 'המשחק שלו, „{{game}}”, אינו כאן',
  'saves.failed': 'זה לא הצליח: {{reason}}. המשחקים השמורים הם כפי שהיו.',
};

const tag = 'he';
const feminineNumbers = 'אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
const masculineNumbers = 'אפס אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ');

/** The forms before a definite plural: "the four foundations". */
const joinedNumbers = 'אפס אחד שני שלושת ארבעת חמשת ששת שבעת שמונת תשעת עשרת'.split(' ');

const rankNames = 'אס שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר נסיך מלכה מלך'.split(' ');
const suitNames: Record<Suit, string> = { clubs: 'תלתן', spades: 'עלה', hearts: 'לב', diamonds: 'יהלום' };
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const masculineRank = (rank: Rank): boolean => rank === 'A' || rank === 'J' || rank === 'K';
/** Picture cards and aces have a plural; number cards are told as "cards of two". */
const plurals: Partial<Record<Rank, string>> = { A: 'אסים', J: 'נסיכים', Q: 'מלכות', K: 'מלכים' };
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} ${suitNames[suit]}`;
const colourPlurals: Record<Colour, string> = { black: 'שחורים', red: 'אדומים' };
const colourNames: Record<Colour, string> = { black: 'שחור', red: 'אדום' };
const coloured = (rank: Rank, colour: Colour): string => {
  if (masculineRank(rank)) return `${rankName(rank)} ${colourNames[colour]}`;
  return `${rankName(rank)} ${colour === 'red' ? 'אדומה' : 'שחורה'}`;
};

/** Counts a masculine noun: one follows it, two is joined to it. */
const countMasculine = (count: number, one: string, many: string): string => {
  if (count === 1) return `${one} אחד`;
  return `${count === 2 ? 'שני' : inWords(masculineNumbers, tag, count)} ${many}`;
};
/** Counts a feminine noun. */
const countFeminine = (count: number, one: string, many: string): string => {
  if (count === 1) return `${one} אחת`;
  return `${count === 2 ? 'שתי' : inWords(feminineNumbers, tag, count)} ${many}`;
};
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const cards = (count: number): string => countMasculine(count, 'קלף', 'קלפים');

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}
const nouns: Record<PileKind, Noun> = {
  stock: { one: 'קופה', many: 'קופות', feminine: true },
  waste: { one: 'ערימת הגלויים', many: 'ערימות הגלויים', feminine: true },
  reserve: { one: 'רזרבה', many: 'רזרבות', feminine: true },
  tableau: { one: 'טור', many: 'טורים', feminine: false },
  foundation: { one: 'בסיס', many: 'בסיסים', feminine: false },
};
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const counted = (count: number, kind: PileKind): string =>
  nouns[kind].feminine
    ? countFeminine(count, nouns[kind].one, nouns[kind].many)
    : countMasculine(count, nouns[kind].one, nouns[kind].many);
/** The definite forms; the waste's name has its article inside. */
const the = (kind: PileKind): string => (kind === 'waste' ? nouns.waste.one : `ה${nouns[kind].one}`);
const theMany = (kind: PileKind): string => (kind === 'waste' ? nouns.waste.many : `ה${nouns[kind].many}`);
/** The noun behind a preposition of one letter, which swallows the article: "בבסיס", "בערימת הגלויים". */
const after = (letter: 'ב' | 'ל' | 'מ', kind: PileKind): string =>
  letter === 'מ' ? `מ${the(kind)}` : `${letter}${nouns[kind].one}`;
const any = ({ kind, count }: Piles): string => (count === 1 || single(kind) ? the(kind) : nouns[kind].one);
const ofAny = (piles: Piles): string => `של ${any(piles)}`;
const gendered = (kind: PileKind, masculine: string, feminine: string): string =>
  nouns[kind].feminine ? feminine : masculine;
const sources: Record<PileKind, string> = {
  stock: 'מהקופה',
  waste: 'מערימת הגלויים',
  reserve: 'מהרזרבה',
  tableau: 'מהטורים',
  foundation: 'מהבסיסים',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${nouns[kind].one} ${first}`
    : `${nouns[kind].many} ${first} ${last === first + 1 ? 'ו־' : 'עד '}${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'ללא תלות בצורה',
  same: 'באותה צורה',
  other: 'בכל פעם בצורה אחרת',
  sameColour: 'באותו צבע (אדום או שחור)',
  alternateColour: 'באדום ובשחור לסירוגין',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'בסדר עולה',
  down: 'בסדר יורד',
  upOrDown: 'בסדר עולה או יורד',
  any: 'בכל סדר שהוא',
};
const order = (build: Build): string => `${rankOrder[build.rank]} ${suitOrder[build.suit]}`;

/** What goes on a card: "על עשר לב אפשר להניח רק תשע לב". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = cardName(rank, suit);
  if (next !== 'any' && next.length === 0) return `על ${below} אי אפשר להניח דבר`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(rankName, 'קלף'),
    same: () => list((each) => cardName(each, suit), `קלף ${suitNames[suit]}`),
    other: () => `${list(rankName, 'קלף')} מצורה אחרת`,
    sameColour: () => list((each) => coloured(each, own), `קלף ${colourNames[own]}`),
    alternateColour: () => list((each) => coloured(each, other), `קלף ${colourNames[other]}`),
  };
  return `על ${below} אפשר להניח רק ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' כל הקלפים גלויים.';
    case 'down':
      return ' כל הקלפים הפוכים.';
    case 'topUp':
      return ' רק הקלף העליון בכל ערימה גלוי.';
    case 'mixed':
      return ` בכל ערימה ${facing.lower === 1 ? 'קלף הפוך אחד נמצא' : `${cards(facing.lower)} הפוכים נמצאים`} מתחת ל־${facing.upper} קלפים גלויים.`;
    case 'varied':
      return ` בספירה מלמטה, ${and(facing.down.map(String))} מהם הפוכים.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `קלפים ${colourPlurals[colour]}`,
  );
  if (!owned) return '';
  const number = (count: number): string => inWords(masculineNumbers, tag, count);
  const link = owned.firstOnly ? 'שנפתחים ב' : 'ל';
  if (owned.sole !== undefined) return `, ${link}${owned.sole}`;
  if (owned.each !== undefined) return `, ${number(owned.each)} ${link}כל צורה`;
  return `, ${and(owned.shares.map(({ what, count }) => `${number(count)} ${link}${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  if (count === 1) return 'הבסיס';
  return `כל ${inWords(joinedNumbers, tag, count)} הבסיסים`;
};

const headedBy = (rank: Rank): string => `ש${rankName(rank)} בראשו`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `רצף שלם${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs ? `${rankName(empty)} או רצף ${headedBy(empty)}` : rankName(empty);
  }
  if (!runs) return 'כל קלף זמין';
  return unit === 'run' ? 'כל קלף או רצף זמין' : 'כל קלף זמין בודד, אך לא רצף';
}

const emptyPile = (kind: PileKind): string => `${nouns[kind].one} ${gendered(kind, 'ריק', 'ריקה')}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `על ${emptyPile(kind)} אפשר להניח ${empty === 'any' && unit !== 'completeRun' ? '' : 'רק '}${filler(empty, unit, runs)}`;
const neverFilled = (kind: PileKind): string =>
  `${emptyPile(kind)} ${gendered(kind, 'אינו מתמלא', 'אינה מתמלאת')} שוב לעולם.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'אזלה הקופה' : 'אזלו הקופה וערימת הגלויים';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `ל${emptyPile(kind)}`;
    if (kind === from) return `ל${nouns[kind].one} ${gendered(kind, 'אחר', 'אחרת')}`;
    return count === 1 ? after('ל', kind) : `ל${nouns[kind].one}`;
  };

const takesNothing = (piles: Piles): string => `אי אפשר להניח שום קלף על ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'קלפים על בסיס נשארים בו; אף קלף אינו נלקח משם.';
  if (kind === 'stock') return 'קלפים יוצאים מהקופה רק בחלוקה.';
  return `אי אפשר להזיז קלפים ${ofAny({ kind, count: 2 })}.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'אפשר להזיז רק את הקלף העליון של טור.'
    : `רק הקלף העליון של ${count === 1 ? the(kind) : `כל ${nouns[kind].one}`} זמין.`;
const times = (count: number): string => (count === 2 ? 'פעמיים' : countFeminine(count, 'פעם', 'פעמים'));
const goneThrough = (passes: number): string =>
  passes === 1 ? 'עוברים על הקופה פעם אחת בלבד, והיא אינה מתחדשת.' : `אפשר לעבור על הקופה ${times(passes)}.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${any(piles)} ${gendered(piles.kind, 'מקבל', 'מקבלת')} קלפים רק ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string =>
  `${any(piles)} ${gendered(piles.kind, 'מקבל', 'מקבלת')} קלף אחד בכל פעם.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  count === 1
    ? `${the(kind)} ${gendered(kind, 'נבנה', 'נבנית')} ${order(build)}`
    : `${theMany(kind)} ${gendered(kind, 'נבנים', 'נבנות')} ${order(build)}`;

const skills = {
  luck: 'רק המזל קובע',
  mostlyLuck: 'המזל חשוב מהמיומנות',
  balanced: 'המזל והמיומנות חשובים במידה שווה',
  mostlySkill: 'המיומנות חשובה מהמזל',
  skill: 'המיומנות חשובה הרבה יותר מהמזל',
} as const;
const difficulties = { easy: 'קל', medium: 'בינוני בקושיו', hard: 'קשה', veryHard: 'קשה מאוד' } as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind].one : `${nouns[kind].one} ${n} מתוך ${of}`;
const to = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? after('ל', kind) : `ל${nouns[kind].one} ${n}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? sources[kind] : `מ${nouns[kind].one} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} החל ב${cardName(rankNameOf(first), suits[suitOf(first)])}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `מעבר ${n}` : `מעבר ${n} מתוך ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return `${unitName(event.cards)} ${to(event.to)}.`;
    case 'refilled':
      return `${unitName(event.cards)} ${outOf(event.from)} ${to(event.to)} למילוי.`;
    case 'automatic':
      return `${unitName(event.cards)} ${to(event.to)} מעצמו.`;
    case 'automaticMany':
      return `${cards(event.count)} ${event.count === 1 ? 'עבר לבסיסים מעצמו' : 'עברו לבסיסים מעצמם'}.`;
    case 'dealt':
      return `חולקו: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${cards(event.count)} ${event.count === 1 ? 'חולק' : 'חולקו, אחד לכל טור'}.`;
    case 'redealt':
      return `ערימת הגלויים נהפכה: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `נחשף: ${name(event.card)}.`;
    case 'uncovered':
      return `עכשיו פנוי: ${name(event.card)}.`;
    case 'returned':
      return `${cards(event.count)} ${event.count === 1 ? 'חזר' : 'חזרו'} ${to(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Everything that the program says in Hebrew. */
export const language: Language = {
  tag,
  direction: 'rtl',
  messages,
  gameNames: {
    'aces-and-kings': 'אסים ומלכים',
    'deuces-and-queens': 'שתיים ומלכות',
    'double-aces-and-kings': 'אסים ומלכים כפולים',
    'eighty-thieves': 'שמונים שודדים',
    emperor: 'קיסר',
    'forty-bandits': 'ארבעים ליסטים',
    'forty-thieves': 'ארבעים השודדים',
    josephine: 'ז׳וזפין',
    'klondike-draw-one': 'קלונדייק (קלף אחד)',
    'klondike-draw-three': 'קלונדייק (שלושה קלפים)',
    'lucky-piles': 'ערימות מזל',
    'lucky-piles-in-suit': 'ערימות מזל (באותה צורה)',
    'lucky-thirteen': 'שלוש עשרה של מזל',
    'napoleons-square': 'ריבוע נפוליאון',
    'number-ten': 'מספר עשר',
    'racing-aces': 'מרוץ אסים',
    'red-and-black': 'אדום ושחור',
    'sixty-thieves': 'שישים שודדים',
    'thieves-of-egypt': 'שודדי מצרים',
    'thieves-of-egypt-two-passes': 'שודדי מצרים (שני מעברים)',
    'thieves-rush': 'הסתערות השודדים',
  },
  familyNames: {
    'Aces and Kings': 'אסים ומלכים',
    'Forty Thieves': 'ארבעים השודדים',
    Klondike: 'קלונדייק',
    'Lucky Thirteen': 'שלוש עשרה של מזל',
  },
  searchWords: {
    'forty-thieves': ['40 השודדים', 'ארבעים הגנבים'],
    'sixty-thieves': ['60 שודדים', 'שישים גנבים'],
    'eighty-thieves': ['80 שודדים', 'שמונים גנבים'],
    'thieves-of-egypt': ['גנבי מצרים'],
  },
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: cardName,
  headings: {
    object: 'מטרת המשחק',
    layout: 'סידור הקלפים',
    foundations: 'בסיסים',
    tableau: 'טורים',
    reserve: 'רזרבה',
    stock: 'קופה',
    stockAndWaste: 'קופה וערימת הגלויים',
    moves: 'מהלכים',
    automatic: 'מה קורה מעצמו',
    passes: 'מעברים על הקופה',
    about: 'על המשחק',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `משחקים בחפיסה אחת של ${n} קלפים.`
        : `משחקים ב${countFeminine(decks, 'חפיסה', 'חפיסות')}, ${n} קלפים בסך הכול.`,
    goal: ({ cards: n, foundations }) =>
      `המשחק נגמר בניצחון כאשר כל ${n} הקלפים נמצאים ${foundations === 1 ? 'על הבסיס' : 'על הבסיסים'}.`,
    scope: ({ kind, first, last }) => `הדברים הבאים נוגעים ל${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) => {
        const many = plurals[rank] ?? `קלפי ${rankName(rank)}`;
        if (count === 1) return rankName(rank);
        return rank === 'Q'
          ? countFeminine(count, rankName(rank), many)
          : countMasculine(count, rankName(rank), many);
      });
      const all = taken.map(({ rank }) => (plurals[rank] ? `ה${plurals[rank]}` : `קלפי ה${rankName(rank)}`));
      const which = choice === 'all' ? `את כל ${and(all)}` : and(names);
      const suited = choice === 'oneOfEachSuit' ? ', קלף אחד מכל צורה,' : '';
      const own = `${nouns[kind].one} משלו`;
      return `תחילה מוציאים מהחפיסה ${which}${suited} ומניחים כל קלף גלוי על ${own}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const face = {
        up: count === 1 && each === 1 ? 'גלוי' : 'גלויים',
        down: count === 1 && each === 1 ? 'הפוך' : 'הפוכים',
      };
      const piles = `מחלקים ${counted(count, kind)} של ${cards(each)}${count === 1 ? '' : gendered(kind, ' כל אחד', ' כל אחת')}`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles}, ${face[facing.face]}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `מחלקים ${counted(count, kind)}, ובהם לפי הסדר ${and(counts.map(String))} קלפים.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) {
        const other = others ? gendered(kind, ' האחר', ' האחרת') : '';
        return `${the(kind)}${other} ${gendered(kind, 'ריק', 'ריקה')} בתחילה.`;
      }
      const other = others ? gendered(kind, ' האחרים', ' האחרות') : '';
      const feminine = count === 2 ? 'שתי' : inWords(feminineNumbers, tag, count);
      const joined = gendered(kind, inWords(joinedNumbers, tag, count), feminine);
      return `${joined} ${theMany(kind)}${other} ${gendered(kind, 'ריקים', 'ריקות')} בתחילה.`;
    },
    spread: ({ piles }) =>
      `הקלפים ${and(piles.map(({ kind, count }) => `של ${count === 1 ? the(kind) : theMany(kind)}`))} חופפים זה את זה כך שאפשר לקרוא כל קלף גלוי.`,
    stockCards: ({ cards: n }) =>
      n === 1 ? 'הקלף שנותר הוא הקופה, והוא הפוך.' : `${n} הקלפים שנותרו הם הקופה, והם הפוכים.`,
    allDealt: () => 'בכך מחולקים כל הקלפים.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, כאשר ${build.rank === 'up' ? 'אחרי המלך בא האס' : 'אחרי האס בא המלך'}`
          : '';
      return `${someOf(count, some)} ${count === 1 ? 'נבנה' : 'נבנים'} ${order(build)}, מ${rankName(first)} עד ${rankName(end)}${round}: ${cards(size)}${count === 1 ? '' : ' בכל אחד'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${someOf(count, some)} ${count === 1 ? 'מקבל' : 'מקבלים'} רק רצף שלם מ${rankName(first)} עד ${rankName(end)}, ${suitOrder[build.suit]}, העובר לשם${source} במהלך אחד`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${inWords(masculineNumbers, tag, n)} לרצפים ש${coloured(first, colour)} בראשם`))}`
          : owners(owned);
      return `${takes}${heads}. הרצף יכול להיות מונח על קלפים אחרים.`;
    },
    ownFoundation: () => 'קלף שמונח על בסיס של צורה אחרת עובר לבסיס של צורתו.',
    takeBack: ({ count, between, only }) => {
      const which = only ? numbered('foundation', only.first, only.last) : any({ kind: 'foundation', count });
      return `אפשר לקחת בחזרה את הקלף העליון של ${which} בכל עת שערימה אחרת מקבלת אותו${between ? ', גם בסיס אחר' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'רצפים שלמים נשארים על הבסיסים שלהם.';
      if (!only) return givesNothing('foundation');
      return `קלפים על ${numbered('foundation', only.first, only.last)} נשארים שם; אף קלף אינו נלקח משם.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${any({ kind, count })} ${gendered(kind, 'מקבל', 'מקבלת')} כל קלף על כל קלף אחר.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () => 'הכיוון יכול להשתנות בתוך ערימה. על מלך אין עולים עוד, ועל אס אין יורדים עוד.',
    buildWraps: ({ direction }) =>
      ({
        up: 'הסדר מעגלי: אפשר להניח אס על מלך.',
        down: 'הסדר מעגלי: אפשר להניח מלך על אס.',
        upOrDown: 'הכיוון יכול להשתנות בתוך ערימה, והסדר מעגלי: אפשר להניח אס על מלך ומלך על אס.',
        any: '',
      })[direction],
    neverBuilt: (piles) =>
      `אין בונים על ${any(piles)}; ${gendered(piles.kind, 'הוא מכיל', 'היא מכילה')} לכל היותר קלף אחד.`,
    takesNothing,
    holdsAtMost: (piles) =>
      `${any(piles)} ${gendered(piles.kind, 'מכיל', 'מכילה')} לכל היותר ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'בצבע שלו' : 'בצורה שלו';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `כל ${nouns[kind].one} נפתח רק בקלף ${what}${owners(owned)}.`
        : `כל ${nouns[kind].one} מקבל רק קלפים ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${mayFill(empty, unit, runs, kind)}.`,
    refill: ({ kind, from }) => {
      const emptied = `${nouns[kind].one} ${gendered(kind, 'שהתרוקן מתמלא', 'שהתרוקנה מתמלאת')} מיד`;
      return from === 'stock'
        ? `${emptied} בקלף הבא מהקופה.`
        : `${emptied} בקלף העליון של ערימת הגלויים; אם היא ריקה, מחלקים אליה קודם מהקופה.`;
    },
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `לאחר ש${exhausted(from)}, ${emptyPile(kind)} כבר ${gendered(kind, 'אינו מתמלא', 'אינה מתמלאת')}.`
        : `רק לאחר ש${exhausted(from)} אפשר להניח על ${emptyPile(kind)} ${filler(empty, unit, runs)}.`,
    available: ({ faceDown }) =>
      faceDown ? 'קלף זמין כאשר הוא גלוי ואין קלף אחר שמכסה אותו.' : 'קלף זמין כאשר אין קלף אחר שמכסה אותו.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'מזיזים קלף אחד בכל פעם; רצף אינו זז בשלמותו.',
    runMoves: ({ run }) =>
      `קלפים בראש ערימה שבאים זה אחר זה ${order(run)} הם רצף, שאפשר להזיז בשלמותו לערימה שמקבלת את הקלף הראשון שלו. אפשר להזיז גם חלק מרצף, מכל אחד מקלפיו ועד העליון.`,
    goes: ({ from, count, to: places }) => {
      const card = from === 'tableau' ? 'קלף מהטורים' : `הקלף העליון ${ofAny({ kind: from, count })}`;
      return `${card} יכול לעבור ${or(places.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'לחיצה על הקופה מניחה את הקלף העליון שלה, גלוי, על ערימת הגלויים.'
        : `לחיצה על הקופה מניחה ${cards(packet)}, גלויים, על ערימת הגלויים, זה על זה; האחרון שחולק נמצא למעלה.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const when = last && passes === 'unlimited' ? 'בכל מעבר נוסף' : `במעבר ${index + 1}`;
        return `${when} ${cards(packet)}`;
      });
      return `לחיצה על הקופה מניחה קלפים גלויים על ערימת הגלויים, זה על זה: ${and(parts)}. האחרון שחולק נמצא למעלה.`;
    },
    shortPacket: () => 'אם נותרו בקופה פחות קלפים, מחלקים אותם.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'שורה שלמה אחת' : `${countFeminine(rows, 'שורה', 'שורות')} שלמות`;
      const short = `${rows === 0 ? 'שורה' : 'שורה אחרונה'} של ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : and([whole, short]);
      return `לחיצה על הקופה מניחה קלף גלוי על ${piles === 1 ? 'הטור' : 'כל טור, לפי הסדר, גם על טור ריק'}. אפשר לעשות זאת בכל עת; הקופה מספיקה ל${enough}.`;
    },
    passes: ({ passes }) => (passes === 'unlimited' ? 'אפשר לעבור על הקופה בלי הגבלה.' : goneThrough(passes)),
    redeal: () =>
      'כשהקופה ריקה, לחיצה על מקומה הופכת את ערימת הגלויים כמו שהיא, בלי לערבב, ועושה ממנה שוב קופה: הקלף שחולק ראשון הוא שוב הראשון.',
    turnUp: () => 'קלף הפוך שנחשף נהפך לגלוי.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'מהלכים אוטומטיים לבסיסים כבויים עד שמפעילים אותם.',
        safe: 'אם לא נקבע אחרת, קלף עובר לבסיס ברגע שהדבר אינו יכול לעלות בניצחון.',
        all: 'אם לא נקבע אחרת, כל קלף שמתאים לבסיס עובר אליו ברגע שאפשר.',
      })[mode],
    neverChosen: () => 'קלף שמתאים לבסיסים מסוגים שונים אינו עובר לעולם מעצמו; הבחירה היא של השחקן.',
    exempt: () => 'קלף שנלקח בחזרה מבסיס נשאר במקום שהונח בו, עד שיכוסה וייחשף שוב או עד שמעלים אותו ביד.',
    oneUndo: () => 'כל מה שבא מעצמו אחרי מהלך מתבטל יחד איתו.',
    devisedBy: ({ name: who }) => `המשחק הומצא בידי ${who}.`,
    aliases: ({ names }) => `שמות נוספים: ${names.join(', ')}.`,
    skill: ({ skill, difficulty }) => `${skills[skill]}; המשחק ${difficulties[difficulty]}.`,
    length: ({ minutes }) => (minutes === 1 ? 'משחק נמשך כדקה אחת.' : `משחק נמשך כ־${minutes} דקות.`),
    winRate: ({ share }) => `לפי נתונים שפורסמו, מנצחים בכ־${percent(tag, share)} מהמשחקים.`,
  },
  refusals: {
    samePile: () => 'הקלפים כבר נמצאים על ערימה זו.',
    nothingThere: ({ kind }) => `אין קלף שאפשר לקחת ${after('ב', kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'אי אפשר להזיז קלף הפוך.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `אפשר להזיז יחד רק קלפים שבאים זה אחר זה ${order(run)}.`,
    takesNothing: ({ kind }) => takesNothing({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) =>
      `${the(kind)} ${gendered(kind, 'מלא: הוא מכיל', 'מלאה: היא מכילה')} לכל היותר ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `על ${emptyPile(kind)} אפשר להניח רק קלף בודד, ולא רצף.`,
    completeRunOnly: ({ kind }) => `על ${the(kind)} אפשר להניח רק רצף שלם.`,
    emptyRank: ({ kind, rank }) => `${mayFill(rank, 'card', false, kind)}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `רק לאחר ש${exhausted(source)} אפשר להניח קלף על ${emptyPile(kind)}.`,
    wrongSuit: ({ kind, suit }) => `${the(kind)} ${gendered(kind, 'נפתח', 'נפתחת')} רק ב${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `${the(kind)} ${gendered(kind, 'נפתח', 'נפתחת')} רק בקלף ${colourNames[colour]}.`,
    neverBuilt: ({ kind }) => `אין בונים על ${nouns[kind].one}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'במשחק זה אין קופה.',
    stockEmpty: () => 'הקופה ריקה.',
    stockNotEmpty: () => 'את ערימת הגלויים הופכים רק כשהקופה ריקה.',
    wasteEmpty: () => 'אין בערימת הגלויים קלפים להפוך.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'ללא קלפים',
    cards,
    faceDown: (count) => countMasculine(count, 'הפוך', 'הפוכים'),
    onTop: (card) => `${card} למעלה`,
    sequence: (first, direction) => `${rankOrder[direction]} מ${rankName(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourNames[colour],
    nextRank: (rank) => `הבא בתור ${rankName(rank)}`,
    nextCard: (card) => `הבא בתור ${card}`,
    startsWith: (rank) => `נפתח ב${rankName(rank)}`,
    completeRunOnly: 'לרצף שלם',
    full: 'מלא',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${countMasculine(down, 'קלף הפוך', 'קלפים הפוכים')}`] : []), ...names];
      return `${pileLabel(pile)}: ${list.length > 0 ? list.join(', ') : 'ללא קלפים'}.`;
    },
    happening,
    undone: (what) => `בוטל: ${what}`,
    redone: (what) => `בוצע שוב: ${what}`,
    targets: (card, piles) => `${card} יכול לעבור ${or(piles.map(withTop(to)))}.`,
    nowhere: (card) => `${card} אינו יכול לעבור לשום מקום.`,
    progress: (done, of) => `קלפים על הבסיסים: ${done} מתוך ${of}.`,
    picked: (card, count) => (count === 1 ? `נלקח: ${card}.` : `נלקחו ${cards(count)}, הראשון: ${card}.`),
    letGo: 'הוחזר למקומו.',
    won: 'המשחק נגמר בניצחון.',
    dead: 'כבר אי אפשר לנצח במשחק.',
  },
};
