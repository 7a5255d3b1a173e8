/** Whether WebGL draws the table, or the page does. */

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
