import { expect, test } from 'vitest';
import { parseJson } from '../../../../training/cli/command/json.ts';

const TEXT = '{"name": "Größe ♠"}';
const MARK = '\ufeff';
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['without a byte order mark', Buffer.from(TEXT)],
  ['with one', Buffer.from(`${MARK}${TEXT}`)],
])('JSON in UTF-8 is read %s', (_, bytes) => expect(parseJson(bytes)).toEqual({ name: 'Größe ♠' }));

test.each([
  ['little', 'with a mark', Buffer.from(`${MARK}${TEXT}`, 'utf16le')],
  ['little', 'without one', Buffer.from(TEXT, 'utf16le')],
  ['big', 'with a mark', bigEndian(`${MARK}${TEXT}`)],
  ['big', 'without one', bigEndian(TEXT)],
])('UTF-16 (%s-endian, %s) is named', (order, _, bytes) => {
  expect(() => parseJson(bytes)).toThrow(`it is written in UTF-16 (${order}-endian): save it as UTF-8`);
});

test('Latin-1 is refused, whose letters would be lost', () => {
  expect(() => parseJson(Buffer.from(TEXT, 'latin1'))).toThrow('it is not written in UTF-8: save it as UTF-8');
});

test.each(['', '{', '7 7', 'two\nlines'])('%j is not JSON, which takes one line to say', (text) => {
  expect(() => parseJson(Buffer.from(text))).toThrow(SyntaxError);
  expect(() => parseJson(Buffer.from(text))).toThrow(/^.+$/);
});
