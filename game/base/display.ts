/** How the game is shown: drawn on a canvas, or as a page of text, cards and buttons, which needs no graphics. */

export type Display = 'canvas' | 'page';

let chosen: Display = 'canvas';

/** Shows the game one way or the other from now on: once, before anything is shown. */
export function showAs(display: Display): void {
  chosen = display;
  document.documentElement.dataset.display = display;
}

/** Whether the game is a page, and nothing that is drawn can be seen. */
export function isPage(): boolean {
  return chosen === 'page';
}

/** What of an address asks for the page. */
export const PAGE_ADDRESS = '?canvas=off';

export function asksForPage(search: string): boolean {
  return new URLSearchParams(search).get('canvas') === 'off';
}

/** Whether the browser can draw with WebGL now. */
export function hasGraphics(): boolean {
  if (!('WebGLRenderingContext' in window)) return false;
  const graphics = document.createElement('canvas').getContext('webgl');
  // Browsers allow few of them.
  graphics?.getExtension('WEBGL_lose_context')?.loseContext();
  return graphics !== null;
}
