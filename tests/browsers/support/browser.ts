/** What tests need of a browser, whatever drives it. */
import type { Tab } from '../../browser/support/screen-visit.ts';

/** Of a window's inside, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How something that has been started ends. */
export type End = () => unknown;

/** A browser that may be installed. */
export interface InstallableBrowser {
  name: string;
  /** The files that it needs, and the Debian packages that have them. */
  needs: Readonly<Record<string, string>>;
  /**
   * Starts it with an empty profile, and opens a tab.
   * @param isStorageBlocked whether pages can neither store nor read anything
   * @param ends is told what has been started, as soon as it has
   */
  launch: (size: Size, isStorageBlocked: boolean, ends: End[]) => Promise<BrowserTab>;
}

export interface BrowserTab extends Tab {
  /** Opens an address, and has `noteTroubles` run there as early as the browser lets it. */
  open: (address: string) => Promise<void>;
  /** Runs a script, to which the page's policy does not apply. */
  load: (script: string) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
}
