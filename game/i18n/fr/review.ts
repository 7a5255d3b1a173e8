import { joined, type Verb } from '../grammar.ts';
import type { Words } from '../parts.ts';
import { does, elided, the } from './speaking.ts';

export const review: Words['review'] = {
  mistakeOfDeal: 'Une erreur dans cette donne',
  lead: 'Chaque décision est jugée sur ce qu’on pouvait savoir à ce moment-là, jamais sur les cartes qui sont venues. Les pertes sont en pourcentage d’une partie : 1 %, c’est une partie sur cent.',
  whose: 'Les décisions de',
  choose: 'Choisis un joueur',
  making: 'Analyse en cours…',
  unavailable: 'Les bots qui jugent n’ont pas pu être chargés : pas d’analyse pour l’instant.',
  tryAgain: 'Réessayer',
  whole: (marked, judged) => {
    if (judged === 0) return 'Il n’y avait rien à juger : chaque décision allait de soi.';
    const of = judged === 1 ? '1 décision jugée' : `${judged} décisions jugées`;
    return marked === 0 ? `${of}, rien à signaler.` : `${of}, dont ${marked} à revoir.`;
  },
  counts: {
    fine: 'Bonnes',
    unclear: 'Trop serrées pour juger',
    doubtful: 'Douteuses',
    mistake: 'Erreurs',
    blunder: 'Grosses erreurs',
  },
  obvious: 'Évidentes, non jugées',
  lost: 'Perdu en tout, en % d’une partie',
  pointedOut: 'À revoir',
  grades: {
    doubtful: 'toutes les pertes',
    mistake: 'toutes les erreurs',
    blunder: 'les grosses erreurs',
  },
  dearest: 'Ce qui a coûté le plus',
  all: 'Toutes, dans l’ordre',
  noneDear: {
    doubtful: 'Aucune décision n’a coûté quelque chose à coup sûr.',
    mistake: 'Aucune décision n’était à coup sûr une erreur.',
    blunder: 'Aucune décision n’était à coup sûr une grosse erreur.',
  },
  noneDearYet: 'Rien jusqu’ici.',
  moment: (deal, turn) => `Donne ${deal}, tour ${turn}`,
  show: 'Revoir à partir d’ici',
  showOne: (moment) => `Revoir à partir d’ici : ${moment}`,
  playedLike: ({ name, you }) => (you ? 'Tu as joué comme' : `${name} a joué comme`),
  perDecision: 'Perdu par décision, en % d’une partie',
  player: 'Joueur',
  level: 'Niveau',
  chance: 'Chances de gagner la partie',
  fairShare: (share) => `La ligne pointillée marque une part égale, ${share}.`,
  start: 'Début',
  byDeal: 'Donne par donne',
  byKind: 'Par type de décision',
  deal: 'Donne',
  chanceAfter: 'Chances après',
  decisions: 'Décisions',
  pointsLost: 'Perdu, en %',
  kind: 'Type',
  kinds: {
    knock: 'Cogner ou continuer',
    draw: 'Piocher ou prendre',
    exchange: 'Quoi échanger',
    discard: 'Quoi défausser',
    change: 'Garder la main ou la changer',
    declare: 'Annoncer ou se taire',
    place: 'Où placer la carte',
  },
  assumed: 'Hypothèses',
  equity: 'Les chances de gagner la partie supposent que tous ceux qui restent sont de même force.',
  bots: 'L’enregistrement ne dit pas comment les bots ont joué : on suppose qu’ils jouent de leur mieux.',
  people: 'On suppose que les personnes jouent la suite aussi bien que les meilleurs bots.',
  byBot: ({ name, you }, deals) =>
    `Un bot a joué ${you ? 'à ta place' : `à la place ${elided('de', name)}`} ${deals.length === 1 ? 'dans la donne' : 'dans les donnes'} ${joined(deals, 'et')}, en tout ou en partie.`,
  adapted: (name, otherwise) => `${name} s’adapte ici aux autres. Sinon\u00a0: ${otherwise}.`,
  adaptedMark: 'Adapté',
  marked: (count) => (count === 1 ? '1 décision à revoir' : `${count} décisions à revoir`),
  noneMarked: 'Aucune décision à revoir',
  nextMark: 'À la prochaine décision à revoir',
  previousMark: 'À la précédente décision à revoir',
};

const TAKE: Verb = ['prends', 'prend', 'prenez', 'prennent'];

const deals = (count: number): string =>
  count === 0 ? 'aucune donne sur 100' : `${count} ${count === 1 ? 'donne' : 'donnes'} sur 100`;
const ofThem = (count: number): string => (count === 0 ? 'aucune' : String(count));

export const moments: Words['moments'] = {
  verdicts: {
    fine: 'Bien',
    unclear: 'Trop serré pour juger',
    doubtful: 'Douteux',
    mistake: 'Erreur',
    blunder: 'Grosse erreur',
  },
  labelled: (label, text) => `${label} : ${text}`,
  percent: (amount) => `${amount} %`,
  better: (best, than, points) => `${best} fait gagner ${points} de parties de plus ${elided('que', than)}.`,
  reasons: {
    knock: (fails, playingOn) =>
      `En cognant ici, on ${fails === 0 ? 'ne perd' : 'perd'} ${deals(fails)} ; en continuant, ${ofThem(playingOn)}.`,
    value: (better, worse) => `Ce que tu gardes vaut ${better} au lieu de ${worse}.`,
    outs: (better, worse, of) =>
      `${better} des ${of} cartes encore cachées ${better === 1 ? 'améliore' : 'améliorent'} ta main, au lieu de ${worse}.`,
    pile: (better, of, card) =>
      `${better === 0 ? 'Aucune' : better} des ${of} cartes encore cachées ${better === 0 ? 'n’améliore' : better === 1 ? 'améliore' : 'améliorent'} davantage ta main que ${the(card)}.`,
    feeds: (who, card, worse, instead, better) =>
      `${does(who, TAKE)} ${the(card)} dans ${deals(worse)}, ${the(instead)} dans ${ofThem(better)}.`,
    holds: (who, held, card) =>
      `On sait que ${who.you ? 'tu as' : `${who.name} a`} ${the(held)} : ${the(card)} va avec.`,
    hurry: (share) => `Quelqu’un cogne avant ton prochain tour dans ${deals(share)}.`,
    loses: (worse, better) =>
      `Avec ton choix, on ${worse === 0 ? 'ne perd' : 'perd'} ${deals(worse)} ; avec le meilleur, ${ofThem(better)}.`,
  },
  table: 'La table à ce moment',
  discards: 'Défausse',
  aside: 'Défaussée à l’instant',
  pool: 'Au milieu',
  stock: (count) => `Pioche : ${count}`,
  drawn: 'piochée',
  taken: 'prise',
  known: 'Cartes connues',
  discarded: (sign) => `a défaussé ${sign}`,
  gave: (sign) => `a posé ${sign}`,
};

export const exercises: Words['exercises'] = {
  title: 'Exercices',
  today: (done, of) => `${done} sur ${of} aujourd’hui`,
  ownMatch: (game, date) => `${game} · ta partie du ${date}`,
  library: (game) => `${game} · tiré des parties du maître`,
  question: 'Que fais-tu ?',
  right: 'Bien vu.',
  wrong: 'Il y a mieux.',
  asGood: (best) => `${best} vaut à peu près autant.`,
  inTheMatch: (action) => `Dans ta partie : ${action}.`,
  comesBack: (days) => (days === 1 ? 'À revoir demain.' : `À revoir dans ${days} jours.`),
  solved: 'Résolu : cet exercice ne reviendra plus.',
  best: (action) => `${action} : le mieux`,
  next: 'Suivant',
  done: 'C’est tout pour aujourd’hui. Il y en aura d’autres demain.',
  more: 'Encore un',
  nothing: 'Tu as tout résolu.',
  ownToo: 'Dès qu’une de tes parties aura été analysée, tes propres erreurs apparaîtront ici aussi.',
  actions: 'Toutes les possibilités',
  action: 'Possibilité',
  chance: 'Chances de gagner',
};
