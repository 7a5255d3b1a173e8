/** What is built and served is installed without development dependencies: `npm ci --omit=dev && npm start`. */
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { filesOf, textOf } from '../docs/pages.ts';

const BUILT = /^(vite\.config\.ts$|(build|engine|game|training\/learner)\/.*\.(ts|css|js)$)/;
/** Static imports, exports and imports of styles; dynamic ones; not of files, and not of Node's own modules. */
const PACKAGES = /(?:^|[\n ])(?:import|from|@import) '([@a-z][^':]*)'|import\('([@a-z][^':]*)'\)/g;

function packagesIn(text: string): string[] {
  const specifiers = Array.from(text.matchAll(PACKAGES), ([, named, dynamic]) => named ?? dynamic);
  return specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]);
}

test('packages are found in imports of each kind', () => {
  const text = `import '@a/b/c.css';\nimport { d } from 'd';\nimport './e.ts';\nexport * from 'f/g';\nawait import('h');\nimport i from 'node:fs';\n`;
  expect(packagesIn(text)).toEqual(['@a/b', 'd', 'f', 'h']);
});

test('what npm start needs is a dependency', () => {
  const sources = filesOf('.ts', '.css', '.js').filter((path) => BUILT.test(path));
  const needed = new Set(sources.flatMap((path) => packagesIn(textOf(path))));
  expect([...needed].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});
