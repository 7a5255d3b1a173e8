/** `npm run tool -- recipes`: whether the recipes of docs/fairness/ print what the engine deals. */
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { differences } from '../../engine/support/recipes.ts';

export const recipes = command({
  name: 'recipes',
  isTool: true,
  does: 'Compares the recipes of docs/fairness/ with the engine, for random secrets, words and packs.',
  options: {
    vectors: wholeNumber({ meaning: 'how many packs each recipe makes', from: 1, to: 1_000_000, default: 1000 }),
  },
  example: '--vectors 200',
  run: async ({ options: { vectors } }) => {
    for (const language of ['Python', 'bash'] as const) {
      const found = await differences(language, vectors);
      console.log([...found, `${language}: ${vectors} vectors, ${found.length} differences`].join('\n'));
      if (found.length > 0) process.exitCode = 1;
    }
  },
});
