/**
 * A Vite plugin that leaves out of the built page what Phaser could draw with and the game does not: filters, layers that the
 * graphics processor keeps, lights, noise. Phaser's renderer imports all of it, and creates each part when that is first used.
 */
import type { Plugin } from 'vite';

/** Modules of Phaser, from its `src/`. Each exports a class or a shader. */
export const UNUSED: readonly RegExp[] = [
  /^filters\/[A-Z]\w+\.js$/,
  /^renderer\/webgl\/renderNodes\/filters\/\w+\.js$/,
  /^renderer\/webgl\/renderNodes\/BatchHandlerPointLight\.js$/,
  /^renderer\/webgl\/renderNodes\/submitter\/\w+GPULayer\.js$/,
  /^renderer\/webgl\/shaders\/(Filter|Noise|SpriteGPULayer|TilemapGPULayer|PointLight|Gradient|Ramp|ColorMatrix)\w*-(frag|vert|glsl)\.js$/,
  /^textures\/DynamicTexture\.js$/,
];

const SOURCE = /\/node_modules\/phaser\/src\/(.+)$/;

export function leanPhaser(): Plugin {
  return {
    name: 'thirty-one:lean-phaser',
    apply: 'build',
    load: (id) => {
      const [, path] = SOURCE.exec(id) ?? [];
      if (path === undefined || !UNUSED.some((pattern) => pattern.test(path))) return null;
      return 'module.exports = class {};';
    },
  };
}
