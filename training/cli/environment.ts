/** `npm run environment`: many tables for a learner in another language, over a binary pipe (docs/environment.md). */
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { REWARDS } from '../learner/environment/vector-environment.ts';
import { command, runWhereStarted } from './command/command.ts';
import { choice, playersAtTable, seed, wholeNumber, rulesOption } from './command/options.ts';
import { MOST_TABLES, serveEnvironment, SYSTEM_PIPE } from './environment/serve-environment.ts';

export const environment = command({
  name: 'environment',
  does: 'Plays many tables at once for a learner in another language, which gives an action for each and gets arrays back.',
  options: {
    rules: rulesOption(),
    players: playersAtTable('how many sit at a table'),
    tables: wholeNumber({ meaning: 'how many tables', from: 1, to: MOST_TABLES, default: 1024 }),
    reward: choice(REWARDS, {
      meaning: 'when something is given: at the end of a match, or after each deal',
      value: 'WHEN',
      leftOut: 'match',
    }),
    seed: seed('another seed plays other matches'),
  },
  example: '--rules scat --players 2 --tables 1024',
  notes: ['What goes through the pipe, and an example in Python, is in docs/environment.md.'],
  run({ options: { seed: first, reward = 'match', ...options } }) {
    checkPlayers(options.rules, options.players);
    serveEnvironment({ ...options, reward }, first, SYSTEM_PIPE);
  },
});
await runWhereStarted(import.meta.url, environment);
