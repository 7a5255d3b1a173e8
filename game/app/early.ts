/**
 * Asks for what is needed next as soon as all code of the menu has come. The first import of the entry point, in a chunk
 * of its own: the network would be idle while the browser evaluates Phaser and everything else.
 */
import { loadFonts } from '../base/fonts.ts';
import { firstSpoken } from '../i18n/languages.ts';
import { importPart } from '../i18n/import-part.ts';
import type { Part } from '../i18n/parts.ts';
import { importMatchScenes, MATCH_WORDS } from '../scenes/import-match-scenes.ts';

// Of another language in the settings the words come later.
const likely = firstSpoken(navigator.languages);
const importWords = (parts: readonly Part[]) => Promise.all(parts.map((part) => importPart(likely, part)));
importWords(['menu']).catch(() => undefined);

/** Resolves when text may be drawn. */
export const fonts = loadFonts();

// If it does not come, the menu asks again for it, and says so.
void fonts.then(() => Promise.all([importMatchScenes(), importWords(MATCH_WORDS)])).catch(() => undefined);
