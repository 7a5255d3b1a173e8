/** `npm run tool -- monkey`: random input to the built game until something fails. */
import { command } from '../../../../training/cli/command/command.ts';
import { positiveNumber, wholeNumber } from '../../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';
import { withBuiltGame } from '../with-built-game.ts';
import { explain, playMonkey } from './monkey.ts';

export const monkey = command({
  name: 'monkey',
  isTool: true,
  does: 'Sends random input to the built game, in two tabs, until an error, a standstill or a blank picture.',
  options: {
    minutes: positiveNumber({ meaning: 'how long', default: 10 }),
    seed: wholeNumber({ meaning: 'which presses', from: 0, to: 2 ** 31, default: 1 }),
  },
  example: '--minutes 120 --seed 7',
  notes: [
    'It also resizes the window, reloads, presses keys, and changes light, language and game in another tab. A failure is reported with the last actions; the same seed repeats them as far as the timing allows.',
  ],
  async run({ options: { minutes, seed } }) {
    await withBuiltGame(async (browser, origin) => {
      const progress = new ProgressLine('minutes', minutes);
      const onProgress = (passed: number): void => progress.update(Math.min(minutes, passed));
      const outcome = await playMonkey({ browser, origin, seed, minutes, onProgress });
      progress.clear();
      console.log(explain({ seed, minutes }, outcome));
      console.log(`Scenes looked at: ${JSON.stringify(outcome.scenes)}`);
      if (outcome.fault !== null) process.exitCode = 1;
    });
  },
});
