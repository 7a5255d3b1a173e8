/** The linter's configuration, `.oxlintrc.json`: its rules, and import directions that follow from the layers. */
import { CLI_FOLDERS, GAME_LAYERS, LEARNER_FOLDERS } from './layers.ts';

/** Imports that are refused, by patterns as of `.gitignore` or by a regular expression, and why. */
interface Refused {
  group?: readonly string[];
  regex?: string;
  /** Whether types may be imported all the same. */
  allowTypeImports?: boolean;
  message: string;
}

interface Override {
  files: readonly string[];
  env?: Readonly<Record<string, boolean>>;
  rules: Readonly<Record<string, unknown>>;
}

/** Of those that apply to a file, the last one counts. */
function imports(files: string, ...patterns: readonly Refused[]): Override {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

function engine(): Override {
  const { rules } = imports('', {
    group: [
      '**/training/**',
      '**/game/**',
      '**/package/**',
      '**/server/**',
      'node:*',
      'phaser',
      '@tensorflow/*',
      'onnxruntime*',
    ],
    message: 'engine imports no other folder and no platform',
  });
  const platform = ['window', 'document', 'process', 'performance', 'Date', 'setTimeout', 'setInterval', 'fetch'];
  const random = { object: 'Math', property: 'random', message: 'chance comes from a seeded Random' };
  return {
    files: ['engine/**'],
    env: { browser: false, node: false },
    rules: {
      ...rules,
      'no-restricted-globals': ['error', ...platform, 'Buffer', 'navigator'],
      'no-restricted-properties': ['error', random],
    },
  };
}

const NOT_FOR_THE_LEARNER = '(^|/)(game|cli|tensorflow|package|server)/|^(node:|phaser$|onnxruntime)';
/** The loss of PPO is a function of the tensors that it is given, and of their library. */
const ONLY_ITS_TYPES: Refused = {
  regex: '^@tensorflow/',
  allowTypeImports: true,
  message: 'of the learner only its folder tensorflow imports TensorFlow.js; elsewhere types are allowed',
};

function learner(): Override[] {
  const folders = Object.keys(LEARNER_FOLDERS);
  return [
    imports(
      'training/learner/**',
      { regex: NOT_FOR_THE_LEARNER, message: 'the learner imports the engine only, and runs in a browser' },
      ONLY_ITS_TYPES,
    ),
    imports('training/learner/tensorflow/**', {
      regex: '(^|/)(game|cli|package|server)/|^(node:|phaser$|onnxruntime)',
      message: 'the learner imports the engine only, and also runs in a browser',
    }),
    ...Object.entries(LEARNER_FOLDERS).map(([folder, imported]) => {
      const others = folders.filter((other) => other !== folder && !imported.includes(other));
      const own = {
        regex: `${NOT_FOR_THE_LEARNER}|^(\\.\\./)+(${others.join('|')})/`,
        message: `learner/${folder} imports of the learner ${imported.join(', ') || 'no other folder'}`,
      };
      return imports(`training/learner/${folder}/**`, own, ONLY_ITS_TYPES);
    }),
  ];
}

function commands(): Override[] {
  const notForThem = '(^|/)(game|package|server)/|^phaser$';
  const order = CLI_FOLDERS.map((beside) => beside.join(' or ')).join(', ');
  return [
    imports('training/cli/**', { regex: notForThem, message: 'training imports the learner and the engine' }),
    ...CLI_FOLDERS.flatMap((beside, index) =>
      beside.flatMap((folder) => {
        const others = CLI_FOLDERS.slice(index)
          .flat()
          .filter((other) => other !== folder);
        if (others.length === 0) return [];
        return [
          imports(`training/cli/${folder}/**`, {
            regex: `${notForThem}|^(\\.\\./)+(${others.join('|')})/`,
            message: `folders of the commands import earlier ones only: ${order}, the commands`,
          }),
        ];
      }),
    ),
  ];
}

const NOT_FOR_THE_GAME: Refused = {
  group: ['**/training/**', '**/package/**', '**/server/**', 'node:*'],
  message: 'the game imports the engine; only game/services/teaching imports the learner',
};

const NOT_FOR_TEACHING: Refused = {
  group: ['**/training/cli/**', '**/learner/tensorflow/**', '**/package/**', '**/server/**', '@tensorflow/*', 'node:*'],
  message:
    'teaching in the page imports the learner without its folder tensorflow: graphs are traced when the page is built',
};

const OTHER_FEATURES: Refused = {
  regex: '^\\.\\./[^.]',
  message: 'features do not import each other; they meet in match, scenes and app',
};

function game(): Override[] {
  return [
    imports('game/**', NOT_FOR_THE_GAME),
    ...GAME_LAYERS.flatMap((layer, index) => {
      const above: Refused[] = [
        {
          group: GAME_LAYERS.slice(index + 1).map((other) => `**/${other}/**`),
          message: `game/${layer} imports only layers below it: ${GAME_LAYERS.slice(0, index).join(', ') || 'none'}`,
        },
      ];
      if (index === GAME_LAYERS.length - 1) return [];
      if (layer === 'features') above.push(OTHER_FEATURES);
      const layerItself = imports(`game/${layer}/**`, NOT_FOR_THE_GAME, ...above);
      return layer === 'services'
        ? [layerItself, imports('game/services/teaching/**', NOT_FOR_TEACHING, ...above)]
        : [layerItself];
    }),
  ];
}

function packaged(): Override {
  return imports('package/**', {
    regex: '(^|/)(game|tensorflow|server)/|^(phaser$|@tensorflow/)',
    message: 'what is imported from the package needs neither the game nor TensorFlow.js',
  });
}

/** The commands' runtimes are those of the bots; nothing else of training is needed to play. */
function server(): Override {
  const otherThanRuntimes = CLI_FOLDERS.flat().filter((folder) => folder !== 'runtimes');
  return imports('server/**', {
    regex: `(^|/)(game|package|tensorflow|ppo|self-play)/|/cli/(${otherThanRuntimes.join('|')})/|^(phaser$|@tensorflow/)`,
    message: 'the server imports the engine and what bots are run by',
  });
}

/** Most test files share their modules with others. */
function tests(): Override[] {
  const name = 'no-restricted-properties';
  const forAll = ['mock', 'doMock', 'resetModules'].map((property) => ({
    object: 'vi',
    property,
    message: 'a test that replaces modules does so for others too, unless its name ends in .isolated.test.ts',
  }));
  return [
    { files: ['tests/**'], rules: { [name]: ['error', ...forAll] } },
    { files: ['tests/**/*.isolated.*', 'tests/training-runs/**'], rules: { [name]: 'off' } },
    // A test is as long as what it tells, and a group of tests as long as all of them.
    { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines-per-function': 'off' } },
  ];
}

/** What the linter reads. */
export function lintConfig(): object {
  return {
    plugins: ['typescript', 'unicorn', 'import', 'oxc'],
    categories: { correctness: 'error', suspicious: 'error' },
    options: { reportUnusedDisableDirectives: 'error' },
    ignorePatterns: ['dist', 'runs', 'training/learner/network/kernels/adam.ts'],
    rules: {
      'no-shadow': 'off',
      'no-underscore-dangle': 'off',
      'unicorn/no-array-sort': 'off',
      'unicorn/consistent-function-scoping': 'off',
      'import/no-unassigned-import': 'off',
      'typescript/no-unsafe-type-assertion': 'off',
      'typescript/no-unnecessary-type-assertion': 'off',
      'typescript/consistent-return': 'off',
      'typescript/consistent-type-definitions': ['error', 'interface'],
      'unicorn/require-post-message-target-origin': 'off',
      'import/no-cycle': ['error', { ignoreTypes: false }],
    },
    overrides: [
      engine(),
      ...learner(),
      ...commands(),
      ...game(),
      packaged(),
      server(),
      { files: ['**'], rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true }] } },
      ...tests(),
    ],
  };
}
