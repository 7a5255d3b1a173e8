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
const SAMPLES = (['before', 'after', 'last'] as const).map((when) =>
  DESCRIPTIONS.filter(({ collected }) => collected === when),
);

/** The page as Markdown. */
export function descriptionsPage(): string {
  const [before, after, last] = SAMPLES;
  return [
    '# Games as public pages describe them',
    '',
    `Thirty-One is described on many pages, and hardly two agree. Here are ${DESCRIPTIONS.length}, each as a [rules file](formats.md#rules-files), with what`,
    'their games need and no [key](rules-reference.md#keys) says. They were found by the names of the game, and taken whether a file says all',
    'of them or not. Where a page is silent, its game is played as the preset that its file is based on.',
    '',
    `The house rules were extended to fit the first ${before.length}. The second sample, ${after.length} pages, was collected after that: of those read whole 8 of 17 were exact then,`,
    'which is how well the rules did with pages that they were not made for. Since then they have been extended for these too.',
    `The third, ${last.length} pages, was collected last, two thirds of them programs: most of those state no rules, and their code was read, which says much that`,
    'no page would, such as who wins a tie by sitting first.',
    '',
    'The page is generated from `tests/engine/rules/descriptions.json`, which has the rules files too; a test plays them all.',
    '',
    '## How many a file says exactly',
    '',
    'A page that was stored only in part does not count as exact, whatever its beginning says.',
    '',
    '| pages | first sample | exactly | second sample | exactly | third sample | exactly |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...counts(),
    '',
    '## What is missing',
    '',
    'Most asked first. In variants: what is missing of the variants that a page offers beside its game.',
    '',
    '| missing | first sample | second sample | third sample | in variants |',
    '| --- | --- | --- | --- | --- |',
    ...wishes(),
    '',
    '## The first sample',
    '',
    ...table(before),
    '',
    '## The second sample',
    '',
    ...table(after),
    '',
    '## The third sample',
    '',
    ...table(last),
    '',
  ].join('\n');
}

function counts(): string[] {
  const count = (which: string, counts: (one: Description) => boolean): string => {
    const cells = SAMPLES.flatMap((sample) => {
      const of = sample.filter(counts);
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
  const asked = [
    ...SAMPLES.map((sample) => sample.flatMap(({ missing }) => missing)),
    DESCRIPTIONS.flatMap(({ missingInVariants = [] }) => missingInVariants),
  ];
  const inGames = ([first, second, third]: readonly number[]): number => first + second + third;
  return [...new Set(asked.flat())]
    .map((wish) => ({ wish, numbers: asked.map((all) => all.filter((one) => one === wish).length) }))
    .toSorted(
      (one, other) =>
        inGames(other.numbers) - inGames(one.numbers) ||
        other.numbers[3] - one.numbers[3] ||
        (one.wish < other.wish ? -1 : 1),
    )
    .map(({ wish, numbers }) => rowOf([wish, ...numbers]));
}

function table(sample: readonly Description[]): string[] {
  return [
    '| game | page | language | pool | read | missing |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sample.map((one) =>
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
