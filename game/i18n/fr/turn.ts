import { capitalised, joined } from '../grammar.ts';
import type { Words } from '../en/words.ts';
import { cards } from './cards.ts';

const OPTIONS = { draw: 'pioche', knock: 'cogne', stand: 'reste', hammer: 'joue le marteau', pass: 'passe' };

export const turn: Words['turn'] = {
  knock: 'Cogner',
  pass: 'Passer',
  stand: 'Rester',
  hammer: 'Marteau',
  draw: 'Piocher',
  takeDiscard: 'Prendre la défausse',
  take: (card) => `Prendre ${cards.the(card)}`,
  discardCard: (card) => `Défausser ${cards.the(card)}`,
  knockWith: (card) => `Cogner en défaussant ${cards.the(card)}`,
  waiting: (card) => capitalised(cards.the(card)),
  again: (face) => [`${face} ? Encore`, `${face} ?\nEncore`, 'Encore ?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `prends ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'ou'))}.`;
  },
  pressAgain: {
    draw: 'Encore une fois sur la pioche pour piocher.',
    knock: (lost) => [
      ...(lost === null
        ? []
        : [
            `Encore une fois pour cogner : un tour de plus pour les autres. Si tu es alors au plus bas, tu perds ${lost}.`,
          ]),
      'Encore une fois pour cogner : les autres auront encore un tour.',
    ],
    hammer: 'Encore une fois, et tout le monde montre : c’est toi qui cognes.',
    pass: 'Encore une fois pour passer : la donne finit là.',
    stand: 'Encore une fois pour garder ta main.',
    knockWith: 'Encore une fois pour cogner avec : les autres auront encore un tour.',
  },
  discard: {
    choose: 'Défausse une carte.',
    chooseAnother: 'Défausse une carte, sauf celle que tu viens de prendre.',
    chooseOrKnock: 'Choisis une carte : défausse-la, ou cogne avec.',
    chosen: (again) => (again ? 'Encore une fois pour la défausser.' : 'Défausse-la.'),
    chosenOrKnock: (again) =>
      again ? 'Encore une fois pour la défausser, ou cogne avec.' : 'Défausse-la, ou cogne avec.',
  },
  noKnock: {
    firstTurn: 'On ne cogne pas au premier tour.',
    oneSuit: 'Pour cogner, il faut une seule couleur.',
    oneSuitWorth: (least) => `Pour cogner, il faut une seule couleur, et ${least} au moins.`,
    tooLow: (least, value) => `Pour cogner, il faut ${least} au moins : ici ${value}.`,
  },
};
