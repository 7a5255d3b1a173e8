import { describe, expect, test } from 'vitest';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import { beatenIn, standingOnLadder } from '../../../../game/features/ladder/ladder.ts';
import { UNKNOWN_POLICY } from '../../../../game/services/storage/kept-records.ts';
import type { KeptRecord } from '../../../../game/services/storage/stores.ts';
import { keptRecord } from '../../support/records.ts';

const REACHED = { reached: '2026-01-03T10:00:00.000Z' };
const { seats } = ladderTable(LADDER[1], { kind: 'person', name: '' });

/** A match against Owl on the ladder that ended this way. */
function against(winner: number | null, changes: Partial<KeptRecord> = {}): KeptRecord {
  const kept = keptRecord({ players: 2 });
  return { ...kept, players: seats, record: { ...kept.record, winner }, ...changes };
}

describe('a match of the ladder', () => {
  test('that is won beats the opponent', () => {
    expect(beatenIn(against(0))).toBe('owl');
  });

  test('that is lost changes nothing', () => {
    expect(beatenIn(against(1))).toBeNull();
    expect(beatenIn(against(null))).toBeNull();
  });

  test('that is shared beats nobody', () => {
    const { record } = keptRecord({ players: 2 });
    expect(beatenIn(against(null, { record: { ...record, winner: null, winners: [0, 1] } }))).toBeNull();
  });

  test('from a file of its own does not count: nobody knows whose it is', () => {
    expect(beatenIn(against(0, { policy: UNKNOWN_POLICY }))).toBeNull();
  });

  test('is no other match, also against the same level', () => {
    expect(beatenIn(against(0, { players: keptRecord({ players: 2 }).players }))).toBeNull();
  });
});

describe('on the ladder', () => {
  const states = (...beaten: string[]) =>
    standingOnLadder(new Map(beaten.map((animal) => [animal, REACHED]))).map(({ state }) => state.is);
  const later = (count: number) => Array.from({ length: count }, () => 'later');

  test('Fox comes first', () => {
    expect(states()).toEqual(['next', ...later(8)]);
  });

  test('who is beaten opens the next', () => {
    expect(states('fox', 'owl')).toEqual(['beaten', 'beaten', 'next', ...later(6)]);
  });

  test('a step that is missing is the next, whatever was beaten above it', () => {
    expect(states('fox', 'heron')).toEqual(['beaten', 'next', 'beaten', ...later(6)]);
  });

  test('at the top nobody is next', () => {
    expect(states(...LADDER.map(({ animal }) => animal))).not.toContain('next');
  });

  test('animals that are not on it are nothing', () => {
    expect(states('bear', 'a later animal')).toEqual(['next', ...later(8)]);
  });
});
