import type { LuckWords } from '../en/luck.ts';

export const luck: LuckWords = {
  title: 'Chance',
  counting: 'Calcul en cours…',
  none: 'Rien à compter : le golf est laissé de côté, car personne n’y connaît ses propres cartes.',
  dealt: (you, expected, they, theirs) =>
    `Distribué : tes mains valaient ${you} points en moyenne (attendu : ${expected}), celles des autres ${they} (attendu : ${theirs}).`,
  drawn: (you, expected, they, theirs) =>
    `Pioché : une carte de la pioche t’a apporté ${you} points (attendu : ${expected}), aux autres ${they} (attendu : ${theirs}).`,
  results: (matches, wins, average) =>
    `Tu as gagné ${wins} % de ${matches} parties ; avec des cartes moyennes, ç’aurait été ${average} %.`,
  inside: 'Chacune de ces valeurs est dans ce que le hasard donne 19 fois sur 20.',
  outside: (what) => `Plus loin de ce qui était attendu que ne le met le hasard 19 fois sur 20 : ${what}.`,
  yourHands: 'tes mains',
  theirHands: 'les mains des autres',
  yourCards: 'les cartes que tu as piochées',
  theirCards: 'les cartes que les autres ont piochées',
  how: 'Après ± figure l’intervalle à 95 %. L’attendu est la moyenne sur toutes les mains possibles et, à chaque pioche, sur les cartes qui s’y trouvaient : aucune façon de jouer ne fait paraître plus chanceux. Un brelan qui bat tout compte ici par sa couleur. Le golf est laissé de côté.',
  ofMatch: {
    'far-more': ({ name, you }) =>
      `Les cartes ${you ? 't’ont bien plus favorisé' : `ont bien plus favorisé ${name}`} que les autres.`,
    more: ({ name, you }) =>
      `Les cartes ${you ? 't’ont un peu plus favorisé' : `ont un peu plus favorisé ${name}`} que les autres.`,
    even: ({ name, you }) =>
      `Les cartes ${you ? 't’ont à peu près autant favorisé' : `ont à peu près autant favorisé ${name}`} que les autres.`,
    less: ({ name, you }) =>
      `Les cartes ${you ? 't’ont un peu moins favorisé' : `ont un peu moins favorisé ${name}`} que les autres.`,
    'far-less': ({ name, you }) =>
      `Les cartes ${you ? 't’ont bien moins favorisé' : `ont bien moins favorisé ${name}`} que les autres.`,
  },
  ofMatchHow:
    'Mains distribuées et cartes piochées, comparées à ce qui était attendu et à ce que les autres ont reçu : cela ne dit rien de la façon de jouer.',
};
