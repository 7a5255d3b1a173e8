import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { describeRules, differences, labelOf, withoutEffect } from '../../../engine/rules/describe.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, RULES_TABLE, type RuleKey } from '../../../engine/rules/table.ts';
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';
import type { RuleTexts } from '../../../engine/rules/texts/rule-texts.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';

const titles = (keys: Record<string, unknown>) => describeRules(rulesWith(keys)).map(({ title }) => title);
const text = (keys: Record<string, unknown>, players?: number) =>
  describeRules(rulesWith(keys), players)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

describe('the description', () => {
  test('explains the standard game in the order in which one learns it', () => {
    expect(titles({})).toEqual([
      'The aim',
      'The cards',
      'A turn',
      'Knocking',
      'Declaring 31',
      'The showdown',
      'Tokens and going out',
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['who deals first', {}, 'Chance decides who deals first.'],
    ['what several dealt 31s do', {}, 'If several are dealt it, all of them declare.'],
    ['who is asked first of several dealt 31s', { declare: 'manual' }, 'each is asked before it ends'],
    ['what a showdown is', {}, 'All hands are shown and compared.'],
    ['what a showdown is in golf, where rows are open', { play: 'golf' }, 'All rows are compared.'],
    ['what a pass ends', {}, 'even where others still had a turn to come'],
    ['who is the knocker of two', { counterKnock: true }, 'the first of the two counts as the knocker'],
    ['what the hammer does without', { hammer: 'hammer' }, 'conditions for knocking do not apply'],
    [
      'what ends with sudden death',
      { suddenDeath: true },
      'everybody with the lowest loses 1 token, and the deal is over',
    ],
    ['what three of a kind is', { threeOfAKind: 30.5 }, 'three cards of one rank'],
    ['what three aces count that beat everything', { base: 'italian', threeAces: 33, declare: 'manual' }, 'count 30'],
    ['that the ace is the highest rank', { tieBreak: 'ranks' }, 'an ace is above a king'],
    ['how long grace lasts', {}, 'on grace, until the next loss'],
    ['where an extra step leaves those who went out', {}, 'whoever that deal eliminated stays in, on grace'],
    ['the same without grace', { grace: false }, 'whoever that deal eliminated stays in, with 1 token'],
    ['how the others are placed', {}, 'the others are placed by how long they stayed in'],
    ['how they are placed in a race', { scoring: 'points' }, 'The others are placed by their points.'],
    ['who shares a place', {}, 'Players eliminated in the same deal share a place.'],
    ['until when one may buy in', { buyIns: 1 }, 'Whoever does not is out for good.'],
  ])('leaves nobody to guess %s', (_, keys, words) => expect(text(keys)).toContain(words));

  test('with hand points lets nobody share a place', () => {
    expect(text({ handPoints: true })).not.toContain('share a place');
    expect(text({ handPoints: true })).toContain('the one with the larger sum has the better place');
  });

  test('names the steps that a match begins with, and apart from them those that may be agreed on', () => {
    const named = (levelNames: string[], grace: boolean) => text({ lives: 2, grace, levelNames });
    expect(named(['a', 'b', 'c', 'd'], true)).toContain('have names: “a”, “b”, “c”; steps that are agreed on add “d”.');
    expect(named(['a', 'b', 'c'], true)).toContain('have names: “a”, “b”, “c”.');
    expect(named(['a', 'b', 'c'], false)).toContain('have names: “a”, “b”; steps that are agreed on add “c”.');
    expect(named(['a'], true)).toContain('have names: “a”.');
  });

  test('of golf says nothing about knocking, declaring or three of a kind', () => {
    const golf = text({ base: 'golf', threeOfAKind: 30, knockMinimum: 21, hammer: 'hammer' });
    expect(golf).toContain('face down');
    expect(golf).toContain('There is no knocking.');
    expect(golf).not.toMatch(/may knock|declare|three of a kind|hammer/i);
    expect(titles({ base: 'golf' })).not.toContain('Knocking');
  });

  test('of a race for points says nothing about tokens', () => {
    expect(text({ scoring: 'points', lives: 5, buyIns: 2 })).not.toMatch(/token|stake|grace/);
    expect(titles({ scoring: 'points' })).toContain('The race for points');
  });

  test.each([
    ['with', 'knocking', {}],
    ['without', 'golf', { play: 'golf' }],
    ['without', 'golf, which has no hammer either', { play: 'golf', hammer: 'hammer' }],
    ['without', 'hands that are never good enough to knock', { knockMinimum: 41 }],
    ['with', 'the hammer, though no hand is good enough to knock', { knockMinimum: 41, hammer: 'hammer' }],
  ])('of a race %s the knocker who ties: %s', (how, _, keys) => {
    const said = text({ scoring: 'points', ...keys });
    expect(said.includes('a knocker who ties with others scores nothing')).toBe(how === 'with');
  });

  test('of four cards speaks of 41', () => {
    expect(titles({ handSize: 4 })).toContain('Declaring 41');
    expect(text({ handSize: 4 })).not.toContain('31');
  });

  test('of a knock that promises the highest hand keeps the lowest for deals without a knock', () => {
    expect(text({ base: 'gin' })).toContain('Where nobody has knocked, the lowest hand loses 1 token.');
  });

  test.each([
    [{ lives: 1 }, 'Everybody starts with 1 token.'],
    [{ lives: 2 }, 'Everybody starts with 2 tokens.'],
    [{ scoring: 'points', pointsTarget: 1 }, 'The first player with 1 point wins'],
    [{ buyIns: 1 }, 'come back with full tokens, once a match'],
    [{ buyIns: 3 }, 'come back with full tokens, 3 times a match'],
  ])('uses the right plurals: %j', (keys, words) => expect(text(keys)).toContain(words));

  test('of a minimum that no hand reaches says that nobody can knock', () => {
    expect(text({ knockMinimum: 41 })).toContain('No hand is good enough to knock, so nobody can.');
    expect(text({ knockMinimum: 41 })).not.toContain('you may knock');
  });

  test('for a known number of players leaves out what so few cannot use', () => {
    expect(text({ buyIns: 2 }, 3)).toContain('3 play, each for themselves.');
    expect(text({ buyIns: 2 }, 3)).toContain('stake');
    expect(text({ buyIns: 2 }, 2)).not.toContain('stake');
  });

  test('is made of whole sentences, whatever the rules', () => {
    fc.assert(
      fc.property(randomRulesFile, (file) => {
        for (const { title, sentences } of describeRules(resolveRules(file))) {
          expect(title).toMatch(/^[A-Z][^{}]*$/);
          for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z\d“][^{}]*\.$/);
          for (const sentence of sentences)
            expect(sentence).not.toMatch(/undefined|null|NaN|\b1 (tokens|points)\b| {2}/);
        }
      }),
    );
  });

  test('does not compile without words for every key', () => {
    const { suddenDeath: _, ...others } = ENGLISH_RULES.sentences;
    // @ts-expect-error a key of the table without words
    const incomplete: RuleTexts['sentences'] = others;
    expect(Object.keys(incomplete)).toHaveLength(RULE_NAMES.length - 1);
  });

  test('says something else for every value of every key, or nothing for the standard one', () => {
    for (const name of RULE_NAMES) {
      const key: RuleKey = RULES_TABLE[name];
      if (key.kind !== 'choice') continue;
      const said = key.values.map((value) =>
        JSON.stringify(ENGLISH_RULES.sentences[name]({ ...preset('scat'), [name]: value })),
      );
      expect(new Set(said).size, name).toBe(key.values.length);
    }
  });
});

describe('what is special at a table', () => {
  test('is nothing in the standard game', () => expect(differences(preset('scat'))).toEqual([]));

  test('is a short label for each rule', () => {
    expect(differences(rulesWith({ threeOfAKind: 30.5, knockMinimum: 21, declareAfterKnock: false }))).toEqual([
      'three of a kind counts 30½',
      '31 only before a knock',
      'knock from 21',
    ]);
  });

  test('leaves out what a known number of players cannot use', () => {
    expect(differences(rulesWith({ lives: 5, buyIns: 2 }), ENGLISH_RULES, 3)).toEqual([
      '5 tokens each',
      '2 buy-ins each',
    ]);
    expect(differences(rulesWith({ lives: 5, buyIns: 2 }), ENGLISH_RULES, 2)).toEqual(['5 tokens each']);
    expect(withoutEffect(rulesWith({ lives: 5, buyIns: 2 }), ENGLISH_RULES, 2)).toEqual([
      { key: 'buyIns', reason: 'with two players nobody can come back into the match' },
    ]);
  });

  test('names 41 with four cards', () => {
    expect(differences(rulesWith({ handSize: 4, declare: 'off' }))).toEqual([
      'four cards each, and 41 is the best',
      '41 is not declared',
    ]);
  });

  test('does not include rules without effect', () => {
    expect(differences(rulesWith({ play: 'golf', knockMinimum: 21 }))).toEqual([
      'golf: three turns to uncover a row of cards',
    ]);
  });

  test.each(PRESETS.slice(1))('is described for %s', (name) => {
    expect(differences(preset(name)).length).toBeGreaterThan(0);
  });

  test('has a label of its own for every value', () => {
    for (const name of RULE_NAMES) {
      const key: RuleKey = RULES_TABLE[name];
      if (key.kind !== 'choice') continue;
      const labels = key.values.map((value) => labelOf({ ...preset('scat'), [name]: value }, name));
      expect(new Set(labels).size, name).toBe(key.values.length);
    }
  });
});
