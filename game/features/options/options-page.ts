/** How the game looks, sounds and moves. It only changes settings; whoever opened it brings the scene in line. */
import type Phaser from 'phaser';
import type { Preferences } from '../../services/preferences.ts';
import { SPEEDS, type Settings } from '../../catalogue/settings.ts';
import { clamp } from '../../base/geometry.ts';
import { LANGUAGE_NAMES, language, words } from '../../i18n/words.ts';
import { openLanguagesDialog } from './languages-dialog.ts';
import { CARD_BACKS, LIGHTS } from '../../base/theme/theme.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { addPreview, previewHeight } from './card-preview.ts';
import { Form, type Choice } from '../../ui/pages/form.ts';
import { Page } from '../../ui/pages/page.ts';
import type { PageScale, SheetLayout, Size } from '../../ui/pages/sheet-layout.ts';

const VOLUME_STEP = 0.1;

export type OptionsPageOptions = {
  onDone: () => void;
  /** Opens what can be done with all data, where nothing is being played. */
  onData?: () => void;
  /** Begins the lesson, where it can begin. */
  onLearn?: () => void;
  /** Hears of every change, with what the settings were before. */
  onChange: (before: Settings) => void;
};

export class OptionsPage extends Page {
  readonly #form: Form;
  readonly #preferences: Preferences;
  /** The words that it is printed in, until another language draws it anew. */
  readonly #said = words().options;
  #cards: Phaser.GameObjects.Image[] = [];
  #closeLanguages: () => void = () => undefined;

  constructor(
    scene: Phaser.Scene,
    preferences: Preferences,
    { onDone, onData, onLearn, onChange }: OptionsPageOptions,
  ) {
    const said = words().options;
    const data = onData === undefined ? [] : [{ label: words().data.title, onPress: onData }];
    const learn = onLearn === undefined ? [] : [{ label: words().lesson.name, onPress: onLearn }];
    super({
      scene,
      theme: preferences.theme,
      title: said.title,
      buttons: [...data, ...learn, { label: words().dialogs.done, onPress: onDone }],
    });
    this.#preferences = preferences;
    const change = (changes: Partial<Settings>) => {
      const before = preferences.settings;
      preferences.change(changes);
      this.#refresh();
      onChange(before);
    };
    const choice = (face: string, changes: Partial<Settings>): Choice => ({
      face,
      isChosen: () =>
        Object.entries(changes).every(([key, value]) => preferences.settings[key as keyof Settings] === value),
      onPress: () => change(changes),
    });
    const turnUp = (by: number): void => {
      const volume = clamp(Math.round((preferences.settings.volume + by) * 10) / 10, 0, 1);
      change({ volume, isMuted: false });
    };
    const [normal, double, instant] = SPEEDS;
    const [auto, evening, day] = LIGHTS;
    const [red, blue] = CARD_BACKS;
    this.#form = new Form(scene, preferences.theme, [
      {
        label: said.speed,
        least: 60,
        choices: [normal, double, instant].map((speed) => choice(said.speeds[speed], { speed })),
      },
      {
        label: said.light,
        least: 62,
        choices: [
          choice(words().a11y.autoLight, { theme: auto }),
          choice(said.lights.evening, { theme: evening }),
          choice(said.lights.day, { theme: day }),
        ],
      },
      {
        label: said.suits,
        least: 90,
        choices: [choice(said.colours(2), { fourColours: false }), choice(said.colours(4), { fourColours: true })],
      },
      {
        label: said.backs,
        least: 90,
        choices: [choice(said.backColours.red, { cardBack: red }), choice(said.backColours.blue, { cardBack: blue })],
      },
      {
        label: said.volume,
        least: 48,
        choices: [
          { face: '−', label: said.quieter, isEnabled: () => this.#volume > 0, onPress: () => turnUp(-VOLUME_STEP) },
          {
            face: '',
            label: said.mute,
            isChosen: () => !this.#isSilent,
            isOn: () => this.#isSilent,
            onPress: () => this.#toggleMute(change),
          },
          { face: '+', label: said.louder, isEnabled: () => this.#volume < 1, onPress: () => turnUp(VOLUME_STEP) },
        ],
      },
      {
        label: said.chime,
        least: 90,
        choices: [choice(said.off, { turnChime: false }), choice(said.on, { turnChime: true })],
      },
      {
        label: words().hints.setting,
        least: 90,
        choices: [choice(words().hints.off, { hints: false }), choice(words().hints.on, { hints: true })],
      },
      {
        label: said.motion,
        least: 90,
        choices: [choice(said.fullMotion, { lessMotion: false }), choice(said.lessMotion, { lessMotion: true })],
      },
      {
        label: said.language,
        least: 90,
        choices: [
          {
            face: LANGUAGE_NAMES[language()],
            label: said.language,
            onPress: () => (this.#closeLanguages = openLanguagesDialog(preferences.settings.language, change)),
          },
        ],
      },
    ]);
    this.lay(...this.#form.things);
    this.#refresh();
  }

  override destroy(): void {
    this.#closeLanguages();
    super.destroy();
  }

  protected get contents(): readonly Button[] {
    return this.#form.buttons;
  }

  get #volume(): number {
    return this.#preferences.settings.volume;
  }

  get #isSilent(): boolean {
    return this.#preferences.settings.isMuted || this.#volume === 0;
  }

  #toggleMute(change: (changes: Partial<Settings>) => void): void {
    if (this.#volume === 0) change({ volume: 2 * VOLUME_STEP, isMuted: false });
    else change({ isMuted: !this.#preferences.settings.isMuted });
  }

  #refresh(): void {
    const { mute, muted } = this.#said;
    this.#form.buttonOf(mute).setFace(this.#isSilent ? muted : `${Math.round(this.#volume * 100)}%`);
    this.#form.refresh();
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    const form = this.#form.layout({ x: 0, y: 0 }, room, scales);
    const preview = previewHeight(room.height - form.height - 2 * scales.gap, form.width, scales.scale);
    return { width: form.width, height: form.height + (preview > 0 ? preview + 2 * scales.gap : 0) };
  }

  protected placeBody(layout: SheetLayout): void {
    const { body, gap } = layout;
    const form = this.#form.layout(body, body, layout);
    this.#form.place(form, layout);
    for (const card of this.#cards) card.destroy();
    const spare = body.height - form.height - 2 * gap;
    const area = { x: body.x, y: body.y + form.height + 2 * gap, width: body.width, height: spare };
    this.#cards = spare > gap ? addPreview(this.scene, this.theme, area, this.dpr) : [];
    this.lay(...this.#cards);
  }
}
