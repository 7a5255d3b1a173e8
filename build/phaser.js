/**
 * The parts of Phaser that the game uses, instead of its main file, which imports everything: 38% fewer bytes. What
 * registers itself is imported for that alone. A scene cannot add other kinds of game objects until they are listed here,
 * and `npm run dev` reads a change here only with `-- --force`. What the renderer imports all the same, `lean-phaser.ts` leaves out.
 */
// First, since its parts ask for each other.
import '../node_modules/phaser/src/renderer/index.js';

import GameObjectFactory from '../node_modules/phaser/src/gameobjects/GameObjectFactory.js';
import GetTextSize from '../node_modules/phaser/src/gameobjects/text/GetTextSize.js';
import Text from '../node_modules/phaser/src/gameobjects/text/Text.js';

export { HEADLESS, WEBGL } from '../node_modules/phaser/src/const.js';
export { default as Game } from '../node_modules/phaser/src/core/Game.js';
export { default as Scale } from '../node_modules/phaser/src/scale/index.js';
export { default as Scene } from '../node_modules/phaser/src/scene/Scene.js';
export const GameObjects = { GameObjectFactory, GetTextSize, Text };

import '../node_modules/phaser/src/cameras/2d/CameraManager.js';
import '../node_modules/phaser/src/data/DataManagerPlugin.js';
import '../node_modules/phaser/src/events/EventEmitter.js';
import '../node_modules/phaser/src/gameobjects/DisplayList.js';
import '../node_modules/phaser/src/gameobjects/GameObjectCreator.js';
import '../node_modules/phaser/src/gameobjects/UpdateList.js';
import '../node_modules/phaser/src/gameobjects/container/ContainerFactory.js';
import '../node_modules/phaser/src/gameobjects/graphics/GraphicsFactory.js';
import '../node_modules/phaser/src/gameobjects/image/ImageFactory.js';
import '../node_modules/phaser/src/gameobjects/layer/LayerFactory.js';
import '../node_modules/phaser/src/gameobjects/shape/rectangle/RectangleFactory.js';
import '../node_modules/phaser/src/gameobjects/text/TextFactory.js';
import '../node_modules/phaser/src/gameobjects/zone/ZoneFactory.js';
import '../node_modules/phaser/src/input/InputPlugin.js';
import '../node_modules/phaser/src/scene/ScenePlugin.js';
import '../node_modules/phaser/src/time/Clock.js';
import '../node_modules/phaser/src/tweens/TweenManager.js';
