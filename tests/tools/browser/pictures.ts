/** `npm run tool -- pictures`: takes the pictures in docs/, one of them moving, from the built game. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { command } from '../../../training/cli/command/command.ts';
import { choices } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { film, QUALITY } from './film.ts';
import { POINTER_INPUT } from '../../browser/support/player.ts';
import type { Screen } from '../../browser/support/screen.ts';
import { Visit, type VisitOptions } from '../../browser/support/visit.ts';
import { withBuiltGame } from './with-built-game.ts';

const LAPTOP: VisitOptions = { viewport: { width: 1280, height: 720 } };
/** Things are larger in it, since a film is shown small. */
const SMALL: VisitOptions = { viewport: { width: 960, height: 540 } };
const UPRIGHT: VisitOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
};
const ACROSS: VisitOptions = {
  viewport: { width: 844, height: 390 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

/** Width of a film, in pixels. */
const FILM_WIDTH = 800;

/** A picture: on which screen, with which settings, and how to get to it; by default your own turn. */
interface Picture {
  name: string;
  screen: VisitOptions;
  settings: object;
  stage?: (visit: Visit) => Promise<void>;
  /** Whether the way there is filmed. */
  isMoving?: boolean;
}

const PICTURES: readonly Picture[] = [
  { name: 'menu', screen: LAPTOP, settings: { opponents: 3 }, stage: showMenu },
  { name: 'games', screen: LAPTOP, settings: { opponents: 3 }, stage: showGames },
  { name: 'table', screen: LAPTOP, settings: { opponents: 3 } },
  { name: 'showdown', screen: LAPTOP, settings: { opponents: 3 }, stage: knockSoon },
  { name: 'deal', screen: SMALL, settings: { opponents: 3, speed: 'normal' }, stage: knockSoon, isMoving: true },
  { name: 'day', screen: LAPTOP, settings: { opponents: 3, theme: 'day', fourColours: true, cardBack: 'blue' } },
  { name: 'two', screen: LAPTOP, settings: { opponents: 1 } },
  { name: 'ten', screen: LAPTOP, settings: { opponents: 9 } },
  { name: 'golf', screen: LAPTOP, settings: { opponents: 3, rules: 'golf' }, stage: playTwoTurns },
  { name: 'pool', screen: LAPTOP, settings: { opponents: 3, rules: 'schwimmen', explainsPool: false } },
  { name: 'bus', screen: LAPTOP, settings: { opponents: 4, rules: 'ride-the-bus' } },
  { name: 'phone', screen: UPRIGHT, settings: { opponents: 3 } },
  { name: 'phone-landscape', screen: ACROSS, settings: { opponents: 3 } },
];

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, screen, settings, stage = showTurn, isMoving = false } = picture;
  const path = fileURLToPath(new URL(`../../../docs/${name}.webp`, import.meta.url));
  const visit = await Visit.begin(browser, `${origin}?seed=31`, screen);
  await visit.applySettings(settings);
  const reach = async (): Promise<void> => {
    await stage(visit);
    await visit.page.waitForTimeout(800);
  };
  if (isMoving) await film(visit.page, path, FILM_WIDTH, reach);
  else {
    await reach();
    await sharp(await visit.page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(path);
  }
  await visit.end();
}

async function showMenu(visit: Visit): Promise<void> {
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
}

async function showGames(visit: Visit): Promise<void> {
  await visit.pressButton('Game');
}

async function sitDown(visit: Visit): Promise<void> {
  await visit.pressButton('Play');
  await visit.see('the table', ({ scene }) => scene === 'table');
}

async function showTurn(visit: Visit): Promise<void> {
  await sitDown(visit);
  await visit.see('a turn', canAct);
}

async function playTwoTurns(visit: Visit): Promise<void> {
  await sitDown(visit);
  for (let turn = 0; turn < 2; turn++) {
    await POINTER_INPUT.act(visit, await visit.see('a turn', canAct), 'take');
    const placing = await visit.see('a card to place', ({ legal }) =>
      legal.some((action) => action.startsWith('replace')),
    );
    await POINTER_INPUT.act(visit, placing, placing.legal.filter((action) => action.startsWith('replace'))[0]);
  }
  await POINTER_INPUT.act(visit, await visit.see('a turn', ({ legal }) => legal.includes('draw')), 'draw');
  await visit.see('a card that waits', ({ shown }) => shown.waiting !== null);
}

function canAct({ targets }: Screen): boolean {
  return targets.length > 0;
}

/** Plays until the deal is over, and knocks from the third turn on. */
async function knockSoon(visit: Visit): Promise<void> {
  await sitDown(visit);
  for (let decision = 0; ; decision++) {
    const screen = await visit.see('a turn or the end of the deal', (there) => canAct(there) || isOver(there));
    if (isOver(screen)) return;
    const wanted =
      decision > 3 && screen.legal.includes('knock') ? 'knock' : screen.legal.find((action) => action !== 'knock');
    await POINTER_INPUT.act(visit, screen, wanted as string);
  }
}

function isOver({ buttons }: Screen): boolean {
  return buttons.some(({ label }) => label === 'Next deal');
}

const NAMES = PICTURES.map(({ name }) => name);

export const pictures = command({
  name: 'pictures',
  isTool: true,
  does: 'Takes the pictures in docs/ from the built game.',
  options: {
    only: choices(NAMES, { meaning: `some of ${NAMES.join(', ')}`, default: NAMES, leftOut: 'all' }),
  },
  example: '--only menu,table',
  async run({ options: { only } }) {
    const progress = new ProgressLine('pictures', only.length);
    await withBuiltGame(async (browser, origin) => {
      for (const [i, picture] of PICTURES.filter(({ name }) => only.includes(name)).entries()) {
        await take(browser, origin, picture);
        progress.update(i + 1);
      }
    });
    progress.clear();
  },
});
