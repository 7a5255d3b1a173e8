/** The first thing that anybody sees: how many opponents, how fast, and deal. */
import * as Phaser from 'phaser';
import { inCssPixels } from '../canvas.ts';
import type { Session } from '../session.ts';
import { showsOnScreen, speak } from '../state/screen.ts';
import { MAX_OPPONENTS, MIN_OPPONENTS, SPEEDS, type Speed } from '../state/settings.ts';
import type { Stage } from '../table/stage.ts';
import { layoutMenu } from './menu-layout.ts';
import { MenuPicture } from './menu-picture.ts';
import { opponentNames } from './names.ts';
import { Button } from './widgets/button.ts';
import { KeyboardFocus } from './widgets/keyboard.ts';
import { addText, letter, put } from './widgets/text.ts';

const SPEED_LABELS: Record<Speed, string> = { normal: '1×', double: '2×', instant: 'Instant' };

/** How long nothing is changed before the table is prepared, in ms. */
const QUIET = 350;

type TableModule = typeof import('./table.ts');

export class MenuScene extends Phaser.Scene {
  readonly #session: Session;
  #tableLoaded: Promise<TableModule> | undefined;

  constructor(session: Session) {
    super('menu');
    this.#session = session;
  }

  create(): void {
    const session = this.#session;
    const { theme } = session;
    const { colours } = theme;
    let isDealing = false;

    const picture = new MenuPicture(this, theme);
    const title = addText(this, 'Thirty-One', { size: 34, colour: colours.text, face: 'display', strong: true });
    const subtitle = addText(this, 'Opponents that taught themselves', { size: 16, colour: colours.textSoft });
    const count = addText(this, '', { size: 21, colour: colours.text, face: 'display' });
    const hint = addText(this, '', { size: 13, colour: colours.textSoft });

    const fewer = new Button(this, theme, { label: 'Fewer opponents', face: '−', onPress: () => seat(-1) });
    const more = new Button(this, theme, { label: 'More opponents', face: '+', onPress: () => seat(1) });
    const speeds = SPEEDS.map(
      (speed) => new Button(this, theme, { label: SPEED_LABELS[speed], onPress: () => choose({ speed }) }),
    );
    const deal = new Button(this, theme, { label: 'Deal', kind: 'main', onPress: () => void start() });
    const buttons = [fewer, more, ...speeds, deal];

    const refresh = () => {
      const { opponents, speed } = session.settings;
      fewer.enable(opponents > MIN_OPPONENTS);
      more.enable(opponents < MAX_OPPONENTS);
      count.setText(opponents === 1 ? '1 opponent' : `${opponents} opponents`);
      picture.seat(opponents);
      for (const [index, button] of speeds.entries()) button.setKind(SPEEDS[index] === speed ? 'paper' : 'plate');
    };
    const choose = (changes: Partial<Session['settings']>) => {
      session.change(changes);
      refresh();
      prepareSoon();
    };
    const seat = (change: number) => {
      const opponents = Phaser.Math.Clamp(session.settings.opponents + change, MIN_OPPONENTS, MAX_OPPONENTS);
      choose({ opponents });
      speak(`${count.text}: ${opponentNames(opponents).join(', ')}`);
    };
    const start = async () => {
      if (isDealing) return;
      isDealing = true;
      performance.mark('deal pressed');
      await this.#loadTable();
      this.scene.start('table');
    };

    const keyboard = new KeyboardFocus(this, {
      items: () => buttons.filter(({ isEnabled }) => isEnabled),
      onKey: ({ key }) => {
        if (!/^[1-9]$/.test(key)) return false;
        choose({ opponents: Number(key) });
        return true;
      },
      onPressNothing: () => void start(),
    });

    // Not at every step from one to nine opponents.
    let prepared: Stage | undefined;
    this.events.once('shutdown', () => prepared?.destroy());
    const preparing = this.time.addEvent({ delay: QUIET, loop: true, paused: true, callback: () => void prepare() });
    const prepareSoon = () => {
      preparing.elapsed = 0;
      preparing.paused = false;
    };
    const prepare = async () => {
      preparing.paused = true;
      const { prepareTable } = await this.#loadTable();
      if (!this.scene.isActive() || isDealing) return;
      prepared?.destroy();
      prepared = prepareTable(this, session);
    };

    refresh();
    inCssPixels(this, (size) => {
      const layout = layoutMenu(size, SPEEDS.length);
      const { type } = layout;
      picture.place(layout, size, session.pace.reducedMotion);
      picture.seat(session.settings.opponents);
      letter(title, { size: layout.titleSize, colour: colours.text, face: 'display', strong: true });
      letter(subtitle, { size: type.body, colour: colours.textSoft, wrap: layout.subtitle.width });
      letter(count, { size: type.title, colour: colours.text, face: 'display' });
      letter(hint, { size: type.small, colour: colours.textSoft });
      put(title, layout.title);
      put(subtitle, layout.subtitle);
      put(count, layout.count);
      hint.setText(session.hasKeyboard ? '1 to 9: opponents  ·  Enter: deal' : '');
      put(hint, layout.hint);
      fewer.place(layout.fewer, type.title);
      more.place(layout.more, type.title);
      for (const [index, button] of speeds.entries()) button.place(layout.speeds[index], type.body);
      deal.place(layout.deal, type.title);
    });

    showsOnScreen(() => ({
      scene: 'menu',
      buttons: buttons.map(({ label, bounds }) => ({ label, bounds, isFocused: keyboard.focused?.label === label })),
    }));
    this.game.events.once('postrender', () => {
      performance.mark('menu usable');
      this.time.delayedCall(0, () => picture.light(session.pace.reducedMotion));
      // The table and the opponents come while the person looks at the menu.
      prepareSoon();
      if (session.opponents.state.is !== 'expert') session.opponents.load();
    });
  }

  /** Brings the table's code, once. */
  #loadTable(): Promise<TableModule> {
    this.#tableLoaded ??= Promise.all([import('./table.ts'), import('./result.ts')]).then(([table, result]) => {
      this.scene.add('table', new table.TableScene(this.#session));
      this.scene.add('result', new result.ResultScene(this.#session));
      return table;
    });
    return this.#tableLoaded;
  }
}
