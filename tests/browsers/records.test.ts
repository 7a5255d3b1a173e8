import { describe, test } from 'vitest';
import { RULES_FORMAT } from '../../engine/rules/resolve.ts';
import { rulesLink } from '../../game/screens/rules/shared-rules.ts';
import { playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, LAPTOP } from './support/game-in.ts';

describe.each(BROWSERS)('the record of a match in $name', (browser) => {
  const { visiting } = gameIn(browser);

  test('is kept, watched to its end and back, and reviewed', async () => {
    await visiting(async (visit) => {
      await visit.applySettings({ opponents: 1 });
      await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
      await visit.follow(await rulesLink({ format: RULES_FORMAT, name: 'Pennies', base: 'scat', lives: 1 }));
      await visit.pressNamed('button', 'Play once');
      await visit.see('the game', ({ settings }) => settings.rules === 'tried');
      await visit.pressButton('Play');
      await playToTheEnd(visit, POINTER_INPUT);
      await visit.pressButton('Menu');
      await visit.pressButton('Records');
      await visit.pressNamed('button', /^Watch: /);
      await visit.seeScene('replay');
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
      await visit.pressNamed('button', /^More: /);
      await visit.pressNamed('button', /^Review: /);
      await visit.read(/\d+ decisions? judged/);
    }, LAPTOP);
  });
});
