/** The page: a canvas, the scenes, and what they share. */
import * as Phaser from 'phaser';
import { fitToWindow, initialScale, shieldCanvas } from './base/canvas.ts';
import { loadFonts } from './base/fonts.ts';
import { startUpdates } from './app/page-updates.ts';
import { pageBusyLock } from './services/pwa/busy-lock.ts';
import { allowOwnScripts } from './services/pwa/own-scripts.ts';
import { tellStorageProblem, tellUnkeptMatch } from './app/storage-messages.ts';
import { showToast } from './ui/dialogs/toast.ts';
import { element } from './base/elements.ts';
import { followIncomingRules } from './features/rules/incoming-links.ts';
import { BootScene } from './scenes/boot.ts';
import { MenuScene } from './scenes/menu/menu.ts';
import { dressPage } from './ui/dialogs/page-colours.ts';
import { Session } from './services/session.ts';
import { visibleText } from './ui/visible-text.ts';
import { exposeScreen, USABLE } from './ui/screen-state.ts';
import { ErrorReporting } from './app/error-reporting.ts';

allowOwnScripts();
const fonts = loadFonts();
const session = new Session({
  tell: (text) => void showToast(text),
  storageProblem: tellStorageProblem,
  unkept: tellUnkeptMatch,
});
const watch = new ErrorReporting({ isLasting: () => session.stores.isPersistent });
watch.begin();
dressPage(session.theme);
const updates = startUpdates();

function openGame(): Phaser.Game {
  // Phaser measures the body itself, on some devices, by an inline style, which the page's policy forbids.
  const ground = element('div');
  document.body.append(ground);
  const game = new Phaser.Game({
    type: Phaser.WEBGL,
    parent: ground,
    backgroundColor: session.theme.colours.room,
    scale: { mode: Phaser.Scale.NONE, ...initialScale() },
    render: { antialias: true, maxTextures: 1 },
    audio: { noAudio: true },
    input: { keyboard: false },
    banner: false,
    scene: [
      new BootScene(Promise.all([fonts, session.libraryLoaded, session.openMatches.list()])),
      new MenuScene(session),
    ],
  });
  fitToWindow(game);
  shieldCanvas();
  game.events.once('ready', () => watch.followGraphics(game.renderer, game.canvas));
  game.events.once('prestep', () => watch.followFrames(game.loop));
  game.events.once(USABLE, () => {
    document.getElementById('opening')?.remove();
    void updates?.keepEverything();
  });
  let leave: (() => void) | undefined;
  game.events.on('poststep', () => {
    if (!game.scene.isActive('boot') && !game.scene.isActive('menu')) leave ??= pageBusyLock.occupy();
    else {
      leave?.();
      leave = undefined;
    }
  });
  return game;
}

let game: Phaser.Game | undefined;
exposeScreen(
  () => ({
    settings: session.settings,
    opponents: session.bots.state,
    evaluationTimes: session.bots.evaluationTimes,
    adviceTimes: session.bots.adviceTimes,
    sound: session.sounds.state,
    textures: game?.textures.getTextureKeys().length ?? 0,
    offline: updates?.state ?? 'off',
  }),
  () => (game === undefined ? [] : visibleText(game)),
);
try {
  game = openGame();
  followIncomingRules(session);
} catch (error) {
  watch.tell(error);
}
