/** What npm knows of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../training/cli/command/paths.ts';

/** What is imported from the package, `thirty-one/cards` and so on: modules of this folder. */
export const TOPICS = [
  'cards',
  'rules',
  'match',
  'bots',
  'policy',
  'arena',
  'records',
  'review',
  'habits',
  'environment',
] as const;

/** What is imported when the package is, and what a few commands read files with. */
const DEPENDENCIES = ['@bufbuild/protobuf', '@noble/hashes', 'commander', 'pure-rand', 'valibot'];
/** What executes policies, and what learning needs. */
const OPTIONAL = [
  'onnxruntime-node',
  'onnxruntime-web',
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-layers',
  '@tensorflow/tfjs-backend-cpu',
  '@tensorflow/tfjs-node',
];

interface ProjectManifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** The package.json of the package: versions are those of the project. */
export function manifest(): { dependencies: Record<string, string>; [key: string]: unknown } {
  const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as ProjectManifest;
  const versions = { ...project.devDependencies, ...project.optionalDependencies, ...project.dependencies };
  const ranges = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, versions[name]]));
  return {
    name: 'thirty-one',
    version: project.version,
    description:
      'The card game Thirty-One (Scat, Schwimmen, golf …) by any house rules: engine, bots, trained policies.',
    keywords: ['card-game', 'scat', 'schwimmen', 'reinforcement-learning', 'imperfect-information', 'onnx'],
    license: project.license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': exportOf('index'),
      ...Object.fromEntries(TOPICS.map((topic) => [`./${topic}`, exportOf(topic)])),
      './models/*': './models/*',
      './package.json': './package.json',
    },
    bin: { 'thirty-one': 'package/bin.js' },
    engines: project.engines,
    dependencies: ranges(DEPENDENCIES),
    peerDependencies: ranges(OPTIONAL),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((name) => [name, { optional: true }])),
  };
}

function exportOf(topic: string): Record<string, string> {
  const module = `./package/${topic}`;
  return {
    types: `${module}.d.ts`,
    ...(topic === 'policy' && { node: `${module}.node.js` }),
    default: `${module}.js`,
  };
}
