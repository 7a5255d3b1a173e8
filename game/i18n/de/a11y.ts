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
  waysTitle: 'Was du tun kannst',

  handHidden: 'Kein Blatt liegt offen.',
  handUnseen: 'Die Karten liegen verdeckt.',
  noHand: 'Noch keine Karten.',
  worth: (cards, value) => `${cards}: ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `Wartet auf einen Platz: ${card}.`,
  faceDown: 'verdeckt',
  topCard: (card) => `Oberste Karte: ${card}.`,
  noTopCard: 'Auf der Ablage liegt keine Karte.',
  stock: (count) =>
    count === 0 ? 'Der Stapel ist leer.' : count === 1 ? '1 Karte im Stapel.' : `${count} Karten im Stapel.`,
  turn: (who) => `${does(who, 'bist', 'ist')} am Zug.`,
  nobodysTurn: 'Niemand ist am Zug.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'hast', 'hat')} geklopft: noch ${turnsLeft === 1 ? '1 Zug' : `${turnsLeft} Züge`}.`,
  youCan: (ways) => `Du kannst: ${ways.join('; ')}.`,
  nothingYet: 'Noch ist nichts geschehen.',
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
  again: (way) => `Noch einmal, um es zu tun: ${way}.`,

  keys: 'Tasten',
  keysLead: 'Alles geht auch mit Tasten.',
  keysPlay: 'Spielen',
  keysAsk: 'Fragen',
  keysOther: 'Weitere',
  keyDraw: 'ziehen, nehmen',
  keyKnock: 'klopfen',
  keyDigits: 'diese Karte deines Blatts ablegen',
  keyRow: 'Golf: diese Karte deiner Reihe ersetzen; die gezogene ablegen',
  keySay: '„Einunddreißig!“ sagen, nichts sagen',
  keyOthers: 'Hammer, plötzlicher Tod, passen, bleiben, zurückkommen, ansehen oder gehen',
  keyHand: 'mein Blatt und was es wert ist',
  keyTop: 'die oberste Karte',
  keyTokens: 'was alle noch haben',
  keyTurn: 'wer am Zug ist und was ich tun kann',
  keyLast: 'was seit meinem letzten Zug geschehen ist',
  keyRules: 'Regeln, Tempo, Ton aus und an',
  keyMove: 'durch alles gehen und es drücken',
  keySkip: 'überspringen, was sich bewegt; den Tisch verlassen',
  keyHint: 'ein Tipp',
  keyHelp: 'diese Tasten',
  twice: 'zweimal',
  space: 'Leertaste',
  readerNote:
    'Ein Vorleseprogramm behält einzelne Buchstaben vielleicht für sich: Schalte es in den Fokusmodus (NVDA: Einfügen und Leertaste) oder drücke die Knöpfe.',
};
