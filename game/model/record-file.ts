/** The record of a match as a file that `npm run replay` reads (docs/formats.md#match-records). */
import type { MatchRecord } from '../../engine/record.ts';

export type RecordFile = { name: string; text: string };

/** @param ended when the match ended; its local time names the file */
export function recordFile(record: MatchRecord, ended: Date): RecordFile {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${ended.getFullYear()}-${two(ended.getMonth() + 1)}-${two(ended.getDate())}`;
  const time = [ended.getHours(), ended.getMinutes(), ended.getSeconds()].map(two).join('');
  return { name: `thirty-one-${day}-${time}.json`, text: `${JSON.stringify(record)}\n` };
}
