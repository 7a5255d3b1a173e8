/** A match at the table as a scene. */
import * as Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import { viewport } from '../base/canvas.ts';
import { Stage } from '../table/stage.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import { tableSetupOf } from '../catalogue/table-setup.ts';
import type { TableOpening } from '../match/open-table.ts';
import type { Services } from './services.ts';
import { challengeAtTable } from '../match/challenge-match.ts';
import { dailyMatch } from '../match/daily-match.ts';
import { MatchController } from '../match/match-controller.ts';
import type { SpecialMatch } from '../match/special-match.ts';
import { createSeatBot, type CreateSeatBot } from '../services/bots/seat-bot.ts';
import { showTeaching } from './open-teaching.ts';

/**
 * Draws the table for the current settings ahead of time: its seats, and its cards little by little, so that dealing can
 * begin at once. Continues until the stage is destroyed.
 */
export function prepareTable(scene: Phaser.Scene, { preferences, games }: Services): Stage {
  const { settings, theme } = preferences;
  const { rules } = games;
  const { seats, bottom } = tableSetupOf({ ...settings, opponents: clampOpponents(rules, settings.opponents) });
  const stage = new Stage(scene, { seats, bottom, theme, rules });
  stage.resize(viewport());
  stage.discardOldTextures();
  return stage;
}

export class TableScene extends Phaser.Scene {
  readonly #services: Services;
  #match: MatchController | undefined;

  constructor(services: Services) {
    super('table');
    this.#services = services;
  }

  create(opening: TableOpening): void {
    // Otherwise a later start without data would get these again.
    this.scene.settings.data = {};
    const onTeach = (rules: HouseRules): void => void showTeaching(this, this.#services, rules);
    const createBot: CreateSeatBot = (...asked) => createSeatBot(this.#services.bots, ...asked);
    const services = { ...this.#services, createBot, onTeach };
    const match = new MatchController(this, services, opening, this.#special(opening));
    this.#match = match;
    this.events.once('shutdown', () => match.leave());
    void match.play();
  }

  #special({ daily, challenge }: TableOpening): SpecialMatch | undefined {
    if (challenge !== undefined) return challengeAtTable(this, this.#services.preferences, challenge);
    return daily && dailyMatch(this, this.#services, daily);
  }

  override update(): void {
    this.#match?.update();
  }
}
