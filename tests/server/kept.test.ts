import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SealedChance } from '../../engine/fair/sealed-chance.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { Lobby } from '../../server/lobby.ts';
import { USUAL_PACE } from '../../server/pace.ts';
import { TableMatch, type Decider } from '../../server/table-match.ts';

test('nothing follows before what led to it is kept', async () => {
  let decided = 0;
  const decider: Decider = {
    is: 'bot',
    player: { policy: 'expert', level: 'regular', style: 'even' },
    createBot: () => ({
      name: 'scripted',
      decide: (_: unknown, legal: readonly number[]) => legal[(7 * decided++) % legal.length],
    }),
  };
  let keeping = 0;
  const atOnce: number[] = [];
  const over = new Promise<MatchRecord>((resolve, reject) => {
    const match = new TableMatch(
      { rules: preset('scat'), chance: new SealedChance([new Lobby().saved.lastSecret], '', () => randomBytes(32)) },
      {
        names: ['A', 'B'],
        deciders: [decider, decider],
        pace: { ...USUAL_PACE, bot: 0, card: 0, showdown: 0 },
        turnSeconds: 0,
        newcomers: () => Promise.resolve([]),
        listener: {
          events: () => atOnce.push(keeping),
          asked: () => undefined,
          changed: () => undefined,
          saved: async () => {
            keeping++;
            await pause(5);
            keeping--;
          },
          over: resolve,
          failed: reject,
        },
      },
    );
    void match.play();
  });
  expect((await over).winner).not.toBeNull();
  expect(Math.max(...atOnce)).toBe(0);
});
