/** Buttons over the table of a room: to say something, to join in, and to let one's own hand fill the screen. */
import type { Rect } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import { showToast } from '../../kit/toast.tsx';
import { ownGuest } from '../../screens/friends/guest.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { layoutHud, takeBackPlace } from '../../table/hud/hud-layout.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { Focusable } from '../../table/page/keyboard.ts';
import type { TablePart } from '../../table/shell/playable-table.ts';
import { mayJoin } from './room-lines.ts';
import { openSigns } from './signs.tsx';

interface RoomButton {
  label: string;
  sign: string;
  press: () => void;
}

export interface RoomButtonsOptions {
  session: RoomSession;
  preferences: Preferences;
  rooms: Pick<Rooms, 'showsOnlyHand' | 'showOnlyHand'>;
  /** By seat. */
  isOut: () => readonly boolean[];
  /** Shows the table anew, as far as the deal has been played. */
  reopen: () => void;
  whenLeft: (callback: () => void) => void;
}

export class RoomButtons implements TablePart {
  readonly #options: RoomButtonsOptions;

  constructor(options: RoomButtonsOptions) {
    this.#options = options;
  }

  items(layout: TableLayout): readonly Focusable[] {
    return [
      ...this.#item(layout, layoutHud(layout).hint, this.#sign() ?? this.#join()),
      ...this.#item(layout, takeBackPlace(layout), this.#onlyHand(layout)),
    ];
  }

  /** A television has come to the table: says that one's own hand may fill this screen. */
  tellOfScreen(layout: TableLayout): void {
    const { rooms, session, whenLeft } = this.#options;
    const offered = this.#onlyHand(layout);
    if (offered === null || rooms.showsOnlyHand(session.id)) return;
    const toast = showToast(words().friends.table.onScreen, [
      { label: offered.label, onPress: offered.press },
      { label: words().saves.understood },
    ]);
    whenLeft(() => toast.remove());
  }

  #item({ type }: TableLayout, bounds: Rect | null, offered: RoomButton | null): Focusable[] {
    if (bounds === null || offered === null) return [];
    const { label, sign, press } = offered;
    return [{ label, bounds, isAside: true, face: { look: 'plate', words: [sign], size: type.title }, press }];
  }

  #sign(): RoomButton | null {
    const { session, whenLeft } = this.#options;
    if (session.state.you < 0) return null;
    const press = (): void => whenLeft(openSigns((id) => session.send('sign', { id })));
    return { label: words().friends.table.sign, sign: '„ “', press };
  }

  /** For somebody who looks on: to take the seat of a bot, or rather not. */
  #join(): RoomButton | null {
    const { session, preferences, isOut } = this.#options;
    const { join, watchOnly } = words().friends.table;
    if (session.state.joining.some(({ isYou }) => isYou))
      return { label: watchOnly, sign: '−', press: () => session.send('watch') };
    const guest = ownGuest(preferences);
    if (guest.name === '' || !mayJoin(session.state, isOut())) return null;
    return { label: join, sign: '+', press: () => session.sit(guest) };
  }

  /** Where another screen shows the table, and as long as the hand fills this one; only a table that is higher than wide can do so. */
  #onlyHand({ orientation }: TableLayout): RoomButton | null {
    const { rooms, session, reopen } = this.#options;
    const { you, screens, phase } = session.state;
    const isOnly = rooms.showsOnlyHand(session.id);
    if (you < 0 || orientation !== 'portrait' || phase !== 'match') return null;
    if (screens === 0 && !isOnly) return null;
    const { onlyHand, wholeTable } = words().friends.table;
    const press = (): void => {
      rooms.showOnlyHand(session.id, !isOnly);
      reopen();
    };
    return { label: isOnly ? wholeTable : onlyHand, sign: isOnly ? '▤' : '▮', press };
  }
}
