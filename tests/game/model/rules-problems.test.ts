import { describe, expect, test } from 'vitest';
import type { RuleName } from '../../../engine/rules/table.ts';
import { problemInWords, type SharedProblem } from '../../../game/model/rules-problems.ts';

const FORTY = 'x'.repeat(40);

const format = (given: unknown): SharedProblem => ({ is: 'format', given });
const value = (key: RuleName, given: unknown): SharedProblem => ({ is: 'value', key, given });
const bound = (key: RuleName) => ({ is: 'bound-pass', key }) as SharedProblem;
const lastTurn = (key: RuleName) => ({ is: 'knocker-last-turn', key }) as SharedProblem;
const hand = (key: RuleName) => ({ is: 'pool-hand', key }) as SharedProblem;
const tooMany = (handSize: number, pool: number, pack: number): SharedProblem => ({
  is: 'too-many-players',
  handSize,
  pool,
  pack,
  most: 9,
});

describe('what is wrong with rules is said', () => {
  test.each<[SharedProblem, string]>([
    [{ is: 'too-large' }, 'This is too large to be a rules file.'],
    [{ is: 'unreadable' }, 'The file cannot be read.'],
    [{ is: 'no-json' }, 'This is not a rules file: its text is not JSON in UTF-8.'],
    [{ is: 'damaged-link' }, 'The link to these rules is damaged: part of it is missing or was changed.'],
    [{ is: 'newer' }, 'It was made by a newer version of the game. Reload the page to get that version.'],
    [{ is: 'no-object' }, 'This is not a rules file.'],
    [format('thirty-two'), 'This is not a rules file: its “format” is "thirty-two", not "thirty-one-rules/1".'],
    [format(undefined), 'This is not a rules file: its “format” is –, not "thirty-one-rules/1".'],
    [{ is: 'base', given: 'rummy' }, 'The rules start from "rummy", a game that does not exist.'],
    [{ is: 'name', given: 7 }, 'The rules are called 7; allowed: text of at most 80 characters.'],
    [{ is: 'unknown-key', key: 'jokers' }, '“jokers” is not a rule of this game.'],
    [{ is: 'players', fewest: 2, most: 6, given: 7 }, 'The rules are for 2 to 6 players, not for 7.'],
    [
      value('stockEmpty', 'stop'),
      '“stockEmpty” is "stop"; allowed: "showdown", "reshuffle", "void", "ends", "void-at-once".',
    ],
    [value('lives', 0), '“lives” is 0; allowed: a whole number from 1 to 20.'],
    [
      value('threeOfAKind', 30.25),
      '“threeOfAKind” is 30.25; allowed: a number from 20 to 45 in halves, "top" or null.',
    ],
    [value('players', [3, 2]), '“players” is [3,2]; allowed: two whole numbers from 2 to 17, the smaller first.'],
    [value('levelNames', null), '“levelNames” is null; allowed: at most 26 names of 1 to 60 characters.'],
    [{ is: 'golf-hand' }, 'A row in golf has three cards.'],
    [hand('poolSwapAll'), 'With four cards each nobody can take the whole pool, which has three.'],
    [hand('dealerChoice'), 'With four cards the dealer cannot change the hand for the pool, which has three.'],
    [lastTurn('counterKnock'), 'Where the next player may knock too, the knocker has no last turn.'],
    [lastTurn('lastTurns'), 'Where nobody has a turn after a knock, the knocker has none either.'],
    [lastTurn('knockTiming'), 'Whoever knocks before drawing still has that turn, and no other at the end.'],
    [
      bound('poolPass'),
      'Whoever swaps all has to pass in the next turn, and then plays on. That does not work where a pass is for good, or nobody may pass.',
    ],
    [
      bound('poolKnockAfter'),
      'Whoever swaps all knocks at the end of that turn or passes in the next one, but not both.',
    ],
    [bound('poolSevenEightNine'), 'Whoever has to pass cannot ask for a new pool instead.'],
    [{ is: 'brag-hand' }, 'A hand of brag has three cards.'],
    [{ is: 'discard-first', key: 'play' }, 'One can discard first only where one draws and discards.'],
    [
      { is: 'discard-first', key: 'returnTaken' },
      'Whoever discards before drawing has no discard left for the card that was taken.',
    ],
    [{ is: 'no-ten' }, 'The Italian pack has no tens.'],
    [
      { is: 'endless-deal' },
      'Where nobody knocks, something else has to end a deal: hands that are declared, a limit of turns, a stock that runs out, or passing with a pool.',
    ],
    [{ is: 'endless-race' }, 'A race in which points are lost needs a limit of deals: it might not end otherwise.'],
    [tooMany(4, 0, 40), 'With 4 cards each from a pack of 40, at most 9 players can play.'],
    [tooMany(3, 3, 32), 'With 3 cards each and 3 in the middle from a pack of 32, at most 9 players can play.'],
  ])('%o', (problem, sentence) => expect(problemInWords(problem)).toBe(sentence));

  test('with no more than 40 characters of what is wrong', () => {
    const sentence = (key: string) => problemInWords({ is: 'unknown-key', key });
    expect(sentence(FORTY)).toBe(`“${FORTY}” is not a rule of this game.`);
    expect(sentence(`${FORTY}y`)).toBe(`“${FORTY}…” is not a rule of this game.`);
  });
});
