/** Fetches what the game says, a part in a language at a time. */
import type { Language } from './languages.ts';
import type { Part, Parts, Words } from './parts.ts';

type Imports<P extends Part> = { readonly [One in P]: () => Promise<Parts[One]> };

const IMPORTS: { en: Imports<Exclude<Part, 'menu'>> } & Record<Exclude<Language, 'en'>, Imports<Part>> = {
  en: {
    table: () => import('./en/table.ts'),
    match: () => import('./en/match.ts'),
    lesson: () => import('./en/lesson.ts'),
    introduction: () => import('./en/introduction.ts'),
    editor: () => import('./en/editor.ts'),
    records: () => import('./en/records.ts'),
    habits: () => import('./en/habits.ts'),
    review: () => import('./en/review.ts'),
    daily: () => import('./en/daily.ts'),
    fairness: () => import('./en/fairness.ts'),
    goals: () => import('./en/goals.ts'),
    teaching: () => import('./en/teaching.ts'),
  },
  de: {
    menu: () => import('./de/menu.ts'),
    table: () => import('./de/table.ts'),
    match: () => import('./de/match.ts'),
    lesson: () => import('./de/lesson.ts'),
    introduction: () => import('./de/introduction.ts'),
    editor: () => import('./de/editor.ts'),
    records: () => import('./de/records.ts'),
    habits: () => import('./de/habits.ts'),
    review: () => import('./de/review.ts'),
    daily: () => import('./de/daily.ts'),
    fairness: () => import('./de/fairness.ts'),
    goals: () => import('./de/goals.ts'),
    teaching: () => import('./de/teaching.ts'),
  },
  fr: {
    menu: () => import('./fr/menu.ts'),
    table: () => import('./fr/table.ts'),
    match: () => import('./fr/match.ts'),
    lesson: () => import('./fr/lesson.ts'),
    introduction: () => import('./fr/introduction.ts'),
    editor: () => import('./fr/editor.ts'),
    records: () => import('./fr/records.ts'),
    habits: () => import('./fr/habits.ts'),
    review: () => import('./fr/review.ts'),
    daily: () => import('./fr/daily.ts'),
    fairness: () => import('./fr/fairness.ts'),
    goals: () => import('./fr/goals.ts'),
    teaching: () => import('./fr/teaching.ts'),
  },
  es: {
    menu: () => import('./es/menu.ts'),
    table: () => import('./es/table.ts'),
    match: () => import('./es/match.ts'),
    lesson: () => import('./es/lesson.ts'),
    introduction: () => import('./es/introduction.ts'),
    editor: () => import('./es/editor.ts'),
    records: () => import('./es/records.ts'),
    habits: () => import('./es/habits.ts'),
    review: () => import('./es/review.ts'),
    daily: () => import('./es/daily.ts'),
    fairness: () => import('./es/fairness.ts'),
    goals: () => import('./es/goals.ts'),
    teaching: () => import('./es/teaching.ts'),
  },
};

/** Fetches a part of what is said in a language; the second time it is there already. English has its menu from the beginning. */
export async function importPart(language: Language, part: Part): Promise<Partial<Words>> {
  const imports: Partial<Imports<Part>> = IMPORTS[language];
  const said = (await imports[part]?.()) ?? {};
  return language === 'fr' ? withFrenchSpaces(said) : said;
}

/** The same texts with the no-break spaces that French puts before some punctuation marks. */
function withFrenchSpaces<T>(said: T): T {
  if (typeof said === 'string') return said.replaceAll(/ (?=[:;!?»%])/g, '\u00a0').replaceAll('« ', '«\u00a0') as T;
  if (typeof said === 'function') return ((...about: unknown[]) => withFrenchSpaces(said(...about) as unknown)) as T;
  if (Array.isArray(said)) return said.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, withFrenchSpaces(one as unknown)])) as T;
}
