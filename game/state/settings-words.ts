/** What the settings are called on screen. */
import type { Speed } from './settings.ts';

export const SPEED_WORDS: Record<Speed, string> = { normal: '1×', double: '2×', instant: 'Instant' };
