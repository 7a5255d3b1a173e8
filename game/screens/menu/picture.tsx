/** What the menu shows besides words: the best cards of the chosen game, and who plays. */
import { parseCards, type Card } from '../../../engine/cards.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { opponentNames, tableSetupOf, type SeatInfo } from '../../catalogue/table-setup.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { drawSeatFace } from '../../table/art/faces.ts';
import { cardPictures, faceFrame } from '../../table/cards/card-pictures.ts';

function bestCards({ handSize, play, threeAces }: HouseRules): Card[] {
  if (handSize === 4) return parseCards('Jh Qh Kh Ah');
  return parseCards(threeAces !== null && play !== 'golf' ? 'Ac Ad Ah' : 'Qh Kh Ah');
}

/** They are drawn at this width, in CSS px, and shown as large as there is room. */
const CARD_WIDTH = 170;

/** The best cards of a game, fanned out. @param props.look what else than the rules they depend on */
export function BestCards({ rules, theme, look }: { rules: HouseRules; theme: Theme; look: string }) {
  const best = bestCards(rules).map((card) => faceFrame(card, 0));
  const pictures = new Map(cardPictures([CARD_WIDTH], theme).map((picture) => [picture.name, picture]));
  return (
    <div class={`best-cards of-${best.length}`} aria-hidden="true">
      {best.flatMap((frame) => {
        const picture = pictures.get(frame);
        return picture === undefined ? [] : [<Drawing key={frame} {...picture} of={look} />];
      })}
    </div>
  );
}

/** Of a face, in CSS px. */
const FACE = 40;

/** So many are shown, and more only where more play. */
const FACES = 9;

/** Faces of who may sit at the table; those who do not play are faint. */
export function Faces({ settings }: { settings: Settings }) {
  const { seats, opponents } = settings;
  const { seats: playing } = tableSetupOf(settings);
  const shown: SeatInfo[] = playing.slice(seats[0].kind === 'person' ? 1 : 0);
  const others = opponentNames(FACES).slice(opponents);
  const all = [...shown, ...others.map((name) => ({ name, isYou: false }))].slice(0, Math.max(FACES, opponents));
  return (
    <div class="faces" aria-hidden="true">
      {all.map((info, index) => (
        <span key={index} class={index < shown.length ? undefined : 'faint'}>
          <Drawing width={FACE} height={FACE} draw={(pen) => drawSeatFace(pen, info, FACE)} of={JSON.stringify(info)} />
        </span>
      ))}
    </div>
  );
}
