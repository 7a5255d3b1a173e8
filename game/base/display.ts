/** Whether WebGL draws the table, or the page does. */

/** What of an address asks for the page. */
export const PAGE_ADDRESS = '?canvas=off';

export function asksForPage(search: string): boolean {
  return new URLSearchParams(search).get('canvas') === 'off';
}

let canDraw: boolean | undefined;

/** Whether the browser can draw with WebGL. It is tried once: that takes time, and browsers allow few of its contexts. */
export function hasGraphics(): boolean {
  return (canDraw ??= drawsOnCanvas());
}

function drawsOnCanvas(): boolean {
  if (!('WebGLRenderingContext' in window)) return false;
  const graphics = document.createElement('canvas').getContext('webgl');
  graphics?.getExtension('WEBGL_lose_context')?.loseContext();
  return graphics !== null;
}
