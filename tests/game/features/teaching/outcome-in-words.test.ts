import { describe, expect, test } from 'vitest';
import { outcomeInWords } from '../../../../game/features/teaching/outcome-in-words.ts';
import { keptBot } from '../../support/own-bots.ts';

type Over = Parameters<typeof outcomeInWords>[0];

const USED = 'Filou plays these rules from the next deal on.';
const all = new Map([
  ['used', keptBot({ isUsed: true })],
  ['kept', keptBot({ isUsed: false })],
]);

describe('what has come of a course', () => {
  test.each<[string, Partial<Over>, RegExp]>([
    ['its length, before the bot is stored', {}, /^Filou has learnt it\.$/],
    ['its length, with a bot that plays', { bot: 'used' }, new RegExp(`^Filou has learnt it\\. ${USED}$`)],
    ['its length, with a bot that does not play', { bot: 'kept' }, /^Filou has learnt it\. Filou is kept below, but/],
    ['its length, with a bot that has been deleted since', { bot: 'gone' }, /^Filou has learnt it\.$/],
    ['an earlier end', { isDone: false }, /^You stopped Filou before the end\.$/],
    [
      'an earlier end, with a bot that plays',
      { isDone: false, bot: 'used' },
      /^You stopped Filou before the end\. Filou pl/,
    ],
    ['a bot that cannot be stored', { bot: 'used', problem: 'It is full.' }, /^Filou has learnt it\. It is full\.$/],
  ])('after %s', (_, changes, said) => {
    const over = { is: 'over', log: { plan: { seed: 0 } }, isDone: true, bot: null, problem: null, ...changes } as Over;
    expect(outcomeInWords(over, { all })).toMatch(said);
  });
});
