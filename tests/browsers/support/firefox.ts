/** Firefox, by WebDriver BiDi over its own socket: a classic session would need geckodriver, which Debian does not have. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fewerFrames } from '../../browser/support/fewer-frames.ts';
import type { End, InstallableBrowser } from './browser.ts';
import { openDisplay } from './display.ts';
import { KEYS } from './keys.ts';
import { noteTroubles } from './troubles.ts';

/** A folder without a package of its own, which modules cannot import; its types name what it is, not how it is exported. */
const Socket = createRequire(import.meta.url)(
  'selenium-webdriver/bidi',
) as typeof import('selenium-webdriver/bidi').Index;

const PATH = '/usr/bin/firefox-esr';

/** Cookies, storage and databases are refused to every page. */
const REFUSE_ALL = 'user_pref("network.cookie.cookieBehavior", 2);';

/** A sixteenth of the pixels, which are drawn by software. */
const COARSE = 0.25;

/** What Firefox says once it can be driven. */
const LISTENING = /WebDriver BiDi listening on (ws:.*)/;

/** Starts it with a profile of its own. @returns the address of its socket */
async function start(profile: string, env: Record<string, string>, ends: End[]): Promise<string> {
  const options = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(PATH, options, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(firefox, 'exit');
  ends.push(() => {
    firefox.kill('SIGKILL');
    return ended;
  });
  for await (const line of createInterface(firefox.stderr)) {
    const [, address] = LISTENING.exec(line) ?? [];
    if (address === undefined) continue;
    firefox.stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it could be driven');
}

interface Answer {
  type: 'success' | 'error';
  message?: string;
  result: Record<string, unknown>;
}

/** What a script has come to: its value as JSON. */
interface Ran {
  result: { value?: string };
  exceptionDetails?: { text: string };
}

export const FIREFOX: InstallableBrowser = {
  name: 'Firefox',
  needs: { [PATH]: 'firefox-esr', '/usr/bin/Xvfb': 'xvfb' },
  launch: async (size, isStorageBlocked, ends) => {
    const env = await openDisplay(ends);
    const profile = join(env.HOME, 'profile');
    await mkdir(profile);
    await writeFile(join(profile, 'user.js'), isStorageBlocked ? REFUSE_ALL : '');
    const socket = new Socket(`${await start(profile, env, ends)}/session`);
    await socket.waitForConnection();
    let isClosed = false;
    const send = async <Result>(method: string, params: object): Promise<Result> => {
      const { type, message, result } = (await socket.send({ method, params }).catch((error: unknown) => {
        isClosed = true;
        throw error;
      })) as Answer;
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result as Result;
    };
    await send('session.new', { capabilities: {} });
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio: COARSE });
    for (const script of [fewerFrames, noteTroubles])
      await send('script.addPreloadScript', { functionDeclaration: String(script) });
    const run = async (method: string, params: object): Promise<string | undefined> => {
      const more = { target: { context }, awaitPromise: true, userActivation: true };
      const { result, exceptionDetails } = await send<Ran>(method, { ...params, ...more });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value;
    };
    const act = (type: string, actions: object[]) =>
      send('input.performActions', { context, actions: [{ id: type, type, actions }] });
    const typed = (characters: readonly string[]) =>
      act(
        'key',
        characters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    return {
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
      evaluate: async <Given, Result>(script: (given: Given) => Result | Promise<Result>, given: Given) => {
        const value = await run('script.callFunction', {
          functionDeclaration: `async (given) => JSON.stringify(await (${String(script)})(given && JSON.parse(given)))`,
          arguments: [{ type: 'string', value: JSON.stringify(given) ?? '' }],
        });
        return (value === undefined ? undefined : JSON.parse(value)) as Result;
      },
      load: async (script) => void (await run('script.evaluate', { expression: script })),
      press: async (x, y) =>
        void (await act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ])),
      key: async (name) => void (await typed([KEYS[name] ?? name])),
      type: async (text) => void (await typed(Array.from(text))),
      isClosed: () => isClosed,
    };
  },
};
