import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Estimate, ProgressLine } from '../../../../training/cli/command/progress-line.ts';

describe('an estimate', () => {
  test('never goes backwards or beyond the end', () => {
    const heard = fc.record({ share: fc.double({ min: -1, max: 3 }), seconds: fc.double({ min: -10, max: 1e6 }) });
    fc.assert(
      fc.property(fc.array(heard, { minLength: 1 }), (all) => {
        const estimate = new Estimate();
        let before = 0;
        for (const { share, seconds } of all) {
          estimate.update(share, seconds);
          expect(estimate.share).toBeGreaterThanOrEqual(before);
          expect(estimate.share).toBeLessThanOrEqual(1);
          expect(`${estimate.percent} ${estimate.timeLeft}`).not.toMatch(/-|NaN|10[1-9]%/);
          before = estimate.share;
        }
      }),
    );
  });

  test('shows the time left from the time so far', () => {
    const estimate = new Estimate();
    expect([estimate.percent, estimate.timeLeft]).toEqual(['0%', '']);
    estimate.update(0.25, 60);
    expect([estimate.percent, estimate.timeLeft]).toEqual(['25%', '3 min 00 s left']);
    estimate.update(0.999, 239.76);
    expect([estimate.percent, estimate.timeLeft]).toEqual(['99%', '0.2 s left']);
    estimate.update(1.03, 250);
    expect([estimate.percent, estimate.timeLeft]).toEqual(['100%', 'nearly done']);
  });

  test('shows none while little is done, unless that takes long', () => {
    const estimate = new Estimate();
    estimate.update(0.001, 5);
    expect(estimate.timeLeft).toBe('');
    estimate.update(0.002, 40);
    expect(estimate.timeLeft).toBe('5 h 32 min left');
  });
});

interface Shown {
  isTTY: boolean;
  isSilent?: boolean;
  more?: () => string;
  columns?: number;
}

/** What a line writes where so many of 40 packs are done, each time after so many seconds. */
function written({ isTTY, isSilent = false, more = () => '', columns }: Shown, done: number[], seconds: number[]) {
  let text = '';
  let now = 0;
  const write = (chunk: string | Uint8Array): boolean => (text += String(chunk)) !== '';
  const stream = { isTTY, ...(columns !== undefined && { columns }), write };
  const line = new ProgressLine('packs', 40, { isSilent, stream, now: () => now, more });
  done.forEach((packs, i) => {
    now = 1000 * seconds[i];
    line.update(packs);
  });
  line.clear();
  return text;
}

describe('a progress line', () => {
  test('stays in place on a terminal, and is gone at the end', () => {
    const clear = '\r\u001b[K';
    const shown = ['0% of 40 packs', '2% of 40 packs · 1 min 18 s left', '25% of 40 packs · 1 min 00 s left'];
    expect(written({ isTTY: true }, [1, 2, 10, 41], [2, 2.1, 20, 80])).toBe(
      ['', ...shown, '100% of 40 packs · nearly done', ''].join(clear),
    );
  });

  test('is no wider than the terminal, where it could not be cleared', () => {
    const more = (): string => 'wins 51.3 ± 2.1%';
    expect(written({ isTTY: true, more, columns: 22 }, [20], [30])).toContain('\u001b[K50% of 40 packs · 30 \r');
    const line = written({ isTTY: false, more, columns: 22 }, [20], [30]);
    expect(line).toBe('50% of 40 packs · 30 s left · wins 51.3 ± 2.1%\n');
  });

  test('is a line now and then in a log, and nothing where little is to be done', () => {
    expect(written({ isTTY: false }, [1, 10, 11, 20], [10, 30, 33, 60])).toBe(
      '25% of 40 packs · 1 min 30 s left\n50% of 40 packs · 1 min 00 s left\n',
    );
    expect(written({ isTTY: false }, [20, 40], [2, 4])).toBe('');
  });

  test.each([true, false])('is silent with --json (terminal: %s)', (isTTY) => {
    expect(written({ isTTY, isSilent: true }, [20, 40], [40, 80])).toBe('');
  });
});
