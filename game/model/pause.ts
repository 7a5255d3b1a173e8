/** A pause as a step of the presentation: an opponent who thinks, or a moment to read the showdown. */
import type { PresentationStep } from './presentation-queue.ts';

/** A step that shows nothing for so many milliseconds at normal speed. */
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
