/** Shortcuts of the installed game's icon (`manifest.webmanifest`), as queries of the page's address. */

/** Whether the page was opened by this shortcut. True only once, since it removes the query. */
export function tookShortcut(name: 'deal'): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(name)) return false;
  address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
