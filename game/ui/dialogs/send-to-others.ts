/** Opens the device's share sheet, where there is one. */
export async function sendToOthers(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // The person has cancelled: nothing to report.
  }
}
