import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../parts.ts';
import { names } from './names.ts';
import { counted } from './speaking.ts';

export const page: Words['page'] = {
  title: 'Einunddreißig',
  description: 'Einunddreißig (Scat, Blitz, Schwimmen) gegen Mitspieler, die es sich selbst beigebracht haben.',
};

export const menu: Words['menu'] = {
  labelled: (label: string, detail: string): string => `${label}: ${detail}`,
  title: 'Einunddreißig',
  summary: 'Scat: eine Farbe, möglichst nah an 31.\nDas niedrigste Blatt verliert ein Leben.',
  play: 'Spielen',
  teaching: 'Lernen',
  teachingPaused: 'Pause',
  options: 'Einstellungen',
  records: 'Partien',
  ladder: 'Die Leiter',
  lesson: 'Die Lektion',
  lessonOffer: 'Neu im Spiel?\nKurze Lektion',
  players: 'Mitspieler',
  fewer: 'Weniger Gegner',
  more: 'Mehr Gegner',
  game: 'Spiel',
  gamePlayed: (name) => `Spiel: ${name}`,
  friends: 'Mit Freunden spielen',
  opponents: (count) => counted(count, 'Gegner', 'Gegner'),
  opponentsAt: (count, level) => `${counted(count, 'Gegner', 'Gegner')}\u00a0· ${level}`,
  watch: (bots) => `${bots} Bots zusehen`,
  hint: '1 bis 9: Gegner  ·  Enter: spielen',
  rating: (rating) => `Wertung ${rating}`,
  tiles: {
    today: {
      open: 'Acht Runden, für alle dieselben',
      openInARow: (days) => `${days} Tage in Folge. Acht Runden heute`,
      begun: (done, of) => `${done} von ${of} gespielt`,
      played: (points, count) => `Heute ${pointsWon(points, count)}`,
      playedInARow: (points, count, days) => `${pointsWon(points, count)} heute · ${days} Tage in Folge`,
    },
    ladder: {
      next: (name) => `Leiter: als Nächstes ${name}`,
      top: 'Alle neun besiegt',
    },
    goals: {
      title: 'Ziele',
      reached: (reached, all) => `Ziele: ${reached} von ${all}`,
      all: 'Alle erreicht',
    },
    exercises: { title: 'Übungen', line: 'Fünf Stellungen am Tag: Was würdest du tun?' },
    learnt: (share) => `${share} gelernt`,
  },
  atTheTable: (names) => `Am Tisch: ${names.join(', ')}`,
};

export const dialogs: Words['dialogs'] = {
  done: 'Fertig',
  close: 'Schließen',
  back: 'Zurück',
  again: (way) => `Noch einmal drücken: ${way}.`,
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.',
  deleted: (what, more) => `Gelöscht: ${what}${more === 0 ? '' : ` und noch ${more}`}.`,
  undo: 'Rückgängig',
  review: 'Analyse',
};

export const courtLetters: Words['courtLetters'] = 'BDK';

export const options: Words['options'] = {
  title: 'Einstellungen',
  bots: 'Deine Bots',
  data: 'Deine Daten',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', double: 'Schnell', instant: 'Sofort' },
  light: 'Licht',
  lights: { auto: 'Auto', evening: 'Abend', day: 'Tag' },
  suits: 'Kartenfarben',
  colours: (count) => `${count} Farben`,
  backs: 'Rückseiten',
  backColours: {
    red: 'Rot',
    blue: 'Blau',
    rust: 'Rost',
    graphite: 'Graphit',
    forest: 'Wald',
    gold: 'Gold',
    teal: 'Petrol',
    plum: 'Pflaume',
  },
  courts: (letters) => `Bildkarten mit ${letters}`,
  volume: 'Lautstärke',
  mute: 'Ton aus',
  muted: 'Stumm',
  chime: 'Hinweiston',
  hints: 'Tipps',
  mistakes: 'Fehler nach der Runde zeigen',
  motion: 'Bewegung',
  fullMotion: 'Voll',
  lessMotion: 'Weniger',
  page: 'Den Tisch ohne WebGL zeichnen',
  offline: {
    off: '',
    fetching: '',
    ready: 'Das Spiel startet auch ohne Netz.',
    update: 'Das Spiel startet auch ohne Netz.',
    stale:
      'Das Spiel startet auch ohne Netz. Eine neuere Version ließ sich nicht laden; der nächste Start versucht es wieder.',
    failed: 'Zum Starten braucht das Spiel ein Netz.',
  },
  afterReload: 'Das gilt, sobald die Seite neu geladen ist.',
  confirm: 'Nachfragen',
  confirmKnocks: 'Beim Klopfen',
  confirmAll: 'Immer',
  keys: 'Tastenkürzel',
  nextDeal: 'Nächste Runde',
  nextDealOnPress: 'Auf Knopfdruck',
  nextDealAfter: (seconds) => `${seconds} s`,
  notes: {
    hints: 'Eine Glühbirne sagt, was ein starker Spieler täte, und warum.',
    mistakes: 'Du kannst dir ansehen, welche Entscheidung dich am meisten gekostet hat.',
    motion: 'Weniger: Karten blenden über, statt zu fliegen.',
    page: 'Derselbe Tisch, für Geräte, deren Grafik ausfällt oder ruckelt.',
    confirm: 'Was du erst mit einem zweiten Tippen bestätigst.',
    nextDeal: 'Wenn du auf den Knopf drückst, oder nach ein paar Sekunden von selbst.',
    mute: 'Gar kein Ton. Die Lautstärke bleibt eingestellt.',
    chime: 'Ein leiser Ton, wenn du am Zug bist.',
    keys: 'Buchstaben und Ziffern. Schalte sie ab, wenn du diktierst oder Tasten versehentlich triffst.',
    light: 'Eine Lampe im dunklen Raum oder ein heller Tisch am Tag. Auto richtet sich nach deinem Gerät.',
    suits: 'Mit vier Farben ist jede Kartenfarbe anders gedruckt.',
    backs: 'Weitere Rücken gewinnst du auf der Leiter und mit manchen Zielen.',
    courts: 'Ausgeschaltet haben sie J, Q und K wie in vielen Kartenspielen.',
    speed: 'Wie schnell Karten fliegen und Gegner spielen. Sofort: Nichts bewegt sich.',
    language: 'Sie wechselt sofort, auch mitten in einer Partie.',
  },
  language: 'Sprache',
  automatic: (language) => `Wie der Browser: ${language}`,
};

const changedRules = (count: number): string => (count === 1 ? 'einer Regel' : `${count} Regeln`);

const pairs = {
  'four-cards-late-knock': 'vier Karten und Klopfen beim Ablegen',
  'forty-cards-highest': '40 Karten und ein Klopfen, das das höchste Blatt verspricht',
  'race-early-knock': 'ein Rennen um Punkte und Klopfen vor dem Ziehen',
  'aces-one-suit': 'drei Asse, die 33 zählen, und Klopfen nur mit einer Farbe',
  'counter-knock-minimum': 'Gegenklopfen und ein Mindestwert zum Klopfen',
  'pool-counter-knock': 'Tauschen mit der Mitte und Gegenklopfen',
  'minus-early-knock': 'Abzüge für andere Farben und Klopfen vor dem Ziehen',
  'open-hands-few-turns': 'letzte Züge nach einer Meldung und eine begrenzte Zahl von Zügen',
};

export const games: Words['games'] = {
  presets: {
    scat: { name: 'Scat', special: 'Das klassische Spiel, mit drei Leben.' },
    'thirty-one': { name: 'Einunddreißig', special: 'Drei Gleiche zählen 30½. Kein frühes Klopfen.' },
    blitz: { name: 'Blitz', special: 'Wie Scat, aber drei Gleiche zählen 30½.' },
    'harsh-knock': { name: 'Hartes Klopfen', special: 'Bei Gleichstand unten zahlt der Klopfer 2.' },
    'knocker-pays': { name: 'Klopfer zahlt', special: 'Bei Gleichstand unten zahlt nur der Klopfer.' },
    'gentle-knock': { name: 'Sanftes Klopfen', special: 'Erfolgloses Klopfen kostet nie mehr als 1.' },
    hammer: { name: 'Hammer', special: 'Der Erste kann alle aufdecken lassen.' },
    shotgun: { name: 'Blindschuss', special: 'Alle decken auf, ehe jemand etwas gesehen hat.' },
    'sudden-death': { name: 'Sudden Death', special: 'Eine Karte kann entscheiden. Mit Gegenklopfen.' },
    cadillac: { name: 'Cadillac', special: 'Drei Asse zählen 33: ein Grand Cadillac.' },
    gin: { name: 'G I N', special: 'Klopfen verspricht das höchste Blatt.' },
    'ride-the-bus': { name: 'Im Bus', special: 'Wer verliert, rückt näher an die Tür.' },
    'stop-the-bus': { name: 'Stoppt den Bus', special: 'Erst klopfen, dann im selben Zug noch ziehen.' },
    'driver-stop': { name: 'Fahrer, halt!', special: 'Klopfen mit der Karte, die du ablegst.' },
    'french-canadian': { name: 'Frankokanadisch', special: 'Das höchste Blatt punktet. Sieg mit 31.' },
    jacobs: { name: 'Jacobs', special: 'Ein Rennen bis 31. Klopfen nur einfarbig.' },
    golf: { name: 'Golf', special: 'Verdeckte Reihe, Karte für Karte aufgedeckt.' },
    'hard-to-knock': { name: 'Schwer zu klopfen', special: 'Klopfen ab 21, alles in einer Farbe.' },
    honour: { name: 'Ehrensache', special: 'Sag rechtzeitig „31!“, sonst zählt es 30.' },
    pub: { name: 'Kneipe', special: 'Fünf Leben und ein Weg zurück.' },
    italian: { name: 'Italienisch', special: '40 Karten. Drei Gleiche schlagen die 31.' },
    'four-card': { name: 'Vier Karten', special: 'Vier Karten für jeden: 41 ist das Beste.' },
    schwimmen: { name: 'Schwimmen', special: 'Drei offene Karten zum Tauschen. 32 Karten.' },
    schnauz: { name: 'Schnauz', special: 'Schwimmen mit 36 Karten, ohne neue Mitte.' },
    widow: { name: 'Witwe', special: 'Drei offene Karten zum Tauschen. 52 Karten.' },
    trentuno: { name: 'Trentuno', special: '40 Karten. Mit dem letzten Leben ist Schluss.' },
    'web-bus': { name: 'Bus im Netz', special: 'Klopfen beim Ablegen. Drei Gleiche sind 30.' },
    'forty-one': { name: 'Einundvierzig', special: 'Vier Karten. Andere Farben werden abgezogen.' },
    single: { name: 'Eine Runde', special: 'Das beste Blatt einer einzigen Runde gewinnt.' },
  },
  choose: 'Welches Spiel?',
  groups: {
    knocks: 'Anders klopfen',
    calls: 'Ansagen',
    pool: 'Mit drei Karten in der Mitte',
    hands: 'Andere Blätter und Ziele',
    cards: 'Aus anderen Ländern',
    own: 'Eigene Spiele',
  },
  rules: 'Regeln',
  rulesOf: (name) => `Regeln von ${name}`,
  gone: (name) => `Das Spiel „${name}“ gibt es hier nicht mehr. Gespielt wird das klassische Spiel.`,
  atThisTable: 'An diesem Tisch',
  compare: 'Spiele vergleichen',
  comparedWith: (name) => `${name}, verglichen mit`,
  like: (preset, changes) => (changes === 0 ? `Wie ${preset}` : `${preset} + ${changes}`),
  knowsShort: { trained: 'den Bots vertraut', near: 'Ähnliches bekannt', not: 'den Bots neu' },
  knowledge: 'Wie gut die Bots es kennen',
  knows: {
    unknown: 'Unbekannt: Die Liste der Bots wurde nicht geladen.',
    trained: (preset) => `Gut. Sie sind darauf trainiert: Es spielt sich wie ${preset}.`,
    trainedOwn: 'Gut. Sie sind auf genau dieses Spiel trainiert.',
    near: (preset, changes) =>
      changes === 0
        ? `Fast so gut wie ${preset}: Nur die Zahl der Spieler ist anders.`
        : `Einigermaßen. Sie sind auf zufällige Hausregeln trainiert, und das hier ist ${preset}, nur in ${changedRules(changes)} anders.`,
    noPolicy: 'Gar nicht: Dafür gibt es keinen trainierten Bot, also spielt der eingebaute Experte.',
    heldOut: (pair) =>
      `Kaum. Zusammen haben sie das nie geübt: ${pairs[pair]}. Sie spielen nach dem, was sie von beidem wissen.`,
    untold: 'Kaum. Manche dieser Regeln sind neuer als ihr Training: Sie spielen, als gäbe es die nicht.',
    highMinimum: (highest) => `Kaum. Mit einem Mindestwert zum Klopfen über ${highest} haben sie nie geübt.`,
    far: (preset, changes) =>
      `Kaum. Selbst von ${preset}, dem ähnlichsten Spiel, das sie kennen, weicht es in ${changedRules(changes)} ab.`,
  },
  teach: 'Bring ihnen diese Regeln bei',
  train: 'Einen Bot dafür trainieren',
  trainFirst: (file) => `Speichere die Regeldatei (${file}) im Ordner des Projekts und gib dort ein:`,
  trainThen: 'Lege dann policy.onnx aus dem Ordner unter runs/ auf dieser Seite ab: Der Bot spielt sofort.',
  copyCommand: 'Befehl kopieren',
  ownGame: (name) => `${name}, dein eigenes`,
  find: 'Spiel suchen, egal wie es heißt',
  clearSearch: 'Suche leeren',
  found: (count) => counted(count, 'Spiel', 'Spiele'),
  foundNone: 'Kein Spiel gefunden',
  notFound: 'So heißt hier kein Spiel. Versuch es mit einem anderen Namen, oder bau es dir selbst.',
  alsoKnownAs: (name) => `auch bekannt als ${name}`,
  newGame: 'Neues Spiel',
  newGameSpecial: 'Deine eigenen Regeln oder die von Freunden.',
  change: 'Regeln ändern',
};

const LEVELS: Record<Level, string> = {
  beginner: 'Kennt die Regeln und lernt den Rest von dir',
  casual: 'Spielt zum Spaß und lässt Chancen aus',
  regular: 'Spielt jede Woche',
  strong: 'Verzeiht wenig',
  master: 'Macht kaum einen Fehler',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Ohne Eigenheiten',
  'early-knocker': 'Klopft, ehe du bereit bist',
  hoarder: 'Nimmt, was offen liegt, und behält, was hoch ist',
  gambler: 'Sucht die Einunddreißig im Stapel',
  cautious: 'Klopft spät und sieht gern, was kommt',
};

export const seats: Words['seats'] = {
  beyondPolicy: 'Zu mehr als zehnt spielen die Bots nach von Hand geschriebenen Regeln, nicht nach Gelerntem.',
  ...names,
  whoPlays: 'Wer spielt',
  seat: (number) => `Platz ${number}`,
  atThisDevice: 'an diesem Gerät',
  playsHereToo: 'spielt auch hier',
  botForYou: 'Ein Bot für dich',
  levels: { beginner: 'Anfänger', casual: 'Leicht', regular: 'Geübt', strong: 'Stark', master: 'Meister' },
  styles: { even: 'Ruhig', 'early-knocker': 'Hastig', hoarder: 'Gierig', gambler: 'Kühn', cautious: 'Vorsichtig' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]}: gewinnt ${share}\u00a0% der Partien gegen den Experten. ${PLAYING_STYLES[style]}.`,
  who: 'Wer',
  aPerson: 'Ein Mensch',
  aBot: 'Ein Bot',
  doubles: 'Doppelgänger',
  aDouble: 'Ein Doppelgänger',
  ownDouble: 'Doppelgänger',
  friendsDouble: 'Doppelgänger',
  double: 'von einem Menschen gelernt',
  describeDouble: 'Spielt wie der Mensch, aus dessen Partien er gelernt hat.',
  youWatch: 'Du siehst zu',
  level: 'Stärke',
  style: 'Stil',
  adapts: 'Passt sich den anderen an',
  adapting: (bot) => `${bot}, passt sich an`,
  name: 'Name',
  nameOf: (seat) => `Name auf Platz ${seat}`,
  portrait: 'Bild',
  portraits: {
    lamp: 'Lampe',
    cup: 'Tasse',
    hat: 'Hut',
    moon: 'Mond',
    cat: 'Katze',
    dog: 'Hund',
    clover: 'Klee',
    crown: 'Krone',
  },
  allAlike: 'Für alle Bots',
  areAlike: 'Alle Bots sind jetzt wie dieser.',
  sharing: 'Wer dran ist, nimmt das Gerät; dazwischen bleiben die Blätter verdeckt.',
};

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'Leben', 'Leben'),
  nickels: (count) => counted(count, 'Nickel', 'Nickel'),
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  pointsOf: (count, target) => `${count} von ${counted(target, 'Punkt', 'Punkten')}`,
  pointsOfShort: (count, target) => `${count} von ${target}`,
  left: (coins) => `noch ${coins}`,
  stillIn: 'noch dabei',
  onGrace: 'schwimmt',
  swimming: 'schwimmt',
  out: 'draußen',
  offTheBus: 'ausgestiegen',
  onBoard: 'an Bord',
  inAll: (value, sum) => `${value}, zusammen ${sum}`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(der|die|das|dem|den|am|auf|an|im|in) /g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};

export const match: Words['match'] = {
  rules: 'Regeln',
  speed: 'Tempo',
  sound: 'Ton',
  soundOff: 'Ton aus.',
  soundOn: 'Ton an.',
  signs: {
    title: 'Zeichen auf dem Tisch',
    seats:
      'D steht beim Geber, eine Faust bei dem, der geklopft hat. Der kleine Pfeil zeigt, wer als Nächstes dran ist.',
    adapting: 'Ein + hinter der Stärke heißt: Dieser Bot passt sich den anderen an.',
    stock: 'Die Zahl am Stapel sagt, wie viele Karten noch darin sind.',
    dish: 'In der Schale liegen die verlorenen Leben; der Sieger bekommt sie.',
  },
  nextDeal: 'Nächste Runde',
  seeMistake: 'Fehler ansehen',
  oneMoreStepForAll: 'Ein Leben mehr für alle, wenn alle wollen',
  watchOn: 'Weiter zusehen',
  theResult: 'Zum Ergebnis',
  stuck: { title: 'Die Partie kann nicht weitergehen', toMenu: 'Zum Menü' },
  pass: {
    title: (name) => `Gib das Gerät weiter: ${name} ist dran`,
    text: (name) => `Die Blätter bleiben verdeckt, bis ${name} es hat.`,
    answer: (name) => `Ich bin ${name}`,
  },
  fairness: 'Wie gemischt wird',
  daily: {
    title: 'Runde des Tages',
    numbered: (number) => `Runde des Tages Nr. ${number}`,
    deal: (position, all) => `Runde ${position} von ${all}`,
    leaving: 'Die Runde wartet auf dich: Im Menü geht es unter „Runde des Tages“ weiter.',
  },
  challenge: {
    title: 'Herausforderung',
    deal: (deal) => `Runde ${deal}`,
    leaving:
      'Eine Herausforderung wird nicht gespeichert: Öffne ihren Link oder ihre Datei wieder, um sie von vorn zu spielen.',
    waits: 'Eine Herausforderung ist angekommen. Sie wartet im Menü auf dich.',
  },
  leave: {
    title: 'Menü',
    stay: 'Bleiben',
    options: 'Einstellungen',
    leave: 'Gehen',
  },
};

export const saves: Words['saves'] = {
  full: 'Der Speicher dieses Browsers ist voll. Speichere alte Partien als Dateien und lösche sie hier, dann ist wieder Platz.',
  mayBeDeleted:
    'Wenn der Platz knapp wird, kann der Browser deine Partien und Aufzeichnungen löschen. Du kannst ihn bitten, sie zu behalten; er fragt dann in seinen eigenen Worten nach.',
  keepThem: 'Behalten',
  noAnswer: 'er antwortet nicht',
  failed: (reason) => `Der Speicher des Browsers funktioniert gerade nicht (${reason}).`,
  blocked: 'Dieser Browser speichert für diese Seite nichts: Sobald du sie schließt, sind alle Partien weg.',
  deleted:
    'Was dieser Browser für das Spiel gespeichert hatte, wurde gelöscht. Eine Partie, die du gerade spielst, wird neu gespeichert.',
  notSaved: 'Die Partie geht weiter, wird aber gerade nicht gespeichert.',
  notKept: 'Diese Partie konnte nicht gespeichert werden, aber du kannst sie als Datei speichern.',
  newer: (count) =>
    `Eine neuere Version des Spiels hat ${count === 1 ? 'etwas gespeichert, das' : `${count} Dinge gespeichert, die`} diese nicht lesen kann. Nichts ist verloren: Lade die Seite neu, um die neuere zu bekommen.`,
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Eine offene Partie ist beschädigt und kann nicht fortgesetzt werden. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} offene Partien sind beschädigt und können nicht fortgesetzt werden. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    records: (count) =>
      count === 1
        ? 'Eine gespielte Partie ist beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} gespielte Partien sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    rules: (count) =>
      count === 1
        ? 'Eins deiner eigenen Spiele ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} deiner eigenen Spiele sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    ladder: (count) =>
      count === 1
        ? 'Eine Stufe der Leiter ist beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} Stufen der Leiter sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    goals: (count) =>
      count === 1
        ? 'Ein Ziel ist beschädigt. Du findest es unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} Ziele sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    doubles: (count) =>
      count === 1
        ? 'Ein Doppelgänger ist beschädigt. Du findest ihn unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} Doppelgänger sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
    bots: 'Einer deiner eigenen Bots ist beschädigt und wurde aussortiert; sonst ist nichts verloren.',
    days: (count) =>
      count === 1
        ? 'Eine gespielte Runde des Tages ist beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.'
        : `${count} gespielte Runden des Tages sind beschädigt. Du findest sie unter „Deine Daten“; sonst ist nichts verloren.`,
  },
  understood: 'In Ordnung',
  resume: 'Fortsetzen',
  newMatch: 'Neue Partie',
  hint: '1 bis 9: Gegner  ·  Enter: fortsetzen',
  hintFor: (match) => `Enter: fortsetzen  ·  ${match}`,
  openMatches: 'Offene Partien',
  lead: 'Jede geht genau da weiter, wo sie aufgehört hat.',
  deal: (number) => `Runde ${number}`,
  out: 'draußen',
  giveUp: 'Aufgeben',
  reallyGiveUp: 'Wirklich?',
  resumeMatch: (match) => `Fortsetzen: ${match}`,
  giveUpMatch: (match) => `Aufgeben: ${match}`,
  inAnotherTab: 'Läuft in einem anderen Tab',
  isInAnotherTab: 'Diese Partie läuft in einem anderen Tab.',
  isGone: 'Diese Partie ist zu Ende oder wurde in einem anderen Tab aufgegeben.',
  leaving: 'Die Partie wartet auf dich: Vom Menü aus kannst du weiterspielen.',
};

export const offline: Words['offline'] = {
  updateReady: 'Eine neue Version ist da.',
  update: 'Aktualisieren',
  later: 'Später',
  updateWaits:
    'Das Spiel wird gerade in einem anderen Tab benutzt. Die neue Version kommt, sobald dort nichts mehr offen ist, oder beim nächsten Start.',
  reload: 'Neu laden',
  goOn: 'Weiter',
  kept: 'Deine Partien und Einstellungen bleiben erhalten.',
  notKept: 'Dieser Browser speichert keine Partien: Eine offene Partie wäre dann weg.',
  unexpected: {
    title: 'Das hätte nicht passieren dürfen',
    text: (detail) => `Im Spiel ist ein unerwarteter Fehler aufgetreten: „${detail}“.`,
  },
  incomplete: {
    title: 'Ein Teil des Spiels fehlt',
    text: 'Du bist offline, oder es gibt eine neuere Version. Lade neu, sobald du online bist.',
  },
  noWebAssembly:
    'Dieser Browser führt kein WebAssembly aus, ohne das trainierte Bots nicht denken können. Erlaube es in seinen Sicherheitseinstellungen oder öffne das Spiel in einem anderen.',
  noGraphics: {
    title: 'Kein WebGL',
    text: 'Dieser Browser hat kein WebGL oder hat es abgeschaltet: Der Tisch wird ohne gezeichnet. Ist das langsam, schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein.',
  },
  lostGraphics: {
    title: 'Das Bild ist weg',
    text: 'Das Gerät zeigt das Spiel nicht mehr an. Meist gibt sich das gleich von selbst.',
  },
};

/** @param points with their sign */
const pointsWon = (points: string, count: number): string => `${points} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
