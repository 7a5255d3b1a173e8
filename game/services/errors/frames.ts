/** Keeps the game running after a frame fails: Phaser requests the next one only after success. */

/** The part of Phaser's loop that is used here. */
export interface Loop {
  callback: (time: number, delta: number) => void;
  stop: () => unknown;
}

/** After this many failures in a row the loop is stopped. */
export const MOST_FAILURES = 10;

interface FrameFailures {
  /** A frame failed; the loop continues. */
  onFailure: (error: unknown) => void;
  /** The loop has been stopped. */
  onEnd: (error: unknown) => void;
}

/** Lets the loop continue after failed frames, until too many fail in a row. */
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
