/** How strong a pupil is, as one bar: the expert is in its middle. */
import { clamp } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import type { Measured } from '../../services/teaching/course-log.ts';

interface StrengthBarProps {
  name: string;
  measured: readonly Measured[];
  /** At the table at which is measured. */
  players: number;
}

/** The bar, and what it says in a sentence; no bar before the first measurement. */
export function StrengthBar({ name, measured, players }: StrengthBarProps) {
  const latest = measured.at(-1);
  if (latest === undefined) return <p>{words().teaching.notMeasured}</p>;
  const { wins, atFirst, expert } = words().teaching.bar;
  const [{ strength: first }] = measured;
  const now = latest.strength.expert.mean;
  const fair = 1 / players;
  // Twice a fair share is the end of the bar.
  const at = (share: number) => ({ '--at': `${Math.round(100 * clamp(share / (2 * fair), 0, 1))}%` });
  return (
    <>
      <p>{wins(name, Math.round(100 * now), Math.round(100 * fair))}</p>
      <div class="strength-bar" aria-hidden="true">
        <span class="fill" style={at(now)} />
        <span class="tick first" style={at(first.start?.expert.mean ?? first.expert.mean)}>
          <span>{atFirst}</span>
        </span>
        <span class="tick" style={at(fair)}>
          <span>{expert}</span>
        </span>
      </div>
    </>
  );
}
