import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deals } from './deals.ts';
import { PROOFS } from './proofs.ts';
import {
  addFindings,
  closeProof,
  FULL_REPORT,
  newReport,
  openProof,
  PAGE,
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

const HERE = { code: 'abc1234', machine: 'two cores' };

function opened(size: number, parts = 2): ProofReport {
  return openProof(newReport(1, 1), deals, { ...HERE, size, parts });
}

/** A report on two parts of a proof of this size. */
function twoParts(size: number): ProofReport {
  const report = opened(size);
  addFindings(report, { figures: { matches: 3 }, faults: [] });
  addFindings(report, { figures: { matches: 4, actions: 9 }, faults: [FAULT] });
  return report;
}

function reportOf(proof: ProofReport): ProveReport {
  const report = newReport(1, 1);
  report.open.deals = proof;
  closeProof(report, 'deals', proof);
  return report;
}

test('figures of parts are added up, and faults are kept', () => {
  expect(twoParts(10)).toMatchObject({ done: 2, figures: { matches: 7, actions: 9 }, faultCount: 1, faults: [FAULT] });
});

test('of many faults the first are told, and all counted', () => {
  const report = opened(10);
  for (let part = 0; part < 3; part++)
    addFindings(report, { figures: {}, faults: Array.from({ length: 15 }, () => FAULT) });
  expect([report.faultCount, report.faults.length]).toEqual([45, 20]);
});

test('the page has a row of figures for what was run to its end at full size, and says so of all else', () => {
  const pageOf = (report: ProofReport): string => proofsPage(reportOf(report), [deals, views]);
  const rowOf = (report: ProofReport): string | undefined =>
    pageOf(report)
      .split('\n')
      .find((line) => line.startsWith('| `deals`'));
  expect(rowOf(twoParts(deals.fullSize))).toContain('| 10,000,000 deals; matches 7, actions 9 | 1 |');
  expect(rowOf(twoParts(deals.fullSize))).toMatch(/ abc1234, \d{4}-\d\d-\d\d \|$/);
  expect(rowOf(twoParts(10))).toContain('not run in full');
  expect(rowOf({ ...twoParts(deals.fullSize), done: 1 })).toContain('not run in full');
  expect(pageOf(twoParts(10))).toContain('Nothing has been run to its end');
  const page = pageOf(twoParts(deals.fullSize));
  expect(page).toContain('on two cores.');
  expect(page).toContain('- `deals`: a card was lost (seed 5)');
  expect(page).toMatch(/\| `views` \| .* \| not run in full \|/);
});

test('what was proved on several machines names them all', () => {
  const report = newReport(1, 1);
  const at = (machine: string): string =>
    openProof(report, deals, { code: 'abc1234', machine, size: 10, parts: 3 }).machine;
  expect(['two cores', 'sixteen cores', 'two cores'].map(at)).toEqual([
    'two cores',
    'two cores and sixteen cores',
    'two cores and sixteen cores',
  ]);
  const whole = reportOf(twoParts(10));
  expect(openProof(whole, deals, { ...HERE, machine: 'another', size: 10, parts: 2 }).machine).toBe('two cores');
});

test('a report of the same seed and scale is gone on from, any other begun anew', () => {
  const file = join(folder, 'report.json');
  const fresh = newReport(1, 0.5);
  expect(reportToGoOnWith(file, fresh)).toBe(fresh);
  const before = { ...fresh, ended: { deals: twoParts(10) } };
  writeReport(file, before);
  expect(reportToGoOnWith(file, newReport(1, 0.5))).toEqual(before);
  expect(reportToGoOnWith(file, newReport(2, 0.5)).ended).toEqual({});
  expect(reportToGoOnWith(file, newReport(1, 1)).ended).toEqual({});
});

test('what was done of a proof with the same code is not done again', () => {
  const report = newReport(1, 1);
  const again = (code: string): ProofReport => openProof(report, deals, { ...HERE, code, size: 10, parts: 2 });
  const first = again('abc1234');
  addFindings(first, { figures: { matches: 3 }, faults: [] });
  expect(again('abc1234').done).toBe(1);
  addFindings(first, { figures: { matches: 3 }, faults: [] });
  closeProof(report, 'deals', first);
  expect(report).toMatchObject({ ended: { deals: first }, open: {} });
  expect(again('abc1234')).toBe(first);
});

test('what has ended stays until the proof has ended once more with other code', () => {
  const report = reportOf(twoParts(10));
  const other = openProof(report, deals, { ...HERE, code: 'def5678', size: 10, parts: 1 });
  expect([other.done, report.ended.deals.code]).toEqual([0, 'abc1234']);
  closeProof(report, 'deals', other);
  expect(report.ended.deals.code).toBe('abc1234');
  addFindings(other, { figures: {}, faults: [] });
  closeProof(report, 'deals', other);
  expect([report.ended.deals.code, report.open]).toEqual(['def5678', {}]);
});

test('the page in the repository says what its report does', () => {
  const report = JSON.parse(readFileSync(FULL_REPORT, 'utf8')) as ProveReport;
  expect(readFileSync(PAGE, 'utf8')).toBe(proofsPage(report, PROOFS));
});

test('a file that is no report is left alone', () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear Anna');
  expect(() => reportToGoOnWith(file, newReport(1, 1))).toThrow(
    `"${file}" holds no report of proofs: allowed is a new file, or one to go on from`,
  );
});
