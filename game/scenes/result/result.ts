/** How the match ended: who won, who came where, and what to do next. */
import * as Phaser from 'phaser';
import { changeScene } from '../../base/change-scene.ts';
import { inCssPixels, viewport } from '../../base/canvas.ts';
import { download } from '../../base/download.ts';
import { fit } from '../../base/fit-text.ts';
import { easierOpponents, MANY_LOSSES } from '../../catalogue/easier-opponents.ts';
import { words } from '../../i18n/words.ts';
import type { Ending } from '../../match/ending.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { hasWon, headline, standingsOf } from '../../model/outcome.ts';
import { readMatch } from '../../model/replay.ts';
import { addGround } from '../../table/art/ground.ts';
import type { Passage } from '../../ui/a11y/accessible-screen.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { applyPageColours } from '../../ui/dialogs/page-colours.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { setSceneReader } from '../../ui/screen-state.ts';
import { Button, pressables } from '../../ui/widgets/button.ts';
import { KeyboardFocus } from '../../ui/widgets/keyboard.ts';
import { addText, setTextStyle, placeText } from '../../ui/widgets/text.ts';
import { watch } from '../open-records.ts';
import { redrawer } from '../redraw.ts';
import type { Services } from '../services.ts';
import { Celebration } from './celebration.ts';
import { layoutResult } from './result-layout.ts';
import { StandingsView } from './standings-view.ts';

export class ResultScene extends Phaser.Scene {
  readonly #services: Services;
  /** Endings are shown again after a replay, or in another light. */
  readonly #celebrated = new WeakSet<Ending>();

  constructor(services: Services) {
    super('result');
    this.#services = services;
  }

  create(ending: Ending): void {
    const { outcome } = ending;
    const { preferences } = this.#services;
    const { theme } = preferences;
    const { colours } = theme;
    applyPageColours(theme);
    this.events.once('shutdown', preferences.onAppearance(redrawer(this, () => ending)));

    const title = addText(this, headline(outcome), { size: 34, colour: colours.text });
    const subtitle = addText(this, words().result.afterDeals(outcome.deals), { size: 16, colour: colours.textSoft });
    const standings = standingsOf(outcome);
    const standingsView = new StandingsView(this, theme, outcome);
    const buttons = this.#createButtons(ending);
    const lines = [subtitle.text, ...standings.map(({ place, name, end }) => `${place}. ${name}: ${end}`)];
    const keyboard = this.#createKeyboard(buttons, title.text, [{ lines }]);

    const celebration = hasWon(outcome) ? new Celebration(this, theme, ending.again.rules) : undefined;
    let ground: Phaser.GameObjects.Image | undefined;
    inCssPixels(this, (size) => {
      ground?.destroy();
      ground = addGround(this, theme, size);
      const layout = layoutResult(size, standings.length, buttons.length);
      const { type, titleSize } = layout;
      setTextStyle(title, { size: titleSize, colour: colours.text, face: 'display', strong: true });
      setTextStyle(subtitle, { size: type.body, colour: colours.textSoft });
      fit(title, titleSize, layout.title);
      fit(subtitle, type.body, layout.subtitle);
      placeText(title, layout.title);
      placeText(subtitle, layout.subtitle);
      standingsView.place(layout, size.dpr);
      celebration?.place(layout.winner, size);
      for (const [index, button] of buttons.entries()) button.place(layout.buttons[index], type.body);
    });

    const { pace } = preferences;
    if (celebration !== undefined && !this.#celebrated.has(ending) && pace.scale > 0 && !pace.reducedMotion) {
      celebration.rain(viewport(), pace);
    }
    this.#celebrated.add(ending);
    announce(`${title.text} ${subtitle.text}.`);
    this.#offerEasierOpponents(ending);
    setSceneReader(() => ({
      scene: 'result',
      buttons: pressables(buttons, keyboard.focused),
      headline: title.text,
      standings,
    }));
  }

  /** The buttons from the top, the most likely first. */
  #createButtons(ending: Ending): readonly Button[] {
    const { outcome, record } = ending;
    const { theme } = this.#services.preferences;
    const { playAgain, menu, saveRecord } = words().result;
    return [
      new Button(this, theme, {
        label: playAgain,
        kind: 'main',
        onPress: () => changeScene(this, 'table', { again: ending.again } satisfies TableOpening),
      }),
      new Button(this, theme, { label: menu, onPress: () => changeScene(this, 'menu') }),
      new Button(this, theme, {
        label: words().replay.watchAgain,
        kind: 'plate',
        onPress: () => {
          const back = { scene: 'result', data: ending } as const;
          void watch(this, this.#services, { match: readMatch(JSON.parse(record.text)), kept: outcome, back });
        },
      }),
      new Button(this, theme, {
        label: saveRecord,
        kind: 'plate',
        onPress: () => download(record.name, record.text),
      }),
    ];
  }

  /** Offers easier opponents after many losses: for the match that is played again, and for all others from now on. */
  #offerEasierOpponents(ending: Ending): void {
    const { preferences } = this.#services;
    const { lossesInARow, seats } = preferences.settings;
    const again = easierOpponents(ending.again.settings.seats);
    if (lossesInARow < MANY_LOSSES || again === null) return;
    const { offer, accept, decline } = words().result.easier;
    const easier = (): void => {
      ending.again = { ...ending.again, settings: { ...ending.again.settings, seats: again } };
      preferences.change({ seats: easierOpponents(seats) ?? seats, lossesInARow: 0 });
    };
    const close = showToast(offer, [
      { label: accept, onPress: easier },
      { label: decline, onPress: () => preferences.change({ lossesInARow: 0 }) },
    ]);
    this.events.once('shutdown', close);
  }

  /** @param title and passages what screen readers read */
  #createKeyboard(buttons: readonly Button[], title: string, passages: readonly Passage[]): KeyboardFocus {
    return new KeyboardFocus(this, {
      items: () => buttons,
      screen: () => ({ layer: 'result', title, passages }),
      onPressNothing: () => buttons[0].press(),
    });
  }
}
