import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { checkFolder } from './build/check-folder.js';
import { compression } from './build/compression.ts';
import { leanPhaser } from './build/lean-phaser.ts';
import { learnerGraphs } from './build/learner-graphs.ts';
import { offline } from './build/offline.ts';
import { servers } from './build/servers.ts';
import { MATCH_WORDS } from './game/i18n/parts.ts';

checkFolder('#?', 'Vite');

/** The parts of Phaser that the game uses. */
const phaserParts = fileURLToPath(new URL('build/phaser.js', import.meta.url));

/** The files of what is said in a match, but for what the menu says too. */
const matchWords = new RegExp(
  `game/i18n/(?<language>[a-z]+)/(${MATCH_WORDS.filter((part) => part !== 'goals').join('|')})\\.ts`,
);

/** Switches that Phaser's sources expect from whatever bundles them. */
const phaserSwitches = {
  global: 'globalThis',
  'typeof CANVAS_RENDERER': 'false',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'false',
};

export default defineConfig({
  root: 'game',
  base: './',
  // A file that is not there is not found, instead of the page in its place.
  appType: 'mpa',
  publicDir: '../models',
  plugins: [leanPhaser(), learnerGraphs(), offline(), compression(), servers()],
  // The page allows no code that is made of texts.
  resolve: { alias: { phaser: phaserParts, msgpackr: 'msgpackr/index-no-eval' } },
  define: phaserSwitches,
  optimizeDeps: {
    // The rest is found too late: the page would load again when somebody begins to teach.
    include: ['phaser', 'onnxruntime-web/wasm', '@bufbuild/protobuf/wire'],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules\/phaser/ },
            // The pictures that the menu shows are fetched beside it.
            { name: 'pictures', tags: ['$initial'], test: /\/game\/assets\// },
            // What the menu needs stays in one file, whichever dialogs share parts of it.
            { name: 'menu', tags: ['$initial'] },
            // What reads stored matches comes where there are some, and with a match.
            { name: 'engine', test: /services\/storage\/match-schemas/ },
            // What dialogs share with matches does not bring those, Phaser and the client of rooms with it.
            { name: 'shared', test: /\/(engine|game\/(?!i18n|scenes|services\/rooms\/session))/, minShareCount: 2 },
            // What a match needs: over a slow network each file is a wait of its own.
            { name: 'match', test: /game\/(app\/canvas-game|scenes\/(place-scene|result))\.tsx?/ },
            {
              name: (id) => matchWords.exec(id)?.groups?.language ?? null,
              test: matchWords,
            },
          ],
        },
      },
    },
  },
  // Not the preview's: its service worker would answer there.
  server: { port: 3132 },
  preview: { port: 3131 },
});
