/** The entry point: creates the services, the canvas and the scenes. */
// First, so that the network has something to do while the rest is evaluated.
import { fonts } from './app/early.ts';
import { effect } from '@preact/signals';
import * as Phaser from 'phaser';
import { DRAWN, OnDemandGame } from './base/on-demand-game.ts';
import { DynamicResolution } from './base/dynamic-resolution.ts';
import { fitToWindow, initialScale } from './base/canvas.ts';
import { followFirstButton, letFingersPinch, shieldCanvas } from './base/presses.ts';
import { followBackButton } from './app/back-button.ts';
import { createTheme } from './base/theme/theme.ts';
import { pageUpdates } from './app/page-updates.ts';
import { pageBusyLock } from './services/pwa/busy-lock.ts';
import { allowOwnScripts } from './services/pwa/own-scripts.ts';
import { createServices } from './app/create-services.ts';
import { element } from './base/elements.ts';
import { asksForPage, hasGraphics, isPage, showAs, type Display } from './base/display.ts';
import { followIncomingChallenges } from './screens/challenge/incoming-challenges.ts';
import { followIncomingDoubles } from './screens/doubles/incoming-doubles.ts';
import { followIncomingRules } from './screens/rules/incoming-links.ts';
import type { Arrangement } from './match/arrangement.ts';
import type { Services } from './scenes/services.ts';
import { BootScene } from './scenes/boot.ts';
import { MenuScene } from './scenes/menu/menu.tsx';
import { followIncomingBots, playFromMenu, teachingPage } from './scenes/open-teaching.ts';
import { showToast } from './ui/dialogs/toast.ts';
import { words } from './i18n/words.ts';
import { openDialogs } from './kit/dialog.tsx';
import { applyPageColours } from './ui/dialogs/page-colours.ts';
import { sharpenText } from './base/sharp-text.ts';
import { cutText, visibleText } from './ui/visible-text.ts';
import { exposeScreen, isAsking, stepsFromMenu, USABLE } from './ui/screen-state.ts';
import { ErrorReporting } from './app/error-reporting.tsx';

allowOwnScripts();
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
const { preferences, games, bots, advice, movement, sounds, openMatches } = services;
effect(() => applyPageColours(preferences.theme));
const updates = pageUpdates();
showAs(displayNow());

/** A page for whoever wants one, and where nothing can be drawn, which is said. */
function displayNow(): Display {
  if (asksForPage(window.location.search) || preferences.settings.playsOnPage) return 'page';
  if (hasGraphics()) return 'canvas';
  void preferences.spoken.then(() => {
    const { title, text } = words().offline.noGraphics;
    showToast(`${title}. ${text}`);
  });
  return 'page';
}

/** How long the menu waits for what the browser has stored, in ms; it shows what comes later when it comes. */
const STORAGE_PATIENCE = 4000;

function storedThings(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE));
  return Promise.race([Promise.all([games.loaded, openMatches.list()]), patience]);
}

/** Fits the canvas to the window, and follows how quickly it is drawn, presses on it and its graphics. */
function followCanvas(game: Phaser.Game): void {
  const resolution = new DynamicResolution(fitToWindow(game));
  game.events.on(DRAWN, (time: number | null) => time !== null && resolution.note(time));
  movement.onChange((isMoving) => !isMoving && resolution.adjust());
  shieldCanvas();
  game.events.once('ready', () => {
    followFirstButton(game.canvas);
    letFingersPinch(game.canvas);
    errorReporting.followGraphics(game.renderer, game.canvas);
  });
}

function openGame(): Phaser.Game {
  sharpenText();
  // With the body as its parent, Phaser on some devices measures it by an inline style, which the page's policy forbids.
  const parent = element('div', { ariaHidden: 'true' });
  document.body.append(parent);
  const game = new OnDemandGame({
    type: isPage() ? Phaser.HEADLESS : Phaser.WEBGL,
    parent,
    backgroundColor: preferences.theme.colours.room,
    scale: { mode: Phaser.Scale.NONE, ...initialScale() },
    // Smooth edges take half of the time in which a frame is filled, and are not seen where pixels are as small as a phone’s.
    // Batches have room for all that a scene draws: Phaser makes them before the first frame, and by default sixteen times as large.
    render: { antialias: true, antialiasGL: window.devicePixelRatio < 2.5, maxTextures: 1, batchSize: 1024 },
    audio: { noAudio: true },
    // On a page a press is meant for what is seen there, and not for what a canvas would have in that place.
    input: { keyboard: false, mouse: !isPage(), touch: isPage() ? false : { capture: false } },
    banner: false,
    scene: [new BootScene(Promise.all([fonts, preferences.spoken, storedThings()])), new MenuScene(services)],
  });
  game.events.on(DRAWN, () => movement.note());
  if (!isPage()) followCanvas(game);
  game.events.once('prestep', () => errorReporting.followFrames(game.loop));
  game.events.once(USABLE, () => {
    document.getElementById('opening')?.remove();
    // What the bots are fetching is then in the browser's own cache, and not fetched twice.
    void bots.whenSettled().then(() => updates?.fetchEverything());
  });
  let release: (() => void) | undefined;
  game.events.on('poststep', () => {
    if (!game.scene.isActive('boot') && !game.scene.isActive('menu')) release ??= pageBusyLock.acquire();
    else {
      release?.();
      release = undefined;
    }
  });
  return game;
}

let game: Phaser.Game | undefined;
exposeScreen(
  () => ({
    settings: preferences.settings,
    opponents: bots.state,
    evaluationTimes: bots.evaluationTimes,
    adviceTimes: advice.adviceTimes,
    sound: sounds.state,
    scenes: game?.scene.getScenes(true).map(({ scene }) => scene.key) ?? [],
    textures: game?.textures.getTextureKeys().length ?? 0,
    offline: updates?.state ?? 'off',
  }),
  {
    get visibleText() {
      return game === undefined ? [] : visibleText(game);
    },
    cutText: (ratios) => (game === undefined ? [] : cutText(game, ratios)),
  },
);

/** Leaves whatever is shown for a match. */
function play(match: Arrangement): void {
  const scene = game?.scene.getScenes(true).at(-1);
  if (scene !== undefined) playFromMenu(scene, match);
}

/** Goes one step up, as Escape does. */
function goUp(): void {
  const dialog = openDialogs().at(-1);
  if (dialog !== undefined) {
    dialog.close();
    return;
  }
  const escape = (): unknown => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  const before = stepsFromMenu();
  escape();
  // At the table the first one only skips what moves.
  if (stepsFromMenu() === before && !isAsking()) escape();
}

/** Opens the game, unless a newer build takes over first. */
async function open(): Promise<void> {
  await updates?.begin();
  game = openGame();
  followBackButton({ depth: () => openDialogs().length + stepsFromMenu(), goUp });
  followIncomingRules({
    ...services,
    onTeach: (rules) => void teachingPage(services, rules, play).then((openPage) => openPage()),
  });
  followIncomingChallenges(services.arrivedChallenges);
  followIncomingDoubles(services.doubles);
  followIncomingBots(services);
}

open().catch((error: unknown) => errorReporting.report(error));
