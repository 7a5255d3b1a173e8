import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { ReportedFaults, faultOf } from '../../../../game/services/errors/fault.ts';

describe('the message for an uncaught error', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://example.org/assets/table.js',
    'error loading dynamically imported module: https://example.org/assets/table.js',
    'Importing a module script failed.',
  ])('a part of the game is missing: %s', (message) => {
    expect(faultOf(new TypeError(message))).toEqual({ is: 'incomplete' });
  });

  test('there is nothing to draw with', () => {
    expect(faultOf(new Error('Cannot create WebGL context, aborting.'))).toEqual({ is: 'noGraphics' });
    expect(faultOf(new Error('WebGL unsupported'))).toEqual({ is: 'noGraphics' });
  });

  test('the storage is full', () => {
    expect(faultOf(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))).toEqual({ is: 'full' });
  });

  test('what the error says itself, where it was made for people', () => {
    expect(faultOf(new StorageError('There is no room left.'))).toEqual({
      is: 'plain',
      text: 'There is no room left.',
    });
  });

  test('nothing, where it is dealt with already or has no consequence', () => {
    expect(faultOf(new RequestFailed('missing', 'no such file'))).toBeNull();
    expect(faultOf(new DOMException('called off', 'AbortError'))).toBeNull();
    expect(faultOf('ResizeObserver loop completed with undelivered notifications.')).toBeNull();
  });

  test.each([
    [new TypeError('x is not a function\n  at y'), 'x is not a function'],
    ['just a word', 'just a word'],
    [new RangeError(''), 'RangeError'],
    [undefined, 'undefined'],
    [{ name: 7 }, '[object Object]'],
  ])('anything else is unexpected, and shows its first line: %o', (error, detail) => {
    expect(faultOf(error)).toEqual({ is: 'unexpected', detail });
  });
});

test('one cause is reported once', () => {
  const reported = new ReportedFaults();
  expect(reported.add({ is: 'unexpected', detail: 'a' })).toBe(true);
  expect(reported.add({ is: 'unexpected', detail: 'b' })).toBe(true);
  expect(reported.add({ is: 'unexpected', detail: 'a' })).toBe(false);
});

test('what a press causes is reported at every press', () => {
  const reported = new ReportedFaults();
  for (let press = 0; press < 2; press++) expect(reported.add({ is: 'incomplete' })).toBe(true);
});
