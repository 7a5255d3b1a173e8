/** `npm run tool -- widen`: gives trained networks weights of 0 for new numbers in the observation and new actions, so that they play as before. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { OBSERVATION_VERSION } from '../../engine/observation-layout.ts';
import { writeCriticFile, writePolicyFile } from '../learner/tensorflow/write-model-files.ts';
import { addedSince, readEarlier } from '../learner/upgrade/earlier-version.ts';
import { suitNetwork } from '../learner/tensorflow/suit-network.ts';
import { readNamedFile } from './bots/model-file.ts';
import { command } from './command/command.ts';
import { typedPath } from './command/paths.ts';
import { readListedModels, writeListedModels } from './support/manifest.ts';
import { writeAtomically } from './support/write-atomically.ts';

/** Carries a file of the version of the observation before over, so that it plays as it did. @throws {UsageError} */
async function widenInputs(file: string): Promise<void> {
  const network = suitNetwork();
  const stored = readNamedFile(file, `"${file}"`, `there is no file "${file}"`, (bytes) =>
    readEarlier(network, bytes, addedSince(bytes)),
  );
  if (stored.is === 'policy') {
    writeAtomically(file, await writePolicyFile(network, stored.parameters, stored.facts));
    updateManifest(file);
  } else writeAtomically(file, await writeCriticFile(network, stored.networks));
}

/** Updates a policy's observation version and size in the manifest beside it, where it is listed. */
function updateManifest(file: string): void {
  const folder = dirname(file);
  const models = readListedModels(folder);
  if (models === null) return;
  const bytes = readFileSync(file);
  const now = { observation: OBSERVATION_VERSION, bytes: bytes.length };
  const updated = models.map((model) => (model.file === basename(file) ? { ...model, ...now } : model));
  writeListedModels(folder, updated);
}

export const widen = command({
  name: 'widen',
  isTool: true,
  does: 'Gives trained networks weights of 0 for new numbers and actions, so that they play as before.',
  options: {},
  files: 'policies and critics of the observation version before; they are overwritten',
  example: 'models/*.onnx',
  notes: [
    'What a version has added is listed in training/learner/upgrade/earlier-version.ts. The manifest beside a policy is updated too.',
  ],
  async run({ files }) {
    for (const file of files.map(typedPath)) {
      await widenInputs(file);
      process.stdout.write(`${file} reads the observation of this version\n`);
    }
  },
});
