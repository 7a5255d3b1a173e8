/** `npm run tool -- icons`: renders the icons of the installed game from one drawing. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { command } from '../../../training/cli/command/command.ts';
import { launchChromium } from '../../browser/support/chromium.ts';

const icon = (name: string): string => fileURLToPath(new URL(`../../../game/icons/${name}`, import.meta.url));

/** Icons that systems crop to their own shape fill the corners. */
const ICONS = [
  { name: 'icon-192.png', size: 192, isRound: true },
  { name: 'icon-512.png', size: 512, isRound: true },
  { name: 'icon-180.png', size: 180, isRound: false },
  { name: 'icon-maskable-512.png', size: 512, isRound: false },
];

async function drawAll(): Promise<void> {
  const drawing = await readFile(icon('icon.svg'), 'utf8');
  const browser = await launchChromium();
  try {
    for (const { name, size, isRound } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const svg = isRound ? drawing : drawing.replace(' rx="112"', '');
      await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
      await writeFile(icon(name), await page.screenshot({ omitBackground: true }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

export const icons = command({
  name: 'icons',
  isTool: true,
  does: 'Draws the icons of the installed game, game/icons/*.png, from game/icons/icon.svg.',
  options: {},
  example: '',
  run: drawAll,
});
