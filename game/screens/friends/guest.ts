/** How one presents oneself to the others at a table. */
import type { Portrait } from '../../base/portraits.ts';
import { personIn } from '../../catalogue/settings.ts';
import type { Preferences } from '../../services/preferences.ts';

export interface Guest {
  name: string;
  portrait: Portrait;
}

/** As one sits at other tables too. */
export function ownGuest({ settings }: Pick<Preferences, 'settings'>): Guest {
  const { name, portrait = 'lamp' } = personIn(settings.seats[0]);
  return { name, portrait };
}

/** Without what the server would not let pass. */
export function tidied({ name, portrait }: Guest): Guest {
  return { name: name.replaceAll(/\p{C}/gu, '').trim(), portrait };
}
