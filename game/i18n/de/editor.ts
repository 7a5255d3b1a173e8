import type { AlsoCalled } from '../message-arguments.ts';
import type { Words } from '../parts.ts';

const POOL = 'Mitte Pool Widow Tisch';
const TOKENS = 'Leben Chip Chips Strich Striche Pfennig Münze Streichholz';

const ALSO_CALLED: AlsoCalled = {
  things: {
    Leben: TOKENS,
    Mitte: POOL,
    pool: POOL,
    meld: 'Blitz Feuer Knack',
    Stapel: 'Talon Deck Ziehstapel Nachziehstapel',
    klopf: 'klopfen zumachen schließen halten zu',
    2: 'zwei',
    3: 'drei',
    4: 'vier',
  },
  rules: {
    declareLoss: TOKENS,
    knockerLossOn31: TOKENS,
    knockerLowestLoss: TOKENS,
    knockerTieLoss: TOKENS,
    othersTieLoss: TOKENS,
    knockerNotHighestLoss: TOKENS,
    lowestTieLoss: TOKENS,
    handRanking: 'Folge Paar Straße',
    straightFlush: 'Folge Straße Sequenz',
    threeOfAKind: 'Drilling',
    scoring: 'das höchste höchstes Blatt gewinnt',
    pointsGoTo: 'das höchste höchstes Blatt gewinnt',
    knockPromise: 'das höchste höchstes Blatt gewinnt',
    finalTurnStand: 'bleiben stehen',
    buyIns: 'wieder einkaufen',
    stockEmpty: 'leerer aufgebraucht',
  },
};

export const editor: Words['editor'] = {
  newTitle: 'Dein eigenes Spiel',
  changeTitle: (name) => `„${name}“ ändern`,
  name: 'Name',
  nameHint: 'Bis zu 40 Zeichen',
  base: 'Vorlage',
  putAllBack: 'Alles zurücksetzen',
  putBack: 'Zurücksetzen',
  putBackRule: (rule) => `Zurücksetzen: ${rule}`,
  changed: 'geändert',
  noEffect: (reason) => `Ohne Wirkung: ${reason}.`,
  common: 'Worin sich die meisten Tische unterscheiden',
  topics: {
    threeOfAKind: 'Drei Gleiche',
    limits: 'Wann man klopfen darf',
    lives: 'Leben und Schwimmen',
    failedKnock: 'Erfolgloses Klopfen',
    lateDeclaring: '{full} nach dem Klopfen',
    ties: 'Wer bei Gleichstand zahlt',
  },
  asIn: (preset) => `wie bei ${preset}`,
  changes: (count) => `${count} geändert`,
  find: 'Regel suchen',
  found: (count) =>
    count === 0
      ? 'Davon ist in keiner Regel die Rede. Versuch ein anderes Wort.'
      : count === 1
        ? '1 Regel'
        : `${count} Regeln`,
  alsoCalled: () => ALSO_CALLED,
  fewest: 'Mindestens',
  most: 'Höchstens',
  less: (rule) => `Weniger: ${rule}`,
  more: (rule) => `Mehr: ${rule}`,
  anotherNumber: 'Eine andere Zahl',
  namesHint: (most) => `Ein Name pro Zeile, von allen Leben abwärts; höchstens ${most}.`,
  golfHand: 'Eine Reihe beim Golf hat drei Karten.',
  bragHand: 'Ein Blatt beim Brag hat drei Karten.',
  poolHand: {
    poolSwapAll: 'Mit vier Karten kann niemand die ganze Mitte nehmen: Dort liegen drei.',
    dealerChoice: 'Mit vier Karten kann der Geber nicht gegen die Mitte tauschen: Dort liegen drei.',
  },
  boundPass: {
    poolPass:
      'Wer alle drei tauscht, muss im nächsten Zug schieben, und danach geht es weiter: Das geht nicht, wo man danach aussetzt oder niemand schiebt.',
    poolKnockAfter: 'Wer alle drei tauscht, klopft entweder am Ende dieses Zuges oder schiebt im nächsten.',
    poolSevenEightNine: 'Wer schieben muss, kann nicht stattdessen neue Karten verlangen.',
  },
  knockerLastTurn: {
    counterKnock: 'Wenn der Nächste auch klopfen kann, hat der Klopfer keinen letzten Zug.',
    lastTurns: 'Wenn nach dem Klopfen niemand mehr dran ist, dann auch der Klopfer nicht.',
    knockTiming: 'Wer vor dem Ziehen klopft, hat seinen Zug noch vor sich und am Schluss keinen weiteren.',
  },
  discardFirst: {
    play: 'Erst ablegen kann man nur, wo man zieht und ablegt.',
    returnTaken: 'Wer vor dem Ziehen ablegt, kann die genommene Karte nicht mehr hergeben.',
  },
  noTen: 'Italienische Karten haben keine Zehn.',
  endlessRace:
    'Ein Rennen, in dem man Punkte verliert, braucht eine feste Zahl von Runden: Sonst endet es vielleicht nie.',
  endlessDeal:
    'Wo niemand klopft, muss etwas anderes die Runde beenden: gemeldete Blätter, eine feste Zahl von Zügen, ein Stapel, der leer wird, oder Schieben, wenn man mit der Mitte tauscht.',
  tooManyPlayers: ({ handSize, pool, pack, most }) =>
    `Mit je ${handSize} Karten${pool > 0 ? ` und ${pool} in der Mitte` : ''} aus insgesamt ${pack} können höchstens ${most} mitspielen.`,
  fixes: 'So würde es gehen:',
  allowed: {
    choice: (values) => `erlaubt ist ${values}`,
    whole: (low, high) => `erlaubt ist eine ganze Zahl von ${low} bis ${high}`,
    worth: (low, high) => `erlaubt ist eine Zahl von ${low} bis ${high} in halben Schritten, "top" oder null`,
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
  unsavedTitle: 'Änderungen speichern?',
  unsavedText: 'Sonst gehen sie verloren.',
  discard: 'Verwerfen',
  continueEditing: 'Weiter bearbeiten',

  shareTitle: (name) => `„${name}“ teilen`,
  shareLead: 'Wer den Link öffnet oder die Datei im Spiel, kann nach diesen Regeln spielen.',
  link: 'Link',
  copyLink: 'Link kopieren',
  send: 'Senden',
  saveFile: 'Als Datei speichern',

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
    noJson: 'Das ist keine Regeldatei: Ihr Text ist kein JSON in UTF-8.',
    damagedLink: 'Der Link zu diesen Regeln ist beschädigt: Ein Teil fehlt oder wurde verändert.',
    newer: 'Das stammt aus einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
    noObject: 'Das ist keine Regeldatei.',
    format: (given, wanted) => `Das ist keine Regeldatei: Ihr „format“ ist ${given}, nicht ${wanted}.`,
    base: (given) => `Die Regeln gehen von ${given} aus, einem Spiel, das es nicht gibt.`,
    name: (given) => `Die Regeln heißen ${given}; erlaubt ist Text mit höchstens 80 Zeichen.`,
    unknownKey: (key) => `„${key}“ ist keine Regel dieses Spiels.`,
    value: (key, given, allowed) => `„${key}“ ist ${given}; ${allowed}.`,
    players: (fewest, most, given) => `Die Regeln sind für ${fewest} bis ${most} Spieler, nicht für ${given}.`,
  },
};
