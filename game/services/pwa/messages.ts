/** What a page says to the service worker. */
export type ToServiceWorker =
  /** Answer for all pages from now on, in place of the build before. */
  | { type: 'take-over' }
  /** A newer build waits for you to have nothing to do. */
  | { type: 'make-way' }
  /** Answer for this page too, which was opened without you, where it is of your build. */
  | { type: 'serve'; build: string };
