/** `npm run replay`: checks match records against the engine. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RecordError, replayRecord } from '../../engine/record.ts';
import { runCommand, UsageError } from './usage.ts';

interface ReplayError {
  file: string;
  deal: number;
  action: number;
  reason: string;
}

await runCommand(async () => {
  const { files, json } = readArguments();
  const errors: ReplayError[] = [];
  let deals = 0;
  let actions = 0;
  for (const file of files) {
    try {
      const replay = replayRecord(readJson(file));
      deals += replay.deals;
      actions += replay.actions;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      errors.push({ file, deal: error.deal, action: error.action, reason: error.reason });
      if (!json) process.stderr.write(`${file}: ${error.message}\n`);
    }
  }
  process.stdout.write(
    json
      ? `${JSON.stringify({ files: files.length, deals, actions, errors })}\n`
      : `${files.length - errors.length} of ${files.length} records replay as written: ${deals} deals, ${actions} actions\n`,
  );
  if (errors.length > 0) process.exitCode = 2;
});

function readArguments(): { files: string[]; json: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length === 0) throw new UsageError('no record is given: npm run replay -- FILE… [--json]');
    return { files: positionals, json: values.json ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: allowed is FILE… and --json`);
  }
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`there is no record "${file}"`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError(0, 0, `it is not JSON: ${(error as Error).message}`);
  }
}
