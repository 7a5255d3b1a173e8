import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Estimate } from '../../../../training/cli/command/estimate.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';

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
          expect(estimate.secondsLeft).toBeGreaterThanOrEqual(0);
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

/** What a line writes while `done` of 40 packs are done at these seconds. */
function written(
  isTTY: boolean,
  heard: readonly (readonly [done: number, seconds: number])[],
  isSilent = false,
  more?: () => string,
  columns?: number,
): string {
  let text = '';
  let now = 0;
  const stream = {
    isTTY,
    ...(columns !== undefined && { columns }),
    write(chunk: string | Uint8Array): boolean {
      text += String(chunk);
      return true;
    },
  };
  const line = new ProgressLine('packs', 40, { isSilent, stream, now: () => now, ...(more && { more }) });
  for (const [done, seconds] of heard) {
    now = 1000 * seconds;
    line.update(done);
  }
  line.clear();
  return text;
}

describe('a progress line', () => {
  test('stays in place on a terminal, and is gone at the end', () => {
    const clear = '\r\u001b[K';
    expect(
      written(true, [
        [1, 2],
        [2, 2.1],
        [10, 20],
        [41, 80],
      ]),
    ).toBe(
      `${clear}0% of 40 packs${clear}2% of 40 packs · 1 min 18 s left${clear}25% of 40 packs · 1 min 00 s left` +
        `${clear}100% of 40 packs · nearly done${clear}`,
    );
  });

  test('is no wider than the terminal, where it could not be cleared', () => {
    const more = (): string => 'wins 51.3 ± 2.1%';
    expect(written(true, [[20, 30]], false, more, 22)).toContain('\u001b[K50% of 40 packs · 30 \r');
    expect(written(false, [[20, 30]], false, more, 22)).toBe('50% of 40 packs · 30 s left · wins 51.3 ± 2.1%\n');
  });

  test('is a line now and then in a log, and nothing where little is to be done', () => {
    expect(
      written(false, [
        [1, 10],
        [10, 30],
        [11, 33],
        [20, 60],
      ]),
    ).toBe('25% of 40 packs · 1 min 30 s left\n50% of 40 packs · 1 min 00 s left\n');
    expect(
      written(false, [
        [20, 2],
        [40, 4],
      ]),
    ).toBe('');
  });

  test.each([true, false])('is silent with --json (terminal: %s)', (isTTY) => {
    expect(
      written(
        isTTY,
        [
          [20, 40],
          [40, 80],
        ],
        true,
      ),
    ).toBe('');
  });

  test('says at its end what more there is to say whenever it is written', () => {
    let asked = 0;
    const line = written(false, [[20, 30]], false, () => `asked ${++asked} times`);
    expect(line).toBe('50% of 40 packs · 30 s left · asked 1 times\n');
  });
});
