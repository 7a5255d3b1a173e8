import { expect, test } from 'vitest';
import { apiPage, exportedBy } from '../../package/build/api.ts';
import { writeDeclarations } from '../../package/build/contents.ts';
import { TOPICS } from '../../package/build/manifest.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();
writeDeclarations(folder);
const exported = exportedBy(folder);

test.each(TOPICS)('the page lists every value of thirty-one/%s', async (topic) => {
  const names = Object.keys((await import(`../../package/${topic}.ts`)) as object);
  expect(exported.filter((one) => one.topic === topic).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('the page has types, with what they are', () => {
  expect(apiPage(exported)).toMatch(/## thirty-one\/bots\n\n```ts\n\/\*\*[^]*\nexport interface Bot \{/);
});

test('everything that the package exports says what it is', () => {
  expect(exported.filter(({ about }) => about === '').map(({ topic, name }) => `${topic}: ${name}`)).toEqual([]);
});

test('a name stands for one thing in the whole package', () => {
  const topicsOf = new Map<string, Set<string>>();
  for (const { name, topic } of exported) topicsOf.set(name, (topicsOf.get(name) ?? new Set()).add(topic));
  expect([...topicsOf].filter(([, topics]) => topics.size > 1)).toEqual([]);
});
