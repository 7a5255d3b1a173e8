/** One frame that fails is not the last: Phaser asks for the next one only after all went well. */

/** What is needed of Phaser's loop. */
export type Loop = { callback: (time: number, delta: number) => void; stop: () => unknown };

/** So many failures in a row, and no frame will go well any more. */
export const MOST_FAILURES = 10;

export type FrameFailures = {
  /** One failed, and the next one comes. */
  onFailure: (error: unknown) => void;
  /** The loop is stopped. */
  onEnd: (error: unknown) => void;
};

/** Lets the loop go on after a frame that failed, until too many have in a row. */
export function surviveFailures(loop: Loop, { onFailure, onEnd }: FrameFailures): void {
  const draw = loop.callback;
  let failures = 0;
  loop.callback = (time, delta) => {
    try {
      draw(time, delta);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < MOST_FAILURES) {
        onFailure(error);
        return;
      }
      loop.stop();
      onEnd(error);
    }
  };
}
