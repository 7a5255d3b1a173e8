/** Passing the device from one person to another: no hand is shown until the next one has it. */
import { words } from '../i18n/words.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import { announce } from '../kit/announcer.ts';
import type { MatchKeys } from './match-keys.ts';

/** Resolves when the person who plays a seat has the device. */
export async function handOver(seat: number, table: PlayableTable, keys: Pick<MatchKeys, 'clear'>): Promise<void> {
  const { view, announcer, overlays } = table;
  if (view.state().viewer === seat) return;
  announcer.handOver();
  keys.clear();
  announce(words().match.pass.title(table.names[seat]));
  await new Promise<void>((resolve) => {
    overlays.ask(() => {
      const { pass } = words().match;
      const name = table.names[seat];
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
