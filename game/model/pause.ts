/** A pause as a presentation step: an opponent thinks, or there is a moment to read the showdown. */
import type { PresentationStep } from './presentation-queue.ts';

/** A step that shows nothing. @param milliseconds at normal speed */
export function pause(milliseconds: number): PresentationStep {
  let end: () => void = () => undefined;
  return {
    play: ({ scale }) => {
      if (scale === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds * scale);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    finish: () => end(),
  };
}
