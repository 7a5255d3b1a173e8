import { describe, expect, test } from 'vitest';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { noveltiesOf, noveltyInWords } from '../../../../game/screens/introduction/novelties.ts';

describe('what is new in a game', () => {
  test('is nothing in the standard one', () => {
    expect(noveltiesOf(preset('scat'))).toEqual([]);
  });

  test('is one to three things in every other preset, each of which is said', () => {
    for (const name of PRESETS.filter((one) => one !== 'scat')) {
      const said = noveltiesOf(preset(name)).map((key) => noveltyInWords(preset(name), key).title);
      expect(said.length, name).toBeLessThanOrEqual(3);
      expect(said.join('\n'), name).toMatch(/^\S.{3}/);
    }
  });

  test('is, among the first, that hands are ranked as in brag', () => {
    const rules = rulesWith({ base: 'widow', handRanking: 'brag' });
    expect(noveltiesOf(rules)).toEqual(['play', 'handRanking', 'knockerLowestLoss']);
    expect(noveltyInWords(rules, 'handRanking')).toEqual({
      title: 'Hands are ranked as in brag.',
      text: expect.stringContaining('The best first: a prial,') as string,
    });
  });

  test.each<[string, string[]]>([
    ['schwimmen', ['play', 'dealerChoice', 'threeOfAKind']],
    ['golf', ['play']],
    ['gin', ['knockPromise', 'levelNames', 'threeOfAKind']],
    // Not how many tokens there are: the places say that.
    ['ride-the-bus', ['levelNames']],
    ['pub', ['threeOfAKind', 'buyIns', 'lives']],
    ['cadillac', ['threeOfAKind', 'threeAces', 'lives']],
    ['forty-one', ['handSize', 'offSuit', 'scoring']],
  ])('begins in %s with what changes most how one plays', (name, keys) => {
    expect(noveltiesOf(preset(name))).toEqual(keys);
  });

  test('is said by the game’s own words, not in tokens', () => {
    expect(noveltyInWords(preset('gin'), 'levelNames')).toEqual({
      title: 'Letters of “GIN” in place of tokens.',
      text: 'Whoever loses gets the next letter, and is out once the word is complete.',
    });
    expect(noveltyInWords(preset('ride-the-bus'), 'levelNames').title).toBe('Places on the bus in place of tokens.');
  });

  test('has a sentence of the rules where its label alone could not be understood', () => {
    expect(noveltyInWords(preset('driver-stop'), 'knockTiming').text).toContain('knock with your discard');
    expect(noveltyInWords(preset('blitz'), 'threeOfAKind')).toEqual({
      title: 'Three of a kind counts 30½.',
      text: null,
    });
  });
});
