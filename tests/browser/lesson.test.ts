/** The whole lesson, and hints at the table. */
import { describe, expect, test } from 'vitest';
import { STEP_NAMES } from '../../game/features/lesson/scat-lesson.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { keyboardInput, POINTER_INPUT, type InputMethod } from './support/player.ts';
import { hasButton, type Screen } from './support/screen.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

/** Waits until a step of the lesson can be done or read. */
function atStep(visit: Visit, step: string): Promise<Screen> {
  return visit.see(
    `the step "${step}"`,
    ({ scene, lesson, isQueueEmpty, targets, buttons }) =>
      scene === 'lesson' &&
      lesson.step === step &&
      isQueueEmpty &&
      (lesson.wants === null ? buttons.some(({ label }) => GO_ON.includes(label)) : targets.length > 0),
  );
}

const GO_ON = ['Continue', 'Play'];

/** Does what each step waits for, from one up to another. */
async function learn(visit: Visit, input: InputMethod, from: string, to: string): Promise<void> {
  const steps: readonly string[] = STEP_NAMES;
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to))) {
    const screen = await atStep(visit, step);
    expect([step, screen.shown.message]).toEqual([step, '']);
    if (screen.lesson.wants === null) await input.goOn(visit, 'Continue');
    else await input.act(visit, screen, screen.lesson.wants);
  }
  await atStep(visit, to);
}

describe('the lesson', () => {
  test('is offered on the first start, corrects mistakes, and leads by touch to a game against a beginner', async () => {
    await visiting(PHONE, async (visit) => {
      await visit.applySettings({});
      await visit.pressButton('The lesson');
      await learn(visit, POINTER_INPUT, 'hand', 'draw');
      const { targets } = await atStep(visit, 'draw');
      await visit.press(targets.find(({ action }) => action === 'take') as Screen['targets'][number]);
      const answered = await visit.see('a word on it', ({ lesson }) => lesson.text.includes('no other diamond'));
      expect(answered.shown.hand).toHaveLength(3);
      await learn(visit, POINTER_INPUT, 'draw', 'end');
      expect((await visit.screen()).tokens).toEqual([3, 1]);

      await visit.pressButton('Play');
      const { names, settings } = await visit.seeScene('table');
      expect(names).toEqual(['You', 'Fox']);
      // What is chosen in the menu stays as it was.
      expect(settings).toMatchObject({ rules: 'scat', opponents: 3 });
    });
  });

  test('can be done by keys only, left, and resumed at the same step', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.applySettings({});
      await visit.page.getByRole('button', { name: 'The lesson' }).focus();
      await visit.page.keyboard.press('Enter');
      const input = keyboardInput();
      await learn(visit, input, 'hand', 'keep');
      await visit.page.keyboard.press('Escape');
      await visit.see('the question', ({ question }) => question !== null);
      await visit.pressButton('Leave');
      await expectAbsent('the lesson on offer', () => visit.page.getByRole('button', { name: 'The lesson' }).count(), {
        once: () => visit.see('the menu', (screen) => hasButton(screen, 'Play')),
      });

      await visit.page.reload();
      await visit.pressButton('Options');
      await visit.pressButton('The lesson');
      const { shown } = await atStep(visit, 'keep');
      expect(shown).toMatchObject({ value: 30, deal: 1 });
      await learn(visit, input, 'keep', 'end');
    });
  });
});

test('a game introduces itself once, lets one try what is new, and is played then', async () => {
  await visiting(WINDOW, async (visit) => {
    await visit.applySettings({ rules: 'schwimmen', opponents: 1, introduced: [] });
    await visit.pressButton('Play');
    const card = visit.page.getByRole('dialog', { name: 'Schwimmen' });
    await card.getByText('Three cards lie open in the middle.').waitFor();
    await card.getByRole('button', { name: 'Try it (30 s)' }).click();
    for (const step of ['swap', 'give', 'knock']) {
      const screen = await atStep(visit, step);
      await POINTER_INPUT.act(visit, screen, screen.lesson.wants as string);
    }
    const { shown } = await atStep(visit, 'end');
    expect(shown.value).toBe(30);
    await visit.pressButton('Play');
    const { settings } = await visit.seeScene('table');
    expect(settings).toMatchObject({ rules: 'schwimmen', introduced: ['schwimmen'], explainsPool: false });

    await visit.page.reload();
    // The match may have been left before it was kept.
    await visit.pressButton(/^(Play|New match)$/);
    await expectAbsent('the introduction', () => card.count().then((count) => count > 0), {
      once: () => visit.seeTurn(),
    });
  });
});

test('a hint comes from the policy at the press of a key, with its figures at another, and disappears after the turn', async () => {
  await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
    await visit.sitDown({ opponents: 1 });
    const turn = await visit.seeTurn();
    await expectAbsent('a hint', async () => (await visit.screen()).hint !== null, {
      once: () => visit.see('the policy', ({ opponents }) => opponents.is === 'policy'),
    });
    await visit.page.keyboard.press('i');
    const { hint, shown, adviceTimes } = await visit.see('the hint', (screen) => screen.hint?.isFinal === true);
    expect(turn.legal).toContain(hint?.action);
    expect(hint?.details).toEqual(['Ask again to see how sure it is']);
    expect(shown.message).toContain(hint?.sentence);
    await visit.page.keyboard.press('i');
    await visit.see('its figures', (screen) => screen.hint?.details[0].endsWith('% to win the match') === true);
    expect(adviceTimes).toHaveLength(1);

    await POINTER_INPUT.act(visit, await visit.screen(), hint?.action as string);
    await visit.see('the next decision or the end', ({ hint: left, isQueueEmpty }) => left === null && isQueueEmpty);
  });
});
