/** The files of one build of the game, for its service worker. */

export interface BuiltFile {
  /** Relative to the page, with slashes. */
  path: string;
  /** As the `integrity` of a request: another content is refused, unless it may differ. */
  integrity: string;
}

export interface Build {
  /** The same for the same files. */
  id: string;
  /** The smallest first. */
  files: readonly BuiltFile[];
}

/** The page itself; it is served at the address of its folder. */
export const PAGE = 'index.html';

/** The service worker's own file, at the top of the build. */
export const WORKER = 'offline-worker.js';

/** The `<meta>` element of the page that holds the build's id. */
export const BUILD_NAME = 'build';

/**
 * Whether a file of the built folder belongs to the game: model cards are for readers, source maps for developers,
 * compressed copies for servers.
 */
export function isNeeded(path: string): boolean {
  return path !== WORKER && !/\.(md|map|br|gz)$/.test(path);
}

/**
 * Whether a file is cached only once it has been used: what teaching bots needs, and play does not. These are the traced
 * graphs, the critics and the workers' scripts.
 */
export function isOnDemand(path: string): boolean {
  return /^assets\/(.*\.onnx|(teaching|factor-cost)-worker[^/]*\.js)$|\.critic\.onnx$/.test(path);
}

/** Whether a file is used also where its host has changed it, as some do that add a line to a page or compress icons anew. */
export function mayDiffer(path: string): boolean {
  return path === PAGE || /^(manifest\.webmanifest$|icons\/)/.test(path);
}

/** Whether a file's name contains a hash of its contents, so that what is cached under it cannot be out of date. */
export function isNamedByContents(path: string): boolean {
  return path.startsWith('assets/');
}

/** The file of a build that an address asks for. @param scope address of the page's folder */
export function fileFor(build: Build, address: string, scope: string): BuiltFile | undefined {
  const path = pathOf(address, scope);
  return build.files.find((file) => file.path === path);
}

/** The path of what an address asks for; undefined where it is not in the page's folder. */
export function pathOf(address: string, scope: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const base = new URL(scope);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined;
  return decodePath(pathname.slice(base.pathname.length)) || PAGE;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address from which a file is fetched. */
export function addressOf({ path }: Pick<BuiltFile, 'path'>, scope: string): string {
  return new URL(path === PAGE ? './' : path.split('/').map(encodeURIComponent).join('/'), scope).href;
}
