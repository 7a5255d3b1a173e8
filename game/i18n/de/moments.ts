import type { MomentWords } from '../en/moments.ts';
import type { Verb } from '../grammar.ts';
import { does } from './speaking.ts';

const TAKE: Verb = ['nimmst', 'nimmt', 'nehmt', 'nehmen'];
const HOLD: Verb = ['hältst', 'hält', 'haltet', 'halten'];

const deals = (count: number): string => (count === 0 ? 'keine von 100 Runden' : `${count} von 100 Runden`);
const inDeals = (count: number): string => `in ${count === 0 ? 'keiner' : count} von 100 Runden`;
const inThem = (count: number): string => `in ${count === 0 ? 'keiner' : count}`;

export const moments: MomentWords = {
  verdicts: {
    fine: 'Gut',
    unclear: 'Zu knapp für ein Urteil',
    doubtful: 'Zweifelhaft',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
  },
  labelled: (label, text) => `${label}: ${text}`,
  points: (amount) => `${amount} Punkte`,
  pointsAre: 'Ein Punkt ist eine von hundert Partien.',
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
    holds: (who, held, card) => `${does(who, HOLD)} bekanntlich ${held}: Dazu passt ${card}.`,
    hurry: (share) => `Vor deinem nächsten Zug klopft jemand ${inDeals(share)}.`,
    loses: (worse, better) => `Deine Wahl verliert ${deals(worse)}, die bessere ${better === 0 ? 'keine' : better}.`,
  },
  table: 'Der Tisch in diesem Moment',
  discards: 'Ablage',
  stock: (count) => `Stapel: ${count}`,
  drawn: 'gezogen',
  taken: 'genommen',
  known: 'Bekannte Karten',
  discarded: (sign) => `legte ${sign} ab`,
};
