/** What a match has added to ladder and goals, as text on the result: who was beaten, and what was reached. */
import type Phaser from 'phaser';
import { fit } from '../../base/fit-text.ts';
import { centre, type Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { stepAbove } from '../../catalogue/ladder.ts';
import { words } from '../../i18n/words.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';
import type { News } from '../progress.ts';

/** How many goals are named on the canvas; screen readers get all. */
const MOST_GOALS = 3;

/** The news in sentences. @param mostGoals how many goals are named */
export function newsInWords({ beaten, goals, game }: News, mostGoals: number = Infinity): string[] {
  const messages = words().goals;
  const names = goals.map((id) => messages.list[id].name);
  return [
    ...(beaten === null ? [] : [beatenInWords(beaten)]),
    ...(names.length === 0 ? [] : [messages.news(names.slice(0, mostGoals), Math.max(0, names.length - mostGoals))]),
    ...(game === null ? [] : [messages.gameWon(gameName(game.id).name, game.gamesWon, PRESETS.length)]),
  ];
}

function beatenInWords(animal: NonNullable<News['beaten']>): string {
  const { ladder, seats } = words();
  const next = stepAbove({ animal });
  const name = seats.animals[animal];
  return next === null ? ladder.top(name) : ladder.nextIs(name, seats.animals[next.animal]);
}

export class NewsView {
  readonly #theme: Theme;
  readonly #text: Phaser.GameObjects.Text;
  #news: News | null = null;

  constructor(scene: Phaser.Scene, theme: Theme) {
    this.#theme = theme;
    this.#text = addText(scene, '', { size: 13, colour: theme.colours.text });
  }

  /** One sentence after the other; none until there is news. */
  get sentences(): readonly string[] {
    return this.#news === null ? [] : newsInWords(this.#news);
  }

  show(news: News): void {
    this.#news = news;
  }

  /** @param place null if there is nothing to say @param size of its letters */
  place(place: Rect | null, size: number): void {
    this.#text.setVisible(place !== null);
    if (place === null || this.#news === null) return;
    setTextStyle(this.#text, { size, colour: this.#theme.colours.text, wrap: place.width });
    fit(this.#text.setText(this.#lines(this.#news)), size, place);
    placeText(this.#text, centre(place));
  }

  /** The ladder in a line of its own, then everything else. */
  #lines({ beaten, ...others }: News): string {
    const ladder = newsInWords({ beaten, goals: [], game: null });
    const rest = newsInWords({ beaten: null, ...others }, MOST_GOALS);
    return [...ladder, rest.join(' ')].filter((line) => line !== '').join('\n');
  }
}
