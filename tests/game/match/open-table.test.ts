/** Tables as they are opened, and what is stored of them. */
import { describe, expect, test } from 'vitest';
import { SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import { endingOf } from '../../../game/match/ending.ts';
import { openTable, type OpenedTable } from '../../../game/match/open-table.ts';
import type { SpecialMatch } from '../../../game/match/special-match.ts';
import type { PolicyState } from '../../../game/services/bots/policy-service.ts';
import type { OpenMatch } from '../../../game/services/storage/match-schemas.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const BOT: Seat = { kind: 'bot', level: 'casual', style: 'even' };
const SEATS = [PERSON, ...Array.from({ length: 9 }, () => BOT)];
const SCAT = preset('scat');
const HASH = '5a'.repeat(32);
const POLICY: PolicyState = { is: 'policy', model: 'general', sha256: HASH };
const NOBODY: PolicyState = { is: 'unavailable', why: 'missing', reason: '' };
const chance = (secret: string, word = '') => new SealedChance([secret.repeat(32)], word, () => new Uint8Array(32));

type Options = Parameters<typeof openTable>[0];

function opened(changes: Partial<Options> = {}): OpenedTable {
  return openTable({
    rules: SCAT,
    settings: { seats: SEATS, opponents: 2 },
    resumed: undefined,
    special: undefined,
    seed: 7,
    seal: () => chance('ab'),
    listener: () => undefined,
    ...changes,
  });
}

/** Plays by random choices until something holds. */
function play({ match }: OpenedTable, until: (actions: number) => boolean = () => false): void {
  const random = new Random(3);
  for (let actions = 0; match.phase !== 'over' && !until(actions); actions++) {
    if (match.seat < 0) match.startDeal();
    const legal = match.legalActions();
    match.apply(legal[random.below(legal.length)]);
  }
}

/** A table at which so many actions were taken. */
function played(count: number, changes: Partial<Options> = {}): OpenedTable {
  const table = opened(changes);
  play(table, (actions) => actions === count);
  return table;
}

const deckOf = (changes: Partial<Options> = {}) => played(1, changes).recorder.openDeal?.deck;

/** The match as it is stored while it is open. */
function left(table: OpenedTable, bots = POLICY): OpenMatch {
  const snapshot = table.snapshot(bots);
  if (snapshot.is !== 'open') throw new Error('it is over');
  return structuredClone(snapshot.open);
}

const resume = (table: OpenedTable, changes: Partial<Options> = { guest: 'another' }): OpenedTable =>
  opened({ resumed: { id: 'a', open: left(table) }, rules: preset('golf'), ...changes });

const special = (): Partial<Options> => {
  const arrangement = { rules: SCAT, settings: { seats: SEATS, opponents: 2 } };
  const usual = { chance: chance('cd'), arrangement, start: null, save: null, isSingleDeal: false };
  return { special: usual as unknown as SpecialMatch };
};

describe('a new match', () => {
  test('has the seats of its settings, as many as its rules allow', () => {
    const names = (opponents: number) =>
      opened({ settings: { seats: SEATS, opponents } }).setup.seats.map(({ name }) => name);
    expect(names(2)).toEqual(['You', 'Fox', 'Owl']);
    expect([names(12).length, names(0).length]).toEqual([SCAT.players[1], SCAT.players[0]]);
  });

  test('seeds each bot by its seat: by the seed and the seat, or as its seal says', () => {
    expect([0, 1, 2].map((seat) => opened().seedOf(seat))).toEqual([7, 8, 9]);
    for (const checkable of [{ seed: null }, special()]) expect(typeof opened(checkable).seedOf(1)).toBe('function');
  });
});

describe('what is stored of a match', () => {
  test('names the model that played last, or the expert where none has', () => {
    const table = opened();
    expect([NOBODY, POLICY, NOBODY].map((bots) => left(table, bots).policy)).toEqual(['expert', 'general', 'general']);
  });

  test('has no seat of “you” where several share the device, or nobody plays', () => {
    const you = (...first: Seat[]) => left(opened({ settings: { seats: [...first, BOT], opponents: 2 } })).you;
    expect([you(PERSON, BOT), you(BOT, PERSON), you(PERSON, PERSON), you(BOT, BOT)]).toEqual([0, 1, -1, -1]);
  });
});

describe('a match that is resumed', () => {
  test('has its own id, beginning, rules, seats and cards, and shows the table as it was', () => {
    const table = played(2);
    const before = left(table);
    const again = resume(table);
    expect([again.id, again.match.rules.name, again.setup.seats]).toEqual(['a', 'scat', table.setup.seats]);
    expect(left(again)).toEqual({ ...before, saved: expect.any(String) });
    expect(again.left).toMatchObject({ deal: 1, phase: 'play', turn: table.match.seat });
    expect(again.match.legalActions()).toEqual(table.match.legalActions());
  });

  test('is played by whoever was named before, until another one is known', () => {
    const again = resume(played(2));
    expect([NOBODY, { ...POLICY, model: 'scat' }].map((bots) => left(again, bots).policy)).toEqual(['general', 'scat']);
  });

  test('wants the policy that has played the bots of its latest deal, whoever played those before', () => {
    const table = played(1);
    expect(resume(table, {}).guest).toBeUndefined();
    for (const policy of ['expert', HASH]) {
      play(table, (actions) => actions > 0);
      table.recorder.playedBy([null, { policy, level: 'casual', style: 'even' }, null]);
      expect(resume(table).guest).toBe(policy);
      if (policy === 'expert') play(table, () => table.match.phase === 'between');
    }
  });

  test('tells only of what happens from now on', () => {
    const events: string[] = [];
    const again = resume(played(2), { listener: ({ type }) => events.push(type) });
    expect(events).toEqual([]);
    again.match.apply(again.match.legalActions()[0]);
    expect(events).not.toEqual([]);
    expect(events).not.toContain('deal-began');
  });
});

test('a special match has its own chance, also where a seed is given', () =>
  expect(deckOf(special()) === deckOf()).toBe(false));

test('the ending of a match that is not over keeps nothing, and names no guest where there was none', () => {
  const table = opened({ settings: { seats: [BOT, ...SEATS.slice(1)], opponents: 2 } });
  const ending = endingOf(table, ['Bear', 'Fox', 'Owl'], NOBODY);
  expect([ending.kept, ending.outcome.you, 'guest' in ending.again]).toEqual([null, -1, false]);
});
