import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { taughtBy, type TaughtGames } from '../../../../training/learner/games/taught.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { NO_TEACHER } from '../../../../training/learner/self-play/game.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

const TEACHERS: readonly TaughtGames[] = [
  { rules: 'pool', players: [2, 10] },
  { rules: preset('gin'), players: [2, 6] },
  { rules: preset('scat'), players: [2, 2] },
];

/** The teacher of a match that begins by these rules. */
async function teacherAt(rules: HouseRules, players: number, teachers = TEACHERS): Promise<number | undefined> {
  const game = taughtBy(
    thirtyOneGame(() => ({ rules, players }), suitShape(), NO_EQUITY),
    teachers,
  );
  const table = game.createTable(new Random(1));
  await game.settle([table]);
  return game.teacherAt?.(table);
}

test.each([
  ['schwimmen', 4, 0],
  ['widow', 2, 0],
  ['gin', 3, 1],
  ['scat', 2, 2],
  ['scat', 3, NO_TEACHER],
  ['golf', 2, NO_TEACHER],
])('%s for %d is taught by number %d', async (name, players, teacher) => {
  expect(await teacherAt(preset(name), players)).toBe(teacher);
});

test('a teacher of just these rules comes before one of many', async () => {
  const teachers: TaughtGames[] = [
    { rules: 'all', players: [2, 10] },
    { rules: 'pool', players: [2, 10] },
    { rules: preset('schwimmen'), players: [2, 9] },
  ];
  expect(await teacherAt(preset('schwimmen'), 2, teachers)).toBe(2);
  expect(await teacherAt(preset('widow'), 2, teachers)).toBe(1);
  expect(await teacherAt(preset('golf'), 2, teachers)).toBe(0);
});
