/** Deals dealt anew that agree with what was seen. */
import { expect } from 'vitest';
import { Determiniser } from '../../../engine/bots/determinise.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';

/** Expects that a deal is played again in one that agrees with what was seen, up to the same question. @returns that one */
export function expectPlayedAgain(seen: Deal): Deal {
  const determiniser = new Determiniser(viewOf(seen, seen.seat), new Random(1));
  const determinisation = determiniser.create();
  const found = Array.from({ length: 20 }, (_, i) => {
    determiniser.sample(determinisation, new Random(i));
    return determiniser.replay(determinisation, new Random(i));
  });
  expect(found).toContain(true);
  expect([determiniser.deal.seat, determiniser.deal.phase]).toEqual([seen.seat, seen.phase]);
  return determiniser.deal;
}
