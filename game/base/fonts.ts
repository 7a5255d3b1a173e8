/** The two typefaces, served from our own origin. Phaser draws text into textures, so they must be loaded first. */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const FACES = { 'Fraunces Variable': fraunces, 'Inter Variable': inter };

/** Maximum wait for the typefaces, in ms; after it the game uses the system's. */
const TIMEOUT = 3000;

/** Resolves when text may be drawn. */
export async function loadFonts(): Promise<void> {
  const loaded = Object.entries(FACES).map(async ([family, url]) => {
    document.fonts.add(await new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900' }).load());
  });
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT);
  });
  await Promise.race([Promise.allSettled(loaded), tooLong]);
}
