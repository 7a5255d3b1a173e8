import { capitalised, joined } from '../grammar.ts';
import type { Words } from '../en/words.ts';
import { cards } from './cards.ts';

const OPTIONS = { draw: 'roba', knock: 'golpea', stand: 'plántate', hammer: 'da el martillazo', pass: 'pasa' };

export const turn: Words['turn'] = {
  knock: 'Golpear',
  pass: 'Pasar',
  stand: 'Plantarse',
  hammer: 'Martillo',
  draw: 'Robar del mazo',
  takeDiscard: 'Tomar el descarte',
  take: (card) => `Tomar ${cards.the(card)}`,
  discardCard: (card) => `Descartar ${cards.the(card)}`,
  knockWith: (card) => `Golpear descartando ${cards.the(card)}`,
  waiting: (card) => capitalised(cards.the(card)),
  again: (face) => [`¿${face}? Otra vez`, `¿${face}?\nOtra vez`, '¿Otra vez?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `toma ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'o'))}.`;
  },
  pressAgain: {
    draw: 'Otra vez en el mazo para robar.',
    knock: (lost) => [
      ...(lost === null
        ? []
        : [`Otra vez para golpear: un turno más para los demás. Si entonces eres quien menos tiene, pierdes ${lost}.`]),
      'Otra vez para golpear: a los demás les quedará un turno.',
    ],
    hammer: 'Otra vez, y se enseñan todas las cartas: el golpe es tuyo.',
    pass: 'Otra vez para pasar: ahí acaba la ronda.',
    stand: 'Otra vez para quedarte con tu mano.',
    knockWith: 'Otra vez para golpear con ella: a los demás les quedará un turno.',
  },
  discard: {
    choose: 'Descarta una carta.',
    chooseAnother: 'Descarta una carta, pero no la que acabas de tomar.',
    chooseOrKnock: 'Elige una carta: descártala o golpea con ella.',
    chosen: (again) => (again ? 'Otra vez para descartarla.' : 'Descártala.'),
    chosenOrKnock: (again) =>
      again ? 'Otra vez para descartarla, o golpea con ella.' : 'Descártala, o golpea con ella.',
  },
  noKnock: {
    firstTurn: 'En tu primer turno no se golpea.',
    oneSuit: 'Para golpear hace falta un solo palo.',
    oneSuitWorth: (least) => `Para golpear hace falta un solo palo y ${least} o más.`,
    tooLow: (least, value) => `Para golpear hacen falta ${least} o más: esto vale ${value}.`,
  },
};
