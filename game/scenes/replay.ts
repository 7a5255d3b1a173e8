/** The replay of a match as a scene. */
import type Phaser from 'phaser';
import { ReplayController } from '../features/replay/replay-controller.ts';
import type { ReplaySpeed } from '../features/replay/replay-player.ts';
import type { ReplayOpening } from '../match/destinations.ts';
import { adaptedIn } from '../services/bots/adapting-service.ts';
import { PlaceScene } from './place-scene.ts';
import { applyPageColours } from '../base/theme/page-colours.ts';

export class ReplayScene extends PlaceScene {
  #speed: ReplaySpeed = '1×';

  create({ opening }: { opening: ReplayOpening }): void {
    const here = this.here();
    const { match, kept, back, reviewed } = opening;
    const { you, players } = kept;
    const { preferences, reviews, bots } = here.services;
    const { record } = match;
    applyPageColours(preferences.theme);
    const replay = new ReplayController(this, {
      preferences,
      sounds: this.sounds,
      match,
      you,
      players,
      from: { position: 0, view: you < 0 ? 'all' : you, isPlaying: true, speed: this.#speed, ...opening.from },
      onClose: () => void here.goTo(back),
      ...(record !== null &&
        reviewed !== undefined &&
        reviewed.seat >= 0 && {
          review: {
            subject: { ...reviewed, record },
            reviews,
            adapted: () => adaptedIn(bots, record),
          },
        }),
      ...(record !== null &&
        you >= 0 && {
          onChallenge: (deal) => void here.open({ is: 'challenge', record, you, deal }),
        }),
    });
    const stopFollowing = preferences.onAppearance(
      redrawer(this, () => ({ opening: { ...opening, from: replay.position } })),
    );
    this.events.once('shutdown', () => {
      this.#speed = replay.position.speed;
      stopFollowing();
      replay.leave();
    });
  }
}

/**
 * Returns a function that restarts a scene at its next step, once, however often it is called before. The scene does not
 * restart if another has taken its place by then: both would be shown.
 * Call it before anything else of the scene follows its `shutdown`: then what it opens with is asked for first.
 * @param opening gives what it opens with; asked at the last moment, so that nothing pressed until then is lost
 */
function redrawer(scene: Phaser.Scene, opening: () => object): () => void {
  let data: object | undefined;
  const restart = (): void => {
    data = {};
    scene.scene.restart(data);
  };
  scene.events.once('shutdown', () => {
    scene.events.off('preupdate', restart);
    if (data !== undefined) Object.assign(data, opening());
  });
  return () => {
    scene.events.off('preupdate', restart);
    scene.events.once('preupdate', restart);
  };
}
