import { expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { ReportedFaults, faultOf, type Fault } from '../../../../game/services/errors/fault.ts';

const unexpected = (detail: string): Fault => ({ is: 'unexpected', detail });

test.each<[unknown, Fault | null]>([
  [new TypeError('Failed to fetch dynamically imported module: https://example.org/table.js'), { is: 'incomplete' }],
  [new TypeError('error loading dynamically imported module: https://example.org/table.js'), { is: 'incomplete' }],
  [new TypeError('Importing a module script failed.'), { is: 'incomplete' }],
  [new Error('Cannot create WebGL context, aborting.'), { is: 'noGraphics' }],
  [new Error('WebGL unsupported'), { is: 'noGraphics' }],
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), { is: 'full' }],
  // It was made for people.
  [new StorageError('There is no room left.'), { is: 'plain', text: 'There is no room left.' }],
  // They are dealt with already, or have no consequence.
  [new RequestFailed('missing', 'no such file'), null],
  [new DOMException('called off', 'AbortError'), null],
  ['ResizeObserver loop completed with undelivered notifications.', null],
  [new TypeError('x is not a function\n  at y'), unexpected('x is not a function')],
  ['just a word', unexpected('just a word')],
  [new RangeError(''), unexpected('RangeError')],
  [undefined, unexpected('undefined')],
  [{ name: 7 }, unexpected('[object Object]')],
])('what is said of the uncaught error %o: %o', (error, fault) => {
  expect(faultOf(error)).toEqual(fault);
});

test('one cause is reported once, and what a press causes at every press', () => {
  const reported = new ReportedFaults();
  const faults = [
    unexpected('a'),
    unexpected('b'),
    unexpected('a'),
    { is: 'incomplete' },
    { is: 'incomplete' },
  ] as const;
  expect(faults.map((fault) => reported.add(fault))).toEqual([true, true, false, true, true]);
});
