/** The end of a match. What it shows is a page (`game/screens/result`), told here of what becomes known meanwhile. */
import { signal, type Signal } from '@preact/signals';
import * as Phaser from 'phaser';
import type { Level } from '../../engine/bots/characters.ts';
import { hasAdapted } from '../../engine/record.ts';
import { changeScene } from '../base/change-scene.ts';
import { download } from '../base/download.ts';
import { easierOpponents, MANY_LOSSES } from '../catalogue/easier-opponents.ts';
import { stepAbove, stepAt } from '../catalogue/ladder.ts';
import { withWords, words } from '../i18n/words.ts';
import { open } from '../kit/dialog.tsx';
import type { Arrangement } from '../match/arrangement.ts';
import type { Ending } from '../match/ending.ts';
import type { TableOpening } from '../match/open-table.ts';
import { matchStory, storyInWords, type MatchStory } from '../model/match-story.ts';
import { hasWon, headline, standingsOf } from '../model/outcome.ts';
import { decisiveMoment, readMatch } from '../model/replay.ts';
import { newsInWords, sentencesOf, type Known, type News } from '../screens/result/news.ts';
import { ResultScreen } from '../screens/result/screen.tsx';
import type { KeptRecord } from '../services/storage/stores.ts';
import { announce } from '../ui/a11y/announcer.ts';
import { showToast } from '../ui/dialogs/toast.ts';
import { setSceneReader } from '../ui/screen-state.ts';
import { showChallenge } from './open-challenge.ts';
import { ladderMatch } from './open-ladder.ts';
import { showTurningPoint } from './open-turning-point.ts';
import type { Services } from './services.ts';
import { watch } from './watch.ts';

interface ResultAction {
  label: string;
  onPress: () => void;
}

export class ResultScene extends Phaser.Scene {
  readonly #services: Services;
  /** Endings are shown again after a replay. */
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
    const story = storyOf(ending);
    const known = signal<Known>({ news: null, level: null, adaptation: '', retort: retortOf(ending) });
    const { scale, reducedMotion } = preferences.pace;
    const celebrates = !this.#celebrated.has(ending) && scale > 0 && !reducedMotion;
    this.#celebrated.add(ending);
    const Shown = () => (
      <ResultScreen
        rules={ending.again.rules}
        theme={preferences.theme}
        outcome={outcome}
        players={ending.again.settings.seats}
        story={storyInWords(story, outcome)}
        known={known.value}
        celebrates={celebrates}
        actions={this.#actionsAfter(ending, story)}
      />
    );
    const close = open(() => <Shown />);
    this.events.once('shutdown', close);
    announce(`${headline(outcome)} ${storyInWords(story, outcome)}.`);
    this.#tell(ending, known);
    this.#offerEasierOpponents(ending);
    this.#reopenReview(ending);
    setSceneReader(() => ({
      scene: 'result',
      buttons: [],
      headline: headline(outcome),
      standings: standingsOf(outcome),
    }));
  }

  /** What the match has added, and how well it was played, as soon as either is known. */
  #tell(ending: Ending, known: Signal<Known>): void {
    const add = (more: Partial<Known>): void => {
      known.value = { ...known.value, ...more };
    };
    void this.#count(ending, (news) => {
      add({ news });
      announce([...newsInWords(news), ...sentencesOf({ ...known.value, news: null })].join(' '));
    });
    void this.#adaptationOf(ending).then((adaptation) => {
      if (adaptation === '') return;
      add({ adaptation });
      announce(adaptation);
    });
    this.#reviewMade = () => void this.#levelOf(ending).then((level) => level !== null && add({ level }));
    this.#reviewMade();
  }

  /** What a bot that adapts did because of what it knew; empty for nothing. */
  async #adaptationOf({ kept, outcome: { names, you } }: Ending): Promise<string> {
    if (kept === null || !hasAdapted(kept.record)) return '';
    const [{ adaptedIn }, { adaptationInWords }] = await Promise.all([
      import('../services/bots/adapting-service.ts'),
      withWords(['match'], import('../model/adaptation-in-words.ts')),
    ]);
    const decisions = await adaptedIn(this.#services.bots, kept.record);
    return adaptationInWords({ record: kept.record, decisions, names, you });
  }

  /** Counts the match for ladder and goals, once, and says what it has added, if anything. */
  async #count(ending: Ending, tell: (news: News) => void): Promise<void> {
    if (ending.kept === null) return;
    const { countMatch, isNews } = await import('./progress.ts');
    const counting = this.#news.get(ending) ?? countMatch(this.#services.stores, ending.kept);
    this.#news.set(ending, counting);
    const news = await counting;
    if (isNews(news)) tell(news);
  }

  /** The level that one has played like, as soon as a review has been made; null where there is none. */
  async #levelOf({ id, kept, outcome: { you } }: Ending): Promise<Level | null> {
    if (kept === null || you < 0) return null;
    const [{ playOf }, reviews] = await Promise.all([
      import('../../engine/review/levels.ts'),
      this.#services.reviews(),
    ]);
    const review = await reviews.get({ id, seat: you });
    return review === null ? null : (playOf(review.judged, kept.players.length)?.level ?? null);
  }

  /** The match that is most likely to be played next: against the next opponent of the ladder, or the same again. */
  #nextMatch({ again, outcome }: Ending): ResultAction {
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

  /** What can be done next, the most likely first. */
  #actionsAfter(ending: Ending, story: MatchStory | null): ResultAction[] {
    const { record, kept, outcome } = ending;
    const { menu, saveRecord, turningPoint, watchAgain } = words().result;
    const { you } = outcome;
    const play = kept?.record;
    return [
      this.#nextMatch(ending),
      { label: menu, onPress: () => changeScene(this, 'menu') },
      ...(play === undefined || story === null
        ? []
        : [{ label: turningPoint.title, onPress: () => this.#showTurningPoint(ending, play, story) }]),
      { label: watchAgain, onPress: () => this.#watch(ending) },
      ...(kept === null ? [] : [{ label: words().dialogs.review, onPress: () => void this.#review(ending, kept, {}) }]),
      { label: saveRecord, onPress: () => void download(record.name, record.text) },
      // Others can play a match that one person has played with sealed cards.
      ...(play?.fair === undefined || you < 0
        ? []
        : [
            {
              label: words().match.challenge.title,
              onPress: () => void showChallenge(this, this.#services, { record: play, you, deal: null }),
            },
          ]),
    ];
  }

  #showTurningPoint(ending: Ending, record: KeptRecord['record'], story: MatchStory): void {
    void showTurningPoint(this, this.#services, {
      deal: story.deal,
      story: storyInWords(story, ending.outcome),
      played: { record, you: ending.outcome.you },
      onWatch: () => this.#watch(ending, story.deal),
    });
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

  /** @param whose left out for the decisions of the person who played alone */
  async #review(ending: Ending, kept: KeptRecord, whose: { seat?: number }): Promise<void> {
    const { showReview } = await import('./open-review.ts');
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
