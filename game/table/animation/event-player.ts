/** How each event of the engine is animated: which cards fly, what lights up, what to wait for. */
import type Phaser from 'phaser';
import type { EventOf, MatchEvent } from '../../../engine/events.ts';
import type { Animal } from '../../base/animals.ts';
import { accompany, hopCoin, jolt } from './effects.ts';
import { pitchOn } from '../../services/sound/cloth-pitch.ts';
import { cuesOf, type Cue } from '../../services/sound/cues.ts';
import type { SoundRequest } from '../../services/sound/limit.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from './animator.ts';
import type { BusView } from '../bus/bus-view.ts';
import { centre, type Point } from '../../base/geometry.ts';
import { tableFactsOf } from '../../catalogue/table-setup.ts';
import { highlightOf } from '../../model/highlights.ts';
import { clothOf } from '../../model/tokens.ts';
import { countedUp, crowningDelay } from '../../model/schedule.ts';
import { HighlightView } from '../highlights/highlight-view.ts';
import { RoomLight } from '../highlights/room-light.ts';
import { Showdown, type MovingParts, type Sync } from './showdown.ts';
import type { TableState } from '../../model/table-state.ts';

type PlayerParts = MovingParts & {
  spotlight: Phaser.GameObjects.Image;
  /** Only if the game is played for places on a bus. */
  bus: BusView | null;
  sound: (request: SoundRequest) => void;
};

/** `next` resolves when the next event may start, `whole` when everything in this one has stopped moving. */
interface PlayingEvent {
  next: Promise<void>;
  whole: Promise<void>;
}

/** How far to the side sounds at the edge of the screen are, 0 to 1. */
const PAN = 0.5;

export class EventPlayer {
  readonly #parts: PlayerParts;
  readonly #showdown: Showdown;
  readonly #highlights: HighlightView;
  readonly #roomLight: RoomLight;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#showdown = new Showdown(parts);
    this.#highlights = new HighlightView(parts.stage, parts.cards.hands);
    this.#roomLight = new RoomLight(parts.stage);
  }

  /**
   * Shows an event that led from one state to the next. `sync` updates what is not animated to the new state;
   * it is called at once, or after coins have landed or a card has opened.
   */
  play(event: MatchEvent, before: TableState, state: TableState, run: Run, sync: Sync): PlayingEvent {
    this.#accompany(event, before, state, run);
    if (event.type === 'dealt') {
      sync();
      const whole = this.#parts.cards.deal(state, event.seat, event.card, run);
      return { next: run.wait(DURATION.dealStagger), whole };
    }
    const next = this.#show(event, before, state, run, sync);
    // What somebody has taken from a pool is seen for a while, whatever happens meanwhile.
    if (event.type !== 'put-into-pool' && event.type !== 'swapped-all') return { next, whole: next };
    return { next, whole: next.then(() => this.#parts.cards.hands.closeUnseen(state, event.seat, run)) };
  }

  /** Puts rings, light and bus where they are in the state, without motion. */
  place(state: TableState): void {
    this.#parts.bus?.place(state.turn);
    this.#roomLight.place(state);
    for (const [seat, view] of this.#parts.seats.entries()) view.ring.setAlpha(this.#isLit(state, seat) ? 1 : 0);
    this.#aimSpotlight(state.winners[0] ?? 0).setAlpha(state.winners.length === 1 ? 1 : 0);
  }

  #accompany(event: MatchEvent, before: TableState, state: TableState, run: Run): void {
    const { stage, sound } = this.#parts;
    const { tokens, rules } = stage;
    const cloth = clothOf(rules);
    const isYou = (seat: number): boolean => stage.seats[seat].isYou;
    const animalAt = (seat: number): Animal | null => stage.seats[seat].animal ?? null;
    const cues = cuesOf(event, { before, state, tokens, isYou, animalAt, reducedMotion: run.reducedMotion });
    accompany(cues, run, (cue, hurried) => {
      const { spot, gain } = cue;
      const pitch = pitchOn(cloth, cue.sound);
      sound({ sound: cue.sound, spot, gain, pitch, pan: this.#pan(spot), hurried });
    });
  }

  #pan(spot: Cue['spot']): number {
    const { layout } = this.#parts.stage;
    if (spot === 'table') return 0;
    const places = { stock: layout.stock, discards: layout.discard, dish: layout.kitty };
    const { x } = centre(typeof spot === 'number' ? this.#parts.stage.seat(spot).plate : places[spot]);
    return PAN * ((2 * x) / layout.screen.width - 1);
  }

  async #show(event: MatchEvent, before: TableState, state: TableState, run: Run, sync: Sync): Promise<void> {
    const { stage } = this.#parts;
    // The table says which card the person drew, or which is turned up, once that card is face up.
    const syncsLater = event.type === 'flipped' || (event.type === 'drew' && stage.sees(event.seat));
    const syncsItself = ['lost-tokens', 'match-won', 'match-shared', 'showdown'].includes(event.type);
    if (!syncsItself && !syncsLater) sync();
    await (this.#moveCards(event, state, run) ?? this.#showDeal(event, before, state, run, sync));
    if (syncsLater) sync();
  }

  /** Moves the card of an event in a turn; null for all other events. */
  #moveCards(event: MatchEvent, state: TableState, run: Run): Promise<void> | null {
    const { cards } = this.#parts;
    switch (event.type) {
      case 'turned-up':
        return cards.turnUp(event.card, run).then(() => cards.hands.open(state, run));
      case 'drew':
        return cards.draw(state, event.seat, event.card, run);
      case 'took':
        return cards.take(state, event.seat, event.card, run);
      case 'discarded':
        return cards.discard(state, event.seat, event.card, run);
      case 'replaced':
        return cards.replace(state, event.seat, event.slot, event.card, run);
      case 'flipped':
        return cards.flip(state, event.seat, event.slot, event.discarded, run);
      default:
        return this.#moveInPool(event, state, run);
    }
  }

  /** Moves cards between hands and the pool; null for all other events. */
  #moveInPool(event: MatchEvent, state: TableState, run: Run): Promise<void> | null {
    const { cards } = this.#parts;
    switch (event.type) {
      case 'pool-laid':
        return cards.pool.lay(event.cards, false, run).then(() => cards.hands.open(state, run));
      case 'changed-hand':
        return cards.swapPool(state, event.seat, event, false, run);
      case 'pool-turned-up':
        return cards.pool.turnUp(event.cards, run).then(() => cards.hands.open(state, run));
      case 'took-from-pool':
        return cards
          .takeFromPool(state, event.seat, event.card, event.place, run)
          .then(() => this.#followExchange(event.seat, run));
      case 'put-into-pool':
        return cards
          .putIntoPool(state, event.seat, event.card, event.place, run)
          .then(() => this.#followExchange(event.seat, run));
      case 'swapped-all':
        return cards.swapPool(state, event.seat, event, true, run).then(() => this.#followExchange(event.seat, run));
      case 'pool-renewed':
        return run.wait(DURATION.read / 2).then(() => cards.pool.renew(event.cards, run));
      default:
        return null;
    }
  }

  /** What others take and give is to be followed: it stays a moment. */
  async #followExchange(seat: number, run: Run): Promise<void> {
    if (!this.#parts.stage.sees(seat)) await run.wait(DURATION.read / 3);
  }

  /** All other events of a deal and between deals. */
  async #showDeal(event: MatchEvent, before: TableState, state: TableState, run: Run, sync: Sync): Promise<void> {
    const { bus, cards, seats } = this.#parts;
    switch (event.type) {
      case 'deal-began':
        await Promise.all([cards.gather(run), this.#light(state, run), this.#roomLight.follow(state, run)]);
        return;
      case 'turn':
        void bus?.drive(event.seat, run);
        await this.#light(state, run);
        return;
      case 'knocked':
      case 'hammered':
        await Promise.all([this.#rap(state, event.seat, run), this.#highlight(event, state, run)]);
        await this.#roomLight.follow(state, run);
        return;
      case 'declared':
        // The declarer's hand opens, from where its cards come to the middle.
        await Promise.all([this.#light(state, run), cards.hands.show(state, run), this.#highlight(event, state, run)]);
        return;
      case 'showdown':
        await this.#openHands(before, state, run, sync);
        await this.#highlight(event, state, run);
        return;
      case 'lost-tokens':
        await this.#showdown.lose(event.seat, before, state, run, sync);
        await this.#highlight(event, state, run);
        return;
      case 'match-won':
        await run.wait(crowningDelay(before));
        await this.#crown(event, state, run, sync);
        return;
      case 'match-shared':
        await run.wait(crowningDelay(before));
        sync();
        await Promise.all([
          this.#light(state, run),
          ...event.seats.map((seat) => seats[seat].react('wins', run, DURATION.glory)),
          this.#highlight(event, state, run),
        ]);
        return;
      case 'scored':
        await Promise.all([
          seats[event.seat].tokens.stress(run),
          run.wait(state.gains.length > 0 ? DURATION.read / 2 : 0),
        ]);
        return;
      case 'bought-in':
        await this.#buyIn(event.seat, before, run);
        return;
      case 'deal-over':
        await Promise.all([this.#light(state, run), run.wait(DURATION.fade)]);
        return;
      default:
        await run.wait(this.#readingTime(event));
    }
  }

  async #openHands(before: TableState, state: TableState, run: Run, sync: Sync): Promise<void> {
    await Promise.all([
      this.#light(state, run),
      this.#roomLight.follow(state, run),
      this.#showdown.open(before, state, run, sync),
      run.wait(countedUp(state)),
    ]);
    await run.wait(DURATION.showdown);
  }

  /** How long an event stays that is shown by text alone, in ms at speed 1. */
  #readingTime(event: MatchEvent): number {
    switch (event.type) {
      case 'kept-quiet':
        return event.seat === this.#parts.stage.bottom ? DURATION.read : 0;
      case 'passed':
        return this.#parts.stage.rules.play === 'pool' ? DURATION.read / 2 : DURATION.read;
      case 'stood':
        return DURATION.fade;
      default:
        return DURATION.read;
    }
  }

  /** Shows the highlight that an event is, if it is one. @param coins where those of the kitty lie that somebody gets */
  async #highlight(event: MatchEvent, state: TableState, run: Run, coins: readonly Point[] = []): Promise<void> {
    const { rules, seats } = this.#parts.stage;
    const highlight = highlightOf(event, state, tableFactsOf(rules, seats));
    if (highlight !== null) await this.#highlights.show(highlight, coins, run);
  }

  #isLit(state: TableState, seat: number): boolean {
    return state.turn === seat || state.winners.includes(seat);
  }

  async #light(state: TableState, run: Run): Promise<void> {
    await Promise.all(this.#parts.seats.map((view, seat) => view.light(this.#isLit(state, seat), run, DURATION.turn)));
  }

  async #rap(state: TableState, seat: number, run: Run): Promise<void> {
    const { seats, stage } = this.#parts;
    const knocker = seats[seat].facePoint;
    await Promise.all([
      jolt(stage, run),
      seats[seat].react('knocks', run),
      ...seats.map((view, other) =>
        other === seat || state.seats[other].out || run.reducedMotion
          ? Promise.resolve()
          : view.glance(knocker, run, DURATION.ripple * 1.4),
      ),
    ]);
  }

  async #buyIn(seat: number, before: TableState, run: Run): Promise<void> {
    const { stage, seats, piles } = this.#parts;
    await hopCoin(stage, seats[seat].facePoint, piles.coinPlace(before.kitty), run, {
      rolls: false,
      delay: 0,
      duration: DURATION.coinHop,
    });
    await run.wait(DURATION.read / 2);
  }

  #aimSpotlight(seat: number): Phaser.GameObjects.Image {
    const { stage, spotlight } = this.#parts;
    const { plate, hand } = stage.seat(seat);
    const size = Math.max(plate.width, hand.bounds.width) * 2.6;
    const at = centre(plate);
    return spotlight.setPosition(at.x, at.y).setDisplaySize(size, size);
  }

  async #crown(event: EventOf<'match-won'>, state: TableState, run: Run, sync: Sync): Promise<void> {
    const { seats, piles } = this.#parts;
    const { seat } = event;
    const coins = piles.coins.map(({ x, y }) => ({ x, y }));
    const spotlight = this.#aimSpotlight(seat);
    sync();
    await Promise.all([
      run.animate({ duration: DURATION.glory, update: (share) => spotlight.setAlpha(share) }),
      seats[seat].light(true, run, DURATION.turn),
      seats[seat].react('wins', run, DURATION.glory),
      this.#highlight(event, state, run, coins),
    ]);
  }
}
