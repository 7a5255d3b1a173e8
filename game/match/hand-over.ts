/** Passing the device from one person to another: no hand is shown until the next one has it. */
import { words } from '../i18n/words.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import { announce } from '../kit/announcer.ts';
import type { MatchKeys } from './match-keys.ts';

export class HandOver {
  readonly #table: PlayableTable;
  readonly #keys: Pick<MatchKeys, 'clear'>;

  constructor(table: PlayableTable, keys: Pick<MatchKeys, 'clear'>) {
    this.#table = table;
    this.#keys = keys;
  }

  /** Resolves when the person who plays a seat has the device. */
  async to(seat: number): Promise<void> {
    const { view, announcer, overlays } = this.#table;
    if (view.state().viewer === seat) return;
    announcer.handOver();
    this.#keys.clear();
    announce(words().match.pass.title(this.#table.names[seat]));
    await new Promise<void>((resolve) => {
      overlays.ask(() => {
        const { pass } = words().match;
        const name = this.#table.names[seat];
        return {
          title: pass.title(name),
          text: pass.text(name),
          hides: true,
          answers: [{ label: pass.answer(name), onPress: resolve }],
        };
      });
      view.turnTo(seat, false);
    });
    view.turnTo(seat, true);
  }
}
