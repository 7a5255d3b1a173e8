/** Taking back what one has done at the table, by the accessible tree. */
import { describe, expect, test } from 'vitest';
import { KEEP } from '../../../engine/actions.ts';
import { replayRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { MatchSave } from '../../../engine/save.ts';
import { LADDER, ladderTable } from '../../../game/catalogue/ladder.ts';
import type { TableOpening } from '../../../game/match/open-table.ts';
import type { OpenMatch } from '../../../game/services/storage/match-schemas.ts';
import { FakeBots, sitDown, type Table, type TableOptions } from '../support/table.ts';

const BUTTON = 'Take back';
const WARNING = 'This match then no longer counts';

/** What a table was left for: the same match as it was before. */
function resumed({ led }: Table): Required<TableOpening>['resumed'] {
  const [to, ...more] = led;
  if (to?.is !== 'table' || to.opening?.resumed === undefined || more.length > 0)
    throw new Error(`it has led to ${JSON.stringify(led.map(({ is }) => is))}`);
  return to.opening.resumed;
}

/** With this seed the person begins. */
const BEGINS = 1;

/** A table at which the person begins, and the bot thinks for ever. */
const waiting = (options: TableOptions = {}): Promise<Table> => {
  const bots = new FakeBots();
  bots.act = () => new Promise<never>(() => undefined) as never;
  return sitDown({ bots, seed: BEGINS, ...options });
};

/** What the person has done in the deal. */
const ownActions = ({ save }: OpenMatch): string[] =>
  (save as MatchSave).deal?.actions.flatMap(([seat, action]) => (seat === 0 ? [action.split(' ')[0]] : [])) ?? [];

describe('at a table against bots', () => {
  test('nothing is taken back before one has done something', async () => {
    const table = await sitDown();
    expect([table.names.includes('Draw from the stock'), table.names.includes(BUTTON)]).toEqual([true, false]);
    await table.key('Backspace');
    expect([table.led, table.text.includes(WARNING)]).toEqual([[], false]);
  });

  test('a discard that nobody has answered is taken back at once, and the match counts', async () => {
    const table = await waiting();
    await table.press('Draw from');
    await table.press('Discard');
    await table.press(BUTTON);
    const { id, open } = resumed(table);
    expect([id, ownActions(open), open.isTakenBack]).toEqual([table.shown.match, ['draw'], undefined]);
    expect(table.spoken.at(-1)).toBe('Taken back.');
  });

  test('what showed a card is taken back once one has heard that the match then counts no longer', async () => {
    const table = await sitDown();
    await table.press('Draw from');
    await table.key('Backspace');
    expect(table.text).toContain(`Take back?\n${WARNING}`);
    await table.press('Play on');
    expect(table.led).toEqual([]);
    await table.press(BUTTON);
    await table.press(BUTTON);
    const { open } = resumed(table);
    expect([ownActions(open), open.isTakenBack]).toEqual([[], true]);
  });

  test('one goes back to the last decision also after bots have moved', async () => {
    const table = await sitDown();
    await table.press('Draw from');
    await table.press('Discard');
    await table.press('Draw from');
    await table.press('Discard');
    await table.press(BUTTON);
    await table.press(BUTTON);
    expect(ownActions(resumed(table).open)).toEqual(['draw', 'discard', 'draw']);
  });

  test('it is asked once in a match, which stays one that does not count, with a record that replays', async () => {
    const first = await sitDown({ rules: { ...preset('scat'), lives: 1, grace: false } });
    await first.press('Draw from');
    await first.press(BUTTON);
    await first.press(BUTTON);
    const opening = { resumed: resumed(first) };
    first.fake.end();
    const bots = new FakeBots();
    bots.settled.resolve();
    const table = await sitDown({ opening, bots });
    const open = await table.stores.matches.get(opening.resumed.id);
    expect([open?.isTakenBack, open && ownActions(open)]).toEqual([true, []]);
    await table.press('Draw from');
    await table.press('Discard');
    await table.confirm('Knock');
    for (let turn = 0; turn < 9 && table.shown.phase === 'deal'; turn++) await table.settle();
    const kept = await table.stores.records.get(opening.resumed.id);
    expect(kept?.isTakenBack).toBe(true);
    expect(replayRecord(kept?.record).deals).toBe(1);
    expect(table.services.preferences.settings.lossesInARow).toBe(0);
    await table.press('The result');
    expect(table.services.preferences.settings.lossesInARow).toBe(0);
  });
});

test('with a pool a swap of all and a pass are taken back before anybody has moved', async () => {
  for (const key of ['x', 'p']) {
    const bots = new FakeBots();
    bots.act = (legal) => (legal.includes(KEEP) ? KEEP : (new Promise<never>(() => undefined) as never));
    const table = await sitDown({ rules: preset('schwimmen'), bots, seed: 1, settings: { explainsPool: false } });
    await table.key(key);
    await table.press(BUTTON);
    expect([ownActions(resumed(table).open), resumed(table).open.isTakenBack]).toEqual([[], undefined]);
    table.fake.end();
  }
});

test.each<[string, TableOptions]>([
  [
    'on the ladder',
    { opening: { again: { rules: preset('scat'), settings: ladderTable(LADDER[0], { kind: 'person', name: '' }) } } },
  ],
  [
    'where several people play',
    {
      settings: {
        seats: Array.from({ length: 10 }, (_, seat) =>
          seat < 2
            ? { kind: 'person' as const, name: String(seat) }
            : { kind: 'bot' as const, level: 'casual' as const, style: 'even' as const },
        ),
      },
    },
  ],
])('nothing is taken back %s', async (_, options) => {
  const table = await waiting(options);
  for (let step = 0; step < 3 && !table.names.some((name) => name.startsWith('Discard')); step++) {
    const next = table.names.find((name) => name.startsWith('Draw from')) ?? table.names[0];
    await table.press(next);
  }
  expect(table.names.some((name) => name.startsWith('Discard'))).toBe(true);
  await table.key('Backspace');
  expect([table.names.includes(BUTTON), table.led, table.text.includes(WARNING)]).toEqual([false, [], false]);
});
