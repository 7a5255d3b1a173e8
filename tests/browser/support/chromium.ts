/** Finds a Chromium for the browser tests, or installs one, or says how to. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Names of its executable, the whole browser first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** The part of Chromium that draws pages and nothing around them: a visit takes little more than half of the time. */
const SHELL = 'chromium-headless-shell';

/** Common places outside the PATH. */
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Software rendering, and no network traffic of its own. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** @param isShellFirst whether the headless shell is preferred to a whole browser, where both are there */
function findChromium(isShellFirst = false): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM is set to "${named}", where there is no file: set it to a Chromium's executable.`);
  }
  const browsers = [chromium.executablePath(), ...NAMES.flatMap(onPath), ...PLACES];
  const shells = onPath(SHELL);
  return (isShellFirst ? [...shells, ...browsers] : [...browsers, ...shells]).find(
    (path) => path !== '' && existsSync(path),
  );
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function attempt(command: string, args: string[]): string | undefined {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return undefined;
  } catch (error) {
    return `${command} ${args.join(' ')}: ${String(error).split('\n')[0]}`;
  }
}

function installChromium(): string[] {
  const failures: (string | undefined)[] = [];
  console.log('No Chromium found: downloading the one that Playwright provides.');
  const playwright = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js');
  failures.push(attempt(process.execPath, [playwright, 'install', 'chromium']));
  if (findChromium() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('That did not work: installing the one of the Debian package.');
    failures.push(attempt('apt-get', ['update']), attempt('apt-get', ['install', '-y', SHELL]));
  }
  return failures.filter((failure) => failure !== undefined);
}

/**
 * The path of a Chromium: from the variable CHROMIUM, else an installed one, else a newly installed one.
 * @param isShellFirst whether the headless shell is preferred to a whole browser, where both are there
 * @throws {Error} if there is none and none can be installed, with what was tried and what to do
 */
function chromiumPath(isShellFirst = false): string {
  const found = findChromium(isShellFirst);
  if (found !== undefined) return found;
  const failures = installChromium();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be installed:',
      ...failures.map((failure) => `- ${failure}`),
      'Install Chromium or Chrome, or set the variable CHROMIUM to the path of its executable.',
    ].join('\n'),
  );
}

/** Before all tests that visit the game with it: there is one from then on. */
export function setup(): void {
  chromiumPath();
}

/** Starts a whole Chromium with an empty profile: what people have, to be measured and to be looked at. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** Starts the headless shell where it is installed, otherwise a whole Chromium. @param flags additional ones */
export function launchShell(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(true), args: [...FLAGS, ...flags] });
}
