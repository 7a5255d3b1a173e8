import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAbsent, expectNoProblems } from './support/absence.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { servePlainly, type Served } from './support/servers.ts';
import { stored } from './support/storage.ts';
import { begin, choice, close, openTeaching, SHORT_ITERATIONS, STORED_SOON } from './support/teach.ts';
import { Visit } from './support/visit.ts';

/** In the address: as if there were so many cores that two learn. */
const FOR_TWO = `&cores=4${SHORT_ITERATIONS}${STORED_SOON}`;

/** How many workers teach. */
function learners({ page }: Visit): number {
  return page.workers().filter((worker) => worker.url().includes('teaching-worker')).length;
}

const isIsolated = ({ page }: Visit): Promise<boolean> => page.evaluate(() => crossOriginIsolated);

describe('where the page is isolated', () => {
  const { visiting } = builtGame();

  test('two workers learn in step, pause, go on after a reload, and end with a bot', async () => {
    await visiting(
      { ...WINDOW, hasPolicy: true },
      async (visit) => {
        expect(await isIsolated(visit)).toBe(true);
        const teaching = await openTeaching(visit);
        await begin(teaching);
        expect(learners(visit)).toBe(2);
        await expect.poll(() => stored(visit, 'courses', 'keys')).toHaveLength(1);
        await visit.page.reload();
        await visit.pressButton('Teaching');
        await teaching.getByRole('button', { name: 'Resume' }).click();
        await expect.poll(() => learners(visit)).toBe(2);
        await teaching.getByRole('button', { name: 'Pause' }).click();
        await teaching.getByText('Paused.').waitFor();
        await teaching.getByRole('button', { name: 'Stop' }).click();
        await expectAbsent('learners', () => learners(visit), {
          once: () =>
            teaching.getByText(/^You stopped (\w+) before the end\. \1 (plays these rules|is kept below)/).waitFor(),
        });
      },
      FOR_TWO,
    );
  });

  test('a second tab says that another one teaches, until that has ended', async () => {
    await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
      const teaching = await openTeaching(visit);
      await begin(teaching, { start: 'scratch' });
      const second = await Visit.begin(visit.page.context(), visit.page.url());
      const elsewhere = await openTeaching(second);
      await expectAbsent('a second course', () => elsewhere.getByRole('button', { name: 'Teach it' }).count(), {
        once: () => elsewhere.getByText(/^Bots are being taught in another tab/).waitFor(),
      });
      await teaching.getByRole('button', { name: 'Stop' }).click();
      await elsewhere.getByRole('button', { name: 'Teach it' }).waitFor();
      await expectNoProblems(second);
      await second.end();
    });
  });

  test('whether teaching goes on while the page is hidden is asked where there is a keyboard, and remembered', async () => {
    const WHILE_HIDDEN = 'While this page is hidden';
    await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
      const teaching = await openTeaching(visit);
      await teaching.getByText('More choices').click();
      const goesOn = choice(teaching, WHILE_HIDDEN, 'go on');
      await goesOn.check();
      await visit.page.reload();
      await (await openTeaching(visit)).getByText('More choices').click();
      expect(await goesOn.isChecked()).toBe(true);
    });
    await visiting({ ...PHONE, hasPolicy: true }, async (visit) => {
      const teaching = await openTeaching(visit);
      await teaching.getByText('More choices').click();
      await expectAbsent('the question', () => teaching.getByRole('group', { name: WHILE_HIDDEN }).count(), {
        once: () => teaching.getByRole('group', { name: 'Effort' }).waitFor(),
      });
    });
  });
});

describe('on a host that sends no headers', () => {
  let host: Served;
  beforeAll(async () => {
    host = await servePlainly(inject('folder'));
  });
  afterAll(() => host?.close());
  const { visiting } = builtGame(() => host.origin);

  test('one worker learns at the first visit; the service worker isolates the next one, without a reload of its own', async () => {
    await visiting(
      { ...WINDOW, serviceWorkers: 'allow', hasPolicy: true },
      async (visit) => {
        await expectAbsent('isolation', () => isIsolated(visit), {
          once: () => visit.see('everything cached', ({ offline }) => offline === 'ready'),
        });
        const teaching = await openTeaching(visit);
        await begin(teaching, { start: 'scratch' });
        expect(learners(visit)).toBe(1);
        await close(visit);
        expect(visit.requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);

        await visit.page.reload();
        await visit.see(
          'the policy, and pictures',
          (screen) => screen.opponents.is === 'policy' && screen.textures > 1,
        );
        expect(await isIsolated(visit)).toBe(true);
        await begin(await openTeaching(visit), { start: 'scratch' });
        expect(learners(visit)).toBe(2);
      },
      FOR_TWO,
    );
  });
});
