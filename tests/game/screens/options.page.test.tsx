/** The options: what is chosen, and what a press changes. */
import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { Settings } from '../../../game/catalogue/settings.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { wordsOf } from '../../../game/i18n/words.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { OptionsScreen } from '../../../game/screens/options/screen.tsx';
import { dialog, fill, press, settle, toasts } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';
import '../support/all-languages.ts';

function opened(chosen: Partial<Settings> = {}, ways: { label: string; onPress: () => void }[] = []) {
  const preferences = preferencesOf(chosen);
  const onClose = vi.fn();
  open((close) => (
    <OptionsScreen
      preferences={preferences}
      ways={ways}
      onClose={() => {
        onClose();
        close();
      }}
    />
  ));
  return { preferences, onClose };
}

const options = () => within(dialog('Options'));
const radios = (group: string) =>
  within(options().getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
const nameOf = (input: HTMLInputElement) => input.labels?.[0].textContent ?? '';

test.each<[string, string, string[], string, Partial<Settings>]>([
  ['Speed', 'Instant', ['Slow', 'Normal', 'Fast', 'Instant'], 'Fast', { speed: 'double' }],
  ['Light', 'Evening', Object.values(wordsOf('en').options.lights), 'Day', { theme: 'day' }],
  ['Suits', '2 colours', ['2 colours', '4 colours'], '4 colours', { fourColours: true }],
  ['Card backs', 'Red', ['Red', 'Blue'], 'Blue', { cardBack: 'blue' }],
  ['Motion', 'Full', ['Full', 'Less'], 'Less', { lessMotion: true }],
  ['Ask twice', 'Knocks', ['Knocks', 'All moves'], 'All moves', { asksTwice: true }],
  ['Next deal', 'On press', ['On press', '4 s', '8 s'], '8 s', { nextDealAfter: 8 }],
])('of "%s" %s holds, of %j; %s changes %j', async (group, chosen, all, next, changes) => {
  const { preferences } = opened();
  expect(radios(group).map(nameOf)).toEqual(all);
  const held = () => radios(group).flatMap((one) => (one.checked ? nameOf(one) : []));
  expect(held()).toEqual([chosen]);
  radios(group)
    .find((one) => nameOf(one) === next)
    ?.click();
  await settle();
  expect(preferences.settings).toMatchObject(changes);
  expect(held()).toEqual([next]);
});

test.each<[string, keyof Settings, boolean]>([
  ['Hints', 'hints', true],
  ['Show my mistakes after a deal', 'showsMistakes', false],
  ['Single-key shortcuts', 'characterKeys', true],
  ['Turn chime', 'turnChime', false],
  ['Mute', 'isMuted', false],
])('"%s" turns %s, which is %s at first', async (label, setting, atFirst) => {
  const { preferences } = opened();
  const control = options().getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${label}`) });
  for (const isOn of [atFirst, !atFirst, atFirst]) {
    expect([preferences.settings[setting], control.checked]).toEqual([isOn, isOn]);
    control.click();
    await settle();
  }
});

test('the volume is a share, whoever moves it hears something, and nothing is muted', async () => {
  const { preferences } = opened({ volume: 0.5, isMuted: true });
  const slider = options().getByRole<HTMLInputElement>('slider', { name: /Volume/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('Muted');
  await fill(slider, '0.7');
  expect(preferences.settings).toMatchObject({ volume: 0.7, isMuted: false });
  expect(slider.getAttribute('aria-valuetext')).toBe('70%');
  await fill(slider, '0');
  expect(slider.getAttribute('aria-valuetext')).toBe('Muted');
});

test('each language goes by its own name, and what was chosen speaks at once, letters of court cards too', async () => {
  opened();
  expect(options().queryByRole('switch', { name: /Court cards/ })).toBeNull();
  expect(radios('Language').map(nameOf)).toEqual([
    'Same as browser: English',
    'English',
    'Deutsch',
    'Français',
    'Español',
  ]);
  radios('Language')[2].click();
  await settle();
  const german = within(dialog('Einstellungen'));
  expect(german.getByRole<HTMLInputElement>('switch', { name: /^Bildkarten mit BDK/ }).checked).toBe(true);
});

test.each(LANGUAGES)('each choice and each switch has a line that says what it does, in %s', (language) => {
  opened({ language });
  const all = [...document.querySelectorAll('dialog :is(fieldset, .switch)')];
  expect(all.length).toBeGreaterThan(13);
  expect(
    all.filter((one) => one.querySelector(':scope > p, small') === null).map(({ textContent }) => textContent),
  ).toEqual([]);
});

test('a table without WebGL takes effect after a reload, which is said', () => {
  const { preferences } = opened();
  options()
    .getByRole('switch', { name: /^Draw the table without WebGL/ })
    .click();
  expect(preferences.settings.playsOnPage).toBe(true);
  expect(toasts()).toEqual([expect.stringMatching(/^This takes effect/)]);
});

test.each([
  ['ready', 'The game also starts offline.'],
  ['failed', 'The game has to be online to start.'],
  ['stale', /A newer version could not be downloaded/],
] as const)('whether it starts offline is said where it is %s', (state, said) => {
  open((close) => <OptionsScreen preferences={preferencesOf()} updates={{ state }} onClose={close} />);
  options().getByText((text) => (typeof said === 'string' ? text.endsWith(said) : said.test(text)));
});

test('the version stands after the name that the game has in the language', async () => {
  const { preferences } = opened();
  preferences.change({ language: 'fr' });
  await settle();
  within(dialog('Réglages')).getByText(/^Trente-et-un \d+\.\d+/);
});

test('a back that was won is offered as long as it is in use', () => {
  opened({ cardBack: 'gold' });
  expect(radios('Card backs').map(nameOf)).toEqual(['Red', 'Blue', 'Gold']);
});

test('leads on to what can be reached, and closes once', async () => {
  const onPress = vi.fn();
  const { onClose } = opened({}, [{ label: 'Your data', onPress }]);
  press('Your data');
  expect(onPress).toHaveBeenCalledOnce();
  press('Done');
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')).toBeNull();
});
