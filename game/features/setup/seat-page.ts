/** Who sits in one seat: a person by name, or a bot by level and playing style. */
import type Phaser from 'phaser';
import { LEVELS, PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import type { Preferences } from '../../services/preferences.ts';
import {
  botToBeginWith,
  doesAdapt,
  LONGEST_NAME,
  type SeatWithBot,
  type SeatWithDouble,
  type Seat,
} from '../../catalogue/settings.ts';
import { animalOf, portraitAt } from '../../catalogue/table-setup.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { centre, type Size } from '../../base/geometry.ts';
import { PORTRAITS, type Portrait } from '../../base/portraits.ts';
import { fetchWords, words, type Words } from '../../i18n/words.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { NameField } from '../../ui/widgets/name-field.ts';
import { fit } from '../../base/fit-text.ts';
import { setTextStyle, placeText } from '../../ui/widgets/text.ts';
import { Form, type Field } from '../../ui/pages/form.ts';
import type { FormLayout } from '../../ui/pages/form-layout.ts';
import { Page } from '../../ui/pages/page.ts';
import { describeOpponent, LEAST_PORTRAIT, NOTE_LINES, seatName, seatWords } from './seats.ts';
import type { PageScale, SheetLayout } from '../../ui/pages/sheet-layout.ts';

/** Between a portrait and the edges of its button, in CSS px. */
const PORTRAIT_EDGE = 8;

interface SeatPageOptions {
  seat: number;
  onDone: () => void;
  /** Whether bots can adapt in the game that is chosen; left out where they cannot. */
  canAdapt?: boolean;
  /** Asks whose double sits here. */
  onDouble: (seat: (double: SeatWithDouble) => void) => void;
}

export class SeatPage extends Page {
  readonly #preferences: Preferences;
  /** In the language that the page was opened in: its choices are found by these. */
  readonly #texts = words().seats;
  readonly #seat: number;
  readonly #canAdapt: boolean;
  readonly #note: Phaser.GameObjects.Text;
  readonly #personForm: Form;
  readonly #botForm: Form;
  readonly #doubleForm: Form;
  readonly #onDouble: SeatPageOptions['onDouble'];
  readonly #field: NameField;
  /** The bot of this seat, remembered while a person sits here. */
  #bot: SeatWithBot;
  readonly #sheet: OwnSheet;
  #portraits: Phaser.GameObjects.Image[] = [];
  #isGone = false;
  /** Lines about the animals, once they are loaded. */
  #biographies: Words['biographies'] | null = null;

  constructor(
    scene: Phaser.Scene,
    preferences: Preferences,
    { seat, canAdapt = false, onDone, onDouble }: SeatPageOptions,
  ) {
    const messages = words().seats;
    super({
      scene,
      theme: preferences.theme,
      title: messages.seat(seat + 1),
      buttons: [
        { label: messages.allAlike, onPress: () => this.#makeAllAlike() },
        { label: words().dialogs.back, onPress: onDone },
      ],
    });
    this.#preferences = preferences;
    this.#seat = seat;
    this.#canAdapt = canAdapt;
    this.#onDouble = onDouble;
    const who = preferences.settings.seats[seat];
    this.#bot = who.kind === 'bot' ? who : botToBeginWith(seat);
    this.#botForm = new Form(scene, preferences.theme, [this.#kindField(), ...this.#botFields()]);
    this.#personForm = new Form(scene, preferences.theme, [
      this.#kindField(),
      this.#nameField(),
      this.#portraitField(),
    ]);
    this.#doubleForm = new Form(scene, preferences.theme, [this.#kindField()]);
    this.#sheet = new OwnSheet(scene);
    this.add(...this.#forms.flatMap(({ things }) => things));
    this.#note = this.addText('');
    this.#field = new NameField(preferences.theme);
    this.#show();
    // The page does without where they cannot be loaded.
    this.#loadBiographies().catch(() => undefined);
  }

  /** Whether a person or a bot sits here. */
  #kindField(): Field {
    const messages = this.#texts;
    const isFirst = this.#seat === 0;
    return {
      label: messages.who,
      least: 90,
      choices: [
        {
          face: isFirst ? messages.you : messages.aPerson,
          label: messages.aPerson,
          isChosen: () => this.#who.kind === 'person',
          onPress: () => this.#sit({ kind: 'person', name: '' }),
        },
        {
          face: isFirst ? messages.youWatch : messages.aBot,
          label: messages.aBot,
          isChosen: () => this.#who.kind === 'bot',
          onPress: () => this.#sit(this.#bot),
        },
        {
          face: messages.aDouble,
          label: messages.aDouble,
          isChosen: () => this.#who.kind === 'double',
          onPress: () => this.#onDouble((double) => this.#seatDouble(double)),
        },
      ],
    };
  }

  /** Level and playing style, and whether it adapts. */
  #botFields(): Field[] {
    const messages = this.#texts;
    const level = LEVELS.map((one) => ({
      face: messages.levels[one],
      isChosen: () => this.#bot.level === one,
      onPress: () => this.#sit({ ...this.#bot, level: one }),
    }));
    const style = PLAYING_STYLES.map((one) => ({
      face: messages.styles[one],
      isChosen: () => this.#bot.style === one,
      onPress: () => this.#sit({ ...this.#bot, style: one }),
    }));
    const { on, off } = words().options;
    const adapts = [true, false].map((one) => ({
      face: one ? on : off,
      isChosen: () => doesAdapt(this.#bot) === one,
      onPress: () => this.#sit({ ...this.#bot, adapts: one }),
    }));
    return [
      { label: messages.level, least: 92, choices: level },
      { label: messages.style, least: 92, choices: style },
      ...(this.#canAdapt ? [{ label: messages.adapts, least: 92, choices: adapts }] : []),
    ];
  }

  #nameField(): Field {
    const { name } = this.#texts;
    return { label: name, least: 180, choices: [{ face: '', label: name, onPress: () => this.#askName() }] };
  }

  /** The choices are empty: a portrait is drawn on each. */
  #portraitField(): Field {
    const { portrait: label, portraits } = this.#texts;
    const choices = PORTRAITS.map((portrait) => ({
      face: '',
      label: portraits[portrait],
      isChosen: () => this.#portrait === portrait,
      onPress: () => this.#change({ portrait }),
    }));
    return { label, least: LEAST_PORTRAIT, choices };
  }

  override destroy(): void {
    this.#isGone = true;
    this.#field.close();
    super.destroy();
    this.#sheet.remove();
  }

  protected get contents(): readonly Button[] {
    return this.#form.buttons;
  }

  get #who(): Seat {
    return this.#preferences.settings.seats[this.#seat];
  }

  /** The portrait of the person who sits here; undefined for one of several who has not chosen. */
  get #portrait(): Portrait | undefined {
    return portraitAt(this.#preferences.settings, this.#seat);
  }

  get #form(): Form {
    return { bot: this.#botForm, double: this.#doubleForm, person: this.#personForm }[this.#who.kind];
  }

  get #forms(): readonly Form[] {
    return [this.#botForm, this.#doubleForm, this.#personForm];
  }

  /** The choice takes a while, in which the page may have been left. */
  #seatDouble(double: SeatWithDouble): void {
    if (!this.#isGone) this.#sit(double);
  }

  #sit(who: Seat): void {
    if (who.kind === 'bot') this.#bot = who;
    this.#preferences.change({ seats: this.#preferences.settings.seats.with(this.#seat, who) });
    this.#show();
    this.relayout();
  }

  /** Changes something about the person who sits here. */
  #change(what: Partial<Extract<Seat, { kind: 'person' }>>): void {
    const who = this.#who;
    if (who.kind === 'person') this.#sit({ ...who, ...what });
  }

  #makeAllAlike(): void {
    const seats = this.#preferences.settings.seats.map((who) => (who.kind === 'bot' ? this.#bot : who));
    this.#preferences.change({ seats });
    this.#note.setText(this.#texts.areAlike);
  }

  #askName(): void {
    const who = this.#who;
    if (who.kind !== 'person') return;
    this.#field.open({
      label: this.#texts.nameOf(this.#seat + 1),
      value: who.name,
      placeholder: seatName(this.#seat),
      longest: LONGEST_NAME,
      bounds: this.#personForm.buttonOf(this.#texts.name).bounds,
      onDone: (name) => this.#change({ name: name.trim() }),
    });
  }

  #show(): void {
    const who = this.#who;
    const { name } = seatWords(this.#seat, who);
    this.setTitle(name);
    this.#personForm.buttonOf(this.#texts.name).setFace(name);
    for (const form of this.#forms) {
      form.refresh();
      for (const thing of form.things) (thing as Phaser.GameObjects.Text).setVisible(form === this.#form);
    }
    this.enableAction(0, who.kind === 'bot');
    this.#note.setText(this.#noteOn(who));
  }

  #noteOn(who: Seat): string {
    if (who.kind === 'bot') return this.#describe(who);
    return who.kind === 'double' ? this.#texts.describeDouble : this.#texts.sharing;
  }

  #describe(bot: SeatWithBot): string {
    const biography = this.#biographies?.[animalOf(this.#seat, bot)];
    return biography === undefined ? describeOpponent(bot) : `${biography}\n${describeOpponent(bot)}`;
  }

  async #loadBiographies(): Promise<void> {
    await fetchWords(['goals']);
    this.#biographies = words().biographies;
    if (this.#isGone) return;
    this.#show();
    this.relayout();
  }

  #layout(origin: { x: number; y: number }, room: Size, scales: PageScale): FormLayout {
    return this.#form.layout(origin, room, scales, NOTE_LINES);
  }

  protected bodySize(room: Size, scales: PageScale): Size {
    return this.#layout({ x: 0, y: 0 }, room, scales);
  }

  protected placeBody(layout: SheetLayout): void {
    const form = this.#layout(layout.body, layout.body, layout);
    this.#form.place(form, layout);
    const { note } = form;
    setTextStyle(this.#note, { size: layout.type.small, colour: this.theme.colours.inkSoft, wrap: note.width });
    fit(this.#note, layout.type.small, note);
    placeText(this.#note, { x: note.x + note.width / 2, y: note.y + note.height / 2 });
    this.#field.move(this.#personForm.buttonOf(this.#texts.name).bounds);
    this.#placePortraits();
  }

  #placePortraits(): void {
    for (const shown of this.#portraits) shown.destroy();
    this.#portraits = [];
    if (this.#form !== this.#personForm) return;
    const { portraits } = this.#texts;
    const places = PORTRAITS.map((portrait) => this.#personForm.buttonOf(portraits[portrait]).bounds);
    const size = Math.round(Math.min(places[0].width, places[0].height) - PORTRAIT_EDGE);
    const pictures = PORTRAITS.map((portrait) => ({
      name: portrait,
      width: size,
      height: size,
      draw: (pen: CanvasRenderingContext2D) => drawSeatFace(pen, { name: '', isYou: false, portrait }, size),
    }));
    const unit = this.#sheet.draw(pictures, this.dpr);
    this.#portraits = PORTRAITS.map((portrait, index) => {
      const { x, y } = centre(places[index]);
      return this.scene.add.image(x, y, this.#sheet.key, portrait).setScale(unit);
    });
    this.add(...this.#portraits);
  }
}
