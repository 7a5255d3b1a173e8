import { expect, test } from 'vitest';
import { apiPage, exportedByPackage } from './package-api.ts';

const exported = exportedByPackage();

test('the page about what the package exports is the one in package/api.md', async () => {
  await expect(apiPage(exported)).toMatchFileSnapshot('../../package/api.md');
});

test('everything that the package exports says what it is', () => {
  expect(exported.filter(({ about }) => about === '').map(({ topic, name }) => `${topic}: ${name}`)).toEqual([]);
});

test('a name stands for one thing in the whole package', () => {
  const topicsOf = new Map<string, Set<string>>();
  for (const { name, topic } of exported) topicsOf.set(name, (topicsOf.get(name) ?? new Set()).add(topic));
  expect([...topicsOf].filter(([, topics]) => topics.size > 1)).toEqual([]);
});
