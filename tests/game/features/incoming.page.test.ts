/** What comes to the page as a link or a dropped file: challenges go to the menu, rules are offered on every screen. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { memoryStore } from '../../../game/base/store.ts';
import type { KeptRules } from '../../../game/catalogue/library.ts';
import { challengeLink } from '../../../game/screens/challenge/challenge-link.ts';
import { followIncomingChallenges } from '../../../game/screens/challenge/incoming-challenges.ts';
import { followIncomingRules } from '../../../game/screens/rules/incoming-links.ts';
import { ArrivedChallenges } from '../../../game/services/arrived-challenges.ts';
import type { EditedGames } from '../../../game/screens/rules/editor.tsx';
import { rulesLink } from '../../../game/screens/rules/shared-rules.ts';
import { Games } from '../../../game/services/games.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';
import { dialog, settle, toasts } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';
import { eventually } from '../../support/eventually.ts';

const file = challengeFrom(await sealedMatch(preset('scat'), 2, { mostDeals: 1 }), 1);
const arrived = new ArrivedChallenges();
const shown = vi.fn();
const RULES = JSON.stringify({ format: 'thirty-one-rules/1', name: 'Attic rules', base: 'scat', knockMinimum: 21 });

const knowledge = { of: () => null, load: () => Promise.resolve() };

beforeAll(() => {
  const games = new Games({
    store: memoryStore<KeptRules>(),
    preferences: preferencesOf(),
    notify: vi.fn(),
    onPlay: vi.fn(),
  });
  followIncomingChallenges(arrived);
  followIncomingRules({ games, knowledge } as unknown as EditedGames);
});

beforeEach(() => void shown.mockClear());

/** Drops a file on the page. @returns whether somebody takes it, in place of the browser */
function drop(name: string, text: string): boolean {
  const event = new Event('drop', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files: [new File([text], name)] } }));
  return event.defaultPrevented;
}

function follow(fragment: string): void {
  window.history.replaceState(null, '', fragment);
  window.dispatchEvent(new Event('hashchange'));
}

test('a link to a challenge is handed to the menu, and leaves the address', async () => {
  const leave = arrived.follow(shown);
  follow(`${await challengeLink(file)}%20`);
  expect(window.location.hash).toBe('');
  await eventually(() => expect(shown).toHaveBeenCalledOnce());
  expect(toasts()).toEqual([]);
  leave();
});

test('the file of a challenge too; away from the menu it is said that it waits there', async () => {
  expect(drop('deal.challenge.json', JSON.stringify(file))).toBe(true);
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchInlineSnapshot(`"A challenge has arrived. It waits for you in the menu."`);
  arrived.follow(shown)();
  expect(shown).toHaveBeenCalledOnce();
});

test('what is no challenge is told of', async () => {
  drop('deal.challenge.json', '{');
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchInlineSnapshot(`"deal.challenge.json: This is not a challenge: it is not JSON in UTF-8."`);
});

test('a link to rules is offered, also where a messenger has changed it', async () => {
  const link = await rulesLink({ ...JSON.parse(RULES), name: 'Cellar rules' });
  follow(`${link.replace('=', '%3D')}).&utm_source=chat`);
  expect(window.location.hash).toBe('');
  await eventually(() => expect(dialog('Cellar rules').open).toBe(true));
});

test('a file of rules is offered', async () => {
  expect(drop('attic.json', RULES)).toBe(true);
  await eventually(() => expect(dialog('Attic rules').open).toBe(true));
});

test('a bot’s file is left to others', async () => {
  expect(drop('policy.onnx', '')).toBe(false);
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
});
