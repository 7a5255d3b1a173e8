/** Messages of a page to the service worker. */
export type ToServiceWorker =
  /** Serve all pages from now on, replacing the previous build. */
  | { type: 'take-over' }
  /** A newer build waits for this worker to become idle. */
  | { type: 'make-way' }
  /** Serve this page too, which was opened without a worker, if it is of the worker's build. */
  | { type: 'serve'; build: string };
