import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

/** Phaser without its two physics engines, which a card table does not need: a sixth less to load. */
const phaserWithoutPhysics = fileURLToPath(new URL('node_modules/phaser/src/phaser-no-physics.js', import.meta.url));

/** Switches that Phaser's sources expect from whatever bundles them. */
const phaserSwitches = {
  global: 'globalThis',
  'typeof CANVAS_RENDERER': 'true',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'true',
};

export default defineConfig({
  root: 'game',
  base: './',
  // A file that is not there is not found, instead of the page in its place.
  appType: 'mpa',
  publicDir: '../models',
  plugins: [offline()],
  resolve: { alias: { phaser: phaserWithoutPhysics } },
  define: phaserSwitches,
  optimizeDeps: {
    include: ['phaser', 'onnxruntime-web/wasm'],
    rolldownOptions: { transform: { define: phaserSwitches } },
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    // The page allows no fonts and scripts that stand in other files.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules\/phaser/ }] } } },
  },
  // Not the preview's: its service worker would answer there.
  server: { port: 3132 },
  preview: { port: 3131 },
});
