/** What browsers have and a document without one lacks: locks, names for screen readers, a canvas, on which nothing is drawn. */
import { options } from 'preact';
import { beforeEach } from 'vitest';
import { BrowserLocks } from './browser-locks.ts';

// Nothing is painted that effects could wait for.
options.requestAnimationFrame = queueMicrotask;
// Dates are shown in the zone of the page.
process.env.TZ = 'UTC';

/** The size of the letters of a pen’s font, which are half as wide as high. */
let letters = 10;

/** A pen that draws nothing. */
const PEN: unknown = new Proxy(
  {
    measureText: (text: string) => ({ width: text.length * letters * 0.5 }),
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
  } as Record<string | symbol, unknown>,
  {
    get: (target, key) => target[key] ?? (() => PEN),
    set: (_, key, value) => {
      if (key === 'font') letters = Number(/([\d.]+)px/.exec(String(value))?.[1]);
      return true;
    },
  },
);

/** Properties that stand for attributes. */
for (const name of ['Label', 'Disabled', 'Hidden', 'Pressed', 'Live']) {
  const attribute = `aria-${name.toLowerCase()}`;
  Object.defineProperty(Element.prototype, `aria${name}`, {
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
    configurable: true,
  });
}

HTMLCanvasElement.prototype.getContext = (() => PEN) as never;
Reflect.set(
  globalThis,
  'Path2D',
  class {
    roundRect(): void {}
    ellipse(): void {}
  },
);
Object.defineProperty(navigator, 'locks', { value: new BrowserLocks().locks, configurable: true });

// What it imports looks for locks at once.
const { layOutPage } = await import('./page.ts');
beforeEach(layOutPage);
