/** The end of a match (`game/screens/result`), told here of what becomes known meanwhile. */
import { signal, type Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Level } from '../../engine/bots/characters.ts';
import { hasAdapted } from '../../engine/record.ts';
import { download } from '../base/download.ts';
import { StorageError } from '../base/store.ts';
import { easierOpponents, MANY_LOSSES } from '../catalogue/easier-opponents.ts';
import { stepAbove, stepAt } from '../catalogue/ladder.ts';
import { choosingLook, type Look, type Reward } from '../catalogue/rewards.ts';
import { animalOf } from '../catalogue/table-setup.ts';
import { withWords, words } from '../i18n/words.ts';
import { ladderMatch, type Arrangement } from '../match/arrangement.ts';
import type { Destination, Here } from '../match/destinations.ts';
import type { Ending } from '../match/ending.ts';
import { matchStory, storyInWords, turningInWords, whyInWords, type MatchStory } from '../model/match-story.ts';
import { hasWon, headline, standingsOf } from '../model/outcome.ts';
import { decisiveMoment, readMatch } from '../model/replay.ts';
import { newsInWords, sentencesOf, type Known, type News } from '../screens/result/news.ts';
import { ResultScreen } from '../screens/result/screen.tsx';
import { headToHead } from '../services/storage/kept-records.ts';
import type { KeptRecord } from '../services/storage/match-schemas.ts';
import { announce } from '../kit/announcer.ts';
import { showToast } from '../kit/toast.tsx';
import { setSceneReader } from '../services/screen-state.ts';

interface ResultAction {
  label: string;
  onPress: () => void;
}

/** How long the moment stands alone at normal speed, in ms. */
const BEAT = 1600;

/** Endings are shown again after a replay. */
const celebrated = new WeakSet<Ending>();
/** What each match has added, which is counted once. */
const counted = new WeakMap<Ending, Promise<News>>();

export function resultPage(here: Here, { ending, reviewed }: Extract<Destination, { is: 'result' }>): ComponentChild {
  const result = new Result(here, ending);
  if (reviewed !== undefined) result.review(reviewed);
  return result.show();
}

class Result {
  readonly #here: Here;
  readonly #ending: Ending;
  readonly #story: MatchStory | null;
  readonly #known: Signal<Known>;

  constructor(here: Here, ending: Ending) {
    this.#here = here;
    this.#ending = ending;
    this.#story = storyOf(ending);
    this.#known = signal<Known>({ news: null, level: null, adaptation: '', retort: retortOf(ending), headToHead: [] });
  }

  show(): ComponentChild {
    const ending = this.#ending;
    const { outcome } = ending;
    const { preferences } = this.#here.services;
    const { scale, reducedMotion } = preferences.pace;
    const beat = celebrated.has(ending) || reducedMotion ? 0 : BEAT * scale;
    celebrated.add(ending);
    const story = storyInWords(this.#story, outcome);
    const turning = turningInWords(this.#story, ending.again.rules, ending.kept?.record.deals ?? [], outcome);
    const Shown = () => (
      <ResultScreen
        rules={ending.again.rules}
        theme={preferences.theme}
        settings={preferences.settings}
        onChoose={(kind, look) => this.#choose(kind, look)}
        outcome={outcome}
        players={ending.again.settings.seats}
        story={story}
        turning={turning}
        known={this.#known.value}
        beat={beat}
        actions={this.#actions()}
      />
    );
    announce(`${headline(outcome)} ${story}. ${turning}`.trim());
    this.#tell();
    this.#offerEasierOpponents();
    setSceneReader(() => ({
      scene: 'result',
      buttons: [],
      headline: headline(outcome),
      standings: standingsOf(outcome),
    }));
    return <Shown />;
  }

  #choose(kind: Reward['setting'], look: Look): void {
    const ending = this.#ending;
    const { preferences } = this.#here.services;
    preferences.change(choosingLook(kind, look, preferences.settings));
    const { settings } = ending.again;
    const { seats } = { ...settings, ...choosingLook(kind, look, { ...preferences.settings, seats: settings.seats }) };
    ending.again = { ...ending.again, settings: { ...settings, seats } };
  }

  #tell(): void {
    const known = this.#known;
    const add = (more: Partial<Known>): void => {
      known.value = { ...known.value, ...more };
    };
    void this.#count((news) => {
      add({ news });
      announce([...newsInWords(news), ...sentencesOf({ ...known.value, news: null })].join(' '));
    });
    void this.#adaptation().then((adaptation) => {
      if (adaptation === '') return;
      add({ adaptation });
      announce(adaptation);
    });
    void this.#headToHead().then((scores) => add({ headToHead: scores }));
    this.#reviewMade();
  }

  /** How one stands with each animal at the table, with this match, which is stored by now; with none where the storage fails. */
  async #headToHead(): Promise<Known['headToHead']> {
    const { kept } = this.#ending;
    if (kept === null) return [];
    try {
      const met = headToHead((await this.#here.services.stores.records.all()).values());
      return kept.players.map((player, seat) =>
        player.kind === 'bot' ? (met.get(animalOf(seat, player)) ?? null) : null,
      );
    } catch (error) {
      if (error instanceof StorageError) return [];
      throw error;
    }
  }

  #reviewMade(): void {
    void this.#level().then((level) => {
      if (level !== null) this.#known.value = { ...this.#known.value, level };
    });
  }

  /** What a bot that adapts did because of what it knew; empty for nothing. */
  async #adaptation(): Promise<string> {
    const { kept, outcome } = this.#ending;
    const { names, you } = outcome;
    if (kept === null || !hasAdapted(kept.record)) return '';
    const [{ adaptedIn }, { adaptationInWords }] = await Promise.all([
      import('../services/bots/adapting-service.ts'),
      withWords(['match'], import('../model/adaptation-in-words.ts')),
    ]);
    const decisions = await adaptedIn(this.#here.services.bots, kept.record);
    return adaptationInWords({ record: kept.record, decisions, names, you });
  }

  async #count(tell: (news: News) => void): Promise<void> {
    const ending = this.#ending;
    if (ending.kept === null) return;
    const { countMatch, isNews } = await import('../screens/goals/progress.ts');
    const counting = counted.get(ending) ?? countMatch(this.#here.services.stores, ending.id, ending.kept);
    counted.set(ending, counting);
    const news = await counting;
    if (isNews(news)) tell(news);
  }

  /** The level that one has played like, as soon as a review has been made; null where there is none. */
  async #level(): Promise<Level | null> {
    const { id, kept, outcome } = this.#ending;
    const { you } = outcome;
    if (kept === null || you < 0) return null;
    const [{ playOf }, reviews] = await Promise.all([
      import('../../engine/review/levels.ts'),
      this.#here.services.reviews(),
    ]);
    const review = await reviews.get({ id, seat: you });
    return review === null ? null : (playOf(review.judged, kept.players.length)?.level ?? null);
  }

  #nextMatch(): ResultAction {
    const { again, outcome, isOfRoom = false } = this.#ending;
    const { seats } = again.settings;
    const step = isOfRoom ? null : stepAt(seats);
    const above = step !== null && hasWon(outcome) ? stepAbove(step) : null;
    const start = (match: Arrangement) => void this.#here.goTo({ is: 'table', opening: { again: match } });
    if (above !== null) {
      const name = words().seats.animals[above.animal];
      return { label: words().ladder.playAgainst(name), onPress: () => start(ladderMatch(above, seats[0])) };
    }
    const { playAgain, rematch } = words().result;
    const others = outcome.names.filter((_, seat) => seat !== outcome.you);
    return {
      label: hasWon(outcome) ? rematch(others) : playAgain,
      onPress: () => (isOfRoom ? this.#toRoom() : start(again)),
    };
  }

  #toRoom(): void {
    void this.#here.goTo({ is: 'menu', over: [{ is: 'friends' }] });
  }

  #actions(): ResultAction[] {
    const { record, kept, outcome } = this.#ending;
    const story = this.#story;
    const { menu, saveRecord, turningPoint, watchAgain } = words().result;
    const { you } = outcome;
    const play = kept?.record;
    return [
      this.#nextMatch(),
      { label: menu, onPress: () => void this.#here.goTo({ is: 'menu' }) },
      ...(play === undefined || story === null
        ? []
        : [{ label: turningPoint.title, onPress: () => this.#showTurningPoint(play, story) }]),
      { label: watchAgain, onPress: () => this.#watch() },
      ...(kept === null ? [] : [{ label: words().dialogs.review, onPress: () => this.review() }]),
      { label: saveRecord, onPress: () => void download(record.name, record.text) },
      // Others can play a match that one person has played with sealed cards.
      ...(play?.fair === undefined || you < 0
        ? []
        : [
            {
              label: words().match.challenge.title,
              onPress: () => void this.#here.open({ is: 'challenge', record: play, you, deal: null }),
            },
          ]),
    ];
  }

  #showTurningPoint(record: KeptRecord['record'], decisive: MatchStory): void {
    const { outcome } = this.#ending;
    const { deal } = decisive;
    const [story, why] = [storyInWords(decisive, outcome), whyInWords(decisive)];
    const onWatch = (): void => this.#watch(deal);
    void this.#here.open({ is: 'turning-point', deal, story, why, record, you: outcome.you, onWatch });
  }

  #watch(deal?: number): void {
    const ending = this.#ending;
    const { again, kept, outcome } = ending;
    const { you } = outcome;
    const match = readMatch(JSON.parse(ending.record.text));
    const from =
      deal === undefined ? {} : { from: { position: decisiveMoment(match, deal), view: you, isPlaying: true } };
    void this.#here.goTo({
      is: 'replay',
      opening: {
        match,
        kept: { you, players: again.settings.seats },
        back: { is: 'result', ending },
        ...from,
        ...(kept !== null && { reviewed: { id: ending.id, seat: you } }),
      },
    });
  }

  /** Opens the review. @param seat whose decisions; left out for those of the person who played alone */
  review(seat?: number): void {
    const ending = this.#ending;
    const { id, kept } = ending;
    if (kept === null) return;
    void this.#here.open({
      is: 'review',
      id,
      match: readMatch(kept.record),
      kept,
      ...(seat !== undefined && { seat }),
      backFor: (reviewed) => ({ is: 'result', ending, reviewed }),
      onMade: () => this.#reviewMade(),
    });
  }

  #offerEasierOpponents(): void {
    const ending = this.#ending;
    const { preferences } = this.#here.services;
    const { lossesInARow, seats } = preferences.settings;
    const again = easierOpponents(ending.again.settings.seats);
    if (lossesInARow < MANY_LOSSES || again === null) return;
    const { offer, accept, decline } = words().result.easier;
    const easier = (): void => {
      ending.again = { ...ending.again, settings: { ...ending.again.settings, seats: again } };
      preferences.change({ seats: easierOpponents(seats) ?? seats, lossesInARow: 0 });
    };
    const toast = showToast(offer, [
      { label: accept, onPress: easier },
      { label: decline, onPress: () => preferences.change({ lossesInARow: 0 }) },
    ]);
    this.#here.left.addEventListener('abort', () => toast.remove());
  }
}

/** What the match was about; null for those who watched, and for a match that is not over. */
function storyOf({ again, kept, outcome }: Ending): MatchStory | null {
  return kept === null ? null : matchStory(again.rules, kept.record.deals, outcome);
}

/** What the best of the others says, where that is an animal: the winner, or whom one has beaten; empty for those who watched. */
function retortOf({ again, kept, outcome }: Ending): string {
  if (kept === null || outcome.you < 0) return '';
  const other = standingsOf(outcome).find(({ seat }) => seat !== outcome.you);
  const player = other === undefined ? undefined : again.settings.seats[other.seat];
  if (other === undefined || player?.kind !== 'bot') return '';
  const { ladder, seats } = words();
  const animal = animalOf(other.seat, player);
  const { ahead, beaten } = ladder.retorts[animal];
  return ladder.says(seats.animals[animal], hasWon(outcome) ? beaten : ahead);
}
