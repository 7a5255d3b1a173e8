/** Files that the game writes: saved by the browser, or by the share sheet of a device that saves no others. */
import { afterEach, expect, test } from 'vitest';
import { download } from '../../../game/base/download.ts';
import { savedFiles } from '../support/page.ts';

/** A page on the home screen of a device, with this share sheet. */
function onHomeScreen(share: () => Promise<void>, canShare = true): File[] {
  const shared: File[] = [];
  const answers = {
    standalone: true,
    canShare: () => canShare,
    share: async ({ files = [] }: ShareData) => {
      await share();
      shared.push(...files);
    },
  };
  for (const [key, value] of Object.entries(answers)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
  return shared;
}

afterEach(() => {
  for (const key of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, key);
});

test('a browser saves a file', async () => {
  const files = savedFiles();
  expect(await download('a.json', '{}')).toBe(true);
  expect(files.map(({ name }) => name)).toEqual(['a.json']);
});

test('on a home screen the share sheet gets it', async () => {
  const files = savedFiles();
  const shared = onHomeScreen(() => Promise.resolve());
  expect(await download('a.json', '{}')).toBe(true);
  expect(await shared[0].text()).toBe('{}');
  expect(files).toEqual([]);
});

test.each([
  ['is closed', () => onHomeScreen(() => Promise.reject(new DOMException('closed', 'AbortError')))],
  ['takes no files', () => onHomeScreen(() => Promise.resolve(), false)],
])('where it %s nothing is said to be saved', async (_how, begin) => {
  const shared = begin();
  expect(await download('a.json', '{}')).toBe(false);
  expect(shared).toEqual([]);
});
