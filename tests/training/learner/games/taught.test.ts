/** Which teacher teaches at a table. */
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
  { rules: 'pool', players: [2, 10], isBestResponse: false },
  { rules: preset('gin'), players: [2, 6], isBestResponse: false },
  { rules: preset('scat'), players: [2, 2], isBestResponse: false },
];

/** The teacher of a match that begins by these rules. @param areThresholds whether all others play as thresholds */
async function teacherAt(
  rules: HouseRules,
  players: number,
  teachers = TEACHERS,
  areThresholds = false,
): Promise<number | undefined> {
  const game = taughtBy(
    thirtyOneGame(() => ({ rules, players }), suitShape(), NO_EQUITY),
    teachers,
    () => areThresholds,
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
    { rules: 'all', players: [2, 10], isBestResponse: false },
    { rules: 'pool', players: [2, 10], isBestResponse: false },
    { rules: preset('schwimmen'), players: [2, 9], isBestResponse: false },
  ];
  expect(await teacherAt(preset('schwimmen'), 2, teachers)).toBe(2);
  expect(await teacherAt(preset('widow'), 2, teachers)).toBe(1);
  expect(await teacherAt(preset('golf'), 2, teachers)).toBe(0);
});

test.each([
  ['teaches its game where all others play so', 'schwimmen', 2, true, 0],
  ['does not where others play', 'schwimmen', 2, false, 1],
  ['does not where more play', 'schwimmen', 3, true, 1],
  ['does not where another game is played', 'scat', 2, true, 3],
  ['does not where nobody else teaches', 'golf', 2, true, NO_TEACHER],
])('a best response to thresholds %s', async (_what, rules, players, areThresholds, teacher) => {
  const bestResponse: TaughtGames = { rules: preset('schwimmen'), players: [2, 2], isBestResponse: true };
  expect(await teacherAt(preset(rules), players, [bestResponse, ...TEACHERS], areThresholds)).toBe(teacher);
});
