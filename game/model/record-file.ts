/** The record of a match as a file that `npm run replay` reads (docs/formats.md#match-records). */
import type { MatchRecord } from '../../engine/record.ts';

export interface RecordFile {
  name: string;
  text: string;
}

/** @param ended when the match ended; its local time names the file */
export function recordFile(record: MatchRecord, ended: Date): RecordFile {
  return { name: `thirty-one-${timeInName(ended)}.json`, text: `${JSON.stringify(record)}\n` };
}

/** A local time, to the second, as part of a file's name. */
export function timeInName(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('');
  return `${day}-${time}`;
}
