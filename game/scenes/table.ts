/** A match at the table as a scene. */
import * as Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import { challengeAtTable } from '../match/challenge-match.ts';
import { dailyMatch } from '../match/daily-match.ts';
import type { Here } from '../match/destinations.ts';
import { MatchController } from '../match/match-controller.ts';
import type { TableOpening } from '../match/open-table.ts';
import type { SpecialMatch } from '../match/special-match.ts';
import { createSeatBot, type CreateSeatBot } from '../services/bots/seat-bot.ts';
import { showTeaching } from './open-teaching.ts';
import type { Services } from './services.ts';

export class TableScene extends Phaser.Scene {
  readonly #services: Services;
  readonly #here: () => Here;
  #match: MatchController | undefined;

  /** @param here gives the place that is shown */
  constructor(services: Services, here: () => Here) {
    super('table');
    this.#services = services;
    this.#here = here;
  }

  create({ opening = {} }: { opening?: TableOpening }): void {
    const here = this.#here();
    const onTeach = (rules: HouseRules): void => void showTeaching(here, this.#services, rules);
    const createBot: CreateSeatBot = (...asked) => createSeatBot(this.#services.bots, ...asked);
    const services = { ...this.#services, createBot, onTeach, goTo: here.goTo };
    const match = new MatchController(this, services, opening, specialMatch(services, opening));
    this.#match = match;
    this.events.once('shutdown', () => match.leave());
    void match.play();
  }

  override update(): void {
    this.#match?.update();
  }
}

function specialMatch(
  services: Services & Pick<Here, 'goTo'>,
  { daily, challenge }: TableOpening,
): SpecialMatch | undefined {
  if (challenge !== undefined) return challengeAtTable(services, challenge);
  return daily && dailyMatch(services, daily);
}
