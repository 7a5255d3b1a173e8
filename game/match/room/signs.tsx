/** What one may say without words at a table of a room. */
import { SIGNS, type Sign } from '../../../engine/room/messages.ts';
import { words } from '../../i18n/words.ts';
import { ChoiceButton } from '../../kit/buttons.tsx';
import { Dialog, open } from '../../kit/dialog.tsx';

/** Opens a choice of signs; returns a function that closes it. */
export function openSigns(onSign: (sign: Sign) => void): () => void {
  return open((close) => (
    <Dialog title={words().friends.table.sign} onClose={close}>
      <div class="choices">
        {SIGNS.map((sign) => (
          <ChoiceButton
            key={sign}
            label={words().friends.table.signs[sign]}
            onPress={() => {
              close();
              onSign(sign);
            }}
          />
        ))}
      </div>
    </Dialog>
  ));
}
