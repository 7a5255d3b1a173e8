/** The formats of our files (docs/formats.md), and how far this version reads them. */

/** The latest version of each that is read, by its name in `thirty-one-NAME/VERSION`. */
export const LATEST_VERSIONS: Readonly<Record<string, number>> = {
  challenge: 1,
  daily: 1,
  data: 5,
  double: 1,
  fair: 1,
  record: 2,
  rules: 1,
  save: 3,
};

/** Further in than any format stands in what is stored. */
const DEEPEST = 6;

/** Whether something, or something in it, was written by a newer version: what it holds cannot be read, and is whole all the same. */
export function isFromNewerVersion(thing: unknown, depth = 0): boolean {
  if (typeof thing !== 'object' || thing === null || depth > DEEPEST || ArrayBuffer.isView(thing)) return false;
  if ('format' in thing && isNewerFormat(thing.format)) return true;
  return Object.values(thing).some((part) => isFromNewerVersion(part, depth + 1));
}

/** Whether `thirty-one-NAME/VERSION` is a version that came after those that are read. */
export function isNewerFormat(format: unknown): boolean {
  const [, name = '', version] = typeof format === 'string' ? (/^thirty-one-([a-z]+)\/(\d+)$/.exec(format) ?? []) : [];
  return name in LATEST_VERSIONS && Number(version) > LATEST_VERSIONS[name];
}
