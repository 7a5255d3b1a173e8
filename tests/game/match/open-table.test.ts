/** Tables as they are opened, what is stored of them, and how they end. */
import { describe, expect, test } from 'vitest';
import { SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { Random } from '../../../engine/random.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { endingOf } from '../../../game/match/ending.ts';
import { openTable, type OpenedTable } from '../../../game/match/open-table.ts';
import type { SpecialMatch } from '../../../game/match/special-match.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import type { PolicyState } from '../../../game/services/bots/policy-service.ts';
import type { OpenMatch } from '../../../game/services/storage/stores.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const BOT: Seat = { kind: 'bot', level: 'casual', style: 'even' };
const SEATS = [PERSON, ...Array.from({ length: 9 }, () => BOT)];
const SCAT = preset('scat');
/** Ends with its first deal. */
const ONCE = resolveRules({ format: 'thirty-one-rules/1', base: 'scat', lives: 1, grace: false, name: 'Once' });
const HASH = '5a'.repeat(32);
const POLICY: PolicyState = { is: 'policy', model: 'general', sha256: HASH };
const NOBODY: PolicyState = { is: 'unavailable', why: 'missing', reason: '' };

type Options = Parameters<typeof openTable>[0];

function opened(changes: Partial<Options> = {}): OpenedTable {
  return openTable({
    rules: SCAT,
    settings: { seats: SEATS, opponents: 2 },
    resumed: undefined,
    special: undefined,
    seed: 7,
    seal: () => new SealedChance(['ab'.repeat(32)], '', () => new Uint8Array(32)),
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

/** The match as it is stored while it is open. */
function left(table: OpenedTable, bots = POLICY): OpenMatch {
  const snapshot = table.snapshot(bots);
  if (snapshot.is !== 'open') throw new Error('it is over');
  return structuredClone(snapshot.open);
}

describe('a new match', () => {
  test('has the seats of its settings, as many as its rules allow', () => {
    const names = (opponents: number, rules = SCAT) =>
      opened({ rules, settings: { seats: SEATS, opponents } }).setup.seats.map(({ name }) => name);
    expect(names(2)).toEqual(['You', 'Fox', 'Owl']);
    expect(names(12)).toHaveLength(SCAT.players[1]);
    expect(names(0)).toHaveLength(SCAT.players[0]);
  });

  test('has the cards of its seed, and a guest where one is wanted', () => {
    const deck = (seed: number) => {
      const table = opened({ seed });
      play(table, (actions) => actions === 1);
      return table.recorder.openDeal?.deck;
    };
    expect([deck(7) === deck(7), deck(7) === deck(8)]).toEqual([true, false]);
    expect([opened().guest, opened({ guest: HASH }).guest]).toEqual([undefined, HASH]);
    expect([opened().left, opened().recorder.sealed]).toEqual([null, null]);
  });

  test('is sealed where no seed is given', () => {
    const sealed = new SealedChance(['ab'.repeat(32)], 'mine', () => new Uint8Array(32));
    expect(opened({ seed: null, seal: () => sealed }).recorder.sealed).toBe(sealed);
  });

  test('seeds each bot by its seat: by the seed and the seat, or as its seal says', () => {
    const table = opened();
    expect([0, 1, 2].map((seat) => table.seedOf(seat))).toEqual([7, 8, 9]);
    const sealed = opened({ seed: null });
    expect(typeof sealed.seedOf(1)).toBe('function');
  });
});

describe('what is stored of a match', () => {
  test('is who plays where, since when, and how to go on, until it is over', () => {
    const table = opened();
    expect(left(table)).toMatchObject({ players: SEATS.slice(0, 3), you: 0, policy: 'general' });
    const { began, saved } = left(table);
    expect(Date.parse(saved)).toBeGreaterThanOrEqual(Date.parse(began));
    play(table);
    const over = table.snapshot(POLICY);
    expect(over).toMatchObject({ is: 'over', kept: { players: SEATS.slice(0, 3), you: 0, began, policy: 'general' } });
    expect(over.is === 'over' && over.kept.record).toEqual(table.record());
    expect(table.record().players).toEqual(['You', 'Fox', 'Owl']);
  });

  test('names the model that played last, or the expert where none has', () => {
    const table = opened();
    expect(left(table, NOBODY).policy).toBe('expert');
    expect(left(table, POLICY).policy).toBe('general');
    expect(left(table, NOBODY).policy).toBe('general');
  });

  test('has no seat of “you” where several share the device, or nobody plays', () => {
    const you = (...first: Seat[]) =>
      left(opened({ settings: { seats: [...first, ...SEATS.slice(1)], opponents: 2 } })).you;
    expect([you(PERSON, BOT), you(BOT, PERSON), you(PERSON, PERSON), you(BOT, BOT)]).toEqual([0, 1, -1, -1]);
  });
});

describe('a match that is resumed', () => {
  function resumedAfter(actions: number, bots = POLICY) {
    const table = opened();
    play(table, (count) => count === actions);
    const open = left(table, bots);
    return { table, open, again: opened({ resumed: { id: 'a', open }, rules: preset('golf'), guest: 'another' }) };
  }

  test('has its own id, beginning, rules, seats and cards, and shows the table as it was', () => {
    const { table, open, again } = resumedAfter(2);
    expect([again.id, again.match.rules.name, again.setup.seats]).toEqual(['a', 'scat', table.setup.seats]);
    const now = left(again);
    expect(now).toEqual({ ...open, saved: now.saved });
    expect(again.left).toMatchObject({ deal: 1, phase: 'play', turn: table.match.seat });
    expect(again.match.legalActions()).toEqual(table.match.legalActions());
  });

  test('is played by whoever was named before, until another one is known', () => {
    const { again } = resumedAfter(2);
    expect(left(again, NOBODY).policy).toBe('general');
    expect(left(again, { ...POLICY, model: 'scat' }).policy).toBe('scat');
  });

  test('wants the policy that has played its bots last', () => {
    const table = opened();
    play(table, (count) => count === 1);
    expect(opened({ resumed: { id: 'a', open: left(table) } }).guest).toBeUndefined();
    table.recorder.playedBy([null, { policy: HASH, level: 'casual', style: 'even' }, null]);
    expect(opened({ resumed: { id: 'a', open: left(table) }, guest: 'another' }).guest).toBe(HASH);
  });

  test('wants the policy of its latest deal, whoever played those before', () => {
    const table = opened();
    const { match, recorder } = table;
    for (const policy of ['expert', HASH]) {
      play(table, (actions) => actions > 0);
      recorder.playedBy([null, { policy, level: 'casual', style: 'even' }, null]);
      if (policy === 'expert') play(table, () => match.phase === 'between');
    }
    expect(opened({ resumed: { id: 'a', open: left(table) } }).guest).toBe(HASH);
  });

  test('tells only of what happens from now on', () => {
    const table = opened();
    play(table, (count) => count === 2);
    const events: string[] = [];
    const again = opened({ resumed: { id: 'a', open: left(table) }, listener: ({ type }) => events.push(type) });
    expect(events).toEqual([]);
    again.match.apply(again.match.legalActions()[0]);
    expect(events).not.toEqual([]);
    expect(events).not.toContain('deal-began');
  });
});

describe('a special match', () => {
  const special = (changes: Partial<SpecialMatch>): Partial<Options> => ({
    special: {
      chance: new SealedChance(['cd'.repeat(32)], '', () => new Uint8Array(32)),
      arrangement: { rules: SCAT, settings: { seats: SEATS, opponents: 2 } },
      start: null,
      save: null,
      isSingleDeal: false,
      ...changes,
    } as SpecialMatch,
  });

  test('of a single deal is over after it, but not before', () => {
    const states = (isSingleDeal: boolean) => {
      const table = opened(special({ isSingleDeal }));
      const before = table.snapshot(POLICY).is;
      play(table, (actions) => actions > 0 && table.match.phase === 'between');
      return [before, table.snapshot(POLICY).is];
    };
    expect(states(true)).toEqual(['open', 'over']);
    expect(states(false)).toEqual(['open', 'open']);
  });

  test('has its own chance, also where a seed is given', () => {
    const deck = (options: Partial<Options>) => {
      const table = opened(options);
      play(table, (actions) => actions === 1);
      return table.recorder.openDeal?.deck;
    };
    expect(deck(special({})) === deck({})).toBe(false);
    expect(typeof opened(special({})).seedOf(1)).toBe('function');
  });

  test('goes on from where it was left', () => {
    const table = opened(special({}));
    play(table, (actions) => actions === 2);
    const again = opened(special({ save: left(table).save }));
    expect(again.match.legalActions()).toEqual(table.match.legalActions());
    expect(again.left).toMatchObject({ deal: 1, phase: 'play', turn: table.match.seat });
  });
});

describe('the ending', () => {
  test('has the outcome, the record as a file and as it is kept, and the arrangement of another match', () => {
    const table = opened({ rules: ONCE, guest: HASH });
    play(table);
    const { match } = table;
    const [[winner]] = match.places();
    const ending = endingOf(table, ['You', 'Fox', 'Owl'], POLICY);
    expect(ending).toMatchObject({
      id: table.id,
      outcome: {
        names: ['You', 'Fox', 'Owl'],
        you: 0,
        places: match.places(),
        eliminatedIn: [...match.eliminatedIn],
        deals: match.dealNumber,
      },
      again: { rules: ONCE, settings: { seats: SEATS.slice(0, 3), opponents: 2 }, guest: HASH },
      kept: { policy: 'general', record: { winner } },
    });
    expect(ending.outcome.remains[winner]).toBe('1 token left');
    expect(JSON.parse(ending.record.text)).toEqual(JSON.parse(JSON.stringify(table.record())));
    expect(ending.record.name).toMatch(/^thirty-one-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  });

  test('of a match that is not over keeps nothing, and names no guest where there was none', () => {
    const table = opened({ settings: { seats: [BOT, ...SEATS.slice(1)], opponents: 2 } });
    const ending = endingOf(table, ['Bear', 'Fox', 'Owl'], NOBODY);
    expect([ending.kept, ending.outcome.you, 'guest' in ending.again]).toEqual([null, -1, false]);
  });
});
