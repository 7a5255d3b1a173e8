/** Fields of choices on a page: each choice is a button, and the chosen ones are inked. */
import type Phaser from 'phaser';
import type { Point, Size } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Button } from '../widgets/button.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, setTextStyle, placeTextLeft } from '../widgets/text.ts';
import { layoutForm, type FieldSize, type FormLayout } from './form-layout.ts';
import type { PageScale } from './sheet-layout.ts';

export interface Choice {
  face: string;
  /** Identifies it among all buttons of the page; by default the field's label and the face. */
  label?: string;
  isChosen?: () => boolean;
  /** Whether a switch is on, if that differs from whether it is inked. */
  isOn?: () => boolean;
  isEnabled?: () => boolean;
  onPress: () => void;
}

export interface Field {
  label: string;
  least: number;
  choices: readonly Choice[];
}

interface ShownField {
  label: Phaser.GameObjects.Text;
  choices: { button: Button; choice: Choice }[];
}

export class Form {
  readonly #theme: Theme;
  readonly #fields: readonly Field[];
  readonly #shown: readonly ShownField[];

  constructor(scene: Phaser.Scene, theme: Theme, fields: readonly Field[]) {
    this.#theme = theme;
    this.#fields = fields;
    this.#shown = fields.map(({ label, choices }) => ({
      label: addText(scene, label, { size: 16, colour: theme.colours.inkSoft }),
      choices: choices.map((choice) => ({
        choice,
        button: new Button(scene, theme, {
          label: choice.label ?? `${label}: ${choice.face}`,
          face: choice.face,
          onPress: () => choice.onPress(),
        }),
      })),
    }));
    for (const [index, { choices }] of this.#shown.entries()) {
      for (const { choice, button } of choices) {
        button.setDetails({ group: fields[index].label, ...(choice.label === undefined && { name: choice.face }) });
      }
    }
    this.refresh();
  }

  get buttons(): Button[] {
    return this.#shown.flatMap(({ choices }) => choices.map(({ button }) => button));
  }

  /** Everything that has to be added to the page. */
  get things(): Phaser.GameObjects.GameObject[] {
    return this.#shown.flatMap(({ label, choices }) => [label, ...choices.map(({ button }) => button.object)]);
  }

  layout(origin: Point, room: Size, scales: PageScale, noteLines = 0): FormLayout {
    const sizes = this.#fields.map(({ choices, least }): FieldSize => ({ choices: choices.length, least }));
    return layoutForm(origin, room, sizes, scales, noteLines);
  }

  place({ fields }: FormLayout, { type }: PageScale): void {
    for (const [index, { label, choices }] of this.#shown.entries()) {
      const place = fields[index];
      setTextStyle(label, { size: type.small, colour: this.#theme.colours.inkSoft, strong: true });
      fit(label, type.small, place.label);
      placeTextLeft(label, place.label);
      for (const [at, { button }] of choices.entries()) button.place(place.choices[at], type.body);
    }
  }

  /** Updates all buttons to the current choices. */
  refresh(): void {
    for (const { button, choice } of this.#shown.flatMap(({ choices }) => choices)) {
      button.setKind(choice.isChosen?.() === true ? 'chosen' : 'paper');
      button.enable(choice.isEnabled?.() ?? true);
      const isOn = choice.isOn ?? choice.isChosen;
      if (isOn !== undefined) button.setDetails({ isChosen: isOn() });
    }
  }

  /** The button of a choice, to change its face. */
  buttonOf(label: string): Button {
    const found = this.buttons.find((button) => button.label === label);
    if (found === undefined) throw new Error(`there is no choice "${label}" on this page`);
    return found;
  }
}
