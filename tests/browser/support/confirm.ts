/** Buttons that are pressed twice. */
import type { Locator } from 'playwright-core';

/** Presses a button for the second time: that counts only half a second after the first, by when it has been released. */
export function confirm(button: Locator): Promise<void> {
  return button.click({ delay: 600 });
}
