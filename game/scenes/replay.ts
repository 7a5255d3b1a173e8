/** The replay of a match as a scene. */
import * as Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import { ReplayController, type ReplayPosition } from '../features/replay/replay-controller.ts';
import type { ReplaySpeed } from '../features/replay/replay-player.ts';
import type { ReplayedMatch } from '../model/replay.ts';
import { adaptedIn } from '../services/bots/adapting-service.ts';
import type { ReviewSubject } from '../services/reviews.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import { applyPageColours } from '../ui/dialogs/page-colours.ts';
import { showChallenge } from './open-challenge.ts';
import { redrawer } from './redraw.ts';
import type { Services } from './services.ts';

/** What to replay, and the scene to return to, with its data. */
export interface ReplayOpening {
  match: ReplayedMatch;
  kept: Pick<KeptRecord, 'you' | 'players'>;
  back: { scene: 'menu' | 'result'; data: object };
  /** Where to begin; otherwise at the beginning, from the seat of the person who played. */
  from?: Omit<ReplayPosition, 'speed'> & Partial<Pick<ReplayPosition, 'speed'>>;
  /** The id under which its record is kept, and whose decisions are marked, -1 for nobody's; left out where it is not kept. */
  reviewed?: Pick<ReviewSubject, 'id' | 'seat'>;
}

export class ReplayScene extends Phaser.Scene {
  readonly #services: Services;
  /** The last choice. */
  #speed: ReplaySpeed = '1×';

  constructor(services: Services) {
    super('replay');
    this.#services = services;
  }

  create(opening: ReplayOpening): void {
    const { match, kept, back, reviewed } = opening;
    const { you, players } = kept;
    const { preferences, sounds } = this.#services;
    const { record } = match;
    applyPageColours(preferences.theme);
    const replay = new ReplayController(this, {
      preferences,
      sounds,
      match,
      you,
      players,
      from: { position: 0, view: you < 0 ? 'all' : you, isPlaying: true, speed: this.#speed, ...opening.from },
      onClose: () => changeScene(this, back.scene, back.data),
      ...(record !== null &&
        reviewed !== undefined &&
        reviewed.seat >= 0 && {
          review: {
            subject: { ...reviewed, record },
            reviews: this.#services.reviews,
            adapted: () => adaptedIn(this.#services.bots, record),
          },
        }),
      ...(record !== null &&
        you >= 0 && {
          onChallenge: (deal) => void showChallenge(this, this.#services, { record, you, deal }),
        }),
    });
    const stopFollowing = preferences.onAppearance(
      redrawer(this, (): ReplayOpening => ({ ...opening, from: replay.position })),
    );
    this.events.once('shutdown', () => {
      this.#speed = replay.position.speed;
      stopFollowing();
      replay.leave();
    });
  }
}
