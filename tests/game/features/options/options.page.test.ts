/** The options: what each field shows, and what a press changes. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type Phaser from 'phaser';
import { viewport } from '../../../../game/base/canvas.ts';
import { bottom } from '../../../../game/base/geometry.ts';
import { addPreview, previewHeight } from '../../../../game/features/options/card-preview.ts';
import { openLanguagesDialog } from '../../../../game/features/options/languages-dialog.ts';
import { isSilent, optionFields } from '../../../../game/features/options/option-fields.ts';
import { OptionsPage } from '../../../../game/features/options/options-page.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../game/catalogue/settings.ts';
import { loadWords, speakIn } from '../../../../game/i18n/words.ts';
import { CARD_ASPECT } from '../../../../game/base/theme/theme.ts';
import { OwnSheet } from '../../../../game/table/art/sheet.ts';
import { dialog, layOutPage, press, readable } from '../../support/page.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';

beforeEach(layOutPage);

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
  test('show what is chosen', () => {
    const { fields } = fieldsOver();
    const lines = fields.map(
      ({ label, least, choices }) =>
        `${label} (${least}): ${choices.map(({ face, isChosen }) => `${face}${isChosen?.() === true ? ' *' : ''}`).join(', ')}`,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "Speed (44): Slow, Normal *, Fast, Instant",
        "Light (62): Auto, Evening *, Day",
        "Suits (62): 2 colours *, 4 colours",
        "Card backs (90): Red *, Blue",
        "Volume (44): −,  *, +, Chime",
        "Hints (62): Off, On *, Mistakes",
        "Motion (62): Full *, Less, Page",
        "Ask twice (90): Knocks *, All moves",
        "Next deal (62): When asked *, 4 s, 8 s",
        "Language (90): English, Letter keys *",
      ]
    `);
  });

  test('offer the letters of court cards where the language has its own', async () => {
    await loadWords('de');
    speakIn('de');
    onTestFinished(() => speakIn('en'));
    const { choice, change } = fieldsOver();
    const own = choice('Farben', 'Bildkarten mit BDK');
    expect([own.isChosen?.(), own.isOn?.()]).toEqual([true, true]);
    own.onPress();
    expect(change).toHaveBeenLastCalledWith({ englishCourts: true });
    expect(own.isChosen?.()).toBe(false);
    own.onPress();
    expect(change).toHaveBeenLastCalledWith({ englishCourts: false });
  });

  test('change what each choice stands for', () => {
    const { fields, change, openLanguages } = fieldsOver();
    const changes = fields.flatMap(({ label, choices }) =>
      choices.map(({ face, label: name, onPress }) => {
        change.mockClear();
        onPress();
        return `${label}, ${name ?? face}: ${JSON.stringify(change.mock.calls[0]?.[0] ?? null)}`;
      }),
    );
    expect(changes).toMatchInlineSnapshot(`
      [
        "Speed, Slow: {"speed":"slow"}",
        "Speed, Normal: {"speed":"normal"}",
        "Speed, Fast: {"speed":"double"}",
        "Speed, Instant: {"speed":"instant"}",
        "Light, Auto: {"theme":"auto"}",
        "Light, Evening: {"theme":"evening"}",
        "Light, Day: {"theme":"day"}",
        "Suits, 2 colours: {"fourColours":false}",
        "Suits, 4 colours: {"fourColours":true}",
        "Card backs, Red: {"cardBack":"red"}",
        "Card backs, Blue: {"cardBack":"blue"}",
        "Volume, Quieter: {"volume":0.7,"isMuted":false}",
        "Volume, Mute: {"isMuted":true}",
        "Volume, Louder: {"volume":0.8,"isMuted":false}",
        "Volume, Turn chime: {"turnChime":true}",
        "Hints, Off: {"hints":false}",
        "Hints, On: {"hints":true}",
        "Hints, Show my mistakes after a deal: {"showsMistakes":true}",
        "Motion, Full: {"lessMotion":false}",
        "Motion, Less: {"lessMotion":true}",
        "Motion, Play on a page of text and cards, without a drawn table: {"playsOnPage":true}",
        "Ask twice, Knocks: {"asksTwice":false}",
        "Ask twice, All moves: {"asksTwice":true}",
        "Next deal, When asked: {"nextDealAfter":0}",
        "Next deal, 4 s: {"nextDealAfter":4}",
        "Next deal, 8 s: {"nextDealAfter":8}",
        "Language, Language: null",
        "Language, Letters and digits as keys: {"characterKeys":false}",
      ]
    `);
    expect(openLanguages).toHaveBeenCalledOnce();
  });

  test('mark a choice once it is pressed, in place of the one before', () => {
    const { choice } = fieldsOver({ speed: 'normal' });
    choice('Speed', 'Fast').onPress();
    expect([choice('Speed', 'Fast').isChosen?.(), choice('Speed', 'Normal').isChosen?.()]).toEqual([true, false]);
  });
});

describe('the volume', () => {
  const VOLUME = 'Volume';

  test.each([
    [0.5, 'Quieter', 0.4],
    [0.5, 'Louder', 0.6],
    [0.05, 'Quieter', 0],
    [0.95, 'Louder', 1],
    [0.3, 'Quieter', 0.2],
  ])('of %d is made %s by a step', (volume, name, after) => {
    const { choice, change } = fieldsOver({ volume, isMuted: true });
    choice(VOLUME, name).onPress();
    expect(change).toHaveBeenCalledExactlyOnceWith({ volume: after, isMuted: false });
  });

  test('ends at both ends', () => {
    const enabled = (volume: number) =>
      ['Quieter', 'Louder'].map((name) => fieldsOver({ volume }).choice(VOLUME, name).isEnabled?.());
    expect([enabled(0), enabled(0.5), enabled(1)]).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  test('is muted and comes back; from nothing it comes back a little', () => {
    const presses = (chosen: Partial<Settings>) => {
      const { choice, change } = fieldsOver(chosen);
      choice(VOLUME, 'Mute').onPress();
      return change.mock.calls[0][0];
    };
    expect(presses({ volume: 0.5, isMuted: false })).toEqual({ isMuted: true });
    expect(presses({ volume: 0.5, isMuted: true })).toEqual({ isMuted: false });
    expect(presses({ volume: 0, isMuted: false })).toEqual({ volume: 0.2, isMuted: false });
  });

  test('is silent where it is muted, or nothing', () => {
    const silent = (chosen: Partial<Settings>): unknown[] => {
      const mute = fieldsOver(chosen).choice(VOLUME, 'Mute');
      return [isSilent({ ...DEFAULT_SETTINGS, ...chosen }), mute.isOn?.(), mute.isChosen?.()];
    };
    expect(silent({ volume: 0.5, isMuted: false })).toEqual([false, false, true]);
    expect(silent({ volume: 0.5, isMuted: true })).toEqual([true, true, false]);
    expect(silent({ volume: 0, isMuted: false })).toEqual([true, true, false]);
  });

  test('has a switch for the chime of a turn', () => {
    const { choice, change } = fieldsOver({ turnChime: false });
    const chime = choice(VOLUME, 'Turn chime');
    expect([chime.isOn?.(), chime.isChosen?.()]).toEqual([false, false]);
    chime.onPress();
    expect(change).toHaveBeenCalledExactlyOnceWith({ turnChime: true });
    expect([chime.isOn?.(), chime.isChosen?.()]).toEqual([true, true]);
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

  test('leads to data, bots and lesson only where these can be reached', () => {
    const ways = { onData: vi.fn(), onBots: vi.fn(), onLearn: vi.fn() };
    const { page, button } = opened(ways);
    for (const label of ['Your data', 'Your bots', 'The lesson']) button(label).press();
    for (const way of Object.values(ways)) expect(way).toHaveBeenCalledOnce();
    const feet = (one: OptionsPage) => one.buttons.map(({ label }) => label).slice(-4);
    expect(feet(page)).toEqual(['Your data', 'Your bots', 'The lesson', 'Done']);
    expect(feet(opened().page).slice(0, -1)).not.toContain('The lesson');
  });

  test('changes the settings, and tells what they were before', () => {
    const { button, preferences, onChange, onDone } = opened();
    button('Speed: Fast').press();
    expect(preferences.settings.speed).toBe('double');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ speed: 'instant' }));
    expect(button('Speed: Fast').isChosen).toBe(true);
    button('Done').press();
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('shows the volume on its button, or that there is none', () => {
    const { button } = opened();
    expect(button('Mute').name).toMatchInlineSnapshot(`"Mute: 50%"`);
    button('Louder').press();
    expect(button('Mute').name).toMatchInlineSnapshot(`"Mute: 60%"`);
    button('Mute').press();
    expect(button('Mute').name).toMatchInlineSnapshot(`"Muted"`);
  });

  test.each([
    ['below the fields in a wide window', { width: 900, height: 560 }, false],
    ['below the fields in a low window', { width: 667, height: 375 }, false],
    ['beside the title in an upright window', { width: 390, height: 844 }, true],
  ])('names the version %s', (_where, size, isAbove) => {
    const fake = fakeScene();
    const text = vi.spyOn(fake.scene.add, 'text');
    const page = new OptionsPage(fake.scene, preferencesOf(), { onDone: vi.fn(), onChange: vi.fn() });
    page.place({ ...size, safe: { top: 0, right: 0, bottom: 0, left: 0 }, dpr: 1 });
    const at = text.mock.calls.findIndex(([, , words]) => String(words).startsWith('Thirty-One '));
    const version = text.mock.results[at].value as Phaser.GameObjects.Text;
    const fields = page.buttons.filter(({ label }) => label !== 'Done').map(({ bounds }) => bounds);
    if (isAbove) {
      expect(version.y + version.height / 2).toBeLessThanOrEqual(Math.min(...fields.map(({ y }) => y)));
    } else {
      expect(version.y - version.height / 2).toBeGreaterThanOrEqual(Math.max(...fields.map((one) => bottom(one))));
    }
  });

  test('closes the list of languages with it', () => {
    const { page, button } = opened();
    button('Language').press();
    expect(dialog('Language').open).toBe(true);
    page.destroy();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the languages', () => {
  test('are each listed by its own name, the chosen one pressed', () => {
    openLanguagesDialog('de', vi.fn());
    expect(readable(dialog('Language'))).toMatchInlineSnapshot(`
      [
        "# Language",
        "[Same as browser: English]",
        "[English]",
        "[Deutsch, pressed]",
        "[Français]",
        "[Español]",
        "[Back]",
      ]
    `);
    expect(
      [...dialog('Language').querySelectorAll('.choice')].map((one) => [
        one.getAttribute('lang'),
        (one as HTMLButtonElement).type,
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          null,
          "button",
        ],
        [
          "en",
          "button",
        ],
        [
          "de",
          "button",
        ],
        [
          "fr",
          "button",
        ],
        [
          "es",
          "button",
        ],
      ]
    `);
  });

  test('are chosen by a press, which closes the list', () => {
    const choose = vi.fn();
    openLanguagesDialog('auto', choose);
    press('Deutsch');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ language: 'de' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('stay as they are without a press', () => {
    const choose = vi.fn();
    openLanguagesDialog('auto', choose)();
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the cards that show how it looks', () => {
  test.each([
    [200, 1000, 1, 104],
    [200, 1000, 1.5, 156],
    [80, 1000, 1, 80],
    [80.9, 1000, 1, 80],
    [61, 1000, 1, 0],
    [62, 1000, 1, 62],
    [200, 300, 1, 72],
    [200, 200, 1, 0],
  ])('with %d px left and %d px of width, drawn at %d, are %d px high', (left, width, scale, height) => {
    expect(previewHeight(left, width, scale)).toBe(height);
  });

  test('stand side by side with a narrow gap, as many px to the left of the middle as to its right', () => {
    const fake = fakeScene();
    const { add } = fake.scene;
    const image = vi.fn(add.image.bind(add));
    add.image = image;
    const area = { x: 20, y: 100, width: 400, height: 70 };
    addPreview(fake.scene, new OwnSheet(fake.scene), preferencesOf().theme, area, 1);
    const width = area.height / CARD_ASPECT;
    const middles = image.mock.calls.map(([x]) => x);
    expect(middles).toHaveLength(5);
    for (const [index, x] of middles.entries()) expect(x).toBeCloseTo(220 + (index - 2) * width * 1.16);
    expect(image.mock.calls.map(([, y]) => y)).toEqual([135, 135, 135, 135, 135]);
  });
});
