/** The page about public descriptions of the game, docs/descriptions.md, from the table of tests/engine/rules/descriptions.json. */
import { resolveRules } from '../../engine/rules/resolve.ts';
import { DESCRIPTIONS, isExact, rulesFileOf, type Description } from '../engine/rules/descriptions.ts';

/** How much of a page could be read, in a sentence and in a cell. */
const READ = {
  whole: ['the whole page', 'whole'],
  rules: ['all its rules, the rest was cut off', 'the rules'],
  part: ['only the beginning', 'in part'],
} satisfies Record<Description['read'], [string, string]>;

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** In the order in which they were collected. */
const SAMPLES = (
  [
    ['first', 1],
    ['second', 2],
    ['third', 3],
    ['fourth', 4],
  ] as const
).map(([name, number]) => ({ name, games: DESCRIPTIONS.filter(({ sample }) => sample === number) }));

/** The page as Markdown. */
export function descriptionsPage(): string {
  const [first, second, third, fourth] = SAMPLES.map(({ games }) => games.length);
  const exact = DESCRIPTIONS.filter(isExact).length;
  return [
    '# Games as public pages describe them',
    '',
    `Thirty-One is described on many pages, and hardly two agree. Here are ${DESCRIPTIONS.length}, each as a [rules file](formats.md#rules-files), with what`,
    'their games need and no [key](rules-reference.md#keys) says. They were found by the names of the game, and taken whether a file says all',
    'of them or not. Where a page is silent, its game is played as the preset that its file is based on.',
    '',
    `The house rules were extended to fit the first ${first}. The second sample, ${second} pages, was collected after that: of those read whole 8 of 17 were exact then,`,
    'which is how well the rules did with pages that they were not made for. Since then they have been extended for these too.',
    `The third, ${third} pages, came later, two thirds of them programs: most of those state no rules, and their code was read, which says much that`,
    'no page would, such as who wins a tie by sitting first.',
    `The fourth, ${fourth} programs, was collected last, without those that are unfinished or too tangled to tell. Of all but the last the code was read: what counts`,
    'is what they play, mistakes too. The first eleven look like exercises of one course, for which the game was given; only five play it as given.',
    '',
    'The page is generated from `tests/engine/rules/descriptions.json`, which has the rules files too; a test plays them all.',
    '',
    '## How many a file says exactly',
    '',
    `Of all ${DESCRIPTIONS.length} it says ${exact}. A page that was stored only in part does not count as exact, whatever its beginning says.`,
    '',
    rowOf(['pages', ...SAMPLES.flatMap(({ name }) => [`${name} sample`, 'exactly']), 'all', 'exactly']),
    rowOf(Array(3 + 2 * SAMPLES.length).fill('---')),
    ...counts(),
    '',
    '## What is missing',
    '',
    'Most asked first. In variants: what is missing of the variants that a page offers beside its game.',
    '',
    rowOf(['missing', ...SAMPLES.map(({ name }) => `${name} sample`), 'in variants']),
    rowOf(Array(2 + SAMPLES.length).fill('---')),
    ...wishes(),
    '',
    ...SAMPLES.flatMap(({ name, games }) => [`## The ${name} sample`, '', ...table(games), '']),
  ].join('\n');
}

function counts(): string[] {
  const count = (which: string, counts: (one: Description) => boolean): string => {
    const cells = [...SAMPLES.map(({ games }) => games), DESCRIPTIONS].flatMap((games) => {
      const of = games.filter(counts);
      const exact = of.filter(isExact).length;
      return [of.length, `${exact} (${Math.round((100 * exact) / Math.max(1, of.length))}%)`];
    });
    return rowOf([which, ...cells]);
  };
  return [
    count('all', () => true),
    ...Object.entries(READ).map(([how, [words]]) => count(`read: ${words}`, (one) => one.read === how)),
    count('with a pool', hasPool),
    count('with a pool, and read whole', (one) => hasPool(one) && one.read === 'whole'),
  ];
}

function hasPool(one: Description): boolean {
  return resolveRules(rulesFileOf(one)).play === 'pool';
}

/** What is missing, with how many ask for it: in each sample, and in variants. */
function wishes(): string[] {
  const bySample = SAMPLES.map(({ games }) => games.flatMap(({ missing }) => missing));
  const variants = DESCRIPTIONS.flatMap(({ missingInVariants = [] }) => missingInVariants);
  const askedIn = (all: readonly string[], wish: string): number => all.filter((one) => one === wish).length;
  return [...new Set([...bySample.flat(), ...variants])]
    .toSorted(
      (one, other) =>
        askedIn(bySample.flat(), other) - askedIn(bySample.flat(), one) ||
        askedIn(variants, other) - askedIn(variants, one) ||
        (one < other ? -1 : 1),
    )
    .map((wish) => rowOf([wish, ...[...bySample, variants].map((all) => askedIn(all, wish))]));
}

function table(games: readonly Description[]): string[] {
  return [
    '| game | page | language | pool | read | missing |',
    '| --- | --- | --- | --- | --- | --- |',
    ...games.map((one) =>
      rowOf([
        one.name,
        `[${new URL(one.address).hostname}](${one.address})`,
        LANGUAGE_NAMES.of(one.language),
        hasPool(one) ? 'yes' : 'no',
        READ[one.read][1],
        one.missing.join('; '),
      ]),
    ),
  ];
}

function rowOf(cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |`;
}
