/** Challenges in the built game: sent from a match, taken up from a link, compared, and refused where they do not follow. */
import { expect, test } from 'vitest';
import { packChallenge } from '../../engine/challenge/packed.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { challengeLink } from '../../game/features/challenge/challenge-link.ts';
import { challengeFrom, linkHolding, sealedMatch } from '../game/support/challenges.ts';
import { builtGame, PHONE } from './support/built-game.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Challenge' });

test('a link that is damaged, or whose result does not follow, is refused in a sentence; one by another policy says so', async () => {
  const record = await sealedMatch(preset('scat'), 3);
  const second = challengeFrom(record, 2);
  const packed = packChallenge(second);
  const wrong = await linkHolding({ ...packed, results: packed.results === 'aaa' ? 'bbb' : 'aaa' });
  await visiting(
    { ...PHONE, hasPolicy: true },
    async (visit) => {
      const { page } = visit;
      await page.getByText('This challenge cannot be played. Deal 2: “result” is recorded as').waitFor();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await visit.follow((await challengeLink(second)).slice(0, -9));
      await page.getByText('The link to this challenge is damaged').waitFor();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await visit.follow(await challengeLink(second));
      await dialog(visit).getByText('Your opponents are not quite the ones of before').waitFor();
      await dialog(visit).getByRole('button', { name: 'No, thanks' }).click();
      expect((await visit.screen()).scene).toBe('menu');
    },
    wrong,
  );
});
