import { describe, expect, test } from 'vitest';
import { problemInWords, type SharedProblem } from '../../../game/model/rules-problems.ts';

const FORTY = 'x'.repeat(40);

describe('what is wrong with rules is said', () => {
  test.each<[SharedProblem, string]>([
    [{ is: 'too-large' }, 'This is too large for rules.'],
    [{ is: 'unreadable' }, 'The file cannot be read.'],
    [{ is: 'no-json' }, 'This is not a rules file: its text is not JSON in UTF-8.'],
    [{ is: 'damaged-link' }, 'The link to these rules is damaged: part of it is missing or was changed.'],
    [{ is: 'newer' }, 'It was made by a newer version of the game. Reload the page to get that version.'],
    [{ is: 'no-object' }, 'This is not a rules file.'],
    [
      { is: 'format', given: 'thirty-two' },
      'This is not a rules file: its “format” is "thirty-two", not "thirty-one-rules/1".',
    ],
    [{ is: 'format', given: undefined }, 'This is not a rules file: its “format” is –, not "thirty-one-rules/1".'],
    [{ is: 'base', given: 'rummy' }, 'The rules start from "rummy", a game that does not exist.'],
    [{ is: 'name', given: 7 }, 'The rules are called 7; allowed: text of at most 80 characters.'],
    [{ is: 'unknown-key', key: 'jokers' }, '“jokers” is not a rule of this game.'],
    [{ is: 'players', fewest: 2, most: 6, given: 7 }, 'The rules are for 2 to 6 players, not for 7.'],
    [
      { is: 'value', key: 'stockEmpty', given: 'stop' },
      '“stockEmpty” is "stop"; allowed: "showdown", "reshuffle", "void", "ends".',
    ],
    [{ is: 'value', key: 'lives', given: 0 }, '“lives” is 0; allowed: a whole number from 1 to 20.'],
    [
      { is: 'value', key: 'threeOfAKind', given: 30.25 },
      '“threeOfAKind” is 30.25; allowed: a number from 20 to 45 in halves, "top" or null.',
    ],
    [
      { is: 'value', key: 'players', given: [3, 2] },
      '“players” is [3,2]; allowed: two whole numbers from 2 to 10, the smaller first.',
    ],
    [
      { is: 'value', key: 'levelNames', given: null },
      '“levelNames” is null; allowed: at most 26 names of 1 to 60 characters.',
    ],
    [{ is: 'golf-hand' }, 'A row in golf has three cards.'],
    [{ is: 'pool-hand', key: 'poolSwapAll' }, 'With four cards each nobody can take the whole pool, which has three.'],
    [
      { is: 'pool-hand', key: 'dealerChoice' },
      'With four cards the dealer cannot change the hand for the pool, which has three.',
    ],
    [
      { is: 'knocker-last-turn', key: 'counterKnock' },
      'Where the next player may knock too, the knocker has no last turn.',
    ],
    [
      { is: 'knocker-last-turn', key: 'lastTurns' },
      'Where nobody has a turn after a knock, the knocker has none either.',
    ],
    [
      { is: 'knocker-last-turn', key: 'knockTiming' },
      'Whoever knocks before drawing has that turn already, and no other at the end.',
    ],
    [{ is: 'brag-hand' }, 'A hand of brag has three cards.'],
    [{ is: 'no-ten' }, 'The Italian pack has no tens.'],
    [{ is: 'endless-race' }, 'A race in which points are lost needs a limit of deals: it might not end otherwise.'],
    [
      { is: 'too-many-players', handSize: 4, open: 1, pack: 40, most: 9 },
      'With 4 cards each from a pack of 40, at most 9 players can play.',
    ],
    [
      { is: 'too-many-players', handSize: 3, open: 3, pack: 32, most: 9 },
      'With 3 cards each and 3 in the middle from a pack of 32, at most 9 players can play.',
    ],
  ])('%o', (problem, sentence) => expect(problemInWords(problem)).toBe(sentence));

  test('with no more than 40 characters of what is wrong', () => {
    const sentence = (key: string) => problemInWords({ is: 'unknown-key', key });
    expect(sentence(FORTY)).toBe(`“${FORTY}” is not a rule of this game.`);
    expect(sentence(`${FORTY}y`)).toBe(`“${FORTY}…” is not a rule of this game.`);
  });
});
