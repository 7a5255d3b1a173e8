import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../../engine/cards.ts';
import type { MatchEvent } from '../../../../engine/events.ts';
import { cardName } from '../../../../game/model/sentences.ts';
import { EventNarrator, type Sentence } from '../../../../game/table/a11y/event-narrator.ts';
import { event, factsOf, fox, shownMatch, SPEAKERS, you } from '../../support/events.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';

/** Plays a match by random legal choices; `hear` gets what each event told. */
function listen(
  { game, seed, viewer }: { game: string; seed: number; viewer: number },
  hear: (sentences: Sentence[], event: MatchEvent) => void,
): void {
  const { rules } = factsOf(game);
  const facts = { rules, speakers: SPEAKERS.map(({ name }) => ({ name, you: false })) };
  const narrator = new EventNarrator();
  const { match } = shownMatch(facts, seed, (one, { message: before }, { message }) =>
    hear(narrator.sentencesFor(one, { ...facts, viewer, message, before }), one),
  );
  playRandomly(match, seed);
}

const matches = fc.record({
  game: fc.constantFrom('scat', 'golf', 'schwimmen', 'honour'),
  seed: fc.integer({ min: 1, max: 100_000 }),
  viewer: fc.integer({ min: -1, max: 2 }),
});

describe('what happens at the table, told', () => {
  test('never names a card that somebody else draws, and is for one alone only where that is their own draw', () => {
    fc.assert(
      fc.property(matches, (match) => {
        listen(match, (sentences, one) => {
          const isPrivate = sentences.some((sentence) => sentence.isPrivate);
          const isOwn = one.type === 'drew' && one.seat === match.viewer;
          const leaks =
            one.type === 'drew' && !isOwn && sentences.some(({ text }) => text.includes(cardName(one.card)));
          if (leaks || isPrivate !== isOwn) throw new Error(`${one.type}: ${JSON.stringify(sentences)}`);
        });
      }),
      { numRuns: 6 },
    );
  });

  test('has the losses of a deal once, when all are known, a showdown that names all hands, and nothing twice in a row', () => {
    const told: string[] = [];
    listen({ game: 'scat', seed: 4, viewer: -1 }, (sentences) => told.push(...sentences.map(({ text }) => text)));
    const losses = told.filter((text) => / loses? \d/.test(text));
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.length).toBeLessThanOrEqual(told.filter((text) => /^(Deal \d+|\w+ deals)\.$/.test(text)).length);
    expect(told.some((text) => /^Fox: .* of \w+, .*: \d+\.$/.test(text))).toBe(true);
    expect(told.at(-1)).toMatch(/wins the match\.$/);
    expect(told.filter((text, index) => told[index - 1] === text)).toEqual([]);
  });

  const [SEVEN, EIGHT, NINE] = parseCards('7h 8h 9h');
  const POOL = 'seven of hearts, eight of hearts, nine of hearts';

  test.each<[MatchEvent, message: string, told: string[]]>([
    [event('deal-over', { deal: 1 }), 'Nobody scores.', ['Nobody scores.']],
    [event('deal-over', { deal: 1 }), 'Before.', []],
    [fox('passed'), 'Before.', ['Fox passes.']],
    [fox('passed'), 'Fox passes for good.', ['Fox passes for good.']],
    [fox('stood'), 'Before.', ['Fox stands.']],
    [fox('kept-quiet'), 'Before.', []],
    [you('kept-quiet'), 'You keep quiet.', ['You keep quiet.']],
    [fox('knocked'), 'Fox knocks.', ['Fox knocks.']],
    [fox('dealt', { card: SEVEN }), 'Fox deals.', []],
    [fox('took', { card: SEVEN }), 'Before.', ['Fox takes the seven of hearts.']],
    [fox('discarded', { card: SEVEN }), 'Before.', ['Fox discards the seven of hearts.']],
    [fox('put-into-pool', { card: SEVEN }), 'Before.', ['Fox lays down the seven of hearts.']],
    [event('turned-up', { card: SEVEN }), '', ['Top card: seven of hearts.']],
    [event('pool-turned-up', { cards: [SEVEN, EIGHT, NINE] }), '', [`In the middle: ${POOL}.`]],
    [event('pool-renewed', { cards: [SEVEN, EIGHT, NINE] }), 'New.', ['New.', `In the middle: ${POOL}.`]],
  ])('%o with “%s” is %j', (one, message, told) => {
    const context = { speakers: SPEAKERS, viewer: 0, message, before: 'Before.' };
    expect(new EventNarrator().sentencesFor(one, context).map(({ text }) => text)).toEqual(told);
  });
});
