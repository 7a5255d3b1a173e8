/** What tests need of a browser, whatever drives it. */
import type { Tab } from '../../browser/support/screen-visit.ts';

/** Of a window's inside, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser that may be installed. */
export interface InstallableBrowser {
  name: string;
  /** The files that it needs, and the Debian packages that have them. */
  needs: Readonly<Record<string, string>>;
  /** Starts it with an empty profile. @param isStorageBlocked whether pages can neither store nor read anything */
  launch: (isStorageBlocked: boolean) => Promise<RunningBrowser>;
}

export interface RunningBrowser {
  /** Opens a tab in which nothing has been stored. */
  openTab: (size: Size) => Promise<BrowserTab>;
  close: () => Promise<void>;
}

export interface BrowserTab extends Tab {
  /** Opens an address, and has `noteTroubles` run there as early as the browser lets it. */
  open: (address: string) => Promise<void>;
  /** Runs a script, to which the page's policy does not apply. */
  load: (script: string) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  /** What is seen, as a PNG file. */
  picture: () => Promise<Buffer>;
  end: () => Promise<void>;
}
