import { describe, expect, test } from 'vitest';
import { outcomeInWords } from '../../../../game/features/teaching/outcome-in-words.ts';
import { keptBot } from '../../support/own-bots.ts';

type Over = Parameters<typeof outcomeInWords>[0];

const USED = 'The bot plays these rules from the next deal on.';
const all = new Map([
  ['used', keptBot({ isUsed: true })],
  ['kept', keptBot({ isUsed: false })],
]);

describe('what has come of a course', () => {
  test.each<[string, Partial<Over>, RegExp]>([
    ['its length, before the bot is stored', {}, /^They have learnt it\.$/],
    ['its length, with a bot that plays', { bot: 'used' }, new RegExp(`^They have learnt it\\. ${USED}$`)],
    ['its length, with a bot that does not play', { bot: 'kept' }, /^They have learnt it\. The bot is kept below\. It/],
    ['its length, with a bot that has been deleted since', { bot: 'gone' }, /^They have learnt it\.$/],
    ['an earlier end', { isDone: false }, /^You stopped it before its end\.$/],
    [
      'an earlier end, with a bot that plays',
      { isDone: false, bot: 'used' },
      /^You stopped it before its end\. The bot pl/,
    ],
    ['a bot that cannot be stored', { bot: 'used', problem: 'It is full.' }, /^They have learnt it\. It is full\.$/],
  ])('after %s', (_, changes, said) => {
    const over = { is: 'over', isDone: true, bot: null, problem: null, ...changes } as Over;
    expect(outcomeInWords(over, { all })).toMatch(said);
  });
});
