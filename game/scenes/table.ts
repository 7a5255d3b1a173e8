/** A match at the table as a scene. */
import { challengeAtTable } from '../match/challenge-match.ts';
import { dailyMatch } from '../match/daily-match.ts';
import type { SpecialMatch } from '../match/special-match.ts';
import type { Destination, Here } from '../match/destinations.ts';
import { MatchController } from '../match/match-controller.ts';
import type { TableOpening } from '../match/open-table.ts';
import { createSeatBot, type CreateSeatBot } from '../services/bots/seat-bot.ts';
import { PlaceScene } from './place-scene.ts';

export class TableScene extends PlaceScene {
  #match: MatchController | undefined;

  create({ opening = {} }: Extract<Destination, { is: 'table' }>): void {
    const here = this.here();
    const { services, goTo } = here;
    const match = new MatchController(
      this,
      {
        ...services,
        sounds: this.sounds,
        createBot: ((...asked) => createSeatBot(services.bots, ...asked)) satisfies CreateSeatBot,
        onTeach: (rules) => void here.open({ is: 'teaching', rules }),
        goTo,
      },
      opening,
      specialMatch(here, opening),
    );
    this.#match = match;
    this.events.once('shutdown', () => match.leave());
    void match.play();
  }

  override update(): void {
    this.#match?.update();
  }
}

function specialMatch({ services, goTo }: Here, { daily, challenge }: TableOpening): SpecialMatch | undefined {
  if (challenge !== undefined) return challengeAtTable({ ...services, goTo }, challenge);
  return daily && dailyMatch({ ...services, goTo }, daily);
}
