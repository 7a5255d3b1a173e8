/** Bots that adapt in the built game: chosen by keys, said at the table, told of what is known, and noted in the record. */
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record.ts';
import { DEFAULT_SETTINGS, type Seat } from '../../game/catalogue/settings.ts';
import type { KeptRecord } from '../../game/services/storage/match-schemas.ts';
import { builtGame } from './support/built-game.ts';
import { treeText } from './support/listener.ts';
import { keyboardInput, playToTheEnd, tabTo } from './support/player.ts';
import { stored } from './support/storage.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const LABEL = 'Adapts to how the others play';

/** The latest of the person's records. */
async function storedRecord(visit: Visit): Promise<MatchRecord | undefined> {
  return ((await stored(visit, 'records', 'values')) as KeptRecord[]).at(-1)?.record;
}

/** Plays a match, whose bots say that they adapt, from its first turn. @returns its record */
async function playedRecord(visit: Visit): Promise<MatchRecord> {
  await visit.seeTurn();
  await expect.poll(() => treeText(visit)).toContain('adapts to how the others play');
  await playToTheEnd(visit, keyboardInput());
  await expect.poll(() => storedRecord(visit)).toBeDefined();
  return (await storedRecord(visit)) as MatchRecord;
}

test('a strong bot adapts unless it is switched off, says so, and plays by what it has learnt', async () => {
  await visiting({ hasPolicy: true }, async (visit) => {
    await visit.applySettings({ opponents: 1, isNew: false });
    await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
    for (const label of ['Players', 'Seat 2: Fox, Casual']) await tabTo(visit, label);
    await visit.pressButton('Level: Strong');
    for (let turn = 0; turn < 2; turn++) await visit.pressButton(LABEL);
    for (const label of ['Back', 'Done', 'Play']) await tabTo(visit, label);
    const { deals } = await playedRecord(visit);
    const [first, ...later] = deals.map(({ bots }) => bots?.[1]);
    expect(later.length).toBeGreaterThan(0);
    for (const bot of later) expect(bot?.knows).toEqual([expect.stringMatching(/^[\w-]{28}$/), null]);
    expect(first?.knows ?? 'nothing').toBe('nothing');
  });
});

test('bots adapt to all others at a table for four, with a pool', async () => {
  const players = 4;
  await visiting({ hasPolicy: true }, async (visit) => {
    const strong: Seat = { kind: 'bot', level: 'strong', style: 'even', adapts: true };
    const seats = DEFAULT_SETTINGS.seats.map((seat) => (seat.kind === 'bot' ? strong : seat));
    await visit.applySettings({ rules: 'schwimmen', opponents: players - 1, seats, isNew: false });
    await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
    await tabTo(visit, 'Play');
    const bots = (await playedRecord(visit)).deals.at(-1)?.bots ?? [];
    const knowing = [...bots.entries()].flatMap(([seat, bot]) => (bot?.knows ? [{ seat, knows: bot.knows }] : []));
    const known = knowing.map(({ seat, knows }) => [seat, knows.map((one) => one !== null)] as const);
    expect(known.length).toBeGreaterThan(0);
    for (const [seat, whom] of known) expect(whom).toEqual(Array<boolean>(players).fill(true).with(seat, false));
  });
});
