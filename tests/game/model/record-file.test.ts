import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../engine/record.ts';
import { recordFile } from '../../../game/model/record-file.ts';

const RECORD: MatchRecord = {
  format: 'thirty-one-record/2',
  rules: { format: 'thirty-one-rules/1', name: 'scat' },
  players: ['You', 'Owl'],
  deals: [],
  winner: null,
};

test('a record is saved under the day and the time at which the match ended', () => {
  const { name, text } = recordFile(RECORD, new Date(2026, 0, 9, 7, 5, 3));
  expect(name).toBe('thirty-one-2026-01-09-070503.json');
  expect(JSON.parse(text)).toEqual(RECORD);
});
