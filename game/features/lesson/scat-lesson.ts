/** The lesson for newcomers: two deals of the standard game, and what they teach, step by step. */
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import { LEARNER, PARTNER, type Attempt, type LessonPlan, type LessonStep } from './lesson.ts';

/** The standard game. */
export const LESSON_RULES: HouseRules = preset('scat');

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

const CHAPTER_OF: Readonly<Record<StepName, number>> = {
  hand: 1,
  draw: 2,
  putDown: 2,
  take: 3,
  keep: 3,
  knock: 4,
  showdown: 5,
  thirtyOne: 6,
  declare: 6,
  end: 6,
};
const CHAPTERS = 6;

export const STEPS: readonly (LessonStep & { name: StepName })[] = [
  {
    name: 'hand',
    about: 'own hand',
    deal: { dealer: PARTNER, hands: ['Kh 7h 4c', '8s 6s Ah'], turnUp: '9d', stock: '9h Ks 3c 5d' },
    wants: null,
  },
  { name: 'draw', about: 'piles', wants: 'draw' },
  { name: 'putDown', about: 'own hand', wants: 'discard 4c' },
  { name: 'take', about: 'piles', before: ['draw', 'discard Ah'], wants: 'take' },
  { name: 'keep', about: 'own hand', wants: 'discard 7h' },
  { name: 'knock', about: 'own hand', before: ['draw', 'discard 3c'], wants: 'knock' },
  { name: 'showdown', about: 'everybody', before: ['draw', 'discard 5d'], wants: null },
  {
    name: 'thirtyOne',
    about: 'piles',
    deal: { dealer: LEARNER, hands: ['As Qs 3d', '9c 7c Js'], turnUp: '4h', stock: 'Kc' },
    before: ['draw', 'discard Js'],
    wants: 'take',
  },
  { name: 'declare', about: 'own hand', wants: 'discard 3d' },
  { name: 'end', about: 'everybody', wants: null },
];

function wrongWords(name: StepName, attempt: Attempt): string {
  const said: Partial<Record<Attempt, string>> =
    name in words().lesson.wrong ? words().lesson.wrong[name as never] : {};
  const reply = said[attempt];
  if (reply === undefined) throw new Error(`nothing is said of "${attempt}" in the step "${name}"`);
  return reply;
}

export const SCAT_LESSON: LessonPlan = {
  rules: LESSON_RULES,
  steps: STEPS,
  resumes: true,
  heading: (step) => {
    const name = step.name as StepName;
    return words().lesson.heading(CHAPTER_OF[name], CHAPTERS, words().lesson.steps[name].title);
  },
  text: ({ name }, partner) => words().lesson.steps[name as StepName].text(partner),
  reply: ({ name }, attempt) => wrongWords(name as StepName, attempt),
};
