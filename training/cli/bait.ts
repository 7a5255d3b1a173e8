/** `npm run tool -- bait`: what somebody gains on a bot that adapts by changing how they play. */
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { intervalOf } from '../../engine/statistics.ts';
import { playBait, type BaitGain } from '../learner/evaluation/bait.ts';
import { inLanes } from '../learner/evaluation/in-lanes.ts';
import { BOTS_NOTE, createOwnBot, loadAdapting, spec } from './bots/bots.ts';
import { command } from './command/command.ts';
import { choice, playersAtTable, policyFile, seed, wholeNumber, rulesOption } from './command/options.ts';
import { withMargin } from './command/in-words.ts';

/** Series that are played at once. */
const AT_ONCE = 64;

export const bait = command({
  name: 'bait',
  isTool: true,
  does: 'Measures what somebody gains on a bot that adapts who plays in one way for some time, and then in another.',
  options: {
    rules: rulesOption(),
    model: policyFile({ meaning: 'the policy of the bot that adapts', required: true }),
    bait: spec({ meaning: 'how somebody plays at first; not a program', required: true }),
    on: spec({ meaning: 'how they play from the change on; not a program', required: true }),
    after: wholeNumber({ meaning: 'after how many the change comes', from: 1, to: 100, default: 3 }),
    unit: choice(['deals', 'matches'], {
      meaning: 'of what: deals of one match, or whole matches, as many of which follow',
      value: 'UNIT',
      leftOut: 'matches',
    }),
    players: playersAtTable('how many sit at the table, of whom one changes and all others adapt'),
    series: wholeNumber({ meaning: 'how often all of it is played', from: 2, to: 1_000_000, default: 400 }),
    seed: seed('another seed plays other packs'),
  },
  example: '--rules scat --model models/general.onnx --bait threshold:20 --on expert',
  notes: ['The same packs are played by the same policy that knows nothing of them.', BOTS_NOTE],
  async run({ options }) {
    const { rules, players, model, after, unit = 'matches', series } = options;
    checkPlayers(rules, players);
    const policies = await loadAdapting(model, '--model');
    const first = await createOwnBot('bait', options.bait, options.seed);
    const changed = await createOwnBot('on', options.on, options.seed);
    const asked = { rules, players, bait: first, changed, ...policies, after, unit, seed: options.seed };
    const found: { known: BaitGain; unknown: BaitGain }[] = [];
    await inLanes(series, AT_ONCE, async (index) => {
      found[index] = await playBait(asked, index);
    });
    process.stdout.write(table(found));
  },
});

function table(found: readonly { known: BaitGain; unknown: BaitGain }[]): string {
  const line = (label: string, of: (gain: BaitGain) => number, digits: number, factor: number): string => {
    const [known, unknown] = [found.map((one) => of(one.known)), found.map((one) => of(one.unknown))];
    const gain = known.map((value, i) => value - unknown[i]);
    const [a, b, c] = [known, unknown, gain].map((sample) => withMargin(intervalOf(sample), digits, factor));
    return `${label.padEnd(22)} ${a.padStart(16)} ${b.padStart(16)} ${c.padStart(16)}\n`;
  };
  return (
    `${'after the change'.padEnd(22)} ${'known before'.padStart(16)} ${'never known'.padStart(16)} ${'gained by it'.padStart(16)}\n` +
    line('tokens a deal', ({ gained }) => gained, 3, 1) +
    line('matches won, percent', ({ won }) => won, 1, 100)
  );
}
