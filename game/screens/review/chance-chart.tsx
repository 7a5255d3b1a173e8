/** The chance to win, deal by deal, as a small picture. */
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { Curve, GridLine, LEFT, WIDTH } from '../../kit/picture.tsx';

const HEIGHT = 160;
const RIGHT = WIDTH - 12;
const TOP = 10;
const BOTTOM = HEIGHT - 24;
const SCALE = [0, 0.5, 1];
/** More numbers of deals would run into each other. */
const MOST_NUMBERS = 12;

interface ChanceChartProps {
  /** Of the seat before the first deal and after each. */
  chances: readonly number[];
  /** Among whom it would be shared equally at the beginning. */
  players: number;
}

export function ChanceChart({ chances, players }: ChanceChartProps) {
  const text = words().review;
  const last = Math.max(1, chances.length - 1);
  const x = (deal: number): number => LEFT + (deal / last) * (RIGHT - LEFT);
  const every = Math.ceil(last / MOST_NUMBERS);
  const fair = 1 / players;
  return (
    <figure class="chance">
      <h2>{text.chance}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.chance}>
        {SCALE.map((chance) => (
          <GridLine key={chance} y={y(chance)} right={RIGHT} number={percent(chance)} />
        ))}
        <line class="fair" x1={LEFT} y1={y(fair)} x2={RIGHT} y2={y(fair)} />
        <Curve kind="rate" points={chances.map((chance, deal) => [x(deal), y(chance)])} />
        {chances.map(
          (_, deal) =>
            deal % every === 0 && (
              <text key={deal} x={x(deal)} y={HEIGHT - 4} text-anchor="middle">
                {deal === 0 ? text.start : deal}
              </text>
            ),
        )}
      </svg>
      <p class="soft">{text.fairShare(percent(fair))}</p>
    </figure>
  );
}

function y(chance: number): number {
  return BOTTOM - chance * (BOTTOM - TOP);
}
