import { expect, test } from 'vitest';
import { folderProblem } from '../../build/check-folder.js';

test.each([
  ['/home/me/100% fun', '#?%', 'a folder without % in its path'],
  ['/home/me/why?', '?', 'a folder without ? in its path'],
  ['/home/c#/why?', '#?', 'a folder without # and ? in its path'],
])('%s is refused in one line that names it', (folder, characters, allowed) => {
  expect(folderProblem(folder, characters, 'The build')).toBe(
    `The build cannot be used in ${folder}: allowed is ${allowed}`,
  );
});

test.each(["/home/me/it's a game", '/home/me/100%'])('%s is a folder for the build', (folder) => {
  expect(folderProblem(folder, '#?', 'The build')).toBeNull();
});
