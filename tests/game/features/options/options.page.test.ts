/** The options: what each field shows, and what a press changes. */
import { describe, expect, test, vi } from 'vitest';
import { viewport } from '../../../../game/base/canvas.ts';
import { previewHeight } from '../../../../game/features/options/card-preview.ts';
import { openLanguagesDialog } from '../../../../game/features/options/languages-dialog.ts';
import { isSilent, optionFields } from '../../../../game/features/options/option-fields.ts';
import { OptionsPage } from '../../../../game/features/options/options-page.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../game/catalogue/settings.ts';
import { speakIn } from '../../../../game/i18n/words.ts';
import { dialog, press, readable } from '../../support/page.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';
import '../../support/all-languages.ts';

/** The fields over some settings, and what was asked of them. */
function fieldsOver(chosen: Partial<Settings> = {}) {
  let settings: Settings = { ...DEFAULT_SETTINGS, ...chosen };
  const change = vi.fn((changes: Partial<Settings>) => void (settings = { ...settings, ...changes }));
  const openLanguages = vi.fn();
  const fields = optionFields({ settings: () => settings, change, openLanguages, hasKeys: true });
  const choice = (label: string, face: string) => {
    const field = fields.find((one) => one.label === label);
    const found = field?.choices.find((one) => (one.label ?? one.face) === face);
    if (found === undefined)
      throw new Error(`no "${face}" of "${label}": ${field?.choices.map((one) => one.face).join()}`);
    return found;
  };
  return { fields, choice, change, openLanguages };
}

describe('the fields', () => {
  test('offer the letters of court cards where the language has its own', async () => {
    speakIn('de');
    const { choice, change } = fieldsOver();
    const own = choice('Farben', 'Bildkarten mit BDK');
    expect([own.isChosen?.(), own.isOn?.()]).toEqual([true, true]);
    own.onPress();
    expect(change).toHaveBeenLastCalledWith({ englishCourts: true });
    expect(own.isChosen?.()).toBe(false);
    own.onPress();
    expect(change).toHaveBeenLastCalledWith({ englishCourts: false });
  });

  test('show what is chosen, and change what each choice stands for', () => {
    const { fields, change, openLanguages } = fieldsOver();
    const changes = fields.map(({ label, choices }) => {
      change.mockClear();
      const names = choices.map(
        ({ face, label: name, isChosen }) => (name ?? face) + (isChosen?.() === true ? ' *' : ''),
      );
      for (const { onPress } of choices) onPress();
      return [`${label}: ${names.join(', ')}`, ...change.mock.calls.map(([one]) => JSON.stringify(one))].join(' ');
    });
    expect(changes).toMatchInlineSnapshot(`
      [
        "Speed: Slow, Normal *, Fast, Instant {"speed":"slow"} {"speed":"normal"} {"speed":"double"} {"speed":"instant"}",
        "Light: Auto, Evening *, Day {"theme":"auto"} {"theme":"evening"} {"theme":"day"}",
        "Suits: 2 colours *, 4 colours {"fourColours":false} {"fourColours":true}",
        "Card backs: Red *, Blue {"cardBack":"red"} {"cardBack":"blue"}",
        "Volume: Quieter, Mute *, Louder, Turn chime {"volume":0.7,"isMuted":false} {"isMuted":true} {"volume":0.8,"isMuted":false} {"turnChime":true}",
        "Hints: Off, On *, Show my mistakes after a deal {"hints":false} {"hints":true} {"showsMistakes":true}",
        "Motion: Full *, Less, Play on a page of text and cards, without a drawn table {"lessMotion":false} {"lessMotion":true} {"playsOnPage":true}",
        "Ask twice: Knocks *, All moves {"asksTwice":false} {"asksTwice":true}",
        "Next deal: When asked *, 4 s, 8 s {"nextDealAfter":0} {"nextDealAfter":4} {"nextDealAfter":8}",
        "Language: Language, Letters and digits as keys * {"characterKeys":false}",
      ]
    `);
    expect(openLanguages).toHaveBeenCalledOnce();
  });
});

describe('the volume', () => {
  test.each<[Partial<Settings>, string, Partial<Settings>]>([
    [{ volume: 0.5, isMuted: true }, 'Quieter', { volume: 0.4, isMuted: false }],
    [{ volume: 0.5, isMuted: true }, 'Louder', { volume: 0.6, isMuted: false }],
    [{ volume: 0.3 }, 'Quieter', { volume: 0.2, isMuted: false }],
    [{ volume: 0.05 }, 'Quieter', { volume: 0, isMuted: false }],
    [{ volume: 0.95 }, 'Louder', { volume: 1, isMuted: false }],
    [{ volume: 0.5, isMuted: false }, 'Mute', { isMuted: true }],
    [{ volume: 0.5, isMuted: true }, 'Mute', { isMuted: false }],
    [{ volume: 0, isMuted: false }, 'Mute', { volume: 0.2, isMuted: false }],
  ])('from %j is made by %s to %j', (chosen, name, after) => {
    const { choice, change } = fieldsOver(chosen);
    choice('Volume', name).onPress();
    expect(change).toHaveBeenCalledExactlyOnceWith(after);
  });

  test('is silent where it is muted, or nothing, and goes no further than its ends', () => {
    const silent = (volume: number, isMuted: boolean): unknown[] => {
      const { choice } = fieldsOver({ volume, isMuted });
      const enabled = ['Quieter', 'Louder'].map((name) => choice('Volume', name).isEnabled?.());
      expect(enabled).toEqual([volume > 0, volume < 1]);
      const mute = choice('Volume', 'Mute');
      return [isSilent({ ...DEFAULT_SETTINGS, volume, isMuted }), mute.isOn?.(), mute.isChosen?.()];
    };
    for (const loud of [silent(0.5, false), silent(1, false)]) expect(loud).toEqual([false, false, true]);
    for (const muted of [silent(0.5, true), silent(0, false)]) expect(muted).toEqual([true, true, false]);
  });
});

describe('the page', () => {
  function opened(more: Partial<ConstructorParameters<typeof OptionsPage>[2]> = {}) {
    const preferences = preferencesOf({ volume: 0.5 });
    const called = { onDone: vi.fn(), onChange: vi.fn(), ...more };
    const page = new OptionsPage(fakeScene().scene, preferences, called);
    page.place(viewport());
    const button = (label: string) => {
      const found = page.buttons.find((one) => one.label === label);
      if (found === undefined) throw new Error(`no "${label}", only ${page.buttons.map((one) => one.label).join()}`);
      return found;
    };
    return { page, preferences, button, ...called };
  }

  test('shows what is changed, tells what it was before, and takes its list of languages along', () => {
    const { page, button, preferences, onChange } = opened();
    for (const [label, name] of [
      ['Louder', 'Mute: 60%'],
      ['Mute', 'Muted'],
    ]) {
      button(label).press();
      expect(button('Mute').name).toBe(name);
    }
    button('Speed: Fast').press();
    expect(preferences.settings.speed).toBe('double');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ speed: 'instant' }));
    button('Language').press();
    expect(dialog('Language').open).toBe(true);
    page.destroy();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('leads to data, bots and lesson only where these can be reached', () => {
    const ways = { onData: vi.fn(), onBots: vi.fn(), onLearn: vi.fn() };
    const { page, button } = opened(ways);
    for (const label of ['Your data', 'Your bots', 'The lesson']) button(label).press();
    for (const way of Object.values(ways)) expect(way).toHaveBeenCalledOnce();
    const feet = (one: OptionsPage) => one.buttons.map(({ label }) => label).slice(-4);
    expect(feet(page)).toEqual(['Your data', 'Your bots', 'The lesson', 'Done']);
    expect(feet(opened().page).slice(0, -1)).not.toContain('The lesson');
  });
});

describe('the languages', () => {
  test('are each listed by its own name, and chosen by a press, which closes the list', () => {
    const choose = vi.fn();
    openLanguagesDialog('de', choose);
    expect(readable(dialog('Language')).slice(1, -1)).toEqual([
      '[Same as browser: English]',
      '[English]',
      '[Deutsch, pressed]',
      '[Français]',
      '[Español]',
    ]);
    press('Deutsch');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ language: 'de' });
    expect(document.querySelector('dialog')).toBeNull();
  });
});

test.each([
  [200, 1000, 1, 104],
  [200, 1000, 1.5, 156],
  [80.9, 1000, 1, 80],
  [62, 1000, 1, 62],
  [61, 1000, 1, 0],
  [200, 300, 1, 72],
])(
  'cards that show how it looks, with %d px left, %d wide, drawn at %d, are %d px high',
  (left, width, scale, height) => {
    expect(previewHeight(left, width, scale)).toBe(height);
  },
);
