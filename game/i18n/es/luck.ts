import type { LuckWords } from '../en/luck.ts';

export const luck: LuckWords = {
  title: 'Suerte',
  counting: 'Contando…',
  none: 'No hay nada que contar: el golf queda fuera, porque en él nadie conoce sus propias cartas.',
  dealt: (you, expected, they, theirs) =>
    `Repartido: tus manos valían ${you} puntos de media (lo esperado: ${expected}), las de los demás ${they} (lo esperado: ${theirs}).`,
  drawn: (you, expected, they, theirs) =>
    `Robado: una carta del mazo te dio ${you} puntos (lo esperado: ${expected}), a los demás ${they} (lo esperado: ${theirs}).`,
  results: (matches, wins, average) =>
    `Has ganado el ${wins} % de ${matches} partidas; con cartas medias habría sido el ${average} %.`,
  inside: 'Cada uno de estos valores está dentro de lo que el azar da 19 de cada 20 veces.',
  outside: (what) => `Más lejos de lo esperado de lo que el azar lo deja 19 de cada 20 veces: ${what}.`,
  yourHands: 'tus manos',
  theirHands: 'las manos de los demás',
  yourCards: 'las cartas que robaste',
  theirCards: 'las cartas que robaron los demás',
  how: 'Tras ± figura el intervalo del 95 %. Lo esperado es la media de todas las manos posibles y, en cada robo, la de las cartas que había en el mazo: ninguna manera de jugar hace parecer más afortunado. Un trío que gana a todo cuenta aquí por su palo. El golf queda fuera.',
  ofMatch: {
    'far-more': ({ name, you }) =>
      `Las cartas ${you ? 'te' : 'le'} fueron mucho más favorables ${you ? 'que' : `a ${name} que`} a los demás.`,
    more: ({ name, you }) =>
      `Las cartas ${you ? 'te' : 'le'} fueron algo más favorables ${you ? 'que' : `a ${name} que`} a los demás.`,
    even: ({ name, you }) =>
      `Las cartas ${you ? 'te' : 'le'} fueron más o menos tan favorables ${you ? 'como' : `a ${name} como`} a los demás.`,
    less: ({ name, you }) =>
      `Las cartas ${you ? 'te' : 'le'} fueron algo menos favorables ${you ? 'que' : `a ${name} que`} a los demás.`,
    'far-less': ({ name, you }) =>
      `Las cartas ${you ? 'te' : 'le'} fueron mucho menos favorables ${you ? 'que' : `a ${name} que`} a los demás.`,
  },
  ofMatchHow:
    'Manos repartidas y cartas robadas, junto a lo que cabía esperar y a lo que recibieron los demás: no tiene nada que ver con lo bien que jugara nadie.',
};
