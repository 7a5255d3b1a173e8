/** The recipes for web servers send what `npm start` sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEADERS, IMMUTABLE, REVALIDATED } from '../../build/headers.ts';
import { ROOT } from './pages.ts';

const recipe = (name: string): string => readFileSync(join(ROOT, 'docs/hosting', name), 'utf8');

/** The rest of the policy stands in the page itself. */
const wanted = { ...HEADERS, 'Content-Security-Policy': "frame-ancestors 'none'" };

/** Headers by their names, without quotation marks. */
function headersIn(text: string, line: RegExp): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(line), ([, name, value]) => [name, value.replaceAll('"', '')]));
}

test('nginx sends them', () => {
  const { 'Cache-Control': cache, ...headers } = headersIn(recipe('nginx.conf'), /add_header ([\w-]+) (.+) always;/g);
  expect(headers).toEqual(wanted);
  expect(cache).toBe('$thirty_one_cache');
  expect(recipe('nginx.conf')).toContain(`"~^(200|304) /thirty-one/assets/" "${IMMUTABLE}";`);
  expect(recipe('nginx.conf')).toContain(`default ${REVALIDATED};`);
});

test('Caddy sends them', () => {
  const text = recipe('Caddyfile');
  const block = /header \{\n([^}]+)\}/.exec(text)?.[1] ?? '';
  expect(headersIn(block, /^\t+([\w-]+) (.+)$/gm)).toEqual(wanted);
  expect(text).toContain(`header @named Cache-Control "${IMMUTABLE}"`);
  expect(text).toContain(`header @others Cache-Control ${REVALIDATED}`);
  expect(text).toContain(`handle_errors {\n\t\theader Cache-Control ${REVALIDATED}\n`);
});

test('the container has what the recipe of nginx serves', () => {
  const text = recipe('Dockerfile');
  const [, root] = /root (\S+);/.exec(recipe('nginx.conf')) ?? [];
  const [, place] = /location (\S+?)\/? \{/.exec(recipe('nginx.conf')) ?? [];
  expect(text).toContain(`COPY --from=build /game/dist ${root}${place}\n`);
  expect(text).toContain('COPY docs/hosting/nginx.conf ');
});

test('the container is built from what is kept, and not from what a checkout has beside it', () => {
  const ignored = recipe('Dockerfile.dockerignore').split('\n');
  const untracked = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const folders = untracked.map((line) => line.replace(/\/$/, ''));
  expect(ignored).toEqual(expect.arrayContaining(['.git', ...folders]));
});

test('each process of several has a place of its own behind the proxy', () => {
  const compose = recipe('compose.yaml');
  const processes = Array.from(compose.matchAll(/^ {2}(rooms-\d+):\n.+\n.+ROOMS_ADDRESS: '[\w:]+\/(.+?)'/gm));
  expect(processes).toHaveLength(2);
  for (const [, name, place] of processes) {
    expect(place).toBe(name);
    expect(recipe('rooms.conf')).toContain(`server ${name}:3131;`);
    expect(recipe('rooms.conf')).toContain(`location /${name}/ {\n    proxy_pass http://${name}:3131;\n`);
  }
});

test('what the environment says of rooms is on the page', () => {
  const page = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
  const servers = readFileSync(join(ROOT, 'build/servers.ts'), 'utf8');
  const [, read] = /const \{ (ROOMS.+) \} = process\.env/.exec(servers)!;
  const names = [...read.matchAll(/[A-Z_]{3,}/g), ...servers.matchAll(/process\.env\.([A-Z_]+)/g)];
  expect(names).toHaveLength(5);
  for (const [match, name = match] of names) expect(page).toContain(`| \`${name}\` |`);
});
