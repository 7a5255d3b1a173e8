import type { Words } from '../en/words.ts';

const rules = (count: number): string => (count === 1 ? 'einer Regel' : `${count} Regeln`);

const pairs = {
  'four-cards-late-knock': 'vier Karten, und Klopfen mit dem Ablegen',
  'forty-cards-highest': 'das Kartenspiel mit 40 Karten, und Klopfen verspricht das höchste Blatt',
  'race-early-knock': 'ein Rennen um Punkte, und Klopfen vor dem Ziehen',
  'aces-one-suit': 'drei Asse zählen 33, und Klopfen nur mit einer Farbe',
  'counter-knock-minimum': 'Gegenklopfen, und ein Mindestwert zum Klopfen',
};

export const editor: Words['editor'] = {
  gone: (name) => `Das Spiel „${name}“ gibt es hier nicht mehr. Gespielt wird das Standardspiel.`,
  atThisTable: 'An diesem Tisch',

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
        : `Ungefähr. Sie sind auf zufällige Hausregeln trainiert, und das hier ist ${preset}, nur in ${rules(changes)} anders.`,
    noPolicy: 'Gar nicht: Dafür gibt es keinen trainierten Bot, also spielt der eingebaute Experte.',
    heldOut: (pair) =>
      `Kaum. Zusammen haben sie das nie geübt: ${pairs[pair]}. Sie spielen nach dem, was sie von beidem wissen.`,
    highMinimum: (highest) => `Kaum. Mit einem Mindestwert zum Klopfen über ${highest} haben sie nie geübt.`,
    far: (preset, changes) =>
      `Kaum. Selbst von ${preset}, dem ähnlichsten Spiel, das sie kennen, weicht es in ${rules(changes)} ab.`,
  },
  teach: 'Bring ihnen diese Regeln bei',
  train: 'Einen Bot dafür trainieren',
  trainFirst: (file) => `Speichere die Regeldatei (${file}) im Ordner des Projekts und gib dort ein:`,
  trainThen: (file) =>
    `Lege dann policy.onnx aus dem Ordner unter runs/ nach models/ und trage sie in models/manifest.json ein, mit dem Inhalt von ${file} als „rules“. Ab dem nächsten Start benutzt das Spiel sie.`,

  newTitle: 'Dein eigenes Spiel',
  changeTitle: (name) => `„${name}“ ändern`,
  ownGame: (name) => `${name}, dein eigenes`,
  newGame: 'Neues Spiel',
  newGameSpecial: 'Deine eigenen Regeln oder die von Freunden.',
  change: 'Ändern',
  name: 'Name',
  nameHint: 'Bis zu 40 Zeichen',
  base: 'Vorlage',
  putAllBack: 'Alles zurücksetzen',
  putBack: 'Zurücksetzen',
  putBackRule: (rule) => `Zurücksetzen: ${rule}`,
  changed: 'geändert',
  noEffect: (reason) => `Ohne Wirkung: ${reason}.`,
  fewest: 'Mindestens',
  most: 'Höchstens',
  less: (rule) => `Weniger: ${rule}`,
  more: (rule) => `Mehr: ${rule}`,
  namesHint: (most) => `Ein Name pro Zeile, von allen Leben abwärts; höchstens ${most}.`,
  golfHand: 'Eine Reihe beim Golf hat drei Karten.',
  tooManyPlayers: (handSize, pack, most) =>
    `Mit je ${handSize} Karten aus einem Spiel von ${pack} können höchstens ${most} mitspielen.`,
  fixes: 'So würde es gehen:',
  allowed: {
    choice: (values) => `erlaubt ist ${values}`,
    whole: (low, high) => `erlaubt ist eine ganze Zahl von ${low} bis ${high}`,
    span: (low, high) => `erlaubt sind zwei ganze Zahlen von ${low} bis ${high}, die kleinere zuerst`,
    names: (most) => `erlaubt sind höchstens ${most} Namen mit 1 bis 60 Zeichen`,
  },
  inWords: 'Das Spiel in Worten',
  toWords: 'Das Spiel in Worten lesen',
  marked: (preset) => `Markiert ist, was anders ist als bei ${preset}.`,

  save: 'Speichern',
  share: 'Teilen',
  copy: 'Kopieren',
  remove: 'Löschen',
  openFile: 'Datei öffnen',
  saved: (name) => `„${name}“ ist gespeichert.`,
  nameNeeded: 'Gib dem Spiel zuerst einen Namen mit 1 bis 40 Zeichen.',
  notPlayable: (rule) => `So ist es nicht spielbar. Prüfe diese Regel: ${rule}.`,
  replaceTitle: (name) => `„${name}“ ersetzen?`,
  replaceText: 'Du hast schon ein anderes Spiel mit diesem Namen.',
  changedElsewhere: 'Ein anderer Tab hat es inzwischen geändert. „Kopieren“ behält beides.',
  replace: 'Ersetzen',
  removeTitle: (name) => `„${name}“ löschen?`,
  removeText: 'Seine Regeln sind dann weg. Gespielte Partien behalten ihre.',
  keep: 'Behalten',
  unsavedTitle: 'Änderungen speichern?',
  unsavedText: 'Sonst gehen sie verloren.',
  discard: 'Verwerfen',
  continueEditing: 'Weiter bearbeiten',

  shareTitle: (name) => `„${name}“ teilen`,
  shareLead: 'Wer den Link öffnet oder die Datei im Spiel, kann nach diesen Regeln spielen.',
  link: 'Link',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.',
  copyCommand: 'Befehl kopieren',
  send: 'Senden',
  saveFile: 'Als Datei sichern',

  fromLink: 'Jemand hat diese Regeln mit dir geteilt.',
  fromFile: (file) => `Aus der Datei „${file}“.`,
  knownAlready: (name) => `Du hast dieses Spiel schon: Es heißt „${name}“.`,
  keepAndPlay: 'Behalten und spielen',
  play: 'Spielen',
  playOnce: 'Einmal spielen',
  noThanks: 'Nein, danke',
  kept: (name) => `„${name}“ ist jetzt unter deinen Spielen und wird als Nächstes gespielt.`,
  tried: (name) => `„${name}“ wird als Nächstes gespielt.`,

  problems: {
    file: (file, problem) => `„${file}“: ${problem}`,
    tooLarge: 'Für Regeln ist das zu groß.',
    unreadable: 'Die Datei lässt sich nicht lesen.',
    noJson: 'Das ist keine Regeldatei: Ihr Text ist kein JSON.',
    damagedLink: 'Der Link zu diesen Regeln ist beschädigt: Ein Teil fehlt oder wurde verändert.',
    newerLink: 'Der Link stammt aus einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
    noObject: 'Das ist keine Regeldatei.',
    format: (given, wanted) => `Das ist keine Regeldatei: Ihr „format“ ist ${given}, nicht ${wanted}.`,
    base: (given) => `Die Regeln gehen von ${given} aus, einem Spiel, das es nicht gibt.`,
    name: (given) => `Die Regeln heißen ${given}; erlaubt ist Text mit höchstens 80 Zeichen.`,
    unknownKey: (key) => `„${key}“ ist keine Regel dieses Spiels.`,
    value: (key, given, allowed) => `„${key}“ ist ${given}; ${allowed}.`,
    players: (fewest, most, given) => `Die Regeln sind für ${fewest} bis ${most} Spieler, nicht für ${given}.`,
  },
};
