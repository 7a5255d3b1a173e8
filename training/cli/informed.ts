/** `npm run tool -- informed`: what it is worth to a bot that adapts to know the others from the first deal. */
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { playInformed } from '../learner/evaluation/informed.ts';
import { BOTS_NOTE, createOwnBot, loadAdapting, spec } from './bots/bots.ts';
import { command } from './command/command.ts';
import { playersAtTable, policyFile, seed, wholeNumber, rulesOption } from './command/options.ts';
import { percentOf } from './command/in-words.ts';

export const informed = command({
  name: 'informed',
  isTool: true,
  does: 'Measures how many matches a bot that adapts wins where it knows the others from the first deal, and where it never does.',
  options: {
    rules: rulesOption(),
    model: policyFile({ meaning: 'the policy of the bot that adapts', required: true }),
    against: spec({ meaning: 'who has all other seats; not a program, nor a bot that adapts', required: true }),
    players: playersAtTable('how many sit at the table, of whom one adapts'),
    decisions: wholeNumber({
      meaning: 'from how many decisions the others are known, at tables with the general policy',
      from: 1,
      to: 10_000,
      default: 800,
    }),
    packs: wholeNumber({ meaning: 'packs, each played in all rotations', from: 2, to: 1_000_000, default: 400 }),
    seed: seed('another seed plays other packs'),
  },
  example: '--rules blitz --model models/general.onnx --against threshold:26',
  notes: ['The same packs are played both times.', BOTS_NOTE],
  async run({ options: { rules, players, model, against, decisions, packs, seed: first } }) {
    checkPlayers(rules, players);
    const policies = await loadAdapting(model, '--model');
    const opponent = await createOwnBot('against', against, first);
    const found = await playInformed({ rules, players, ...policies, opponent, decisions, packs, seed: first });
    process.stdout.write(
      `matches won, known from ${found.decisions} decisions: ${percentOf(found.told)}\n` +
        `matches won, never known: ${percentOf(found.nothing)}\n`,
    );
  },
});
