/** Asks the browser not to evict what is stored, once there is something to lose. */
export function requestPersistence(): void {
  // Missing on pages served by plain HTTP, whatever its type says.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  void storage?.persist?.().catch(() => undefined);
}
