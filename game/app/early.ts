/**
 * Asks for what is needed next as soon as all code of the menu has come. The first import of the entry point, in a chunk
 * of its own: the network would be idle while the browser evaluates Phaser and everything else.
 */
import { loadFonts } from '../base/fonts.ts';

/** Resolves when text may be drawn. */
export const fonts = loadFonts();

/** Fetches the code of the table. If it does not come, the menu asks again for it, and says so. */
const fetchTable = (): Promise<unknown> =>
  Promise.all([import('../scenes/table.ts'), import('../scenes/result/result.ts'), import('../scenes/lesson.ts')]);
void fonts.then(fetchTable).catch(() => undefined);
