import { expect, test } from 'vitest';
import { withoutDanglingDots } from '../../../game/base/line-breaks.ts';

test.each([
  ['3 opponents\u00a0·\nCasual', '3 opponents\nCasual'],
  ['3 opponents\n· Casual', '3 opponents\nCasual'],
  ['Deal 2 of 8 · +3', 'Deal 2 of 8 · +3'],
  ['one · two ·\nthree · four\n·  five', 'one · two\nthree · four\nfive'],
  ['Collect one suit,\nas near to 31', 'Collect one suit,\nas near to 31'],
])('a break takes the place of the dot between two things: %j', (broken, shown) => {
  expect(withoutDanglingDots(broken)).toBe(shown);
});
