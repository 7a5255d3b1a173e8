/** What a match has added to ladder and goals, as text on the result: who was beaten, and what was reached. */
import type Phaser from 'phaser';
import type { Level } from '../../../engine/bots/characters.ts';
import { fit, FITS } from '../../base/fit-text.ts';
import { bottom, centre, type Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { TypeScale } from '../../base/theme/typography.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LADDER, stepAbove } from '../../catalogue/ladder.ts';
import { words } from '../../i18n/words.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';
import type { StepPace } from '../../model/presentation-queue.ts';
import type { News } from '../progress.ts';
import { MedalsView } from './medals-view.ts';

/** How many lines of room sentences take, and medals. */
const LINES = { text: 3, more: 5, medals: 4 };

/** The news in sentences. */
export function newsInWords({ beaten, goals, game }: News): string[] {
  const messages = words().goals;
  const names = goals.map((id) => messages.list[id].name);
  return [
    ...(beaten === null ? [] : beatenInWords(beaten)),
    ...(names.length === 0 ? [] : [messages.news(names)]),
    ...(game === null ? [] : [messages.gameWon(gameName(game.id).name, game.gamesWon, PRESETS.length)]),
  ];
}

/** That a step has been climbed, what was won with it, and who is next. */
function beatenInWords(animal: NonNullable<News['beaten']>): string[] {
  const { ladder, seats } = words();
  const next = stepAbove({ animal });
  const name = seats.animals[animal];
  const step = LADDER.find((one) => one.animal === animal);
  return [
    next === null ? ladder.top(name) : ladder.nextIs(name, seats.animals[next.animal]),
    ...(step === undefined ? [] : [`${ladder.won(ladder.rewards[step.reward.value])}.`]),
  ];
}

export class NewsView {
  readonly #theme: Theme;
  readonly #text: Phaser.GameObjects.Text;
  readonly #medals: MedalsView;
  #news: News | null = null;
  readonly #retort: readonly string[];
  #level: Level | null = null;
  #adaptation: readonly string[] = [];

  /** @param retort what an opponent says; empty for nothing */
  constructor(scene: Phaser.Scene, theme: Theme, retort: string) {
    this.#theme = theme;
    this.#retort = retort === '' ? [] : [retort];
    this.#text = addText(scene, '', { size: 13, colour: theme.colours.text });
    this.#medals = new MedalsView(scene, theme);
  }

  /** One sentence after the other; none until there is news. */
  get sentences(): readonly string[] {
    return [
      ...(this.#news === null ? [] : newsInWords(this.#news)),
      ...this.#play,
      ...this.#adaptation,
      ...this.#retort,
    ];
  }

  show(news: News): void {
    this.#news = news;
    this.#medals.show(news.goals);
  }

  /** @param level that one played like, as a review says */
  showLevel(level: Level): void {
    this.#level = level;
  }

  /** @param sentence about what a bot that adapts did; empty for nothing */
  showAdaptation(sentence: string): void {
    this.#adaptation = sentence === '' ? [] : [sentence];
  }

  get #play(): readonly string[] {
    return this.#level === null ? [] : [words().result.playedLike(words().seats.levels[this.#level])];
  }

  /** How many lines of room it wants, of small letters. */
  get lines(): number {
    const { length } = this.#beside;
    const text = length === 0 ? 0 : length <= 2 ? LINES.text : LINES.more;
    return text + (this.#medals.isEmpty ? 0 : LINES.medals);
  }

  /** What is said in words, the most important first; readers are told of goals too. */
  get #beside(): readonly string[] {
    const besidesGoals = this.#news === null ? [] : newsInWords({ ...this.#news, goals: [] });
    return [...besidesGoals, ...this.#play, ...this.#adaptation, ...this.#retort];
  }

  /** @param place null if there is nothing to say */
  place(place: Rect | null, { body, small }: TypeScale, dpr: number): void {
    const sentences = this.#beside;
    const height = (place?.height ?? 0) * (this.#medals.isEmpty ? 0 : LINES.medals / this.lines);
    this.#medals.place(place && { ...place, y: bottom(place) - height, height }, small, dpr);
    this.#text.setVisible(place !== null && sentences.length > 0);
    if (place === null || sentences.length === 0) return;
    const room = { ...place, height: place.height - height };
    setTextStyle(this.#text, { size: body, colour: this.#theme.colours.text, wrap: room.width });
    for (let count = sentences.length; count > 0; count--) {
      fit(this.#text.setText(sentences.slice(0, count).join('\n')), body, room);
      if (this.#text.getData(FITS) === true) break;
    }
    placeText(this.#text, centre(room));
  }

  stamp(pace: StepPace): void {
    this.#medals.stamp(pace);
  }
}
