/** A game that renders on demand: a frame is drawn only where the picture has changed. */
import * as Phaser from 'phaser';
import { PictureChanges } from './picture-changes.ts';

/** The part of a renderer that draws a frame. */
export type Drawer = Pick<Phaser.Renderer.WebGL.WebGLRenderer, 'preRender' | 'postRender'>;

/** Emitted after every frame that was drawn, with the time since the frame before in ms; null where that was not drawn. */
export const DRAWN = 'drawn';

/** Drawing is most of what a frame costs, above all where the processor draws: a still picture is left as it is. */
export class OnDemandGame extends Phaser.Game {
  readonly #changes = new PictureChanges();
  readonly #drawer: Drawer | undefined;
  /** When the frame before was drawn, in ms; null where it was not. */
  #drawnAt: number | null = null;

  /** @param drawer draws in place of Phaser's renderer, where there is none */
  constructor(config: Phaser.Types.Core.GameConfig, drawer?: Drawer) {
    super(config);
    this.#drawer = drawer;
    this.events.on('prerender', () => this.#draw());
    // Each of them may leave the canvas empty.
    const invalidate = (): void => this.#changes.invalidate();
    this.events.on('visible', invalidate);
    this.events.once('ready', () => {
      this.scale.on('resize', invalidate);
      this.renderer?.on('restorewebgl', invalidate);
    });
  }

  /** Phaser's step without drawing, which emits `prerender` and `postrender` all the same. */
  override step(time: number, delta: number): void {
    super.headlessStep(time, delta);
  }

  #draw(): void {
    const { renderer, scene } = this;
    const drawer = this.#drawer ?? renderer;
    const before = this.#drawnAt;
    this.#drawnAt = null;
    if (!this.#changes.lookAt(scene.getScenes(true))) return;
    try {
      drawer.preRender();
      scene.render(drawer as typeof renderer);
      drawer.postRender();
      this.#drawnAt = performance.now();
      this.events.emit(DRAWN, before === null ? null : this.#drawnAt - before);
    } catch (error) {
      // What could not be drawn is tried again in the next frame.
      this.#changes.invalidate();
      throw error;
    }
  }
}
