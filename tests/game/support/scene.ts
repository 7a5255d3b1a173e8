/**
 * A scene of Phaser that draws nothing: its objects have a place and listeners, and its time is that of the test's
 * timers. What is on it is read and pressed on the page, which follows at every frame.
 */
import { EventEmitter } from 'node:events';
import type Phaser from 'phaser';
import { onTestFinished } from 'vitest';

/** Everything else that one may ask of Phaser: any method, which returns what it was called on. */
function anything<Own extends object>(own: Own): Own {
  const proxy: Own = new Proxy(own, {
    get: (target, key, receiver) => {
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key, receiver);
      return () => proxy;
    },
  });
  return proxy;
}

/** A thing on the display list. */
class Thing extends EventEmitter {
  x = 0;
  y = 0;
  width = 1;
  height = 1;
  scaleX = 1;
  scaleY = 1;
  rotation = 0;
  alpha = 1;
  depth = 0;
  visible = true;
  active = true;
  readonly input = undefined;
  readonly list: unknown[] = [];
  readonly data = new Map<string, unknown>();

  setPosition(x: number, y: number): this {
    Object.assign(this, { x, y });
    return this;
  }

  setSize(width: number, height: number): this {
    Object.assign(this, { width, height });
    return this;
  }

  setVisible(visible: boolean): this {
    this.visible = visible;
    return this;
  }

  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }

  setDepth(depth: number): this {
    this.depth = depth;
    return this;
  }

  setData(key: string, value: unknown): this {
    this.data.set(key, value);
    return this;
  }

  getData(key: string): unknown {
    return this.data.get(key);
  }

  destroy(): void {
    this.active = false;
    this.removeAllListeners();
  }
}

/** Textures by their keys, without pixels. */
function emptyTextures() {
  const made = new Map<string, { customData: object; add: () => void }>();
  const texture = () => anything({ customData: {}, add: () => undefined });
  return anything({
    exists: (key: string) => made.has(key),
    get: (key: string) => made.get(key) ?? texture(),
    create: (key: string) => made.set(key, texture()).get(key),
    remove: (key: string) => made.delete(key),
    getTextureKeys: () => [...made.keys()],
  });
}

/** Shared by all scenes, as in the game: what one has drawn, the next finds. */
const TEXTURES = emptyTextures();

type Callback = () => void;

/** Timers that end with the scene. */
function clock(timers: Set<NodeJS.Timeout>) {
  const start = (ms: number, callback: Callback) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    }, ms);
    timers.add(timer);
    return anything({ remove: () => (clearTimeout(timer), timers.delete(timer)) });
  };
  return {
    get now() {
      return performance.now();
    },
    delayedCall: start,
    addEvent: ({ delay = 0, callback }: { delay?: number; callback: Callback }) => start(delay, callback),
  };
}

export interface FakeScene {
  scene: Phaser.Scene;
  /** Draws the next frame, after which the accessible tree shows what is there. */
  frame: () => void;
  /** Presses somewhere on the canvas, by default on nothing. */
  pressAt: (x: number, y: number, over?: readonly unknown[]) => void;
  end: () => void;
}

/** A scene that ends with the test. */
export function fakeScene(): FakeScene {
  const timers = new Set<NodeJS.Timeout>();
  const time = clock(timers);
  const [events, input, scale] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  for (const emitter of [events, input, scale]) emitter.setMaxListeners(0);
  let isActive = true;
  const thing = () => anything(new Thing());
  const tween = (config: { duration?: number; delay?: number; onUpdate?: Callback; onComplete?: Callback }) =>
    time.delayedCall((config.duration ?? 0) + (config.delay ?? 0), () => {
      config.onUpdate?.();
      config.onComplete?.();
    });
  const scene = {
    add: new Proxy({}, { get: () => thing }),
    events,
    input: anything(Object.assign(input, { setDefaultCursor: () => undefined })),
    scale,
    time,
    tweens: anything({ add: tween }),
    textures: TEXTURES,
    cameras: { main: anything({ getWorldPoint: (x: number, y: number) => ({ x, y }) }), cameras: [] },
    game: { events: new EventEmitter(), canvas: document.createElement('canvas'), textures: TEXTURES },
    scene: {
      isActive: () => isActive,
    },
  };
  const end = () => {
    if (!isActive) return;
    isActive = false;
    events.emit('shutdown');
    for (const timer of timers) clearTimeout(timer);
  };
  onTestFinished(end);
  return {
    scene: scene as unknown as Phaser.Scene,
    frame: () => events.emit('postupdate'),
    pressAt: (x, y, over = []) => input.emit('pointerdown', { x, y, id: 1, wasTouch: false }, over),
    end,
  };
}
