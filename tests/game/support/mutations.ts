/** Damaged copies of good data, as from a bad disk, a truncated link or a manual edit. */
import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** The way to every value within another, itself first. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => paths(part, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  const parts = copy as Record<string, unknown>;
  const part = changed(parts[key], rest, change);
  if (part !== REMOVED) parts[key] = part;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete parts[key];
  return copy;
}

const REMOVED = Symbol('removed');

const WRONG: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(REMOVED, null, true, -1, 0.5, 1e308, 11, '', 'As', '☃', [], {}, 'x'.repeat(5000)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** One value within it is changed, missing, or duplicated. */
function wrongValue(good: unknown): fc.Arbitrary<string> {
  // A match may be so long that its paths are more than a function takes as arguments.
  const all = paths(good);
  return fc.tuple(fc.nat(all.length - 1), WRONG, fc.boolean()).map(([at, wrong, isWrapped]) => {
    const damaged = changed(good, all[at], (part) => (isWrapped ? [part, part] : wrong));
    return damaged === REMOVED ? '' : JSON.stringify(damaged);
  });
}

/** Some of its characters are lost or changed. */
function wrongText(good: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(good.length), fc.nat(40), fc.oneof(fc.constant(''), fc.string({ maxLength: 8 })))
    .map(([at, length, other]) => good.slice(0, at) + other + good.slice(at + length));
}

/** So many damaged copies of good data, always the same ones; none of them equals the original. */
export function damaged(good: unknown, count: number, seed = 31): string[] {
  const text = JSON.stringify(good);
  const cut = fc.nat(text.length - 1).map((length) => text.slice(0, length));
  const mutation = fc.oneof({ weight: 3, arbitrary: wrongValue(good) }, wrongText(text), cut);
  return fc.sample(
    mutation.filter((copy) => copy !== text),
    { numRuns: count, seed },
  );
}

/** Damaged copies of a text that is not JSON. */
export function damagedText(good: string, count: number): string[] {
  return fc.sample(
    wrongText(good).filter((copy) => copy !== good),
    { numRuns: count, seed: 31 },
  );
}
