/** The monkey's actions: presses, keys and changes of the environment that a person could cause. */
import type { Random } from '../../../../engine/random.ts';
import { PRESETS } from '../../../../engine/rules/resolve.ts';
import { LEVELS } from '../../../../engine/bots/characters.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { CARD_BACKS, LIGHTS } from '../../../../game/base/theme/theme.ts';
import { SPEEDS } from '../../../../game/catalogue/settings.ts';
import type { Screen } from '../../../browser/support/screen.ts';
import type { Visit } from '../../../browser/support/visit.ts';

/** The two open tabs. */
export interface Tabs {
  /** The active tab. */
  tab: Visit;
  /** Another tab of the same browser. */
  other: Visit;
  /** Makes the other tab the active one. */
  swap: () => void;
}

/** @returns what was done, in a few words; null if it was not possible */
type Act = (tabs: Tabs, random: Random) => Promise<string | null>;

interface Action {
  /** How often it is chosen, relative to the others. */
  weight: number;
  act: Act;
}

/** Common window sizes, rare ones, and those of split screens. */
const SIZES = (
  '1280 × 720, 1440 × 900, 844 × 390, 390 × 844, 640 × 360, 360 × 640, ' +
  '480 × 320, 320 × 568, 431 × 514, 320 × 1000, 1000 × 320, 800 × 800'
).split(', ');

const KEYS = [
  ...Array.from('dtkhcpnblqfirsmauzwe?123459 '),
  ...'Enter Enter Escape Tab Tab Shift+Tab ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageDown'.split(' '),
];

const TEXTS = ['Anna', '7', '-1', '999', ' ', '“Ω” 🃏', 'a name that is longer than anybody would take it'];

/** What can be over the canvas. */
export const OVERLAYS = ['dialog[open]', '.toasts', '.replay'];

/** What can be pressed there. */
const ON_THE_PAGE = OVERLAYS.flatMap((over) =>
  ['button', 'input', 'select', 'summary', 'a'].map((what) => `${over} ${what}`),
).join(', ');

export function pick<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)];
}

function size({ page }: Visit): { width: number; height: number } {
  return page.viewportSize() ?? { width: 1, height: 1 };
}

const middle = ({ bounds: { x, y, width, height } }: Screen['buttons'][number]) =>
  [x + width / 2, y + height / 2] as const;

/** What can be done at the table; nothing in other scenes. */
export function targetsOf({ scene, targets }: Screen): Screen['targets'] {
  return scene === 'table' || scene === 'lesson' ? targets : [];
}

/** Presses something on the canvas: a button, or a target at the table. */
async function pressOffered({ tab }: Tabs, random: Random): Promise<string | null> {
  const screen = await tab.screen();
  const targets = targetsOf(screen);
  const offered = [...screen.buttons, ...targets, ...targets];
  if (offered.length === 0) return null;
  const thing = pick(random, offered);
  await tab.page.mouse.click(...middle(thing), { clickCount: 1 });
  return `presses "${thing.label}"`;
}

/** Presses a target at the table twice, since some need a second press. */
async function play({ tab }: Tabs, random: Random): Promise<string | null> {
  const targets = targetsOf(await tab.screen());
  if (targets.length === 0) return null;
  const target = pick(random, targets);
  await tab.page.mouse.click(...middle(target));
  await tab.frames(2);
  await tab.page.mouse.click(...middle(target));
  return `does "${target.label}"`;
}

/** Presses something over the canvas. */
async function pressOnPage({ tab }: Tabs, random: Random): Promise<string | null> {
  const things = await tab.page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const label = thing.ariaLabel ?? thing.textContent.trim().slice(0, 40);
      return { x: x + width / 2, y: y + height / 2, isShown: width > 0, what: `${thing.tagName} "${label}"` };
    });
    return shown.filter(
      ({ x, y, isShown }) => isShown && x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight,
    );
  }, ON_THE_PAGE);
  if (things.length === 0) return null;
  const { x, y, what } = pick(random, things);
  await tab.page.mouse.click(x, y);
  return `presses ${what}`;
}

async function pressKey({ tab }: Tabs, random: Random): Promise<string> {
  const key = pick(random, KEYS);
  await tab.page.keyboard.press(key);
  return `key ${key}`;
}

/** What most people would do next: deal, the next deal, the result, play again. */
async function goOn({ tab }: Tabs): Promise<string> {
  await tab.page.keyboard.press('Enter');
  return 'goes on';
}

async function writeText({ tab }: Tabs, random: Random): Promise<string | null> {
  const isWriting = await tab.page.evaluate(() => document.activeElement?.matches('input, textarea') === true);
  if (!isWriting) return null;
  const text = pick(random, TEXTS);
  await tab.page.keyboard.insertText(text);
  return `writes "${text}"`;
}

function anywhere(tab: Visit, random: Random): [number, number] {
  const { width, height } = size(tab);
  return [random.below(width), random.below(height)];
}

async function pressAnywhere({ tab }: Tabs, random: Random): Promise<string> {
  const [x, y] = anywhere(tab, random);
  await tab.page.mouse.click(x, y);
  return `presses at ${x}, ${y}`;
}

async function drag({ tab }: Tabs, random: Random): Promise<string> {
  const targets = targetsOf(await tab.screen());
  const from = targets.length > 0 ? middle(pick(random, targets)) : anywhere(tab, random);
  const to = anywhere(tab, random);
  const { mouse } = tab.page;
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(...to, { steps: 3 });
  await mouse.up();
  return `drags from ${from.map(Math.round).join(', ')} to ${to.join(', ')}`;
}

async function turnWheel({ tab }: Tabs, random: Random): Promise<string> {
  await tab.page.mouse.wheel(0, random.below(2) === 0 ? 200 : -200);
  return 'turns the wheel';
}

async function resize({ tab }: Tabs, random: Random): Promise<string> {
  const window = pick(random, SIZES);
  const [width, height] = window.split(' × ').map(Number);
  await tab.page.setViewportSize({ width, height });
  return `window of ${window}`;
}

/** Random changes of settings. */
function anySettings(random: Random): object {
  const chance = (): boolean => random.below(2) === 0;
  return pick<() => object>(random, [
    () => ({ theme: pick(random, LIGHTS) }),
    () => ({ theme: pick(random, LIGHTS), fourColours: chance() }),
    () => ({ language: pick(random, ['auto', ...LANGUAGES]) }),
    () => ({ cardBack: pick(random, CARD_BACKS) }),
    () => ({ speed: pick(random, SPEEDS) }),
    () => ({ lessMotion: chance(), hints: chance(), showsMistakes: chance() }),
    () => ({ rules: pick(random, PRESETS), opponents: 1 + random.below(4), speed: 'instant' }),
    () => ({ rules: 'scat', opponents: 1, speed: 'instant', seats: anySeats(random) }),
    () => ({ isMuted: chance(), volume: random.below(11) / 10, turnChime: chance() }),
    () => ({ isNew: chance(), lessonStep: random.below(6) }),
  ])();
}

function anySeats(random: Random): object[] {
  return Array.from({ length: 10 }, (_, seat) =>
    random.below(seat === 0 ? 4 : 3) < (seat === 0 ? 3 : 1)
      ? { kind: 'person', name: pick(random, ['', 'Anna']) }
      : { kind: 'bot', level: pick(random, LEVELS), style: 'even' },
  );
}

/** The other tab changes settings, and the browser notifies this one. */
async function choose({ other }: Tabs, random: Random): Promise<string> {
  const settings = anySettings(random);
  await other.page.evaluate((chosen) => {
    const key = 'thirty-one/settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen }));
  }, settings);
  return `the other tab chooses ${JSON.stringify(settings)}`;
}

async function changeSystem({ tab }: Tabs, random: Random): Promise<string> {
  const wishes = {
    colorScheme: pick(random, ['light', 'dark'] as const),
    reducedMotion: pick(random, ['reduce', 'no-preference'] as const),
    contrast: pick(random, ['more', 'no-preference'] as const),
  };
  await tab.page.emulateMedia(wishes);
  return `the system asks for ${Object.values(wishes).join(', ')}`;
}

async function reload({ tab }: Tabs): Promise<string> {
  await tab.page.reload();
  return 'reloads';
}

async function swap({ swap: change, other }: Tabs): Promise<string> {
  change();
  await other.page.bringToFront();
  return 'goes to the other tab';
}

async function wait({ tab }: Tabs, random: Random): Promise<string> {
  const ms = random.below(1500);
  await tab.page.waitForTimeout(ms);
  return `waits ${ms} ms`;
}

export const ACTIONS: readonly Action[] = [
  { weight: 30, act: pressOffered },
  { weight: 24, act: play },
  { weight: 12, act: pressOnPage },
  { weight: 12, act: pressKey },
  { weight: 8, act: goOn },
  { weight: 2, act: writeText },
  { weight: 4, act: pressAnywhere },
  { weight: 3, act: drag },
  { weight: 1, act: turnWheel },
  { weight: 5, act: resize },
  { weight: 6, act: choose },
  { weight: 1, act: changeSystem },
  { weight: 1, act: reload },
  { weight: 3, act: swap },
  { weight: 4, act: wait },
];
