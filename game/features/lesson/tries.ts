/** A try of what is new in a game: one stacked deal by its own rules, half a minute long. */
import { ranksAsBrag } from '../../../engine/brag.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { labelInWords } from '../../model/rules-in-words.ts';
import { PARTNER, type LessonPlan, type LessonStep } from './lesson.ts';

const TRY_NAMES = ['golf', 'pool', 'fourCards', 'hammer', 'highest', 'knockWith', 'threeOfAKind'] as const;
type TryName = (typeof TRY_NAMES)[number];

interface TriedNovelty {
  fits: (rules: HouseRules) => boolean;
  steps: (rules: HouseRules) => readonly LessonStep[];
}

const OVER = { about: 'everybody', wants: null } as const;

const TRIES: Readonly<Record<TryName, TriedNovelty>> = {
  golf: {
    fits: ({ play }) => play === 'golf',
    steps: () => [
      {
        name: 'take',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['4h 9c 2d', '5d 3s 8h'], turnUp: 'Qs', stock: '7d Js' },
        wants: 'take',
      },
      { name: 'place', about: 'own hand', wants: 'replace 0' },
      { name: 'draw', about: 'piles', before: ['draw', 'replace 0'], wants: 'draw' },
      { name: 'placeDrawn', about: 'own hand', wants: 'replace 1' },
      { name: 'end', ...OVER },
    ],
  },
  pool: {
    fits: ({ play }) => play === 'pool',
    steps: ({ dealerChoice }) => [
      {
        name: 'swap',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['Kh 9h 8c', 'Qs Td 7c'], turnUp: 'Ah 7s 8d', stock: '' },
        before: dealerChoice ? ['keep'] : [],
        wants: 'take Ah',
      },
      { name: 'give', about: 'own hand', wants: 'discard 8c' },
      { name: 'knock', about: 'own hand', before: ['take 7s', 'discard 7c'], wants: 'knock' },
      { name: 'end', before: ['pass'], ...OVER },
    ],
  },
  fourCards: {
    fits: ({ handSize }) => handSize === 4,
    steps: ({ upcard }) => [
      {
        name: 'draw',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['Ah Kh Qh 5c', '8s 6s Ad 3c'], turnUp: upcard ? '4d' : '', stock: 'Jh' },
        wants: 'draw',
      },
      { name: 'keep', about: 'own hand', wants: 'discard 5c' },
      { name: 'end', ...OVER },
    ],
  },
  hammer: {
    fits: ({ hammer }) => hammer === 'hammer',
    steps: () => [
      {
        name: 'hammer',
        about: 'own hand',
        deal: { dealer: PARTNER, hands: ['Ks 9s 7s', '8d 6d Ac'], turnUp: '4h', stock: '' },
        wants: 'hammer',
      },
      { name: 'end', ...OVER },
    ],
  },
  highest: {
    fits: ({ knockPromise }) => knockPromise === 'highest',
    steps: () => [
      {
        name: 'draw',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['Kh Qh 5c', '8s 6s Ad'], turnUp: '4d', stock: '9h 3c 2c' },
        wants: 'draw',
      },
      { name: 'keep', about: 'own hand', wants: 'discard 5c' },
      { name: 'knock', about: 'own hand', before: ['draw', 'discard 3c'], wants: 'knock' },
      { name: 'end', before: ['draw', 'discard 2c'], ...OVER },
    ],
  },
  knockWith: {
    fits: ({ knockTiming }) => knockTiming === 'after-draw',
    steps: () => [
      {
        name: 'draw',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['Kh 9h 4c', '8s 6s Ad'], turnUp: '3d', stock: '8h 3c Ah 2c' },
        wants: 'draw',
      },
      { name: 'keep', about: 'own hand', wants: 'discard 4c' },
      { name: 'again', about: 'piles', before: ['draw', 'discard 3c'], wants: 'draw' },
      { name: 'knock', about: 'own hand', wants: 'knock 8h' },
      { name: 'end', before: ['draw', 'discard 2c'], ...OVER },
    ],
  },
  threeOfAKind: {
    fits: ({ threeOfAKind }) => threeOfAKind !== null,
    steps: () => [
      {
        name: 'take',
        about: 'piles',
        deal: { dealer: PARTNER, hands: ['Ks 7h 7s', 'Qd 6d Ac'], turnUp: '7d', stock: '' },
        wants: 'take',
      },
      { name: 'keep', about: 'own hand', wants: 'discard Ks' },
      { name: 'end', ...OVER },
    ],
  },
};

/**
 * What can be tried of a game; null where it has nothing new to do, with hands of brag, since what is said adds up points, and where
 * one discards first, since turns begin with a draw here. Its words are those of `introduction`.
 */
export function tryOf(rules: HouseRules): LessonPlan | null {
  if (ranksAsBrag(rules) || rules.discardFirst) return null;
  const name = TRY_NAMES.find((one) => TRIES[one].fits(rules));
  if (name === undefined) return null;
  const steps = TRIES[name].steps(rules);
  return {
    rules,
    steps,
    resumes: false,
    heading: (step) => {
      const { heading, tries } = words().introduction;
      return heading(tries[name].title, steps.indexOf(step) + 1, steps.length);
    },
    text: (step, partner) => {
      const said: Readonly<Record<string, (fox: string, rule: string) => string>> =
        words().introduction.tries[name].steps;
      return said[step.name](partner, capitalised(labelInWords(rules, 'threeOfAKind')));
    },
    reply: () => words().introduction.other,
  };
}
