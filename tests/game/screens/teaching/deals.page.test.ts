/** One deal as a bot has played it so far, as it is read. */
import { h, render } from 'preact';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../../engine/record.ts';
import { Deals } from '../../../../game/screens/teaching/deals.tsx';
import type { DealPlay } from '../../../../game/services/teaching/messages.ts';
import { rulesWith, type Stack } from '../../../engine/support/stacked.ts';
import { stackedRecord } from '../../support/records.ts';
import { readable } from '../../support/page.ts';

const STACK: Stack = { hands: ['5c 5d As', '3h 4s 6d'], turnUp: 'Kh', stock: 'Qs 9c 2c 2d 2h 2s' };

/** What is read of a deal that was played so, at the start or at several times. */
function read(...plays: DealPlay[]): string[] {
  const place = document.createElement('div');
  render(h(Deals, { plays }), place);
  return readable(place);
}

const start = (record: MatchRecord): DealPlay => ({ minute: 0, record });
/** What is read of a deal by some rules that was played so from the start. */
const readOf = (keys: Parameters<typeof rulesWith>[0], moves: readonly string[], stack = STACK): string[] =>
  read(start(stackedRecord(rulesWith(keys), stack, ...moves)));
const HEAD = 'Player | Draws | Takes | Discards';

const KNOCKS = stackedRecord(rulesWith({}), STACK, '0 knock', '1 draw', '1 discard Qs');
const DAMAGED = structuredClone(KNOCKS);
DAMAGED.deals[0].actions.pop();

describe('the same deal', () => {
  test('is told turn by turn, with the cards as dealt and how it ended', () => {
    const moves = ['0 draw', '0 discard 5c', '1 take', '1 discard 3h', '0 knock', '1 draw', '1 discard 9c'];
    expect(readOf({}, moves)).toEqual([
      '# The same deal',
      'One deal against the expert, always with the same cards, as the bot has played it so far.',
      'Dealt to the bot: (five of clubs) (five of diamonds) (ace of spades) Face up: (king of hearts)',
      '# At the start',
      HEAD,
      'Bot | (queen of spades) |  | (five of clubs)',
      'Expert |  | (five of clubs) | (three of hearts)',
      'Bot | knocks',
      'Expert | (nine of clubs) |  | (nine of clubs)',
      'Bot: 21, Expert: 6',
      'Expert loses 1 token.',
    ]);
  });

  test('says of a turn in which one knocks and draws both', () => {
    const moves = ['0 knock', '0 draw', '0 discard 5c', '1 take', '1 discard 3h'];
    expect(readOf({ knockTiming: 'before-draw' }, moves)).toContain(
      'Bot | (queen of spades) |  | (five of clubs) , knocks',
    );
  });

  test('in golf says what is turned up', () => {
    const moves = ['0 draw', '0 replace 0', '1 draw', '1 flip 1', '0 draw', '0 flip 1'];
    const rest = ['1 draw', '1 flip 0', '0 draw', '0 flip 2', '1 draw', '1 flip 2'];
    const lines = readOf({ base: 'golf' }, [...moves, ...rest]);
    // What is replaced goes on the discard pile.
    expect(lines).toContain('Bot | (queen of spades) |  | (five of clubs)');
    expect(lines).toContain('Expert | (nine of clubs) |  | (nine of clubs) , turns up (four of spades)');
  });

  test('with a pool says what lies in the middle, and what everybody took from there and gave', () => {
    const moves = ['0 take Qs', '0 discard 5c', '1 swap-all', '0 knock', '1 pass'];
    const lines = readOf({ base: 'widow' }, moves, { hands: STACK.hands, pool: 'Kh Qs 9c' });
    expect(lines[2]).toContain('Face up: (king of hearts) (queen of spades) (nine of clubs)');
    expect(lines.slice(5, 9)).toEqual([
      'Bot |  | (queen of spades) | (five of clubs)',
      'Expert |  | (king of hearts) (five of clubs) (nine of clubs) | (three of hearts) (four of spades) (six of diamonds)',
      'Bot | knocks',
      'Expert | passes',
    ]);
  });

  test('numbers experts where there are several', () => {
    const stack = { ...STACK, hands: [...STACK.hands, '8h 7s 9d'] };
    const moves = ['0 knock', '1 draw', '1 discard Qs', '2 draw', '2 discard 9c'];
    const lines = readOf({}, moves, stack);
    expect(lines.map((line) => line.split(' | ')[0]).filter((who) => /^(Bot|Expert)/.test(who))).toEqual([
      'Bot',
      'Expert 1',
      'Expert 2',
      'Bot: 11, Expert 1: 6, Expert 2: 9',
      'Expert 1 loses 1 token.',
    ]);
  });

  test('in a race for points says who scores', () => {
    const lines = readOf({ scoring: 'points' }, ['0 knock', '1 draw', '1 discard Qs']);
    expect(lines.at(-1)).toBe('Bot scores 1 point.');
  });

  test('is shown as it was at the start, after minutes, and now, each beside the start', () => {
    const later = ['0 draw', '0 discard 5c', '1 draw', '1 discard 9c', '0 knock', '1 draw', '1 discard 2c'];
    const draws = stackedRecord(rulesWith({}), STACK, ...later);
    const lines = read(
      start(KNOCKS),
      { minute: 1, record: KNOCKS },
      { minute: 5, record: draws },
      { minute: null, record: draws },
    );
    expect(lines.filter((line) => /^(# |It plays)/.test(line))).toEqual([
      '# The same deal',
      '# At the start',
      '# After 1 minute',
      'It plays as at the start.',
      '# After 5 minutes',
      'It plays differently from turn 1 on.',
      '# Now',
      'It plays differently from turn 1 on.',
    ]);
  });

  test('is not there where it has not been played, or cannot be', () => {
    expect([read(), read(start(DAMAGED))]).toEqual([[], []]);
  });

  test('leaves out a time of which the deal is damaged', () => {
    const lines = read(start(KNOCKS), { minute: 1, record: DAMAGED }, { minute: null, record: KNOCKS });
    expect(lines.filter((line) => line.startsWith('# '))).toEqual(['# The same deal', '# At the start', '# Now']);
  });
});
