import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf, isDiscard } from '../../../engine/actions.ts';
import { Batch } from '../../../engine/bots/batch.ts';
import { Determiniser } from '../../../engine/bots/determinise.ts';
import { NO_REPLY, likeliest, openRollouts, playOut, type Rollout } from '../../../engine/bots/rollouts.ts';
import { parseCard } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { network } from '../support/networks.ts';
import { position } from '../support/stacked.ts';

/** All actions of the seat to act in sampled deals, each with its weight. */
function opened(deal: Deal, actions: number[], ...weights: number[]): Rollout[] {
  const random = new Random(1);
  const view = viewOf(deal, deal.seat);
  const determiniser = new Determiniser(view, random);
  const beliefs = weights.map((weight) => {
    const determinisation = determiniser.create();
    while (!determiniser.sample(determinisation, random) || !determiniser.replay(determinisation, random));
    return { determinisation, weight };
  });
  return openRollouts(determiniser, view, beliefs, actions, random);
}

/** The other seat has knocked: one draws or takes, puts a card down, and all is over. */
const lastTurn = () => position({}, 'Ks Qs 9s / 2c 3d 4h', '5h', '0 knock');

/** Puts down the two of clubs where it can, draws, and never knocks otherwise. */
const twoOut = network((action) => (action === discardOf(parseCard('2c')) ? 9 : action === KNOCK ? 0.01 : 1));

describe('actions tried in sampled deals', () => {
  test('are all tried in each, with the same cards to come, before anything else is done', () => {
    const rollouts = opened(lastTurn(), [TAKE, DRAW], 0.5, 2);
    const facts = rollouts.map(({ action, weight, own }) => `${action} ${weight} ${own}`);
    expect(facts).toEqual(['0 0.5 1', '1 0.5 1', '0 2 1', '1 2 1']);
    for (const { deal, ...rest } of rollouts) {
      expect(deal.phase).toBe('discard');
      expect(rest.values).toEqual([]);
      expect([...rest.replies]).toEqual([NO_REPLY, NO_REPLY]);
    }
    const [taken, drawn] = rollouts;
    expect(taken.deal.drawnCard).toBe(parseCard('5h'));
    expect(taken.deal.upcomingAt(0)).toBe(drawn.deal.drawnCard);
    expect(taken.deal.hand(0)).toEqual(drawn.deal.hand(0));
    expect(taken.random.unit()).toBe(drawn.random.unit());
  });

  test('are played on to the end, and what each seat did first is noted', async () => {
    const rollouts = opened(lastTurn(), [TAKE, DRAW], 1);
    await playOut(rollouts, new Batch(twoOut), 5);
    for (const { deal, replies, values } of rollouts) {
      expect(deal.phase).toBe('over');
      expect([...replies]).toEqual([NO_REPLY, discardOf(parseCard('2c'))]);
      expect(values).toEqual([0]);
    }
  });

  test('note of whoever discards first what is drawn or taken for it', async () => {
    const deal = position({ discardFirst: true }, 'Ks Qs 9s / 2c 3d 4h', '5h');
    const takesAll = network((action) => (action === TAKE ? 9 : action === KNOCK ? 0.01 : 1));
    const [rollout] = opened(deal, [discardOf(parseCard('9s'))], 1);
    await playOut([rollout], new Batch(takesAll), 2);
    expect([...rollout.replies]).toEqual([TAKE, TAKE]);
  });

  test('note the first action of each seat alone', async () => {
    const [rollout] = opened(position({}, 'Ks Qs 9s / 2c 3d 4h', '5h'), [DRAW], 1);
    await playOut([rollout], new Batch(network((action) => (action === TAKE ? 5 : 1))), 3);
    expect(isDiscard(rollout.replies[0])).toBe(true);
    expect(rollout.replies[1]).toBe(TAKE);
    expect(rollout.values).toHaveLength(3);
  });

  test('are left as they are after so many decisions of the seat', async () => {
    const [rollout] = opened(lastTurn(), [TAKE], 1);
    await playOut([rollout], new Batch(twoOut), 0);
    expect(rollout.deal.phase).toBe('discard');
  });

  test('may be played on by another choice, which is told who decides', async () => {
    const asked: [seat: number, count: number][] = [];
    const [rollout] = opened(lastTurn(), [TAKE], 1);
    await playOut([rollout], new Batch(twoOut), 5, (seat, legal) => {
      asked.push([seat, legal.length]);
      return legal[legal.length - 1];
    });
    expect(asked).toEqual([[1, 3]]);
    expect(rollout.deal.phase).toBe('over');
  });
});

test.each([
  [[0, 2, 1], 2],
  [[0, 1, 2], 1],
  [[0], 0],
])('the likeliest action is the first of those that are as likely: of %j it is %d', (legal, wanted) => {
  expect(likeliest(0, legal, Float32Array.of(0.1, 0.3, 0.3, 0.3), new Random(1))).toBe(wanted);
});
