/** The browsers that the game is visited with beside Chromium, which has tests of its own (`tests/browser/`). */
import type { InstallableBrowser } from './browser.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

export const BROWSERS: readonly InstallableBrowser[] = [FIREFOX, WEBKIT];
