/** A bot is taught house rules in the page. */
import { expect, test } from 'vitest';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { readModelFacts } from '../../training/learner/files/stored-model.ts';
import { TRACED_FILES } from '../../training/learner/ppo/graphs.ts';
import { expectAbsent } from '../browser/support/absence.ts';
import { builtGame, WINDOW } from '../browser/support/built-game.ts';
import { savedFile } from '../browser/support/files.ts';
import { hasButton } from '../browser/support/screen.ts';
import { begin, close, openTeaching, OURS, SHORT_ITERATIONS } from '../browser/support/teach.ts';
import type { Visit } from '../browser/support/visit.ts';

const { visiting } = builtGame();

/** The critic, the traced files and the worker. */
const ON_DEMAND = /\.critic\.onnx$|assets\/(.*\.onnx|teaching-worker.*\.js)$/;
const ON_DEMAND_FILES = 1 + TRACED_FILES.length + 1;

test('a bot in training shows its strength beside expert and start, goes on beside the menu, and ends with files; what it needs is fetched at first use', async () => {
  await visiting(
    { ...WINDOW, serviceWorkers: 'allow', hasPolicy: true },
    async (visit) => {
      const fetched = () => visit.requests.map((request) => request.url()).filter((url) => ON_DEMAND.test(url));
      await expectAbsent('files for teaching', fetched, {
        once: () => visit.see('everything cached', ({ offline }) => offline === 'ready'),
      });
      const teaching = await openTeaching(visit);
      await begin(teaching);
      await teaching.getByText(/wins \d+ of 100 matches against the expert\./).waitFor();
      await teaching.getByText('More', { exact: true }).click();
      await teaching.getByText(/^Against the built-in expert it wins \d+% of its matches/).waitFor();
      expect(await teaching.getByText(/^Against the bot that it started from it wins/).isVisible()).toBe(true);
      expect(await teaching.getByRole('img', { name: 'How strong it is' }).isVisible()).toBe(true);
      await expect.poll(() => cached(visit)).toHaveLength(ON_DEMAND_FILES);

      await close(visit);
      const { buttons } = await visit.see('the sign', (screen) => hasButton(screen, 'Teaching'));
      expect(buttons.filter(({ label }) => label === 'Teaching')).toHaveLength(1);
      await visit.pressButton('Teaching');
      await teaching.getByRole('button', { name: 'Stop' }).click();
      await teaching.getByText(/^You stopped /).waitFor();
      const save = teaching.getByRole('button', { name: /^Save “.*” as a file$/ });
      const { name, contents } = await savedFile(visit.page, () => save.click());
      expect(name).toMatch(/^\w+\.onnx$/);
      expect(readModelFacts(contents)).toMatchObject({ rules: resolveRules(OURS), players: [2, 2] });
      await close(visit);
      await visit.see('no sign', (screen) => !hasButton(screen, 'Teaching'));
    },
    SHORT_ITERATIONS,
  );
});

/** What is cached of that which only teaching needs. */
async function cached({ page }: Visit): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  return addresses.filter((address) => ON_DEMAND.test(new URL(address).pathname));
}
