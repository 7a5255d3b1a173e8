/** What one may say without words at a table of a room. */
import { SIGNS, type Sign } from '../../../engine/room/messages.ts';
import { words } from '../../i18n/words.ts';
import { ChoiceButton } from '../../kit/buttons.tsx';
import { Dialog, open } from '../../kit/dialog.tsx';
import { layoutHud } from '../../table/hud/hud-layout.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { Focusable } from '../../table/page/keyboard.ts';
import type { TablePart } from '../../table/shell/playable-table.ts';

/** The button for it, where the hint button is at other tables. */
export class SignButton implements TablePart {
  readonly #onSign: (sign: Sign) => void;
  #layout: TableLayout | undefined;

  constructor(onSign: (sign: Sign) => void) {
    this.#onSign = onSign;
  }

  get items(): readonly Focusable[] {
    if (this.#layout === undefined) return [];
    const { hint: bounds } = layoutHud(this.#layout);
    const label = words().friends.table.sign;
    const face = { look: 'plate', words: ['„ “'], size: this.#layout.type.title } as const;
    return [{ label, bounds, isAside: true, face, press: () => this.#open() }];
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
  }

  #open(): void {
    open((close) => (
      <Dialog title={words().friends.table.sign} onClose={close}>
        <div class="choices">
          {SIGNS.map((sign) => (
            <ChoiceButton
              key={sign}
              label={words().friends.table.signs[sign]}
              onPress={() => {
                close();
                this.#onSign(sign);
              }}
            />
          ))}
        </div>
      </Dialog>
    ));
  }
}
