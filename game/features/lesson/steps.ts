/** The lesson as plain data: two deals with chosen cards, and what they teach, step by step. */

/** The seat of the person, and of the other player. */
export const LEARNER = 0;
export const PARTNER = 1;

/** The cards of a deal in notation; the rest of the pack follows those of the stock. */
export interface LessonDeal {
  dealer: number;
  /** By seat. */
  hands: readonly [string, string];
  turnUp: string;
  /** From the top. */
  stock: string;
}

export const STEP_NAMES = [
  'hand',
  'draw',
  'putDown',
  'take',
  'keep',
  'knock',
  'showdown',
  'thirtyOne',
  'declare',
  'end',
] as const;
type StepName = (typeof STEP_NAMES)[number];

/** What a step is about, which the note must not cover. */
export type Subject = 'own hand' | 'piles' | 'everybody';

export interface LessonStep {
  name: StepName;
  /** Which of the six chapters it belongs to, from 1. */
  chapter: number;
  about: Subject;
  /** Dealt when the step begins. */
  deal?: LessonDeal;
  /** What the other player does when the step begins. */
  before?: readonly string[];
  /** The action that it waits for, in notation; null if there is only something to read. */
  wants: string | null;
}

export const CHAPTERS = 6;

export const STEPS: readonly LessonStep[] = [
  {
    name: 'hand',
    chapter: 1,
    about: 'own hand',
    deal: { dealer: PARTNER, hands: ['Kh 7h 4c', '8s 6s Ah'], turnUp: '9d', stock: '9h Ks 3c 5d' },
    wants: null,
  },
  { name: 'draw', chapter: 2, about: 'piles', wants: 'draw' },
  { name: 'putDown', chapter: 2, about: 'own hand', wants: 'discard 4c' },
  { name: 'take', chapter: 3, about: 'piles', before: ['draw', 'discard Ah'], wants: 'take' },
  { name: 'keep', chapter: 3, about: 'own hand', wants: 'discard 7h' },
  { name: 'knock', chapter: 4, about: 'own hand', before: ['draw', 'discard 3c'], wants: 'knock' },
  { name: 'showdown', chapter: 5, about: 'everybody', before: ['draw', 'discard 5d'], wants: null },
  {
    name: 'thirtyOne',
    chapter: 6,
    about: 'piles',
    deal: { dealer: LEARNER, hands: ['As Qs 3d', '9c 7c Js'], turnUp: '4h', stock: 'Kc' },
    before: ['draw', 'discard Js'],
    wants: 'take',
  },
  { name: 'declare', chapter: 6, about: 'own hand', wants: 'discard 3d' },
  { name: 'end', chapter: 6, about: 'everybody', wants: null },
];
