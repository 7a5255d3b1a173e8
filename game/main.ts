/** The page: a canvas, the scenes, and what they share. */
import * as Phaser from 'phaser';
import { fitToWindow, initialScale } from './canvas.ts';
import { loadFonts } from './fonts.ts';
import { BootScene } from './scenes/boot.ts';
import { MenuScene } from './scenes/menu.ts';
import { Session } from './session.ts';
import { exposeScreen } from './state/screen.ts';

const fonts = loadFonts();
const session = new Session();

exposeScreen(() => ({
  settings: session.settings,
  opponents: session.opponents.state,
  evaluationTimes: session.opponents.evaluationTimes,
  adviceTimes: session.opponents.adviceTimes,
  sound: session.sounds.state,
  textures: game.textures.getTextureKeys().length,
}));

const game = new Phaser.Game({
  type: Phaser.WEBGL,
  parent: document.body,
  backgroundColor: session.theme.colours.room,
  scale: { mode: Phaser.Scale.NONE, ...initialScale() },
  render: { antialias: true, maxTextures: 1 },
  audio: { noAudio: true },
  input: { keyboard: false },
  banner: false,
  scene: [new BootScene(fonts), new MenuScene(session)],
});
fitToWindow(game);
