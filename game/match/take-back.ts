/** Takes back what somebody did who plays against bots: the match is left, and resumed as it was before. */
import { takeBack, type MatchSave } from '../../engine/save.ts';
import { stepAt } from '../catalogue/ladder.ts';
import { words } from '../i18n/words.ts';
import { announce } from '../kit/announcer.ts';
import type { Snapshot } from '../services/storage/open-matches.ts';
import type { OpenMatch } from '../services/storage/match-schemas.ts';
import { takeBackPlace } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import type { Focusable } from '../table/page/keyboard.ts';
import type { PlayableTable, TablePart } from '../table/shell/playable-table.ts';
import type { GoTo } from './destinations.ts';
import type { OpenedTable } from './open-table.ts';

interface TakeBackOptions {
  opened: Pick<OpenedTable, 'id' | 'isTakenBack' | 'match' | 'recorder' | 'setup'>;
  /** Whether the match is compared with others. */
  isSpecial: boolean;
  snapshot: () => Snapshot;
  table: Pick<PlayableTable, 'overlays'>;
  goTo: GoTo;
}

export const TAKE_BACK_KEY = 'Backspace';

export class TakeBack implements TablePart {
  readonly #options: TakeBackOptions;
  /** Whose decisions are taken back; null where none are. */
  readonly #seat: number | null;

  constructor(options: TakeBackOptions) {
    const { isSpecial, opened } = options;
    const { people, players } = opened.setup;
    this.#options = options;
    // Nobody takes back alone where several play, and where one climbs the ladder it counts.
    this.#seat = isSpecial || people.length !== 1 || stepAt(players) !== null ? null : people[0];
  }

  /** The button, while there is something to take back. */
  items(layout: TableLayout): readonly Focusable[] {
    const bounds = takeBackPlace(layout);
    if (bounds === null || !this.#isPossible) return [];
    const label = words().takeBack.button;
    const face = { look: 'plate', words: [], icon: 'undo', size: layout.type.small } as const;
    return [{ label, key: TAKE_BACK_KEY, isAside: true, bounds, face, press: () => this.ask() }];
  }

  /** Takes back the last decision in this deal, if there is one; asks first where the match then counts no longer. */
  ask(): void {
    const { opened, snapshot, table } = this.#options;
    const now = table.overlays.isAsking || !this.#isPossible ? null : snapshot();
    if (now?.is !== 'open' || this.#seat === null) return;
    // The recorder goes on with what is in it.
    const taken = takeBack(structuredClone(now.open.save) as MatchSave, this.#seat);
    if (taken === null) return;
    const before = { ...now.open, save: taken.save };
    if (taken.isUnseen || opened.isTakenBack) void this.#resume(before);
    else this.#warn(() => void this.#resume({ ...before, isTakenBack: true }));
  }

  get #isPossible(): boolean {
    const { match, recorder } = this.#options.opened;
    return match.phase === 'deal' && recorder.openDeal?.actions.some(([seat]) => seat === this.#seat) === true;
  }

  #warn(onTakeBack: () => void): void {
    this.#options.table.overlays.ask(() => {
      const { title, text, keep, button } = words().takeBack;
      return {
        title,
        text,
        answers: [
          { label: keep, onPress: () => undefined },
          { label: button, onPress: onTakeBack },
        ],
      };
    });
  }

  /** Sits down again at the table as it was. The bots may have ended the match meanwhile: then it is kept as it is. */
  async #resume(open: OpenMatch): Promise<void> {
    const { opened, goTo } = this.#options;
    if (opened.match.phase === 'over') return;
    const { id } = opened;
    if (await goTo({ is: 'table', opening: { resumed: { id, open } } })) announce(words().takeBack.done);
  }
}
