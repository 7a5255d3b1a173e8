/** Draws the table for what is chosen in the menu ahead of the match, while the menu is shown. */
import * as Phaser from 'phaser';
import { viewport } from '../base/canvas.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import { tableSetupOf } from '../catalogue/table-setup.ts';
import { Stage } from '../table/stage.ts';
import type { Services } from '../services/services.ts';

/** How long nothing has to change before the table is drawn, in ms: not at every step from one to nine opponents. */
const QUIET = 350;

export class PreparationScene extends Phaser.Scene {
  readonly #services: Services;

  constructor(services: Services) {
    super('preparation');
    this.#services = services;
  }

  create(): void {
    const { preferences, games, bots } = this.#services;
    let prepared: Stage | undefined;
    const prepare = (): void => {
      timer.paused = true;
      // Not before the code of the table: over a slow network, Deal would have to wait for what the bots fetch.
      bots.load(games.tableRules);
      prepared?.destroy();
      prepared = this.#draw();
    };
    const timer = this.time.addEvent({ delay: QUIET, loop: true, callback: prepare });
    const schedule = (): void => {
      timer.elapsed = 0;
      timer.paused = false;
    };
    const stops = [preferences.onChange(schedule), preferences.onAppearance(schedule), games.onChange(schedule)];
    this.events.once('shutdown', () => {
      for (const stop of stops) stop();
      prepared?.destroy();
    });
  }

  /** Its seats, and its cards little by little, so that dealing can begin at once; goes on until the stage is destroyed. */
  #draw(): Stage {
    const { preferences, games } = this.#services;
    const { settings, theme } = preferences;
    const { rules } = games;
    const { seats, bottom } = tableSetupOf({ ...settings, opponents: clampOpponents(rules, settings.opponents) });
    const stage = new Stage(this, { seats, bottom, theme, rules, purpose: {} });
    stage.resize(viewport());
    stage.discardOldTextures();
    return stage;
  }
}
