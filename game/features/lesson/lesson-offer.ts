/** The button for the lesson beside the one that deals, until somebody has begun the lesson or won a match here. */
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
  readonly #button: Button | null;

  constructor(scene: Phaser.Scene, { settings, theme }: Preferences, onPress: () => void) {
    const { lesson: name, lessonOffer: offer } = words().menu;
    this.#button = settings.isNew ? new Button(scene, theme, { label: name, face: offer, onPress }) : null;
  }

  get buttons(): readonly Button[] {
    return this.#button === null ? [] : [this.#button];
  }

  /** Takes its share of an area and returns the rest. */
  place(area: Rect, type: TypeScale): Rect {
    if (this.#button === null) return area;
    const width = Math.round(area.width * SHARE);
    this.#button.place({ ...area, x: area.x + area.width - width, width }, type.small);
    return { ...area, width: area.width - width - GAP };
  }
}
