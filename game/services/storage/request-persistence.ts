/** Asks the browser not to evict what is stored, once there is something to lose. */
export function requestPersistence(): void {
  // Undefined on pages served over plain HTTP, unlike its type says.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  void storage?.persist?.().catch(() => undefined);
}
