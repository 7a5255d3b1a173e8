/** Finds out whether the picture would look different from the one before, by everything that the game changes of its things. */
import type Phaser from 'phaser';

/** What of a thing in a display list can change how it looks; each kind of thing has some of it. */
export interface Thing {
  readonly visible?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly rotation?: number;
  readonly alpha?: number;
  readonly depth?: number;
  readonly width?: number;
  readonly height?: number;
  readonly originX?: number;
  readonly originY?: number;
  readonly flipX?: boolean;
  readonly flipY?: boolean;
  readonly blendMode?: number | string;
  readonly tintTopLeft?: number;
  readonly frame?: object;
  /** What is drawn with a pen: commands, each with its numbers. */
  readonly commandBuffer?: readonly unknown[];
  readonly list?: readonly Thing[];
}

const LOOKS = [
  'x',
  'y',
  'scaleX',
  'scaleY',
  'rotation',
  'alpha',
  'depth',
  'width',
  'height',
  'originX',
  'originY',
  'flipX',
  'flipY',
  'blendMode',
  'tintTopLeft',
  'frame',
] as const satisfies readonly (keyof Thing)[];

const CAMERA = ['x', 'y', 'width', 'height', 'scrollX', 'scrollY', 'zoomX', 'zoomY', 'alpha'] as const;

/** The part of a scene that is looked at. */
export interface Scene {
  readonly cameras: { readonly cameras: readonly Camera[] };
  readonly children: { readonly list: readonly object[] };
}

export type Camera = Pick<Phaser.Cameras.Scene2D.Camera, (typeof CAMERA)[number] | 'visible'> & {
  readonly backgroundColor: { readonly color: number; readonly alpha: number };
};

export class PictureChanges {
  /** Everything that the last picture was made of, in the order in which it was come across. */
  readonly #seen: unknown[] = [];
  #length = 0;
  #hasChanged = true;

  /** The next picture counts as changed, whatever it shows. */
  invalidate(): void {
    this.#seen.length = 0;
  }

  /** Whether what these scenes show, the lowest first, differs from the time before. */
  lookAt(scenes: readonly Scene[]): boolean {
    this.#length = 0;
    this.#hasChanged = false;
    for (const scene of scenes) {
      for (const camera of scene.cameras.cameras) this.#lookAtCamera(camera);
      this.#lookAtThings(scene.children.list as readonly Thing[]);
    }
    if (this.#seen.length !== this.#length) {
      this.#seen.length = this.#length;
      this.#hasChanged = true;
    }
    return this.#hasChanged;
  }

  #lookAtCamera(camera: Camera): void {
    this.#note(camera.visible);
    for (const property of CAMERA) this.#note(camera[property]);
    this.#note(camera.backgroundColor.color);
    this.#note(camera.backgroundColor.alpha);
  }

  #lookAtThings(things: readonly Thing[]): void {
    for (const thing of things) {
      if (thing.visible === false || thing.alpha === 0) continue;
      this.#note(thing);
      for (const property of LOOKS) this.#note(thing[property]);
      const { commandBuffer, list } = thing;
      if (commandBuffer !== undefined) for (const part of commandBuffer) this.#note(part);
      if (list !== undefined) this.#lookAtThings(list);
    }
  }

  #note(value: unknown): void {
    const place = this.#length++;
    if (place < this.#seen.length && Object.is(this.#seen[place], value)) return;
    this.#seen[place] = value;
    this.#hasChanged = true;
  }
}
