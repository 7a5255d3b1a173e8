/** The first scene: a button that deals, and choices of game, players, speed and options. */
import * as Phaser from 'phaser';
import { applyPageColours } from '../../ui/dialogs/page-colours.ts';
import type { Services } from '../services.ts';
import { MatchScenes } from './match-scenes.ts';
import { MenuScreen, type MenuOpening } from './menu-screen.ts';

export class MenuScene extends Phaser.Scene {
  readonly #services: Services;
  readonly #matchScenes: MatchScenes;

  constructor(services: Services) {
    super('menu');
    this.#services = services;
    this.#matchScenes = new MatchScenes(services);
  }

  create(opening: MenuOpening): void {
    // Otherwise a later start without data would find these again.
    this.scene.settings.data = {};
    applyPageColours(this.#services.preferences.theme);
    new MenuScreen(this, this.#services, this.#matchScenes, opening.isRedrawn !== true).show(opening);
  }
}
