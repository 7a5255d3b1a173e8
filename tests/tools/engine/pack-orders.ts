/** `npm run tool -- pack-orders`: whether packs that follow from secrets come in every order alike. */
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { FULL_PACK } from '../../../engine/pack.ts';
import { chiSquareLimit, countOrders } from '../../engine/support/orders.ts';

const CARDS = FULL_PACK.length;

export const packOrders = command({
  name: 'pack-orders',
  isTool: true,
  does: 'Counts where cards come in packs that follow from secrets, by place and by pair of neighbours, as χ².',
  options: {
    packs: wholeNumber({ meaning: 'how many packs', from: 1000, to: 100_000_000, default: 1_000_000 }),
  },
  example: '--packs 100000',
  run: ({ options: { packs } }) => {
    const { places, neighbours } = countOrders(packs);
    const limits = { places: chiSquareLimit((CARDS - 1) ** 2), neighbours: chiSquareLimit((CARDS - 1) ** 2 - 1) };
    console.log(`${packs} packs: χ² ${places.toFixed(1)} by place, limit ${limits.places.toFixed(1)};`);
    console.log(`${neighbours.toFixed(1)} by neighbours, limit ${limits.neighbours.toFixed(1)}`);
    if (places > limits.places || neighbours > limits.neighbours) process.exitCode = 1;
  },
});
