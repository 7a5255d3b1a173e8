/** `npm run tool -- pictures`: takes the pictures in docs/, one of them moving, from the built game. Debian's `webp` encodes them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { command } from '../../../training/cli/command/command.ts';
import { choices } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { POINTER_INPUT } from '../../browser/support/player.ts';
import { hasButton, mayAct, type Screen } from '../../browser/support/screen.ts';
import { Visit, type VisitOptions } from '../../browser/support/visit.ts';
import { withBuiltGame } from './with-built-game.ts';

const LAPTOP: VisitOptions = { viewport: { width: 1280, height: 720 } };
/** Things are larger in it, since a film is shown small. */
const SMALL: VisitOptions = { viewport: { width: 960, height: 540 } };
const UPRIGHT: VisitOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const ACROSS: VisitOptions = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true };

/** Width of a film, in pixels. */
const FILM_WIDTH = 800;
/** Shortest time that a frame is shown, in ms: of more frames than this, the eye sees little and the file grows. */
const LEAST_DELAY = 130;
/** Of pictures, which together have less than 1 MB: at 55, the cloth of a film falls into blocks. */
const QUALITY = 62;
/** How long the last frame stays before the film begins anew, in ms. */
const LAST_DELAY = 2500;

/** A picture: on which screen, with which settings, and how to get to it; by default your own turn. */
interface Picture {
  name: string;
  screen: VisitOptions;
  settings: object;
  stage?: (visit: Visit) => Promise<unknown>;
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
  if (isMoving) encode(await film(visit.page, reach), path);
  else {
    await reach();
    encode([{ image: await visit.page.screenshot(), time: 0 }], path);
  }
  await visit.end();
}

interface Frame {
  image: Buffer;
  /** When it was shown, in ms. */
  time: number;
}

/** Films a page in a Chromium while something happens there. */
async function film(page: Page, during: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const time = 1000 * (metadata.timestamp ?? 0);
    const last = frames.at(-1);
    if (last === undefined || time - last.time >= LEAST_DELAY)
      frames.push({ image: Buffer.from(data, 'base64'), time });
    // Of a page that closes nobody waits for the next frame.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95, maxWidth: FILM_WIDTH });
  await during();
  await devtools.send('Page.stopScreencast');
  return frames;
}

/** Writes a WebP: of several frames one that moves, and plays for ever. */
function encode(frames: readonly Frame[], path: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-pictures-'));
  const files = frames.flatMap(({ image, time }, i) => {
    const file = join(folder, String(i));
    writeFileSync(file, image);
    const delay = i + 1 < frames.length ? Math.round(frames[i + 1].time - time) : LAST_DELAY;
    return ['-lossy', '-q', String(QUALITY), '-m', '6', '-d', String(delay), file];
  });
  try {
    execFileSync('img2webp', ['-loop', '0', ...files, '-o', path], { stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function showMenu(visit: Visit): Promise<void> {
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
}

async function showGames(visit: Visit): Promise<void> {
  await visit.pressButton('Game');
}

async function showTurn(visit: Visit): Promise<Screen> {
  await visit.pressButton('Play');
  return visit.seeTurn();
}

async function playTwoTurns(visit: Visit): Promise<void> {
  await showTurn(visit);
  for (let turn = 0; turn < 2; turn++) {
    await POINTER_INPUT.act(visit, await visit.seeTurn(), 'take');
    const firstPlace = ({ legal }: Screen) => legal.find((action) => action.startsWith('replace'));
    const placing = await visit.see('a card to place', (screen) => firstPlace(screen) !== undefined);
    await POINTER_INPUT.act(visit, placing, firstPlace(placing) as string);
  }
  await POINTER_INPUT.act(visit, await visit.see('a turn', ({ legal }) => legal.includes('draw')), 'draw');
  await visit.see('a card that waits', ({ shown }) => shown.waiting !== null);
}

/** Plays until the deal is over, and knocks from the third turn on. */
async function knockSoon(visit: Visit): Promise<void> {
  const isOver = (screen: Screen): boolean => hasButton(screen, 'Next deal');
  await visit.pressButton('Play');
  for (let decision = 0; ; decision++) {
    const screen = await visit.see('a turn or the end of the deal', (there) => mayAct(there) || isOver(there));
    if (isOver(screen)) return;
    const wanted =
      decision > 3 && screen.legal.includes('knock') ? 'knock' : screen.legal.find((action) => action !== 'knock');
    await POINTER_INPUT.act(visit, screen, wanted as string);
  }
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
