/**
 * Asks for what is needed next as soon as all code of the menu has come. The first import of the entry point, in a chunk
 * of its own: the network would be idle while the browser evaluates Phaser and everything else.
 */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { firstSpoken } from '../i18n/languages.ts';
import { importPart } from '../i18n/import-part.ts';
import { MATCH_WORDS, type Part } from '../i18n/parts.ts';
import { importMatchScenes } from '../scenes/import-match-scenes.ts';

/** The two typefaces, served from our own origin. Phaser draws text into textures, so they must be loaded first. */
const FACES = { 'Fraunces Variable': fraunces, 'Inter Variable': inter };

/** Maximum wait for the typefaces, in ms; after it the game uses the system's. */
const FONTS_TIMEOUT = 3000;

// Of another language in the settings the words come later.
const likely = firstSpoken(navigator.languages);
const importWords = (parts: readonly Part[]) => Promise.all(parts.map((part) => importPart(likely, part)));
importWords(['menu']).catch(() => undefined);

/** Resolves when text may be drawn. */
export const fonts = loadFonts();

// If it does not come, the menu asks again for it, and says so.
void fonts.then(() => Promise.all([importMatchScenes(), importWords(MATCH_WORDS)])).catch(() => undefined);

async function loadFonts(): Promise<void> {
  const loaded = Object.entries(FACES).map(async ([family, url]) => {
    document.fonts.add(await new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900' }).load());
  });
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, FONTS_TIMEOUT);
  });
  await Promise.race([Promise.allSettled(loaded), tooLong]);
}
