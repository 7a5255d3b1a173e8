/** What an installed game's icon offers besides opening it (`manifest.webmanifest`), as a query of the page's address. */

/** Whether the page was opened by this shortcut; the same opening is asked about once. */
export function tookShortcut(name: 'deal'): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(name)) return false;
  address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
