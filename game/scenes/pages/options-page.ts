/** How the game looks, sounds and moves. It only changes settings; whoever opened it brings the scene in line. */
import type Phaser from 'phaser';
import type { Session } from '../../session.ts';
import { SPEED_WORDS } from '../../state/settings-words.ts';
import { SPEEDS, type Settings } from '../../state/settings.ts';
import { clamp } from '../../table/geometry.ts';
import { words } from '../../text/words.ts';
import { CARD_BACKS, LIGHTS } from '../../theme/theme.ts';
import type { Button } from '../widgets/button.ts';
import { addPreview, previewHeight } from './card-preview.ts';
import { Form, type Choice } from './form.ts';
import { Page } from './page.ts';
import type { PageScale, SheetLayout, Size } from './sheet-layout.ts';

const VOLUME_STEP = 0.1;
const LOUDNESS = 'Volume';

export type OptionsPageOptions = {
  onDone: () => void;
  /** Begins the lesson, where it can begin. */
  onLearn?: () => void;
  /** Hears of every change, with what the settings were before. */
  onChange: (before: Settings) => void;
};

export class OptionsPage extends Page {
  readonly #form: Form;
  readonly #session: Session;
  #cards: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene, session: Session, { onDone, onLearn, onChange }: OptionsPageOptions) {
    const learn = onLearn === undefined ? [] : [{ label: words().lesson.name, onPress: onLearn }];
    super({ scene, theme: session.theme, title: 'Options', buttons: [...learn, { label: 'Done', onPress: onDone }] });
    this.#session = session;
    const change = (changes: Partial<Settings>) => {
      const before = session.settings;
      session.change(changes);
      this.#refresh();
      onChange(before);
    };
    const choice = (face: string, changes: Partial<Settings>): Choice => ({
      face,
      isChosen: () =>
        Object.entries(changes).every(([key, value]) => session.settings[key as keyof Settings] === value),
      onPress: () => change(changes),
    });
    const turnUp = (by: number): void => {
      const volume = clamp(Math.round((session.settings.volume + by) * 10) / 10, 0, 1);
      change({ volume, isMuted: false });
    };
    const [normal, double, instant] = SPEEDS;
    const [auto, evening, day] = LIGHTS;
    const [red, blue] = CARD_BACKS;
    this.#form = new Form(scene, session.theme, [
      {
        label: 'Speed',
        least: 60,
        choices: [normal, double, instant].map((speed) => choice(SPEED_WORDS[speed], { speed })),
      },
      {
        label: 'Light',
        least: 72,
        choices: [
          choice(words().mirror.autoLight, { theme: auto }),
          choice('Evening', { theme: evening }),
          choice('Day', { theme: day }),
        ],
      },
      {
        label: 'Suits',
        least: 90,
        choices: [choice('2 colours', { fourColours: false }), choice('4 colours', { fourColours: true })],
      },
      {
        label: 'Card backs',
        least: 90,
        choices: [choice('Red', { cardBack: red }), choice('Blue', { cardBack: blue })],
      },
      {
        label: LOUDNESS,
        least: 48,
        choices: [
          { face: '−', label: 'Quieter', isEnabled: () => this.#volume > 0, onPress: () => turnUp(-VOLUME_STEP) },
          {
            face: '',
            label: 'Mute',
            isChosen: () => !this.#isSilent,
            isOn: () => this.#isSilent,
            onPress: () => this.#toggleMute(change),
          },
          { face: '+', label: 'Louder', isEnabled: () => this.#volume < 1, onPress: () => turnUp(VOLUME_STEP) },
        ],
      },
      {
        label: 'Turn chime',
        least: 90,
        choices: [choice('Off', { turnChime: false }), choice('On', { turnChime: true })],
      },
      {
        label: words().hints.setting,
        least: 90,
        choices: [choice(words().hints.off, { hints: false }), choice(words().hints.on, { hints: true })],
      },
      {
        label: 'Motion',
        least: 90,
        choices: [choice('Full', { lessMotion: false }), choice('Less', { lessMotion: true })],
      },
    ]);
    this.lay(...this.#form.things);
    this.#refresh();
  }

  protected get contents(): readonly Button[] {
    return this.#form.buttons;
  }

  get #volume(): number {
    return this.#session.settings.volume;
  }

  get #isSilent(): boolean {
    return this.#session.settings.isMuted || this.#volume === 0;
  }

  #toggleMute(change: (changes: Partial<Settings>) => void): void {
    if (this.#volume === 0) change({ volume: 2 * VOLUME_STEP, isMuted: false });
    else change({ isMuted: !this.#session.settings.isMuted });
  }

  #refresh(): void {
    this.#form.buttonOf('Mute').setFace(this.#isSilent ? 'Muted' : `${Math.round(this.#volume * 100)}%`);
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
