/** The entry point: creates the services, and shows the menu. The canvas comes while one looks at that. */
import { effect } from '@preact/signals';
import { createServices } from './app/create-services.ts';
import { ErrorReporting } from './app/error-reporting.tsx';
import { followHistory } from './app/history.ts';
import { Navigation } from './app/navigation.tsx';
import { nextPaint } from './base/later.ts';
import { createTheme } from './base/theme/theme.ts';
import { fetchTypefaces } from './base/theme/typography.ts';
import { MATCH_WORDS } from './i18n/parts.ts';
import { withWords } from './i18n/words.ts';
import { beginDrawing } from './kit/drawing.tsx';
import type { Services } from './services/services.ts';
import { followIncomingChallenges } from './screens/challenge/incoming-challenges.ts';
import { followIncomingDoubles } from './screens/doubles/incoming-doubles.ts';
import { followIncomingRooms } from './screens/friends/incoming-rooms.ts';
import { followIncomingRules } from './screens/rules/incoming-links.ts';
import { followIncomingBots } from './screens/teaching/incoming-bots.ts';
import { allowOwnScripts } from './services/pwa/own-scripts.ts';
import { applyPageColours } from './base/theme/page-colours.ts';
import { exposeScreen, type CanvasState } from './services/screen-state.ts';

allowOwnScripts();
// Not before the script, which they would slow down.
void fetchTypefaces();
// First, so that nothing which the start meets goes unsaid, and that it can be read.
let begun: Services | undefined;
const errorReporting = new ErrorReporting({
  isLasting: () => begun?.stores.isPersistent === true,
  spoken: () => begun?.preferences.spoken ?? Promise.resolve(),
});
errorReporting.begin();
applyPageColours(createTheme('evening'));
const services = createServices();
begun = services;
const { updates, preferences, games, bots, advice, openMatches } = services;
effect(() => applyPageColours(preferences.theme));

/** How long the menu waits for what the browser has stored, in ms; it shows what comes later when it comes. */
const STORAGE_PATIENCE = 4000;

function storedThings(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE));
  return Promise.race([Promise.all([games.loaded, openMatches.list()]), patience]);
}

let canvas: CanvasState | undefined;
const navigation = new Navigation(services, async () => {
  const { openCanvas } = await withWords(MATCH_WORDS, import('./app/canvas-game.ts'));
  const opened = await openCanvas({ services, errorReporting, here: () => navigation.here });
  canvas = opened.state;
  return opened;
});

exposeScreen(
  () => ({
    settings: preferences.settings,
    opponents: bots.state,
    evaluationTimes: bots.evaluationTimes,
    adviceTimes: advice.adviceTimes,
    offline: updates?.state ?? 'off',
  }),
  () => canvas,
);

async function drawAhead(): Promise<void> {
  try {
    await navigation.loadCanvas();
  } catch (error) {
    // What is cached for offline use comes after the bots.
    bots.load(games.tableRules);
    throw error;
  }
}

/** Opens the game, unless a newer build takes over first. */
async function open(): Promise<void> {
  await updates?.begin();
  await Promise.all([preferences.spoken, storedThings()]);
  navigation.begin();
  document.getElementById('opening')?.remove();
  followHistory(navigation);
  followIncomingRules({ ...services, onTeach: (rules) => void navigation.here.open({ is: 'teaching', rules }) });
  followIncomingChallenges(services.arrivedChallenges);
  followIncomingDoubles(services.doubles);
  followIncomingBots(services);
  followIncomingRooms(services.rooms, (room) => navigation.here.open({ is: 'friends', ...room }));
  await nextPaint();
  beginDrawing();
  await nextPaint();
  void drawAhead();
  // What the bots are fetching is then in the browser's own cache, and not fetched twice.
  await bots.whenSettled();
  await updates?.fetchEverything();
}

open().catch((error: unknown) => errorReporting.report(error));
