/** `npm run replay`: checks match records against the engine. */
import { RecordError, replayRecord } from '../../engine/record.ts';
import { command, runWhereStarted } from './command/command.ts';
import { JSON_FLAG } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { RECORD_FILES, readRecordFile, recordFiles } from './support/record-file.ts';
import { jsonLine } from './command/json.ts';

interface ReplayError {
  file: string;
  deal: number;
  action: number;
  reason: string;
}

export const replay = command({
  name: 'replay',
  does: 'Plays records of matches again, and checks them: every card, every action, every result, and sealed packs.',
  options: { json: JSON_FLAG },
  files: RECORD_FILES,
  example: 'match.json',
  notes: ['The exit status is 2 where a record does not replay as written.'],
  run({ files: paths, options: { json } }) {
    const files = recordFiles(paths);
    const errors: ReplayError[] = [];
    let deals = 0;
    let actions = 0;
    let sealed = 0;
    const progress = new ProgressLine('records', files.length, { isSilent: json });
    for (const [i, file] of files.entries()) {
      try {
        const { deals: dealsOf, actions: actionsOf, record } = replayRecord(readRecordFile(file));
        if (record.fair !== undefined) sealed += 1;
        deals += dealsOf;
        actions += actionsOf;
      } catch (error) {
        progress.clear();
        if (!(error instanceof RecordError)) throw error;
        errors.push({ file, deal: error.deal, action: error.action, reason: error.reason });
        if (!json) process.stderr.write(`${file}: ${error.message}\n`);
      }
      progress.update(i + 1);
    }
    progress.clear();
    process.stdout.write(
      json
        ? jsonLine({ files: files.length, sealed, deals, actions, errors })
        : `${files.length - errors.length} of ${files.length} records replay as written: ${deals} deals, ${actions} actions\n${sealedInWords(sealed)}`,
    );
    if (errors.length > 0) process.exitCode = 2;
  },
});
await runWhereStarted(import.meta.url, replay);

function sealedInWords(records: number): string {
  return records > 0 ? `${records} of them sealed: their packs follow from the secrets and the word in them\n` : '';
}
