/** Plays the sounds of a step together with its pictures. */
import type { Run } from './animator.ts';
import type { Cue } from '../../services/sound/cues.ts';
import { rankOfSound } from '../../services/sound/sounds.ts';

/** Plays a cue; `hurried` if its step was skipped or takes no time. */
type PlayCue = (cue: Cue, hurried: boolean) => void;

/**
 * Plays each cue when its time has come at the pace of the run. A step that is skipped, or instant from the start,
 * plays at most one sound: the most important one.
 */
export function accompany(cues: readonly Cue[], run: Pick<Run, 'animate' | 'isInstant'>, play: PlayCue): void {
  let hasPlayed = false;
  for (const cue of cues) {
    let isDue = true;
    const update = (share: number): void => {
      if (share < 1 || !isDue) return;
      isDue = false;
      if (run.isInstant && hasPlayed) return;
      hasPlayed = true;
      play(run.isInstant ? mostImportant(cues) : cue, run.isInstant);
    };
    void run.animate({ duration: cue.after, update });
  }
}

function mostImportant(cues: readonly Cue[]): Cue {
  return cues.reduce((best, cue) => (rankOfSound(cue.sound) > rankOfSound(best.sound) ? cue : best));
}
