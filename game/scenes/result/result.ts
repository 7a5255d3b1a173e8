/** How the match ended: who won, who came where, and what to do next. */
import * as Phaser from 'phaser';
import { hasAdapted } from '../../../engine/record.ts';
import type { Level } from '../../../engine/bots/characters.ts';
import { changeScene } from '../../base/change-scene.ts';
import { inCssPixels, viewport } from '../../base/canvas.ts';
import type { Viewport } from '../../base/viewport.ts';
import { download } from '../../base/download.ts';
import { fit } from '../../base/fit-text.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import { easierOpponents, MANY_LOSSES } from '../../catalogue/easier-opponents.ts';
import { stepAbove, stepAt } from '../../catalogue/ladder.ts';
import { withWords, words } from '../../i18n/words.ts';
import type { Arrangement } from '../../match/arrangement.ts';
import type { Ending } from '../../match/ending.ts';
import type { TableOpening } from '../../match/open-table.ts';
import { matchStory, storyInWords, type MatchStory } from '../../model/match-story.ts';
import { hasWon, headline, standingsOf } from '../../model/outcome.ts';
import { decisiveMoment, readMatch } from '../../model/replay.ts';
import { clothOf } from '../../model/tokens.ts';
import { addGround } from '../../table/art/ground.ts';
import type { Passage } from '../../ui/a11y/accessible-screen.ts';
import { announce } from '../../ui/a11y/announcer.ts';
import { applyPageColours } from '../../ui/dialogs/page-colours.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { setSceneReader } from '../../ui/screen-state.ts';
import { Button, pressables } from '../../ui/widgets/button.ts';
import { KeyboardFocus } from '../../ui/widgets/keyboard.ts';
import { addText, setTextStyle, placeText } from '../../ui/widgets/text.ts';
import { showChallenge } from '../open-challenge.ts';
import { ladderMatch } from '../open-ladder.ts';
import { showTurningPoint } from '../open-turning-point.ts';
import { watch } from '../watch.ts';
import type { KeptRecord } from '../../services/storage/stores.ts';
import type { News } from '../progress.ts';
import { onlyUntilShutdown, redrawer } from '../redraw.ts';
import type { Services } from '../services.ts';
import { Celebration } from './celebration.ts';
import { layoutResult } from './result-layout.ts';
import { NewsView } from './news-view.ts';
import { StandingsView } from './standings-view.ts';

export class ResultScene extends Phaser.Scene {
  readonly #services: Services;
  /** Endings are shown again after a replay, or in another light. */
  readonly #celebrated = new WeakSet<Ending>();
  readonly #news = new WeakMap<Ending, Promise<News>>();
  /** Says how well one has played. */
  #reviewMade = (): void => undefined;

  constructor(services: Services) {
    super('result');
    this.#services = services;
  }

  create(ending: Ending): void {
    const { outcome } = ending;
    const { preferences } = this.#services;
    const theme = withCloth(preferences.theme, clothOf(ending.again.rules));
    const { colours } = theme;
    applyPageColours(theme);
    this.events.once('shutdown', preferences.onAppearance(redrawer(this, () => ending)));

    const title = addText(this, headline(outcome), { size: 34, colour: colours.text });
    const story = storyOf(ending);
    const subtitle = addText(this, storyInWords(story, outcome), { size: 16, colour: colours.textSoft });
    const standings = standingsOf(outcome);
    const standingsView = new StandingsView(this, theme, outcome, ending.again.settings.seats);
    const news = new NewsView(this, theme, retortOf(ending));
    const buttons = this.#createButtons(ending, story);
    const ranks = standings.map(({ place, name, end }) => `${place}. ${name}: ${end}`);
    const keyboard = this.#createKeyboard(buttons, title.text, () => [
      { lines: [subtitle.text, ...ranks, ...news.sentences] },
    ]);

    const celebration = hasWon(outcome) ? new Celebration(this, theme, ending.again.rules) : undefined;
    let ground: Phaser.GameObjects.Image | undefined;
    const place = (size: Viewport): void => {
      ground?.destroy();
      ground = addGround(this, theme, size);
      const layout = layoutResult(size, { lines: standings.length, buttons: buttons.length, newsLines: news.lines });
      const { type, titleSize } = layout;
      setTextStyle(title, { size: titleSize, colour: colours.text, face: 'display', strong: true });
      setTextStyle(subtitle, { size: type.body, colour: colours.textSoft });
      fit(title, titleSize, layout.title);
      fit(subtitle, type.body, layout.subtitle);
      placeText(title, layout.title);
      placeText(subtitle, layout.subtitle);
      news.place(layout.news, type, size.dpr);
      standingsView.place(layout, size.dpr);
      celebration?.place(layout.winner, size);
      for (const [index, button] of buttons.entries()) button.place(layout.buttons[index], type.body);
    };
    inCssPixels(this, place);

    announce(`${title.text} ${subtitle.text}.`);
    this.#tellNews(ending, { news, celebration, place: () => place(viewport()) });
    this.#offerEasierOpponents(ending);
    this.#reopenReview(ending);
    setSceneReader(() => ({
      scene: 'result',
      buttons: pressables(buttons, keyboard.focused),
      headline: title.text,
      standings,
    }));
  }

  /** What the match has added, and how well it was played, as soon as either is known. @param place places everything again */
  #tellNews(
    ending: Ending,
    { news, celebration, place }: { news: NewsView; celebration: Celebration | undefined; place: () => void },
  ): void {
    const ifShown = onlyUntilShutdown(this);
    const tell = ifShown((told: News) => {
      news.show(told);
      place();
      announce(news.sentences.join(' '));
    });
    // Coins come after the news: what is placed again loses its coins.
    void this.#count(ending, tell).finally(ifShown(() => this.#celebrate(ending, news, celebration)));
    const tellLevel = ifShown((level: Level | null) => {
      if (level === null) return;
      news.showLevel(level);
      place();
    });
    const tellAdaptation = ifShown((sentence: string) => {
      news.showAdaptation(sentence);
      place();
      announce(sentence);
    });
    void this.#adaptationOf(ending).then((sentence) => sentence === '' || tellAdaptation(sentence));
    this.#reviewMade = () => void this.#levelOf(ending).then(tellLevel);
    this.#reviewMade();
  }

  /** What a bot that adapts did because of what it knew; empty for nothing. */
  async #adaptationOf({ kept, outcome: { names, you } }: Ending): Promise<string> {
    if (kept === null || !hasAdapted(kept.record)) return '';
    const [{ adaptedIn }, { adaptationInWords }] = await Promise.all([
      import('../../services/bots/adapting-service.ts'),
      withWords(['match'], import('../../model/adaptation-in-words.ts')),
    ]);
    const decisions = await adaptedIn(this.#services.bots, kept.record);
    return adaptationInWords({ record: kept.record, decisions, names, you });
  }

  /** Counts the match for ladder and goals, once, and says what it has added, if anything. */
  async #count(ending: Ending, tell: (news: News) => void): Promise<void> {
    if (ending.kept === null) return;
    const { countMatch, isNews } = await import('../progress.ts');
    const counting = this.#news.get(ending) ?? countMatch(this.#services.stores, ending.kept);
    this.#news.set(ending, counting);
    const news = await counting;
    if (isNews(news)) tell(news);
  }

  #celebrate(ending: Ending, news: NewsView, celebration: Celebration | undefined): void {
    const { pace } = this.#services.preferences;
    if (!this.#celebrated.has(ending) && pace.scale > 0 && !pace.reducedMotion) {
      celebration?.rain(viewport(), pace);
      news.stamp(pace);
    }
    this.#celebrated.add(ending);
  }

  /** The level that one has played like, as soon as a review has been made; null where there is none. */
  async #levelOf({ id, kept, outcome: { you } }: Ending): Promise<Level | null> {
    if (kept === null || you < 0) return null;
    const [{ playOf }, reviews] = await Promise.all([
      import('../../../engine/review/levels.ts'),
      this.#services.reviews(),
    ]);
    const review = await reviews.get({ id, seat: you });
    return review === null ? null : (playOf(review.judged, kept.players.length)?.level ?? null);
  }

  /** The match that is most likely to be played next: against the next opponent of the ladder, or the same again. */
  #nextMatch({ again, outcome }: Ending): { label: string; onPress: () => void } {
    const { seats } = again.settings;
    const step = stepAt(seats);
    const above = step !== null && hasWon(outcome) ? stepAbove(step) : null;
    const start = (match: Arrangement) => changeScene(this, 'table', { again: match } satisfies TableOpening);
    if (above !== null) {
      const name = words().seats.animals[above.animal];
      return { label: words().ladder.playAgainst(name), onPress: () => start(ladderMatch(above, seats[0])) };
    }
    const { playAgain, rematch } = words().result;
    const others = outcome.names.filter((_, seat) => seat !== outcome.you);
    return { label: hasWon(outcome) ? rematch(others) : playAgain, onPress: () => start(again) };
  }

  /** The buttons from the top, the most likely first. */
  #createButtons(ending: Ending, story: MatchStory | null): readonly Button[] {
    const { record } = ending;
    const { theme } = this.#services.preferences;
    const { menu, saveRecord, watchAgain } = words().result;
    const plate = (label: string, onPress: () => void): Button =>
      new Button(this, theme, { label, kind: 'plate', onPress });
    return [
      new Button(this, theme, { ...this.#nextMatch(ending), kind: 'main' }),
      new Button(this, theme, { label: menu, onPress: () => changeScene(this, 'menu') }),
      ...this.#turningPointButton(ending, story),
      plate(watchAgain, () => this.#watch(ending)),
      ...this.#reviewButton(ending),
      plate(saveRecord, () => download(record.name, record.text)),
      ...this.#challengeButton(ending),
    ];
  }

  /** @param deal at whose decisive moment it begins; left out for the whole match */
  #watch(ending: Ending, deal?: number): void {
    const { again, kept, outcome } = ending;
    const { you } = outcome;
    const match = readMatch(JSON.parse(ending.record.text));
    const from =
      deal === undefined ? {} : { from: { position: decisiveMoment(match, deal), view: you, isPlaying: true } };
    void watch(this, this.#services, {
      match,
      kept: { you, players: again.settings.seats },
      back: { scene: 'result', data: ending },
      ...from,
      ...(kept !== null && { reviewed: { id: ending.id, seat: you } }),
    });
  }

  #turningPointButton(ending: Ending, story: MatchStory | null): readonly Button[] {
    const { kept, outcome } = ending;
    if (kept === null || story === null) return [];
    const { deal } = story;
    const button = new Button(this, this.#services.preferences.theme, {
      label: words().result.turningPoint.title,
      kind: 'plate',
      onPress: () =>
        void showTurningPoint(this, this.#services, {
          deal,
          story: storyInWords(story, outcome),
          played: { record: kept.record, you: outcome.you },
          onWatch: () => this.#watch(ending, deal),
        }),
    });
    return [button];
  }

  /** What shows what could have been done better, once the match is over. */
  #reviewButton(ending: Ending): readonly Button[] {
    const { kept } = ending;
    if (kept === null) return [];
    return [
      new Button(this, this.#services.preferences.theme, {
        label: words().dialogs.review,
        kind: 'plate',
        onPress: () => void this.#review(ending, kept, {}),
      }),
    ];
  }

  /** @param whose left out for the decisions of the person who played alone */
  async #review(ending: Ending, kept: KeptRecord, whose: { seat?: number }): Promise<void> {
    const { showReview } = await import('../open-review.ts');
    const backFor = (reviewed: number) => ({ scene: 'result', data: Object.assign(ending, { reviewed }) }) as const;
    const match = readMatch(kept.record);
    await showReview(this, this.#services, { id: ending.id, match, kept, ...whose, backFor, onMade: this.#reviewMade });
  }

  /** Opens the review again that was left for one of its moments. */
  #reopenReview(ending: Ending): void {
    const { kept, reviewed } = ending;
    delete ending.reviewed;
    if (kept !== null && reviewed !== undefined) void this.#review(ending, kept, { seat: reviewed });
  }

  /** What lets others play a match that one person has played with sealed cards. */
  #challengeButton({ outcome: { you }, kept }: Ending): readonly Button[] {
    if (you < 0 || kept?.record.fair === undefined) return [];
    const { record } = kept;
    return [
      new Button(this, this.#services.preferences.theme, {
        label: words().match.challenge.title,
        kind: 'plate',
        onPress: () => void showChallenge(this, this.#services, { record, you, deal: null }),
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
  #createKeyboard(buttons: readonly Button[], title: string, passages: () => readonly Passage[]): KeyboardFocus {
    return new KeyboardFocus(this, {
      items: () => buttons,
      screen: () => ({ layer: 'result', title, passages: passages() }),
      onPressNothing: () => buttons[0].press(),
    });
  }
}

/** What the match was about; null for those who watched, and for a match that is not over. */
function storyOf({ again, kept, outcome }: Ending): MatchStory | null {
  return kept === null ? null : matchStory(again.rules, kept.record.deals, outcome);
}

/** What the opponent of a match of the ladder says after it; empty after any other. */
function retortOf({ again, kept, outcome }: Ending): string {
  const step = kept === null ? null : stepAt(again.settings.seats);
  if (step === null) return '';
  const { ladder, seats } = words();
  const { ahead, beaten } = ladder.retorts[step.animal];
  return ladder.says(seats.animals[step.animal], hasWon(outcome) ? beaten : ahead);
}
