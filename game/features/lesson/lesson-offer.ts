/** The button for the lesson beside the one that deals, until somebody has begun the lesson or won a match here; never while a match waits to be continued. */
import type Phaser from 'phaser';
import type { Preferences } from '../../services/preferences.ts';
import type { Rect } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import type { TypeScale } from '../../base/theme/typography.ts';
import { Button } from '../../ui/widgets/button.ts';

/** The lesson's share of the width, and the gap between the buttons in CSS px. */
const SHARE = 0.42;
const GAP = 10;

export class LessonOffer {
  readonly #scene: Phaser.Scene;
  readonly #preferences: Preferences;
  readonly #onPress: () => void;
  #button: Button | null = null;

  constructor(scene: Phaser.Scene, preferences: Preferences, onPress: () => void) {
    this.#scene = scene;
    this.#preferences = preferences;
    this.#onPress = onPress;
  }

  get buttons(): readonly Button[] {
    return this.#button === null ? [] : [this.#button];
  }

  /**
   * Takes its share of an area and returns the rest.
   * @param hasRoom whether no match waits, whose buttons need all of it
   */
  place(area: Rect, type: TypeScale, hasRoom: boolean): Rect {
    if (!this.#preferences.settings.isNew || !hasRoom) {
      this.#button?.destroy();
      this.#button = null;
      return area;
    }
    const width = Math.round(area.width * SHARE);
    this.#button ??= this.#make();
    this.#button.place({ ...area, x: area.x + area.width - width, width }, type.small);
    return { ...area, width: area.width - width - GAP };
  }

  #make(): Button {
    const { lesson: label, lessonOffer: face } = words().menu;
    return new Button(this.#scene, this.#preferences.theme, { label, face, onPress: this.#onPress });
  }
}
