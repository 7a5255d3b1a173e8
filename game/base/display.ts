/** Whether WebGL draws the table, or the page does. */
import { signal } from '@preact/signals';

/** What of an address asks for the page. */
export const PAGE_ADDRESS = '?canvas=off';

export function asksForPage(search: string): boolean {
  return new URLSearchParams(search).get('canvas') === 'off';
}

/** Whether the browser can draw with WebGL; null until that has been tried. */
export const graphics = signal<boolean | null>(null);

/** Whether the browser can draw with WebGL. It is tried once: that takes time, and browsers allow few of its contexts. */
export function hasGraphics(): boolean {
  return graphics.peek() ?? (graphics.value = drawsOnCanvas());
}

function drawsOnCanvas(): boolean {
  if (!('WebGLRenderingContext' in window)) return false;
  const graphics = document.createElement('canvas').getContext('webgl');
  graphics?.getExtension('WEBGL_lose_context')?.loseContext();
  return graphics !== null;
}
