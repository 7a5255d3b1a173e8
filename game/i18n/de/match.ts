import type { Speaker } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { counted } from './speaking.ts';

const CALLED: Record<string, string> = { '31': 'Einunddreißig', '41': 'Einundvierzig' };

export const questions: Words['questions'] = {
  shotgun: {
    title: 'Blindschuss?',
    text: (byPoints) =>
      `Alle decken jetzt auf, ungesehen: Es zählt als dein Klopfen, ${byPoints ? 'das höchste Blatt punktet' : 'das niedrigste Blatt verliert'}.`,
    yes: 'Karten auf!',
    no: 'Erst ansehen',
  },
  suddenDeath: {
    title: 'Sudden Death?',
    text: (byPoints) =>
      `Jeder hat eine Karte, ungesehen. Jetzt aufdecken: ${byPoints ? 'Die höchste punktet' : 'Die niedrigste verliert'}.`,
    yes: 'Karten auf!',
    no: 'Weiter austeilen',
  },
  declare: {
    title: (value) => `Du hast ${value}`,
    text: (quiet) => `Sag es, bevor der Ring abgelaufen ist, sonst zählt es ${quiet}.`,
    yes: (value) => `${CALLED[value] ?? value}!`,
    no: 'Nichts sagen',
    unhurried: 'T meldet es, Q schweigt, und jede andere Taste gibt dir noch einmal die volle Zeit.',
  },
  buyIn: {
    title: 'Du bist draußen',
    text: (coins) => `Einen Einsatz zahlen und ${coins === null ? '' : `mit ${coins} `}zurückkommen?`,
    yes: 'Zurückkommen',
    no: 'Draußen bleiben',
  },
};

export const hints: Words['hints'] = {
  button: 'Tipp',
  key: 'um einen Tipp bitten',
  thinking: 'Mal sehen …',
  act: {
    draw: 'Zieh vom Stapel',
    take: (card) => `Nimm ${card}`,
    takeOne: 'Nimm von der Ablage',
    discard: (card) => `Leg ${card} ab`,
    knock: 'Klopf',
    knockWith: (card) => `Klopf und leg ${card} ab`,
    stand: 'Bleib bei deinem Blatt',
    pass: 'Pass',
    hammer: 'Lass alle aufdecken',
    look: 'Schau deine Karten an',
    suddenDeath: 'Ruf den Sudden Death aus',
    deal: 'Teil weiter aus',
    declare: 'Melde es',
    quiet: 'Sag nichts',
    replace: (place) => `Leg sie auf Platz ${place}`,
    flip: (place) => `Leg sie ab und deck Karte ${place} auf`,
    buyIn: 'Komm zurück',
    leave: 'Bleib draußen',
  },
  than: {
    draw: 'Ziehen',
    take: (card) => `Nehmen von ${card}`,
    takeOne: 'Nehmen',
    discard: (card) => `Ablegen von ${card}`,
    knock: 'Klopfen',
    knockWith: (card) => `Klopfen mit ${card}`,
    stand: 'Bleiben',
    pass: 'Passen',
    hammer: 'Aufdecken',
    look: 'Anschauen',
    suddenDeath: 'Ausrufen',
    deal: 'Austeilen',
    declare: 'Melden',
    quiet: 'Schweigen',
    replace: (place) => `Tauschen von Karte ${place}`,
    flip: (place) => `Aufdecken von Karte ${place}`,
    buyIn: 'Zurückkommen',
    leave: 'Draußenbleiben',
  },
  makes: (value) => `das macht ${value}`,
  keeps: (value) => `dir bleiben ${value}`,
  holds: (value) => `du hast ${value}`,
  knockCosts: (percent) => (percent === 0 ? 'das geht fast nie schief' : `das geht in ${percent} % der Fälle schief`),
  knockWouldCost: (percent) => `Klopfen ginge in ${percent} % der Fälle schief`,
  sure: (percent) => `zu ${percent} % sicher`,
  wins: (points, than) => `gewinnt ${points} Prozentpunkte öfter als ${than}`,
  even: (than) => `etwa so gut wie ${than}`,
  chance: (percent) => `${percent} % Siegchance`,
  byExpert: 'Das rät der eingebaute Experte.',
};

function does({ name, you }: Speaker, yours: string, others: string): string {
  return you ? `Du ${yours}` : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
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

export const result: Words['result'] = {
  youWin: 'Du gewinnst die Partie',
  wins: (name) => `${name} gewinnt die Partie`,
  afterDeals: (count) => `nach ${counted(count, 'Runde', 'Runden')}`,
  outInDeal: (deal) => `draußen in Runde ${deal}`,
  easier: {
    offer: 'Du hast drei Partien hintereinander verloren. Möchtest du leichtere Gegner?',
    accept: 'Ja, leichtere',
    decline: 'Nein, danke',
  },
  playAgain: 'Noch einmal',
  menu: 'Menü',
  watchAgain: 'Noch einmal ansehen',
  saveRecord: 'Partie sichern',
};
