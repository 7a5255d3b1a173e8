/** How the match ended: who won, who came where, and what to do next. */
import * as Phaser from 'phaser';
import { inCssPixels } from '../../base/canvas.ts';
import { download } from '../../base/download.ts';
import { headline, standingsOf, type Outcome } from '../../model/outcome.ts';
import { readMatch } from '../../model/replay.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { showsOnScreen } from '../../ui/screen-state.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import type { Picture } from '../../table/art/pen.ts';
import { drawSheet } from '../../table/art/sheet.ts';
import { centre, right, type Rect } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { words } from '../../i18n/words.ts';
import { watch } from '../open-records.ts';
import type { Ending } from '../../match/ending.ts';
import type { TableOpening } from '../../match/open-table.ts';
import type { Services } from '../services.ts';
import { redrawer } from '../redraw.ts';
import { layoutResult, type ResultLayout } from './result-layout.ts';
import { Button, pressables } from '../../ui/widgets/button.ts';
import { addGround } from '../../table/art/ground.ts';
import { KeyboardFocus } from '../../ui/widgets/keyboard.ts';
import { dressPage } from '../../ui/dialogs/page-colours.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { fit } from '../../base/fit-text.ts';
import { addText, letter, put } from '../../ui/widgets/text.ts';

const SHEET = 'result-sheet';
/** A face's size as a share of its line's height. */
const FACE_SHARE = 0.84;

export class ResultScene extends Phaser.Scene {
  readonly #services: Services;

  constructor(services: Services) {
    super('result');
    this.#services = services;
  }

  create(ending: Ending): void {
    const { outcome, record, again: arrangement } = ending;
    const { theme } = this.#services.preferences;
    const { colours } = theme;
    const standings = standingsOf(outcome);

    dressPage(theme);
    this.events.once('shutdown', this.#services.preferences.onAppearance(redrawer(this, () => ending)));
    const title = addText(this, headline(outcome), { size: 34, colour: colours.text });
    const subtitle = addText(this, words().result.afterDeals(outcome.deals), {
      size: 16,
      colour: colours.textSoft,
    });
    const sheet = this.add.graphics();
    const rows = standings.map(({ seat, place, name, end }) => ({
      isYou: seat === outcome.you,
      place: addText(this, `${place}`, { size: 16, colour: colours.ink }),
      name: addText(this, name, { size: 16, colour: colours.ink }),
      end: addText(this, end, { size: 13, colour: colours.inkSoft }),
    }));
    const again = new Button(this, theme, {
      label: words().result.playAgain,
      kind: 'main',
      onPress: () => this.scene.start('table', { again: arrangement } satisfies TableOpening),
    });
    const menu = new Button(this, theme, { label: words().result.menu, onPress: () => this.scene.start('menu') });
    const save = new Button(this, theme, {
      label: words().result.saveRecord,
      kind: 'plate',
      onPress: () => download(record.name, record.text),
    });
    const rewatch = new Button(this, theme, {
      label: words().replay.watchAgain,
      kind: 'plate',
      onPress: () => {
        const back = { scene: 'result', data: ending } as const;
        void watch(this, this.#services, { match: readMatch(JSON.parse(record.text)), kept: outcome, back });
      },
    });
    const buttons = [again, menu, rewatch, save];
    const keyboard = new KeyboardFocus(this, {
      items: () => buttons,
      screen: () => ({
        layer: 'result',
        title: title.text,
        passages: [{ lines: [subtitle.text, ...standings.map(({ place, name, end }) => `${place}. ${name}: ${end}`)] }],
      }),
      onPressNothing: () => again.press(),
    });

    let faces: Phaser.GameObjects.Image[] = [];
    let ground: Phaser.GameObjects.Image | undefined;
    inCssPixels(this, (size) => {
      ground?.destroy();
      ground = addGround(this, theme, size);
      const layout = layoutResult(size, standings.length, buttons.length);
      const { type } = layout;
      letter(title, { size: layout.titleSize, colour: colours.text, face: 'display', strong: true });
      letter(subtitle, { size: type.body, colour: colours.textSoft });
      fit(title, layout.titleSize, layout.title);
      fit(subtitle, type.body, layout.subtitle);
      put(title, layout.title);
      put(subtitle, layout.subtitle);

      for (const face of faces) face.destroy();
      faces = this.#showFaces(layout, outcome, size.dpr);

      drawPaper(sheet, layout.sheet, theme);
      sheet.lineStyle(1, toInteger(colours.paperEdge));
      for (const [index, { isYou, place, name, end }] of rows.entries()) {
        const row = layout.rows[index];
        const middle = row.y + row.height / 2;
        if (index > 0) sheet.lineBetween(row.x, row.y, right(row), row.y);
        letter(place, { size: type.body, colour: colours.inkSoft, face: 'display' });
        letter(name, { size: type.body, colour: colours.ink, face: 'display', strong: isYou || index === 0 });
        letter(end, { size: type.small, colour: colours.inkSoft });
        const nameLeft = row.x + type.body * 2.4 + row.height * FACE_SHARE;
        fit(end, type.small, { width: (right(row) - nameLeft) * 0.55 });
        fit(name, type.body, { width: right(row) - nameLeft - end.width - type.small });
        put(place, { x: row.x + type.body, y: middle });
        put(name, { x: nameLeft + name.width / 2, y: middle });
        put(end, { x: right(row) - 4 - end.width / 2, y: middle });
      }
      for (const [index, button] of buttons.entries()) button.place(layout.buttons[index], type.body);
    });

    announce(`${title.text} ${subtitle.text}.`);
    showsOnScreen(() => ({
      scene: 'result',
      buttons: pressables(buttons, keyboard.focused),
      headline: title.text,
      standings,
    }));
  }

  /** Draws the winner's face above the headline, and everybody's on the line with the name. */
  #showFaces({ winner, rows, type }: ResultLayout, outcome: Outcome, dpr: number): Phaser.GameObjects.Image[] {
    const standings = standingsOf(outcome);
    const places: { seat: number; name: string; at: Rect }[] = standings.map(({ seat, name }, line) => {
      const { x, y, height } = rows[line];
      const size = Math.round(height * FACE_SHARE);
      return { seat, name, at: { x: x + type.body * 2, y: y + (height - size) / 2, width: size, height: size } };
    });
    if (winner !== null) places.push({ ...standings[0], at: winner });
    const pictures = places.map(({ seat, name, at: { width, height } }, index): Picture => ({
      name: `face-${index}`,
      width,
      height,
      draw: (pen) => drawSeatFace(pen, name, seat === outcome.you, width),
    }));
    const unit = 1 / drawSheet(this.textures, SHEET, pictures, dpr);
    return places.map(({ at }, index) => {
      const { x, y } = centre(at);
      return this.add.image(x, y, SHEET, `face-${index}`).setScale(unit);
    });
  }
}
