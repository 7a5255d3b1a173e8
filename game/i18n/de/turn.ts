import { capitalised, joined } from '../grammar.ts';
import type { Words } from '../en/words.ts';
import { cards } from './cards.ts';

const OPTIONS = { draw: 'zieh', knock: 'klopf', stand: 'bleib', hammer: 'ruf den Hammer', pass: 'pass' };

export const turn: Words['turn'] = {
  knock: 'Klopfen',
  pass: 'Passen',
  stand: 'Bleiben',
  hammer: 'Hammer',
  draw: 'Vom Stapel ziehen',
  takeDiscard: 'Von der Ablage nehmen',
  take: (card) => `${cards.card(card)} nehmen`,
  discardCard: (card) => `${cards.card(card)} ablegen`,
  knockWith: (card) => `Klopfen und ${cards.card(card)} ablegen`,
  waiting: (card) => cards.card(card),
  again: (face) => [`${face}? Noch mal`, `${face}?\nNoch mal`, 'Noch mal?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `nimm ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'oder'))}.`;
  },
  pressAgain: {
    draw: 'Noch einmal auf den Stapel, um zu ziehen.',
    knock: (lost) => [
      ...(lost === null
        ? []
        : [
            `Noch einmal, und du klopfst: noch ein Zug für alle anderen. Bist du dann am niedrigsten, verlierst du ${lost}.`,
          ]),
      'Noch einmal, und du klopfst: Die anderen haben noch einen Zug.',
    ],
    hammer: 'Noch einmal, und alle decken auf: Es zählt, als hättest du geklopft.',
    pass: 'Noch einmal, und du passt: Die Runde endet.',
    stand: 'Noch einmal, und du behältst dein Blatt.',
    knockWith: 'Noch einmal, und du klopfst damit: Die anderen haben noch einen Zug.',
  },
  discard: {
    choose: 'Leg eine Karte ab.',
    chooseAnother: 'Leg eine Karte ab, nur nicht die eben genommene.',
    chooseOrKnock: 'Wähl eine Karte: Leg sie ab oder klopf damit.',
    chosen: (again) => (again ? 'Noch einmal, um sie abzulegen.' : 'Leg sie ab.'),
    chosenOrKnock: (again) =>
      again ? 'Noch einmal, um sie abzulegen, oder klopf damit.' : 'Leg sie ab oder klopf damit.',
  },
  noKnock: {
    firstTurn: 'In deinem ersten Zug wird nicht geklopft.',
    oneSuit: 'Klopfen kannst du nur mit einer einzigen Farbe.',
    oneSuitWorth: (least) => `Klopfen kannst du nur mit einer einzigen Farbe, ab ${least}.`,
    tooLow: (least, value) => `Klopfen kannst du ab ${least}: Das hier sind ${value}.`,
  },
};
