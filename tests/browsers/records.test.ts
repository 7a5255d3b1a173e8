import { describe, test } from 'vitest';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, LAPTOP } from './support/game-in.ts';
import { playShortGame } from './support/short-game.ts';

describe.each(BROWSERS)('the record of a match in $name', (browser) => {
  const { visiting } = gameIn(browser);

  test('is kept, watched to its end and back, and reviewed', async () => {
    await visiting(async (visit) => {
      await playShortGame(visit);
      await visit.pressButton('Menu');
      await visit.pressButton('Records');
      await visit.pressNamed('button', /^Watch: /);
      await visit.see('the replay', ({ scene }) => scene === 'replay');
      await visit.key('End');
      const end = await visit.see(
        'its end',
        ({ shown, isMoving }) => (shown?.winners as number[] | undefined)?.length === 1 && !isMoving,
      );
      await visit.key('ArrowLeft');
      await visit.see('the step before', ({ position, isMoving }) => position === end.position - 1 && !isMoving);

      await visit.pressNamed('button', 'Review');
      await visit.see('the review', ({ review }) => review?.is === 'whole');
      await visit.key('Escape');
      await visit.pressNamed('button', /^Review: /);
      await visit.read(/\d+ decisions? judged/);
    }, LAPTOP);
  });
});
