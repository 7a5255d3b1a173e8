import type { Words } from '../en/words.ts';

type Who = { name: string; you: boolean };

function does({ name, you }: Who, yours: string, others: string): string {
  return you ? `Du ${yours}` : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  autoLight: 'Auto',

  table: (game, deal) => (deal === 0 ? game : `${game}, Runde ${deal}`),
  handTitle: ({ name, you }) => (you ? 'Dein Blatt' : `Das Blatt von ${name}`),
  titled: (title, sentence) => `${title}: ${sentence}`,
  tableTitle: 'Auf dem Tisch',
  playersTitle: 'Spieler',
  actionsTitle: 'Was du tun kannst',

  handHidden: 'Es wird kein Blatt gezeigt.',
  handUnseen: 'Die Karten liegen verdeckt.',
  noHand: 'Noch keine Karten.',
  worth: (cards, value) => `${cards}: ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `Wartet auf einen Platz: ${card}.`,
  faceDown: 'verdeckt',
  topCard: (card) => `Oberste Karte: ${card}.`,
  noTopCard: 'Die Ablage ist leer.',
  stock: (count) =>
    count === 0 ? 'Der Stapel ist leer.' : count === 1 ? '1 Karte im Stapel.' : `${count} Karten im Stapel.`,
  turn: (who) => `${does(who, 'bist', 'ist')} am Zug.`,
  nobodysTurn: 'Niemand ist am Zug.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'hast', 'hat')} geklopft: noch ${turnsLeft === 1 ? '1 Zug' : `${turnsLeft} Züge`}.`,
  youCan: (ways) => `Du kannst: ${ways.join('; ')}.`,
  nothingYet: 'Noch ist nichts passiert.',
  dealer: 'gibt',
  knocker: 'hat geklopft',
  onTurn: 'am Zug',
  player: ({ name, you }, facts) => `${you ? 'Du' : name}: ${facts.join(', ')}.`,

  drew: (who) => `${does(who, 'ziehst', 'zieht')}.`,
  drewCard: (who, card) => `${does(who, 'ziehst', 'zieht')} ${card}.`,
  took: (who, card) => `${does(who, 'nimmst', 'nimmt')} ${card}.`,
  discarded: (who, card) => `${does(who, 'legst', 'legt')} ${card} ab.`,
  stood: (who) => `${does(who, 'behältst deine', 'behält die')} Karten.`,
  knockWith: (value) => `Klopfen mit ${value}`,
  again: (way) => `Noch einmal drücken: ${way}.`,

  keys: 'Tasten',
  keysLead: 'Alles geht auch mit Tasten.',
  keysPlay: 'Spielen',
  keysAsk: 'Abfragen',
  keysOther: 'Weitere',
  keyDraw: 'ziehen, nehmen',
  keyKnock: 'klopfen',
  keyDigits: 'diese Karte deines Blatts ablegen',
  keyRow: 'Golf: diese Karte deiner Reihe ersetzen; die gezogene ablegen',
  keySay: '„Einunddreißig!“ sagen, nichts sagen',
  keyOthers: 'Hammer, Sudden Death, passen, bleiben, zurückkommen, ansehen oder gehen',
  keyHand: 'mein Blatt und was es wert ist',
  keyTop: 'die oberste Karte',
  keyTokens: 'was alle noch haben',
  keyTurn: 'wer am Zug ist und was ich tun kann',
  keyLast: 'was seit meinem letzten Zug passiert ist',
  keyRules: 'Regeln, Tempo, Ton aus und an',
  keyMove: 'sich bewegen und drücken',
  keySkip: 'Animationen überspringen, Tisch verlassen',
  keyHint: 'ein Tipp',
  keyMarks: 'beim Ansehen: nächste und vorige markierte Entscheidung',
  keyHelp: 'diese Tasten',
  twice: 'zweimal',
  space: 'Leertaste',
  readerNote:
    'Ein Screenreader fängt einzelne Buchstaben vielleicht selbst ab: Schalte ihn in den Fokusmodus (NVDA: Einfügen+Leertaste) oder drück die Knöpfe.',
};
