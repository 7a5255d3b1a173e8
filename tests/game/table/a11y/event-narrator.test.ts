import { afterEvent } from '../../../../game/model/after-event.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../engine/cards.ts';
import { Match } from '../../../../engine/match.ts';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import { EventNarrator, type Sentence } from '../../../../game/table/a11y/event-narrator.ts';
import { cardName } from '../../../../game/model/sentences.ts';
import { emptyTable } from '../../../../game/model/table-state.ts';
import { playRandomly } from '../../support/random-play.ts';

const NAMES = ['Ann', 'Fox', 'Ben'];

/** Plays a match by random legal choices; `hear` gets what each event told, with the cards that everybody has seen. */
function listen(
  { rules: name, seed, viewer }: { rules: (typeof PRESETS)[number]; seed: number; viewer: number },
  hear: (sentences: Sentence[], type: string, hidden: Card | null) => void,
): void {
  const rules = preset(name);
  const speakers = NAMES.map((speaker) => ({ name: speaker, you: false }));
  const facts = { rules, speakers };
  const narrator = new EventNarrator();
  let state = emptyTable(facts);
  const match = new Match(rules, NAMES.length, {
    seed,
    listener: (event) => {
      const before = state.message;
      state = afterEvent(state, event, facts);
      const isHidden = event.type === 'drew' && event.seat !== viewer;
      hear(
        narrator.sentencesFor(event, { speakers, viewer, message: state.message, before }),
        event.type,
        isHidden ? event.card : null,
      );
    },
  });
  playRandomly(match, seed);
}

const matches = fc.record({
  rules: fc.constantFrom(...PRESETS.filter((name) => preset(name).players[0] <= 3)),
  seed: fc.integer({ min: 1, max: 100_000 }),
  viewer: fc.integer({ min: -1, max: 2 }),
});

describe('what happens at the table, told', () => {
  test('never names a card that somebody else draws', () => {
    fc.assert(
      fc.property(matches, (match) => {
        listen(match, (sentences, _type, hidden) => {
          if (hidden !== null) expect(sentences.map(({ text }) => text).join(' ')).not.toContain(cardName(hidden));
        });
      }),
      { numRuns: 8 },
    );
  });

  test('keeps apart what is for the one who holds the device', () => {
    fc.assert(
      fc.property(matches, (match) => {
        listen(match, (sentences, type) => {
          if (type !== 'drew' && sentences.some(({ isPrivate }) => isPrivate))
            throw new Error(`${type} is told to one alone`);
        });
      }),
      { numRuns: 8 },
    );
  });

  test('tells the losses of a deal once, when all are known, and every deal has a showdown that names all hands', () => {
    const told: string[] = [];
    listen({ rules: 'scat', seed: 4, viewer: -1 }, (sentences) => told.push(...sentences.map(({ text }) => text)));
    const losses = told.filter((text) => / loses? \d/.test(text));
    const deals = told.filter((text) => /^(Deal \d+|\w+ deals)\.$/.test(text));
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.length).toBeLessThanOrEqual(deals.length);
    expect(told.filter((text) => /^Fox: .* of \w+, .*: \d+\.$/.test(text)).length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatch(/wins the match\.$/);
  });

  test('tells at the end of a deal what the table says only then', () => {
    const told = (message: string) =>
      new EventNarrator()
        .sentencesFor(
          { type: 'deal-over', deal: 1 },
          { speakers: [], viewer: -1, message, before: 'All hands are shown.' },
        )
        .map(({ text }) => text);
    expect(told('Nobody scores.')).toEqual(['Nobody scores.']);
    expect(told('All hands are shown.')).toEqual([]);
  });

  test('says nothing twice in a row', () => {
    const told: string[] = [];
    listen({ rules: 'ride-the-bus', seed: 9, viewer: 0 }, (sentences) =>
      told.push(...sentences.map(({ text }) => text)),
    );
    expect(told.filter((text, index) => index > 0 && told[index - 1] === text)).toEqual([]);
  });
});
