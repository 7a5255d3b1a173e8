import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantStatus, schema } from '@stryker-mutator/api/core';
import { describe, expect, test } from 'vitest';
import equivalent from './equivalent.json' with { type: 'json' };
import { drawn, type Mutant } from './mutants.ts';
import { LEFT_ALONE } from './only-drawn.ts';
import { tryPlanted } from './planted.ts';
import { folded, isEnough, onlyOf, resultsOf, summaryOf, type Equivalent, type Report } from './results.ts';

type MutantResult = schema.MutantResult;

const TEXT = 'const isLess =\n  a < b;\n';

const MUTANT: Mutant = {
  fileName: 'engine/less.ts',
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b',
};

function mutantAt(line: number): Mutant {
  return { ...MUTANT, location: { start: { line, column: 1 }, end: { line, column: 2 } } };
}

/** A report of some mutants of a file, like the one above unless something else is said. */
function reportOf(file: string, source: string, some: readonly Partial<MutantResult>[]): Report {
  const { location, mutatorName, replacement } = MUTANT;
  const mutants = some.map((one, id) => ({ id: String(id), location, mutatorName, replacement, ...one }));
  const files = { [file]: { language: 'typescript', source, mutants } };
  return { schemaVersion: '2', thresholds: { high: 92, low: 80 }, files } as Report;
}

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, line) => mutantAt(line + 1));

  test('has as many as were asked for, in their order', () => {
    const lines = drawn(all, 10, 1).map(({ location }) => location.start.line);
    expect(lines).toHaveLength(10);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  test('is the same for the same seed, and another for another', () => {
    expect(drawn(all, 10, 1)).toEqual(drawn(all, 10, 1));
    expect(drawn(all, 10, 2)).not.toEqual(drawn(all, 10, 1));
  });
});

describe('results', () => {
  const report = (...mutants: Partial<MutantResult>[]): Report => reportOf('engine/less.ts', TEXT, mutants);

  const listed: Equivalent[] = [
    { file: 'engine/less.ts', original: 'a < b', mutator: 'EqualityOperator', replacement: 'a <= b', because: '' },
  ];

  test('count what fails a test or never ends as noticed, and what passes or is never run as not', () => {
    const { killed, survivors } = resultsOf(
      report({ status: 'Killed' }, { status: 'Timeout' }, { status: 'Survived' }, { status: 'NoCoverage' }),
      [],
    );
    expect(killed).toBe(2);
    expect(survivors.map(({ mutant }) => mutant.status)).toEqual(['Survived', 'NoCoverage']);
  });

  test('leave out what was not drawn', () => {
    const whole = report(
      { status: 'CompileError', statusReason: LEFT_ALONE, replacement: 'a > b' },
      { status: 'Ignored', replacement: 'false' },
      { status: 'Killed' },
    );
    const drawnOnly = onlyOf([MUTANT], whole);
    expect(drawnOnly.files['engine/less.ts'].mutants).toHaveLength(1);
    expect(resultsOf(drawnOnly, []).invalid).toBe(0);
  });

  test('do not count a change that is listed as one that no test can notice', () => {
    const results = resultsOf(report({ status: 'Survived' }, { status: 'Survived', replacement: 'false' }), listed);
    expect(results.equivalent).toBe(1);
    expect(results.survivors).toHaveLength(1);
  });

  test.each([
    [9, 1, true],
    [8, 1, false],
  ])('are enough where nine of ten are noticed: %i, and %i not', (killed, survived, enough) => {
    const some = (count: number, status: MutantStatus) => Array.from({ length: count }, () => ({ status }));
    const all = report(...some(killed, 'Killed'), ...some(survived, 'Survived'));
    expect(isEnough(resultsOf(all, []))).toBe(enough);
  });

  test('name each survivor with its place and the change', () => {
    expect(summaryOf(resultsOf(report({ status: 'NoCoverage' }, { status: 'Killed' }), []))).toBe(
      'engine/less.ts:2:3 EqualityOperator: a < b → a <= b\n' +
        '1 of 2 mutants were noticed: 50.0%; 0 cannot be, 0 were no valid code',
    );
  });
});

describe('changes that are planted', () => {
  const SOURCE = readFileSync('engine/chance.ts', 'utf8');
  const START = { line: 1, column: 1 };

  /** A comment at the start of the file, with a number. */
  function at(id: number, mutant: Partial<MutantResult>): Partial<MutantResult> {
    return { location: { start: START, end: START }, replacement: `/* ${id} */`, ...mutant };
  }

  /** Which changes the tests notice. @returns what becomes of each, and what was tried */
  async function planted(report: Report, notices: (text: string) => boolean) {
    const tried: string[] = [];
    await tryPlanted(report, {
      areAllTried: true,
      tell: () => undefined,
      doTestsPass: async (folder, [how]) => {
        const text = readFileSync(join(folder, 'engine/chance.ts'), 'utf8');
        tried.push(`${how} ${text.slice(0, text.length - SOURCE.length)}`.trim());
        return !notices(text);
      },
    });
    return { tried, statuses: report.files['engine/chance.ts'].mutants.map(({ status }) => status) };
  }

  test('are made one after the other, and count as killed where a test fails', async () => {
    const report = reportOf('engine/chance.ts', SOURCE, [
      at(0, { status: 'NoCoverage' }),
      at(1, { status: 'Killed' }),
      at(2, { status: 'Ignored', static: true }),
    ]);
    const { tried, statuses } = await planted(report, (text) => text.startsWith('/* 2 */'));
    expect(tried).toEqual(['run', 'run /* 0 */', 'related /* 2 */', 'run', 'related /* 0 */']);
    expect(statuses).toEqual(['Survived', 'Killed', 'Killed']);
  });

  test('are none where the tests fail without a change', async () => {
    await expect(
      planted(reportOf('engine/chance.ts', SOURCE, [at(0, { status: 'NoCoverage' })]), () => true),
    ).rejects.toThrow('fails without any change');
  });
});

test.each(equivalent)(
  'what is listed as equivalent still stands in $file: $original',
  ({ file, original, because }) => {
    expect(folded(readFileSync(file, 'utf8'))).toContain(folded(original));
    expect(because).not.toBe('');
  },
);
