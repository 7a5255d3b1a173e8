/** The button that opens all hands, where only bots play. */
import { words } from '../i18n/words.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TablePart } from '../table/shell/playable-table.ts';
import type { TableView } from '../table/table-view.ts';

/** It is where the hints are that nobody needs here. */
export function openHands(view: Pick<TableView, 'openAll'>): TablePart {
  let isOpen = false;
  const turn = (): void => {
    isOpen = !isOpen;
    view.openAll(isOpen);
  };
  return {
    items: (layout) => {
      const { open, close } = words().watching;
      const printed = isOpen ? close : open;
      const face = { look: 'plate', words: [printed], size: layout.type.small } as const;
      const label = printed.replace('\n', ' ');
      return [{ label, isAside: true, bounds: layoutHud(layout).hint, face, press: turn }];
    },
  };
}
