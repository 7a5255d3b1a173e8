/** How the game looks, sounds and moves. It only changes settings; whoever opened it updates the scene. */
import type Phaser from 'phaser';
import { bottom, centre, right, type Size } from '../../base/geometry.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import { version } from '../../../package.json';
import type { Preferences } from '../../services/preferences.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { openLanguagesDialog } from './languages-dialog.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { addPreview, previewHeight } from './card-preview.ts';
import { Form } from '../../ui/pages/form.ts';
import { isSilent, optionFields } from './option-fields.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { Page } from '../../ui/pages/page.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { placeText, placeTextLeft, setTextStyle } from '../../ui/widgets/text.ts';
import type { PageScale, SheetLayout } from '../../ui/pages/sheet-layout.ts';

interface OptionsPageOptions {
  onDone: () => void;
  /** Opens “Your data”, if no match is being played. */
  onData?: () => void;
  /** Opens “Your bots”, where they can be reached. */
  onBots?: () => void;
  /** Begins the lesson, if it can begin here. */
  onLearn?: () => void;
  /** Called after every change, with the settings before. */
  onChange: (before: Settings) => void;
}

export class OptionsPage extends Page {
  readonly #form: Form;
  readonly #preferences: Preferences;
  /** The texts that it shows, until a new language draws it again. */
  readonly #texts = words().options;
  readonly #sheet: OwnSheet;
  readonly #version: Phaser.GameObjects.Text;
  #cards: Phaser.GameObjects.Image[] = [];
  #closeLanguages: () => void = () => undefined;

  constructor(
    scene: Phaser.Scene,
    preferences: Preferences,
    { onDone, onData, onBots, onLearn, onChange }: OptionsPageOptions,
  ) {
    const messages = words().options;
    const data = onData === undefined ? [] : [{ label: words().options.data, onPress: onData }];
    const bots = onBots === undefined ? [] : [{ label: messages.bots, onPress: onBots }];
    const learn = onLearn === undefined ? [] : [{ label: words().menu.lesson, onPress: onLearn }];
    super({
      scene,
      theme: preferences.theme,
      title: messages.title,
      buttons: [...data, ...bots, ...learn, { label: words().dialogs.done, onPress: onDone }],
    });
    this.#preferences = preferences;
    this.#sheet = new OwnSheet(scene);
    this.#version = this.addText(`Thirty-One ${version}`);
    const change = (changes: Partial<Settings>) => {
      const before = preferences.settings;
      preferences.change(changes);
      this.#refresh();
      if (preferences.settings.playsOnPage !== before.playsOnPage) offerToReload();
      onChange(before);
    };
    const fields = optionFields({
      settings: () => preferences.settings,
      change,
      hasKeys: hasKeyboard(),
      openLanguages: () => {
        this.#closeLanguages = openLanguagesDialog(preferences.settings.language, change);
      },
    });
    this.#form = new Form(scene, preferences.theme, fields);
    this.add(...this.#form.things);
    this.#refresh();
  }

  override destroy(): void {
    this.#closeLanguages();
    super.destroy();
    this.#sheet.remove();
  }

  protected get contents(): readonly Button[] {
    return this.#form.buttons;
  }

  #refresh(): void {
    const { mute, muted } = this.#texts;
    const { settings } = this.#preferences;
    this.#form.buttonOf(mute).setFace(isSilent(settings) ? muted : `${Math.round(settings.volume * 100)}%`);
    this.#form.refresh();
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    // In an upright window it stands beside the title.
    const line = room.height > room.width ? 0 : scales.gap + linesHeight(scales.type.small);
    const form = this.#form.layout({ x: 0, y: 0 }, { ...room, height: room.height - line }, scales);
    const preview = previewHeight(room.height - line - form.height - 2 * scales.gap, form.width, scales.scale);
    return { width: form.width, height: form.height + (preview > 0 ? preview + 2 * scales.gap : 0) + line };
  }

  protected placeBody(layout: SheetLayout): void {
    const { gap, type, title } = layout;
    const isUpright = layout.buttons[0].y > layout.body.y;
    const line = isUpright ? 0 : gap + linesHeight(type.small);
    setTextStyle(this.#version, { size: type.small, colour: this.theme.colours.inkSoft });
    if (isUpright) placeText(this.#version, { x: right(title) - this.#version.width / 2, y: centre(title).y });
    else placeTextLeft(this.#version, { x: layout.body.x, y: bottom(layout.body) - linesHeight(type.small) / 2 });
    const body = { ...layout.body, height: layout.body.height - line };
    const form = this.#form.layout(body, body, layout);
    this.#form.place(form, layout);
    for (const card of this.#cards) card.destroy();
    const spare = body.height - form.height - 2 * gap;
    const area = { x: body.x, y: body.y + form.height + 2 * gap, width: body.width, height: spare };
    this.#cards = spare > gap ? addPreview(this.scene, this.#sheet, this.theme, area, this.dpr) : [];
    this.add(...this.#cards);
  }
}

/** The game is a page or a canvas as long as it is open. */
function offerToReload(): void {
  const { offline, options } = words();
  showToast(options.afterReload, [
    { label: offline.reload, onPress: () => window.location.reload() },
    { label: offline.goOn },
  ]);
}
