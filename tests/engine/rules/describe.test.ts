/** What is said about rules in English where `texts.test.ts` does not pin it: by keys that its random rules do not combine. */
import { describe, expect, test } from 'vitest';
import { describeRules, differences, withoutEffect } from '../../../engine/rules/describe.ts';
import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import { ENGLISH_RULES, type RuleTexts } from '../../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import { table } from '../support/examples.ts';
import { rulesWith } from '../support/stacked.ts';

const titles = (keys: Record<string, unknown>) => describeRules(rulesWith(keys)).map(({ title }) => title);
const text = (keys: Record<string, unknown>, players?: number) =>
  describeRules(rulesWith(keys), players)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

describe('the description', () => {
  test('explains the standard game in the order in which one learns it', () => {
    const wanted = 'The aim, The cards, A turn, Knocking, Declaring 31, The showdown, Tokens and going out';
    expect(titles({}).join(', ')).toBe(wanted);
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

  test('of a minimum that no hand reaches says that nobody can knock', () => {
    expect(text({ knockMinimum: 41 })).toContain('No hand is good enough to knock, so nobody can.');
    expect(text({ knockMinimum: 41 })).not.toContain('you may knock');
  });

  test('for a known number of players leaves out what so few cannot use', () => {
    expect(text({ buyIns: 2 }, 3)).toContain('3 play, without partners.');
    expect(text({ buyIns: 2 }, 3)).toContain('stake');
    expect(text({ buyIns: 2 }, 2)).not.toContain('stake');
  });
});

const POOL = { base: 'widow' };

describe('the description of a game with a pool', () => {
  test('explains the pool after the turn, and knows no discards', () => {
    expect(titles(POOL).slice(2, 5)).toEqual(['A turn', 'The pool', 'Knocking']);
    expect(text({ ...POOL, stockEmpty: 'reshuffle', upcard: false, finalTurnStand: true })).not.toMatch(/discard|draw/);
    expect(text({ ...POOL, knockTiming: 'after-draw', knockMinimum: 20 })).not.toMatch(/discard|draw/);
    expect(text({ ...POOL, knockTiming: 'before-draw', knockMinimum: 20 })).not.toMatch(/discard|draw/);
  });
});

describe('the description of', () => {
  const AFTER = { knockTiming: 'after-draw' };
  const ANY = { ...POOL, ...AFTER, poolKnockAfter: 'any-turn' };
  const FIRST = { discardFirst: true };
  const points = { scoring: 'points' };
  const brag = { handRanking: 'brag' };
  const short = { deck: 'piquet32', players: [2, 9] };
  const minus = { offSuit: 'minus' };
  const flush = { declareStraightFlush: true, straightFlush: 30 };
  const lastTurns = { declareEnds: 'last-turns' };
  const shown = { declareEnds: 'at-showdown' };
  const loses = { lowestScore: -1, dealLimit: 9, ...points };
  const own = { declareWhen: 'own-turn' };
  const binds = { ...POOL, poolSwapAll: 'binds' };
  const alone = { pointsGoTo: 'knocker', ...points };

  const SAID = table`
    ${{ ...POOL, poolPass: false, declareEnds: 'last-turns' }} | Only after a knock or a declared hand may you pass,
    ${{ ...POOL, poolPass: 'never', poolSwapAll: 'for-good' }}
      | Nobody may pass. When only one player still has turns,
    ${{ ...POOL, poolPass: 'for-good', lastTurns: 0 }} | and have no more turns in that deal. When only one
    ${{ ...ANY, poolPass: 'never' }} | You may also knock after exchanging all three.
    ${{ ...ANY, poolSwapAll: false }} | You may also knock in place of a pass.
    ${{ ...POOL, ...AFTER, knockMinimum: 20 }} | Only a hand worth 20 or more after the exchange may knock.
    ${{ ...FIRST, takeDiscards: false }} | which nobody else sees. Discards are never taken.
    ${{ ...FIRST, knockTiming: 'before-draw' }}
      | Before discarding you may knock. You still discard, and draw or take; every
    ${{ ...FIRST, ...AFTER }} | You may knock with your discard, and still draw or take after it: every other player
    ${{ ...FIRST, ...AFTER, knockMinimum: 21 }} | Only a hand worth 21 or more before the discard may knock.
    ${{ ...FIRST, knockTiming: 'before-draw', knockMinimum: 21 }} | Only a hand worth 21 or more before the discard may
    ${{ turnLimit: 1 }} | had 1 turn ends with a showdown, even where others still had a turn to come.
    ${{ stockEmpty: 'void', ...lastTurns }} | where nobody has knocked or declared, and otherwise
    ${{ ...brag, ...short }} | one rank: three aces, three kings and so on down.
    ${{ ...brag, ...short }} | Of sequences the best is ace-7-8,
    ${{ ...minus, threeAces: 33 }} | zero; nothing is taken off three aces.
    ${{ ...flush, declare: 'manual' }} | A straight flush kept quiet counts 30.
    ${{ ...flush, straightFlush: 25, declare: 'manual' }} | A straight flush kept quiet counts no more than 30.
    ${{ ...flush, declareWithTen: true }} | Without a ten 31 is only a high hand, unless it is a sequence:
    ${{ ...flush, threeAces: 33, hammer: 'shotgun' }} | of 31 or three aces or a straight flush are among them,
    ${{ ...shown, declareThree: true }} | or three cards of one rank when all hands are shown declares it,
    ${{ ...shown, ...points }} | If somebody does, each who does scores 1 point, and nobody else
    ${{ ...lastTurns, lastTurns: 2 }} | everybody who has not declared has two turns left.
    ${{ finalTurnStand: true, ...lastTurns, lastTurns: 0 }} | In a last turn after a declared hand you may stand:
    ${{ tieBreak: 'full', declare: 'off' }} | Hands of 31 are told apart by the ranks of their cards,
    ${{ tieBreak: 'suits', ...points }} | hand scores 1 point. Equal values are told apart
    ${{ ...points, declareScore: 2, declareEnds: 'showdown' }}
      | that is the highest scores 2 points; one as high that was not declared scores 1.
    ${{ allOut: 'all-return', buyIns: 1 }} | as well, except those who could have bought back in and did not.
    ${{ lowestTieLoss: 'unless-all-tie', base: 'golf' }} | but nobody loses anything where all tie.
    ${{ lowestTieLoss: 0, base: 'golf' }} | Players who tie for lowest lose nothing.
    ${{ dealLimit: 9, ...points }} | ends after 9 deals: whoever has the most points wins,
    ${{ ...alone, knockerTieScore: 1 }} | 1 point where no other hand is higher, and otherwise nobody scores.
    ${{ ...alone, declareEnds: 'last-turns' }} | the hand that was declared last scores 1 point, and no other;
    ${{ ...loses, declare: 'off' }} | loses 1 point, if its player has one. Players who tie for lowest
    ${{ ...loses, play: 'golf' }} | The lowest row loses 1 point,
    ${loses} | Nobody loses a point where a hand is declared.
    ${{ ...loses, ...alone, declareEnds: 'last-turns' }} | Nobody loses a point where a hand is declared.
    ${{ ...loses, hammer: 'shotgun' }} | each of those scores 1 point and no other hand scores or loses one.
    ${{ stockEmpty: 'void-at-once', ...lastTurns }} | and nobody has knocked or declared, the deal ends after
    ${{ ...binds, knockTiming: 'before-draw' }} | has to pass in their next turn of that deal, and may knock before that.
    ${{ ...binds, poolPass: false }} | turn of that deal. Otherwise only after a knock may you pass,
    ${{ ...binds, poolPass: false, lastTurns: 0 }}
      | in their next turn of that deal. Nobody else may pass. If all pass one after another
    ${{ sharedWin: true, dealLimit: 3 }} | most tokens wins, and those who tie share the win.
    ${{ nextDealer: 'winner', base: 'golf' }} | won a deal, with the highest row, deals the next;
  ` as [Record<string, unknown>, string][];

  test.each(SAID)('%j: …%s…', (keys, said) => expect(text(keys)).toContain(said));

  test('points that are kept are mentioned only where all others that are lowest lose one', () => {
    expect(text({ ...loses, declare: 'off' })).not.toContain('Nobody loses a point');
    expect(text({ ...loses, declareEnds: 'showdown' })).not.toContain('Nobody loses a point');
    expect(text({ hammer: 'shotgun', ...points })).toContain('no other hand scores.');
  });

  test('a shotgun meets dealt hands only where these are declared', () => {
    expect(text({ hammer: 'shotgun' })).toContain('are among them');
    expect(text({ hammer: 'shotgun', ...own })).not.toContain('are among them');
  });

  test('a minimum blames the hands only where they are too low', () => {
    expect(text({ knockMinimum: 20, turnLimit: 1, knockFrom: 2 })).not.toContain('No hand is good enough');
  });
});

describe('what is special at a table', () => {
  test('leaves out what a known number of players cannot use', () => {
    const rules = rulesWith({ lives: 5, buyIns: 2 });
    expect(differences(rules, ENGLISH_RULES, 3)).toEqual(['5 tokens each', '2 buy-ins each']);
    expect(differences(rules, ENGLISH_RULES, 2)).toEqual(['5 tokens each']);
    expect(withoutEffect(rules, ENGLISH_RULES, 2)).toEqual([
      { key: 'buyIns', reason: 'with two players nobody can come back into the match' },
    ]);
  });
});

describe('the description of hands of brag', () => {
  const KEYS = { hammer: 'shotgun', dealLimit: 5, handPoints: true, nextDealer: 'winner', threeAces: 33 };

  test.each<[RuleTexts, RegExp]>([
    [ENGLISH_RULES, /31|declar|hand points|counts? 1[01]|values of your hands/i],
    ...[GERMAN_RULES, FRENCH_RULES, SPANISH_RULES].map((texts): [RuleTexts, RegExp] => [
      texts,
      /31|meldet|annonce|canta\b/i,
    ]),
  ])('says nothing of points, of 31 or of declaring, in any language', (texts, unsaid) => {
    const all = describeRules(rulesWith({ handRanking: 'brag', ...KEYS }), undefined, texts);
    expect(all.flatMap(({ title, sentences }) => [title, ...sentences]).join(' ')).not.toMatch(unsaid);
  });
});
