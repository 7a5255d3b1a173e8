import { joined, type Verb } from '../grammar.ts';
import type { Words } from '../parts.ts';
import { does, HAS } from './speaking.ts';

export const review: Words['review'] = {
  mistakeOfDeal: 'Ein Fehler in dieser Runde',
  lead: 'Beurteilt wird jede Entscheidung nach dem, was dabei zu wissen war, nie nach den Karten, die dann kamen. Verluste zählen in Prozent einer Partie: 1\u00a0% ist eine von hundert Partien.',
  whose: 'Wessen Entscheidungen',
  choose: 'Wähl einen Spieler',
  making: 'Wird analysiert …',
  unavailable: 'Die Bots, die urteilen, wurden nicht geladen; im Moment gibt es keine Analyse.',
  tryAgain: 'Noch einmal',
  whole: (marked, judged) => {
    if (judged === 0) return 'Es gab nichts zu beurteilen: Jede Entscheidung war klar.';
    const of = judged === 1 ? '1 Entscheidung' : `${judged} Entscheidungen`;
    return marked === 0 ? `${of} beurteilt, nichts zu beanstanden.` : `${of} beurteilt, ${marked} davon markiert.`;
  },
  counts: {
    fine: 'Gut',
    unclear: 'Zu knapp für ein Urteil',
    doubtful: 'Zweifelhaft',
    mistake: 'Fehler',
    blunder: 'Grobe Fehler',
  },
  obvious: 'Klar, nicht beurteilt',
  lost: 'Insgesamt verloren, in % einer Partie',
  pointedOut: 'Was markiert wird',
  grades: { doubtful: 'jeder Verlust', mistake: 'alle Fehler', blunder: 'nur grobe Fehler' },
  dearest: 'Was am meisten kostete',
  all: 'Alle der Reihe nach',
  noneDear: {
    doubtful: 'Keine Entscheidung hat eindeutig etwas verschenkt.',
    mistake: 'Keine Entscheidung war eindeutig ein Fehler.',
    blunder: 'Keine Entscheidung war eindeutig ein grober Fehler.',
  },
  noneDearYet: 'Bisher nichts.',
  moment: (deal, turn) => `Runde ${deal}, Zug ${turn}`,
  show: 'Ab hier ansehen',
  showOne: (moment) => `Ab hier ansehen: ${moment}`,
  playedLike: ({ name, you }) => (you ? 'Du hast gespielt wie' : `${name} hat gespielt wie`),
  perDecision: 'Verloren je Entscheidung, in % einer Partie',
  player: 'Spieler',
  level: 'Stärke',
  chance: 'Chance, die Partie zu gewinnen',
  fairShare: (share) => `Die gestrichelte Linie ist ein gleicher Anteil, ${share}.`,
  start: 'Anfang',
  byDeal: 'Runde für Runde',
  byKind: 'Nach Art der Entscheidung',
  deal: 'Runde',
  chanceAfter: 'Chance danach',
  decisions: 'Entscheidungen',
  pointsLost: 'Verloren, in %',
  kind: 'Art',
  kinds: {
    knock: 'Klopfen oder weiterspielen',
    draw: 'Ziehen oder nehmen',
    exchange: 'Was tauschen',
    discard: 'Was ablegen',
    change: 'Blatt behalten oder tauschen',
    declare: 'Melden oder schweigen',
    place: 'Wohin damit',
  },
  assumed: 'Was angenommen wird',
  equity: 'Die Siegchance setzt voraus, dass alle, die noch spielen, gleich stark sind.',
  bots: 'Die Aufzeichnung sagt nicht, wie die Bots gespielt haben: Angenommen wird, so gut sie können.',
  people: 'Von Menschen wird angenommen, dass sie so gut weiterspielen wie die besten Bots.',
  byBot: ({ name, you }, deals) =>
    `In ${deals.length === 1 ? 'Runde' : 'den Runden'} ${joined(deals, 'und')} hat ein Bot für ${you ? 'dich' : name} gespielt, ganz oder zum Teil.`,
  adapted: (name, otherwise) => `${name} passt sich hier den anderen an. Sonst: ${otherwise}.`,
  adaptedMark: 'Angepasst',
  marked: (count) => (count === 1 ? '1 markierte Entscheidung' : `${count} markierte Entscheidungen`),
  noneMarked: 'Keine markierten Entscheidungen',
  nextMark: 'Zur nächsten markierten Entscheidung',
  previousMark: 'Zur vorigen markierten Entscheidung',
};

const TAKE: Verb = ['nimmst', 'nimmt', 'nehmt', 'nehmen'];

const deals = (count: number): string => (count === 0 ? 'keine von 100 Runden' : `${count} von 100 Runden`);
const inDeals = (count: number): string => `in ${count === 0 ? 'keiner' : count} von 100 Runden`;
const inThem = (count: number): string => `in ${count === 0 ? 'keiner' : count}`;

export const moments: Words['moments'] = {
  verdicts: {
    fine: 'Gut',
    unclear: 'Zu knapp für ein Urteil',
    doubtful: 'Zweifelhaft',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
  },
  labelled: (label, text) => `${label}: ${text}`,
  percent: (amount) => `${amount}\u00a0%`,
  better: (best, than, points) => `${best} ist ${points} besser als ${than}.`,
  reasons: {
    knock: (fails, playingOn) =>
      `Wer hier klopft, verliert ${deals(fails)}; wer weiterspielt, ${playingOn === 0 ? 'keine' : playingOn}.`,
    value: (better, worse) => `Was dir bleibt, ist ${better} wert statt ${worse}.`,
    outs: (better, worse, of) => `${better} der ${of} ungesehenen Karten verbessern dein Blatt, statt ${worse}.`,
    pile: (better, of, card) =>
      `${better === 0 ? 'Keine' : better} der ${of} ungesehenen Karten ${better < 2 ? 'verbessert' : 'verbessern'} dein Blatt mehr als ${card}.`,
    feeds: (who, card, worse, instead, better) =>
      `${does(who, TAKE)} ${card} ${inDeals(worse)}, ${instead} ${inThem(better)}.`,
    holds: (who, held, card) => `${does(who, HAS)} bekanntlich ${held}: Dazu passt ${card}.`,
    hurry: (share) => `Vor deinem nächsten Zug klopft jemand ${inDeals(share)}.`,
    loses: (worse, better) => `Deine Wahl verliert ${deals(worse)}, die bessere ${better === 0 ? 'keine' : better}.`,
  },
  table: 'Der Tisch in diesem Moment',
  discards: 'Ablage',
  aside: 'Eben abgelegt',
  pool: 'In der Mitte',
  stock: (count) => `Stapel: ${count}`,
  drawn: 'gezogen',
  taken: 'genommen',
  known: 'Bekannte Karten',
  discarded: (sign) => `legte ${sign} ab`,
  gave: (sign) => `gab ${sign}`,
};

export const exercises: Words['exercises'] = {
  title: 'Übungen',
  today: (done, of) => `${done} von ${of} heute`,
  ownMatch: (game, date) => `${game} · deine Partie vom ${date}`,
  library: (game) => `${game} · aus Partien des Meisters`,
  question: 'Was machst du?',
  right: 'Richtig.',
  wrong: 'Es gibt einen besseren Zug.',
  asGood: (best) => `${best} ist etwa so gut.`,
  inTheMatch: (action) => `In deiner Partie: ${action}.`,
  comesBack: (days) => (days === 1 ? 'Das kommt morgen wieder.' : `Das kommt in ${days} Tagen wieder.`),
  solved: 'Gelöst: Das kommt nicht wieder.',
  best: (action) => `${action}: am besten`,
  next: 'Weiter',
  done: 'Das war alles für heute. Morgen gibt es neue.',
  more: 'Noch eine',
  nothing: 'Du hast alle gelöst.',
  ownToo: 'Sobald eine deiner Partien analysiert ist, kommen hier auch deine eigenen Fehler dran.',
  actions: 'Alle Möglichkeiten',
  action: 'Möglichkeit',
  chance: 'Siegchance',
};
