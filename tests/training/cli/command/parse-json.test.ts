import { expect, test } from 'vitest';
import { parseJson } from '../../../../training/cli/command/parse-json.ts';

const TEXT = '{"name": "Größe ♠"}';
const MARK = '\ufeff';
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['without a byte order mark', Buffer.from(TEXT)],
  ['with one', Buffer.from(`${MARK}${TEXT}`)],
])('JSON in UTF-8 is read %s', (_, bytes) => {
  expect(parseJson(bytes)).toEqual({ name: 'Größe ♠' });
});

test.each([
  ['little', 'with a mark', Buffer.from(`${MARK}${TEXT}`, 'utf16le')],
  ['little', 'without one', Buffer.from(TEXT, 'utf16le')],
  ['big', 'with a mark', bigEndian(`${MARK}${TEXT}`)],
  ['big', 'without one', bigEndian(TEXT)],
])('UTF-16 (%s-endian, %s) is named', (order, _, bytes) => {
  expect(() => parseJson(bytes)).toThrow(`it is written in UTF-16 (${order}-endian): save it as UTF-8`);
});

test.each(['', '{', '7 7'])('%j is not JSON', (text) => {
  expect(() => parseJson(Buffer.from(text))).toThrow(SyntaxError);
});
