/** Who sits at the table, seat by seat. */
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import type { Preferences } from '../../services/preferences.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { seatWords } from './seats.ts';

interface PlayersProps {
  preferences: Preferences;
  onSeat: (seat: number) => void;
  onDoubles: () => void;
  onClose: () => void;
}

/** Of a face, in CSS px. */
const FACE = 52;

export function PlayersScreen({ preferences, onSeat, onDoubles, onClose }: PlayersProps) {
  const { beyondPolicy, doubles, seat: nameOf, whoPlays } = words().seats;
  const { settings } = preferences;
  const { seats } = tableSetupOf(settings);
  return (
    <Dialog title={whoPlays} isWide decides actions={[{ label: doubles, onPress: onDoubles }]} onClose={onClose}>
      <ul class="entries">
        {seats.map((info, seat) => {
          const { name, detail } = seatWords(seat, settings.seats[seat]);
          return (
            <li key={seat}>
              <button
                type="button"
                class="entry"
                aria-label={words().menu.labelled(nameOf(seat + 1), `${name}, ${detail}`)}
                onClick={() => onSeat(seat)}
              >
                <Drawing
                  width={FACE}
                  height={FACE}
                  draw={(pen) => drawSeatFace(pen, info, FACE)}
                  of={JSON.stringify(info)}
                />
                <span>
                  <strong>{name}</strong> <small>{detail}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {!doPoliciesPlay(seats.length) && <p class="soft">{beyondPolicy}</p>}
    </Dialog>
  );
}
