/** The canvas: Phaser's game with the scenes of the table. It is fetched once the menu has been seen, or a match begins. */
import * as Phaser from 'phaser';
import { fitToWindow, initialScale } from '../base/canvas.ts';
import { asksForPage, hasGraphics } from '../base/display.ts';
import { DynamicResolution } from '../base/dynamic-resolution.ts';
import { element } from '../base/elements.ts';
import { whenIdle } from '../base/later.ts';
import { DRAWN, OnDemandGame } from '../base/on-demand-game.ts';
import { followFirstButton, letFingersPinch, shieldCanvas } from '../base/presses.ts';
import { fetchTypefaces } from '../base/theme/typography.ts';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { LessonScene } from '../scenes/lesson.ts';
import { PreparationScene } from '../scenes/preparation.ts';
import type { Preferences } from '../services/preferences.ts';
import type { Services } from '../services/services.ts';
import { Sounds } from '../services/sound/player.ts';
import { PageRenderer } from '../table/page/page-renderer.tsx';
import { TableScene } from '../scenes/table.ts';
import type { CanvasState } from '../services/screen-state.ts';
import type { ErrorReporting } from './error-reporting.tsx';
import type { Canvas } from './navigation.tsx';

interface CanvasOptions {
  services: Services;
  errorReporting: ErrorReporting;
  here: () => Here;
}

/** How long the canvas waits for the typefaces, in ms; after that its text is in the system's. */
const FONTS_TIMEOUT = 3000;

/** Begins to draw, as soon as the words at the table can be measured. */
export async function openCanvas(options: CanvasOptions): Promise<Canvas & { state: CanvasState }> {
  const { services, here } = options;
  const sounds = createSounds(services.preferences);
  await typefaces();
  const game = createGame(options);
  await new Promise((resolve) => {
    game.events.once('ready', resolve);
  });
  const { scene: scenes } = game;
  scenes.add('preparation', new PreparationScene(services));
  scenes.add('table', new TableScene('table', here, sounds));
  scenes.add('lesson', new LessonScene('lesson', here, sounds));
  return {
    fetch: async ({ is }) => {
      if ((is !== 'replay' && is !== 'room') || scenes.getScene(is) !== null) return;
      const Scene = await (is === 'replay' ? replayScene() : roomScene());
      scenes.add(is, new Scene(is, here, sounds));
    },
    show: (shown, between) => {
      // Outside of it a scene may be in the middle of something.
      game.events.once('prestep', () => {
        for (const scene of scenes.getScenes(true)) scenes.stop(scene);
        between?.();
        if (shown.is !== 'nothing') scenes.start(shown.is, shown);
      });
    },
    state: stateOf(game, sounds),
  };
}

async function replayScene() {
  return (await withWords(['records', 'review', 'match', 'rules', 'table'], import('../scenes/replay.ts'))).ReplayScene;
}

async function roomScene() {
  return (await withWords(['friends', 'match', 'rules', 'table'], import('../scenes/room.ts'))).RoomScene;
}

async function typefaces(): Promise<void> {
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, FONTS_TIMEOUT);
  });
  await Promise.race([fetchTypefaces(), tooLong]);
}

function createGame({ services, errorReporting }: CanvasOptions): Phaser.Game {
  const { preferences, movement } = services;
  // With the body as its parent, Phaser on some devices measures it by an inline style, which the page's policy forbids.
  const parent = element('div', { ariaHidden: 'true' });
  document.body.append(parent);
  const isWanted = asksForPage(window.location.search) || preferences.settings.playsOnPage;
  const isDrawnByPage = isWanted || !hasGraphics();
  const config: Phaser.Types.Core.GameConfig = {
    type: isDrawnByPage ? Phaser.HEADLESS : Phaser.WEBGL,
    parent,
    backgroundColor: preferences.theme.colours.room,
    scale: { mode: Phaser.Scale.NONE, ...initialScale() },
    // Smooth edges take half of the time in which a frame is filled, and are not seen where pixels are as small as a phone’s.
    // Batches have room for all that a scene draws: Phaser makes them before the first frame, and by default sixteen times as large.
    render: { antialias: true, antialiasGL: window.devicePixelRatio < 2.5, maxTextures: 1, batchSize: 1024 },
    audio: { noAudio: true },
    input: { keyboard: false, touch: { capture: false } },
    banner: false,
  };
  const game = new OnDemandGame(config, isDrawnByPage ? new PageRenderer(parent) : undefined);
  game.events.on(DRAWN, () => movement.note());
  game.events.once('prestep', () => errorReporting.followFrames(game.loop));
  followCanvas(game, movement, errorReporting);
  return game;
}

/** Fits the canvas to the window, and follows how quickly it is drawn, presses on it and its graphics. */
function followCanvas(game: Phaser.Game, movement: Services['movement'], errorReporting: ErrorReporting): void {
  const resolution = new DynamicResolution(fitToWindow(game));
  game.events.on(DRAWN, (time: number | null) => time !== null && resolution.note(time));
  movement.onChange((isMoving) => !isMoving && resolution.adjust());
  shieldCanvas();
  game.events.once('ready', () => {
    followFirstButton(game.canvas);
    letFingersPinch(game.canvas);
    const renderer = game.renderer as typeof game.renderer | null;
    if (renderer !== null) errorReporting.followGraphics(renderer, game.canvas);
  });
}

/** What it shows, for tests. */
function stateOf(game: Phaser.Game, sounds: Sounds): CanvasState {
  return {
    get scenes() {
      return game.scene.getScenes(true).map(({ scene }) => scene.key);
    },
    get textures() {
      return game.textures.getTextureKeys().length;
    },
    get sound() {
      return sounds.state;
    },
  };
}

function createSounds(preferences: Preferences): Sounds {
  const sounds = new Sounds({
    settings: preferences.settings,
    page: window,
    isAllowed: () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive,
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    whenIdle,
    now: () => performance.now(),
  });
  preferences.onChange((settings) => sounds.applySettings(settings));
  return sounds;
}
