/** Cards as small pictures, named for screen readers, in the colours of a table (`felt.ts`). */
import type { ComponentChildren } from 'preact';
import { rankOf, suitOf, type Card as CardNumber } from '../../engine/cards.ts';
import { SUIT_PATHS } from '../base/suit-paths.ts';
import { CARD_ASPECT, CARD_RADIUS } from '../base/theme/theme.ts';
import { rankLabel } from '../model/card-signs.ts';
import { cardName } from '../model/sentences.ts';
import './card.css';

/** A card is drawn in hundredths of its width. */
const [WIDTH, HEIGHT] = [100, 100 * CARD_ASPECT];

/** The face of a card; its suit's colour is the custom property `--suit-0` to `--suit-3`. */
export function Card({ card }: { card: CardNumber }) {
  const suit = suitOf(card);
  const label = rankLabel(rankOf(card));
  const mark = (x: number, y: number, size: number) => (
    <path d={SUIT_PATHS[suit]} transform={`translate(${x} ${y}) scale(${size})`} />
  );
  return (
    <Paper kind="face" name={cardName(card)} suit={suit}>
      <text x={28} y={47} text-anchor="middle" class={label.length > 1 ? 'narrow' : undefined}>
        {label}
      </text>
      {mark(28, 68, 13)}
      {mark(62, 100, 27)}
    </Paper>
  );
}

/** The back of a card. @param props.name for screen readers; without one it is not there for them */
export function CardBack({ name }: { name?: string }) {
  return (
    <Paper kind="back" name={name}>
      <rect x={8} y={8} width={WIDTH - 16} height={HEIGHT - 16} rx={6} />
    </Paper>
  );
}

interface PaperProps {
  kind: 'face' | 'back';
  name: string | undefined;
  suit?: number;
  children: ComponentChildren;
}

function Paper({ kind, name, suit, children }: PaperProps) {
  return (
    <svg
      class={`card ${kind}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={suit === undefined ? undefined : { '--ink-of-suit': `var(--suit-${suit})` }}
      {...(name === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name })}
    >
      <rect class="paper" width={WIDTH} height={HEIGHT} rx={100 * CARD_RADIUS} />
      {children}
    </svg>
  );
}
