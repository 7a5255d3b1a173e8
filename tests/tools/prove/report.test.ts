import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deals } from './deals.ts';
import {
  addFindings,
  newProofReport,
  newReport,
  proofsPage,
  reportToGoOnWith,
  writeReport,
  type ProofReport,
  type ProveReport,
} from './report.ts';
import { views } from './views.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FAULT = { what: 'a card was lost', again: 'seed 5' };

/** A report on two parts of a proof of this size. */
function twoParts(size: number): ProofReport {
  const report = newProofReport(size, deals, 2);
  addFindings(report, { figures: { matches: 3 }, faults: [] });
  addFindings(report, { figures: { matches: 4, actions: 9 }, faults: [FAULT] });
  return report;
}

function reportOf(proofs: ProveReport['proofs']): ProveReport {
  return { ...newReport(1, 1), code: 'abc1234', proofs };
}

test('figures of parts are added up, and faults are kept', () => {
  expect(twoParts(10)).toMatchObject({ done: 2, figures: { matches: 7, actions: 9 }, faultCount: 1, faults: [FAULT] });
});

test('of many faults the first are told, and all counted', () => {
  const report = newProofReport(10, deals, 2);
  for (let part = 0; part < 3; part++)
    addFindings(report, { figures: {}, faults: Array.from({ length: 15 }, () => FAULT) });
  expect([report.faultCount, report.faults.length]).toEqual([45, 20]);
});

test('the page has a row of figures for what was run to its end at full size, and says so of all else', () => {
  const rowOf = (report: ProofReport): string | undefined =>
    proofsPage(reportOf({ deals: report }), [deals, views])
      .split('\n')
      .find((line) => line.startsWith('| `deals`'));
  expect(rowOf(twoParts(deals.fullSize))).toContain('| 10,000,000 deals; matches 7, actions 9 | 1 |');
  expect(rowOf(twoParts(10))).toContain('not run in full');
  expect(rowOf({ ...twoParts(deals.fullSize), done: 1 })).toContain('not run in full');
  const page = proofsPage(reportOf({ deals: twoParts(deals.fullSize) }), [deals, views]);
  expect(page).toContain('of commit abc1234');
  expect(proofsPage(reportOf({ deals: twoParts(10) }), [deals, views])).toContain('Nothing has been run to its end');
  expect(page).toContain('- `deals`: a card was lost (seed 5)');
  expect(page).toMatch(/\| `views` \| .* \| not run in full \|/);
});

test('a report of the same code, seed and scale is gone on from, any other begun anew', () => {
  const file = join(folder, 'report.json');
  const fresh = newReport(1, 0.5);
  expect(reportToGoOnWith(file, fresh)).toBe(fresh);
  const before = { ...fresh, proofs: { deals: twoParts(10) } };
  writeReport(file, before);
  expect(reportToGoOnWith(file, newReport(1, 0.5))).toEqual(before);
  expect(reportToGoOnWith(file, newReport(2, 0.5)).proofs).toEqual({});
  expect(reportToGoOnWith(file, newReport(1, 1)).proofs).toEqual({});
  expect(reportToGoOnWith(file, { ...newReport(1, 0.5), code: 'other' }).proofs).toEqual({});
});

test('a file that is no report is left alone', () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear Anna');
  expect(() => reportToGoOnWith(file, newReport(1, 1))).toThrow(
    `"${file}" holds no report of proofs: allowed is a new file, or one to go on from`,
  );
});
