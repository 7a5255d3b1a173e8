/** From one place of the game to another: pages stand in for the menu and the result, a list of what was shown for the canvas. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../game/base/deferred.ts';
import { Navigation, type Canvas } from '../../../game/app/navigation.tsx';
import * as routes from '../../../game/app/routes.tsx';
import type { ScreenRoute } from '../../../game/match/destinations.ts';
import type { Ending } from '../../../game/match/ending.ts';
import type { Services } from '../../../game/services/services.ts';
import { pageBusyLock } from '../../../game/services/pwa/busy-lock.ts';
import { settle } from '../support/page.ts';

vi.mock('../../../game/scenes/menu.tsx', () => ({ menuPage: () => 'The menu' }));
vi.mock('../../../game/scenes/result.tsx', () => ({ resultPage: () => 'The result' }));

/** A canvas that shows things at once, or once it is told to make a step. */
function fakeCanvas() {
  const shown: string[] = [];
  const steps: (() => void)[] = [];
  const canvas: Canvas = {
    fetch: () => Promise.resolve(),
    show: ({ is }, between) => {
      steps.push(() => {
        between?.();
        shown.push(is);
      });
    },
  };
  const step = (): void => {
    for (const one of steps.splice(0)) one();
  };
  return { canvas, shown, step };
}

function begun(openCanvas: () => Promise<Canvas>) {
  const navigation = new Navigation({} as Services, openCanvas);
  navigation.begin();
  return navigation;
}

const page = () => [...document.body.children].map(({ textContent }) => textContent).join(' ');

/** Whatever is opened is a dialog that is called as its route. */
vi.mock('../../../game/app/routes.tsx', async () => {
  const { element } = await import('../../../game/base/elements.ts');
  return {
    addressOf: ({ is }: ScreenRoute) => (is === 'seat' ? '' : `#/${is}`),
    fetchRoute: vi.fn((_here: unknown, { is }: ScreenRoute) =>
      Promise.resolve(() => {
        const dialog = element('dialog', { open: true }, is);
        document.body.append(dialog);
        return () => dialog.remove();
      }),
    ),
  };
});

beforeEach(() => document.body.replaceChildren());
afterEach(() => void vi.restoreAllMocks());

describe('the menu', () => {
  test('is shown without a canvas, which draws the next table ahead once it has come', async () => {
    const { canvas, shown, step } = fakeCanvas();
    const openCanvas = vi.fn(() => Promise.resolve(canvas));
    const navigation = begun(openCanvas);
    expect([page(), openCanvas.mock.calls.length]).toEqual(['The menu', 0]);
    await navigation.loadCanvas();
    step();
    expect([page(), shown]).toEqual(['The menu', ['preparation']]);
  });

  test('is left for a table at the next step after the canvas has come, and the page is busy until it is back', async () => {
    const { canvas, shown, step } = fakeCanvas();
    const coming = deferred<Canvas>();
    const openCanvas = vi.fn(() => coming.promise);
    const navigation = begun(openCanvas);
    const menu = navigation.here;
    const leaving = menu.goTo({ is: 'table' });
    expect([page(), menu.left.aborted]).toEqual(['The menu', false]);
    coming.resolve(canvas);
    expect([await leaving, page(), pageBusyLock.isBusy]).toEqual([true, 'The menu', false]);
    step();
    expect([page(), shown.at(-1), menu.left.aborted, pageBusyLock.isBusy]).toEqual(['', 'table', true, true]);
    await navigation.here.goTo({ is: 'menu', over: [{ is: 'records' }, { is: 'statistics' }] });
    expect(page()).toBe('');
    step();
    await settle();
    expect([page(), shown.at(-1), pageBusyLock.isBusy]).toEqual(['The menu records statistics', 'preparation', false]);
    expect(openCanvas).toHaveBeenCalledOnce();
  });

  test('is shown anew where it leads to itself', async () => {
    const navigation = begun(() => Promise.reject(new Error('none')));
    const before = navigation.here;
    expect(await before.goTo({ is: 'menu' })).toBe(true);
    expect([page(), before.left.aborted]).toEqual(['The menu', true]);
  });

  test('stays where the canvas does not come, and asks for it again the next time', async () => {
    const { canvas, step } = fakeCanvas();
    const openCanvas = vi.fn<() => Promise<Canvas>>(() => Promise.resolve(canvas));
    openCanvas.mockRejectedValueOnce(new TypeError('offline'));
    const { here } = begun(openCanvas);
    await expect(here.goTo({ is: 'lesson' })).rejects.toThrow('offline');
    expect(page()).toBe('The menu');
    expect(await here.goTo({ is: 'lesson' })).toBe(true);
    step();
    expect(page()).toBe('');
  });
});

test('a place that is being left, or has been, leads nowhere else', async () => {
  const { canvas, shown, step } = fakeCanvas();
  const navigation = begun(() => Promise.resolve(canvas));
  const menu = navigation.here;
  const leaving = menu.goTo({ is: 'table' });
  expect(await menu.goTo({ is: 'lesson' })).toBe(false);
  expect([await leaving, await menu.goTo({ is: 'lesson' })]).toEqual([true, false]);
  step();
  expect(await menu.goTo({ is: 'lesson' })).toBe(false);
  expect(shown).toEqual(['preparation', 'table']);
});

test('the result comes with nothing on the canvas', async () => {
  const { canvas, shown, step } = fakeCanvas();
  const navigation = begun(() => Promise.resolve(canvas));
  await navigation.here.goTo({ is: 'table' });
  step();
  expect(await navigation.here.goTo({ is: 'result', ending: {} as Ending })).toBe(true);
  expect(page()).toBe('');
  step();
  expect([page(), shown.at(-1), pageBusyLock.isBusy]).toEqual(['The result', 'nothing', true]);
});

describe('what is opened over a place', () => {
  test('closes with it', async () => {
    const { here } = begun(() => Promise.reject(new Error('none')));
    await here.open({ is: 'records' });
    expect(page()).toBe('The menu records');
    await here.goTo({ is: 'menu' });
    expect(page()).toBe('The menu');
  });

  test('is not opened where that has been left meanwhile', async () => {
    const { here } = begun(() => Promise.reject(new Error('none')));
    const code = deferred<() => () => void>();
    vi.mocked(routes.fetchRoute).mockReturnValueOnce(code.promise);
    const opening = here.open({ is: 'records' });
    await here.goTo({ is: 'menu' });
    const show = vi.fn(() => () => undefined);
    code.resolve(show);
    await opening;
    expect(show).not.toHaveBeenCalled();
  });

  test('is a step down from the menu with its address, and at a table one without', async () => {
    const { canvas, step } = fakeCanvas();
    const navigation = begun(() => Promise.resolve(canvas));
    for (const route of [{ is: 'players' }, { is: 'seat', seat: 1 }] as const) await navigation.here.open(route);
    expect(navigation.steps).toEqual(['#/players', '']);
    await navigation.here.goTo({ is: 'table' });
    step();
    await navigation.here.open({ is: 'options' });
    expect([navigation.place, navigation.steps]).toEqual(['table', ['', '']]);
  });
});
