import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Answer, Bundle, bundlesOf } from '../../../../training/cli/jobs/queue/bundle.ts';

describe('bundles of parts', () => {
  test('have all parts, in their order', () => {
    for (const parts of [0, 1, 7, 130, 1_000]) {
      expect(bundlesOf(parts, 8).flat()).toEqual(Array.from({ length: parts }, (_, i) => i));
    }
  });

  test('are of neighbours, the last one of what is left', () => {
    const bundles = bundlesOf(513, 8);
    expect(bundles).toHaveLength(65);
    expect(bundles.slice(63)).toEqual([[504, 505, 506, 507, 508, 509, 510, 511], [512]]);
    expect(bundlesOf(3, 4)).toEqual([[0], [1], [2]]);
  });

  test('are of one part in short jobs, and of as many as are allowed in long ones', () => {
    const sizes = [100, 127, 128, 255, 256, 511, 512, 5_000].map((parts) => bundlesOf(parts, 8)[0].length);
    expect(sizes).toEqual([1, 1, 2, 2, 4, 4, 8, 8]);
    expect(bundlesOf(5_000, 1)[0].length).toBe(1);
  });
});

describe('what is believed of what comes through a queue', () => {
  const sha = '0123456789abcdef'.repeat(4);
  const bundle = { kind: 'games', shared: sha, files: { 'a.onnx': { blob: sha, factorCost: 0.5 } }, parts: [1] };

  test('a bundle of parts, and an answer to it', () => {
    expect(v.parse(Bundle, bundle)).toEqual(bundle);
    const answer = { worker: 'badger', results: [1, null] };
    expect(v.parse(Answer, answer)).toEqual(answer);
  });

  test.each([
    ['of no kind that there is', { ...bundle, kind: 'chess' }],
    ['whose blob has a digit too few', { ...bundle, shared: sha.slice(1) }],
    ['whose blob has a digit too many', { ...bundle, shared: `${sha}0` }],
    ['whose blob is no hexadecimal number', { ...bundle, shared: `g${sha.slice(1)}` }],
    ['with a file that is no blob', { ...bundle, files: { 'a.onnx': { blob: 'a.onnx', factorCost: 0.5 } } }],
    ['whose file costs no finite number', { ...bundle, files: { 'a.onnx': { blob: sha, factorCost: Infinity } } }],
    ['whose file costs nothing known', { ...bundle, files: { 'a.onnx': { blob: sha } } }],
    ['without files', { ...bundle, files: undefined }],
    ['whose parts are no list', { ...bundle, parts: {} }],
  ])('not a bundle %s', (_, wrong) => {
    expect(v.is(Bundle, wrong)).toBe(false);
  });

  test.each([
    ['of nobody', { results: [] }],
    ['without results', { worker: 'badger' }],
    ['whose results are no list', { worker: 'badger', results: { length: 1 } }],
  ])('not an answer %s', (_, wrong) => {
    expect(v.is(Answer, wrong)).toBe(false);
  });
});
