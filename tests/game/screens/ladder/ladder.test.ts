import { describe, expect, test } from 'vitest';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import { beatenIn, standingOnLadder } from '../../../../game/screens/ladder/ladder.ts';
import { UNKNOWN_POLICY } from '../../../../game/services/storage/kept-records.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import { keptRecord } from '../../support/records.ts';

const REACHED = { reached: '2026-01-03T10:00:00.000Z' };
const { seats } = ladderTable(LADDER[1], { kind: 'person', name: '' });

/** A match against Owl on the ladder that ended this way. */
function against(winner: number | null, changes: Partial<KeptRecord> = {}): KeptRecord {
  const kept = keptRecord({ players: 2 });
  return { ...kept, players: seats, record: { ...kept.record, winner }, ...changes };
}

const { record, players } = keptRecord({ players: 2 });

test.each<[string, KeptRecord, string | null]>([
  ['that is won beats the opponent', against(0), 'owl'],
  ['that is lost changes nothing', against(1), null],
  ['that nobody has won changes nothing', against(null), null],
  ['that is shared beats nobody', against(null, { record: { ...record, winner: null, winners: [0, 1] } }), null],
  ['from a file of its own does not count', against(0, { policy: UNKNOWN_POLICY }), null],
  ['is no other match, also against the same level', against(0, { players }), null],
])('a match of the ladder %s', (_, match, beaten) => expect(beatenIn(match)).toBe(beaten));

describe('on the ladder', () => {
  const ALL = LADDER.map(({ animal }) => animal);

  test.each<[string, beaten: string[], states: string[]]>([
    ['Fox comes first', [], ['next']],
    ['who is beaten opens the next', ['fox', 'owl'], ['beaten', 'beaten', 'next']],
    ['a step that is missing is the next, whatever was beaten above', ['fox', 'heron'], ['beaten', 'next', 'beaten']],
    ['at the top nobody is next', ALL, ALL.map(() => 'beaten')],
    ['animals that are not on it are nothing', ['bear', 'a later animal'], ['next']],
  ])('%s', (_, beaten, states) => {
    const standing = standingOnLadder(new Map(beaten.map((animal) => [animal, REACHED])));
    const later = ALL.slice(states.length).map(() => 'later');
    expect(standing.map(({ state }) => state.is)).toEqual([...states, ...later]);
  });
});
