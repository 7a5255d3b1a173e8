import { describe, expect, test } from 'vitest';
import { drop } from '../browser/support/files.ts';
import { stored } from '../browser/support/storage.ts';
import { OURS, SHORT_ITERATIONS, STORED_SOON } from '../browser/support/teach.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('teaching in $name', (browser) => {
  const { visiting } = gameIn(browser, { more: SHORT_ITERATIONS + STORED_SOON });

  test('learns in the page, keeps what is learnt, and ends with a bot', async () => {
    await visiting(async (visit) => {
      await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
      await drop(visit, 'rules.json', JSON.stringify(OURS));
      await visit.pressNamed('button', 'Teach them these rules');
      await visit.pressNamed('button', 'Teach it');
      await visit.read(/About .* left\./);
      await expect.poll(() => stored(visit, 'courses', 'keys')).toHaveLength(1);
      await visit.pressNamed('button', 'Stop');
      await visit.read(/You stopped \S+ before the end\./);
    });
  });
});
