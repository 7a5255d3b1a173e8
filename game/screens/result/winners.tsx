/** Whoever has won, as one sees them first: crowned, and with the kitty where the game has one. */
import type { ComponentChild } from 'preact';
import type { HouseRules } from '../../../engine/rules/table.ts';
import crown from '../../assets/objects/crown.svg?raw';
import dish from '../../assets/objects/dish.svg?raw';
import type { Theme } from '../../base/theme/theme.ts';
import { Drawing } from '../../kit/drawing.tsx';
import type { standingsOf } from '../../model/outcome.ts';
import { areCoins, tokenKind } from '../../model/tokens.ts';
import { drawEmblem } from '../../table/art/game-emblems.ts';
import type { Pen } from '../../table/art/pen.ts';
import { drawSvg } from '../../table/art/svg.ts';

/** Draws who sat in a seat. @param size in CSS px */
export type DrawFace = (seat: number, name: string, size: number) => ComponentChild;

interface WinnersProps {
  rules: HouseRules;
  theme: Theme;
  standings: ReturnType<typeof standingsOf>;
  face: DrawFace;
  /** Whether the lamp brightens on them. */
  isLit: boolean;
}

/** Of the face of whoever has won alone, of those who share, and of crown and kitty, in CSS px. */
const [ALONE, SHARED, CROWN, KITTY] = [112, 80, 58, 62];
/** How many faces there is room for. */
const MOST = 3;
const COINS = 8;

export function Winners({ rules, theme, standings, face, isLit }: WinnersProps) {
  const winners = standings.filter(({ place }) => place === 1).slice(0, MOST);
  return (
    <div class="winners" aria-hidden="true">
      {winners.map(({ seat, name }, index) => (
        <div key={seat} class={`winner${isLit ? ' lit' : ''}`}>
          {face(seat, name, winners.length === 1 ? ALONE : SHARED)}
          <span class="crown">
            <Drawing
              width={CROWN}
              height={CROWN}
              draw={(pen) => drawSvg(pen, crown, { width: CROWN, height: CROWN }, theme.colours)}
              of={theme.look}
            />
          </span>
          {index === winners.length - 1 && areCoins(tokenKind(rules)) && (
            <span class="kitty">
              <Drawing width={KITTY} height={KITTY} draw={(pen) => drawKitty(pen, rules, theme)} of={theme.look} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function drawKitty(pen: Pen, rules: HouseRules, theme: Theme): void {
  drawSvg(pen, dish, { width: KITTY, height: KITTY }, theme.colours);
  const coin = KITTY * 0.32;
  for (let index = 0; index < COINS; index++) {
    const distance = KITTY * 0.24 * Math.sqrt(index / COINS);
    pen.save();
    pen.translate(
      KITTY / 2 - coin / 2 + distance * Math.cos(index * 2.39996),
      KITTY / 2 - coin / 2 + distance * Math.sin(index * 2.39996),
    );
    drawEmblem(pen, tokenKind(rules) === 'nickels' ? 'nickel' : 'penny', { width: coin, height: coin }, theme);
    pen.restore();
  }
}
