import type { MomentWords } from '../en/moments.ts';
import type { Verb } from '../grammar.ts';
import { does } from './speaking.ts';

const TAKE: Verb = ['prends', 'prend', 'prenez', 'prennent'];

const deals = (count: number): string =>
  count === 0 ? 'aucune donne sur 100' : `${count} ${count === 1 ? 'donne' : 'donnes'} sur 100`;
const inDeals = (count: number): string => `dans ${deals(count)}`;

export const moments: MomentWords = {
  verdicts: {
    fine: 'Bien',
    unclear: 'Trop serré pour juger',
    doubtful: 'Douteux',
    mistake: 'Erreur',
    blunder: 'Grosse erreur',
  },
  labelled: (label, text) => `${label} : ${text}`,
  points: (amount, least) => `${amount} ${least < 2 ? 'point' : 'points'}`,
  pointsAre: 'Un point, c’est une partie sur cent.',
  better: (best, than, points) => `${best} vaut ${points} de plus que ${than}.`,
  reasons: {
    knock: (fails, playingOn) =>
      `Cogner ici ${fails === 0 ? 'ne perd' : 'perd'} ${deals(fails)} ; continuer ${playingOn === 0 ? 'n’en perd aucune' : `en perd ${playingOn}`}.`,
    value: (better, worse) => `Ce que tu gardes vaut ${better} au lieu de ${worse}.`,
    outs: (better, worse, of) => `${better} des ${of} cartes encore cachées améliorent ta main, au lieu de ${worse}.`,
    pile: (better, of, card) =>
      `${better === 0 ? 'Aucune' : better} des ${of} cartes encore cachées ${better === 0 ? 'n’améliore' : better === 1 ? 'améliore' : 'améliorent'} davantage ta main que ${card}.`,
    feeds: (who, card, worse, instead, better) =>
      `${does(who, TAKE)} ${card} ${inDeals(worse)}, ${instead} dans ${better === 0 ? 'aucune' : better}.`,
    holds: (who, held, card) => `On sait que ${who.you ? 'tu as' : `${who.name} a`} ${held} : ${card} va avec.`,
    hurry: (share) => `Quelqu’un cogne avant ton prochain tour ${inDeals(share)}.`,
    loses: (worse, better) =>
      `Ton choix perd ${deals(worse)}, le meilleur ${better === 0 ? 'n’en perd aucune' : `en perd ${better}`}.`,
  },
  table: 'La table à ce moment',
  discards: 'Défausse',
  stock: (count) => `Pioche : ${count}`,
  drawn: 'piochée',
  taken: 'prise',
  known: 'Cartes connues',
  discarded: (sign) => `a défaussé ${sign}`,
};
