/** Which folder may import which: what ARCHITECTURE.md says, and the linter checks (`.oxlintrc.json`). */

/** The game, from the lowest layer to the highest: a file imports its own layer and those below. */
export const GAME_LAYERS = [
  'base',
  'i18n',
  'model',
  'catalogue',
  'services',
  'kit',
  'table',
  'features',
  'screens',
  'match',
  'scenes',
  'app',
] as const;

/** Folders of the learner, with those that each imports besides its own; `tensorflow` imports them all. */
export const LEARNER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  onnx: [],
  network: ['onnx'],
  evaluation: ['network'],
  equity: ['network'],
  files: ['onnx', 'network', 'equity'],
  'self-play': ['network'],
  ppo: ['network', 'equity', 'files', 'self-play'],
  games: ['network', 'evaluation', 'equity', 'self-play', 'ppo'],
  environment: ['evaluation', 'games'],
  upgrade: ['onnx', 'network', 'equity', 'files', 'games'],
};

/** Folders of the commands, the earliest first: a file imports its own folder and earlier ones, none beside it. */
export const CLI_FOLDERS: readonly (readonly string[])[] = [
  ['command'],
  ['support'],
  ['runtimes'],
  ['bots'],
  ['run'],
  ['report'],
  ['ladder', 'environment'],
  ['jobs'],
  ['review'],
];
