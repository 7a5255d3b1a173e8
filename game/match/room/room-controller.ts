/** A match in a room at the table: what the room tells is shown as any match is, and what one does is sent to it. */
import type Phaser from 'phaser';
import { parseAction, type Action } from '../../../engine/actions.ts';
import type { FromRoom, RoomState, Sign } from '../../../engine/room/messages.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../base/store.ts';
import { roomTable } from '../../catalogue/room-seats.ts';
import { tableFactsOf } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { announce } from '../../kit/announcer.ts';
import { showToast } from '../../kit/toast.tsx';
import { openRulesDialog } from '../../screens/rules/screen.tsx';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import type { Sounds } from '../../services/sound/player.ts';
import { matchId } from '../../services/storage/open-matches.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { PlayableTable, type OwnState } from '../../table/shell/playable-table.ts';
import type { GoTo } from '../destinations.ts';
import { matchHeader } from '../match-header.ts';
import { MatchKeys } from '../match-keys.ts';
import { askToLeave } from '../match-overlays.tsx';
import { secondsUntil, presenceNews, roomLines } from './room-lines.ts';
import { RoomButtons } from './room-buttons.ts';
import { roomEnding } from '../ending.ts';
import { RoomStream } from './room-stream.ts';

export interface RoomMatchServices {
  preferences: Preferences;
  knowledge: Knowledge;
  sounds: Pick<Sounds, 'play'>;
  stores: Pick<Stores, 'records'>;
  rooms: Pick<Rooms, 'showsOnlyHand' | 'showOnlyHand'>;
  goTo: GoTo;
}

/** How long a sign stands over the table, in ms. */
const SIGN_DURATION = 4000;
/** A clock over the table shows seconds. */
const TICK = 1000;

export class RoomController {
  readonly #scene: Phaser.Scene;
  readonly #services: RoomMatchServices;
  readonly #session: RoomSession;
  #last: RoomState;
  readonly #table: PlayableTable;
  readonly #keys: MatchKeys;
  readonly #buttons: RoomButtons;
  readonly #stream: RoomStream;
  readonly #began = new Date().toISOString();
  /** What one is asked, once everything before it has been seen. */
  #question: FromRoom['view'] | null = null;
  #secondsLeft = secondsUntil(null);
  #legal: readonly Action[] = [];
  #sign: { text: string; until: number } | null = null;

  constructor(scene: Phaser.Scene, services: RoomMatchServices, session: RoomSession) {
    this.#scene = scene;
    this.#services = services;
    this.#session = session;
    const { state } = session;
    this.#last = state;
    const rules = resolveRules(state.rules);
    const seats = roomTable(state);
    const isHandFirst = state.you >= 0 && services.rooms.showsOnlyHand(session.id);
    const bottom = Math.max(0, state.you);
    this.#table = this.#createTable({ rules, seats, bottom, start: null, purpose: { hasHeader: true, isHandFirst } });
    this.#keys = this.#createKeys();
    this.#buttons = this.#createButtons();
    const { view } = this.#table;
    this.#stream = new RoomStream({
      facts: tableFactsOf(rules, seats),
      own: state.you,
      table: {
        state: () => view.table,
        rename: (names) => view.rename(names),
        present: (event) => this.#table.present(event, () => this.#afterShown()),
        show: (shown) => this.#table.queue.push({ play: () => view.show(shown), finish: () => undefined }),
      },
      onGap: () => session.send('again'),
    });
    this.#addParts();
    this.#table.whenLeft(this.#follow());
    this.#table.open(() => this.#state());
    session.send('again');
  }

  update(): void {
    const sign = this.#sign !== null && this.#scene.time.now < this.#sign.until ? this.#sign.text : '';
    this.#table.hud.notice = this.#keys.answer || sign;
  }

  leave(): void {
    this.#table.leave();
  }

  #createTable(table: ConstructorParameters<typeof PlayableTable>[1]['table']): PlayableTable {
    const { preferences, sounds, knowledge } = this.#services;
    return new PlayableTable(this.#scene, {
      preferences,
      sounds,
      table,
      turn: {
        legal: () => this.#legal,
        decision: () => (this.#question as FromRoom['view']).decision,
        whyNot: (action) => this.#question?.why.find(([tried]) => tried === action)?.[1] ?? null,
        act: (action) => this.#act(action),
      },
      onMenu: () => this.#askToLeave(),
      openRules: () => openRulesDialog(knowledge, table.rules, { players: table.seats.length }),
      commandOf: (key) => this.#keys.commandOf(key),
      passages: () => [{ lines: this.#lines() }],
    });
  }

  #createKeys(): MatchKeys {
    const { preferences } = this.#services;
    const commands = { Escape: () => this.#askToLeave() };
    return new MatchKeys({ scene: this.#scene, table: this.#table, preferences, commands });
  }

  #addParts(): void {
    const table = this.#table;
    table.add(this.#buttons);
    table.add(matchHeader(() => this.#lines(), true));
    table.announceOffers();
    const ticking = this.#scene.time.addEvent({ delay: TICK, loop: true, callback: () => this.#offerNextDeal() });
    table.whenLeft(() => ticking.remove());
  }

  get #you(): number {
    return this.#last.you;
  }

  #createButtons(): RoomButtons {
    const { preferences, rooms } = this.#services;
    return new RoomButtons({
      session: this.#session,
      preferences,
      rooms,
      isOut: () => this.#isOut,
      reopen: () => this.#reopen(),
      whenLeft: (callback) => this.#table.whenLeft(callback),
    });
  }

  #reopen(): void {
    void this.#services.goTo({ is: 'room', session: this.#session });
  }

  get #isOut(): readonly boolean[] {
    return this.#table.view.table.seats.map(({ out }) => out);
  }

  #follow(): () => void {
    const { queue } = this.#table;
    return this.#session.follow({
      deal: (message) => this.#stream.deal(message),
      events: (message) => {
        if (this.#stream.events(message)) this.#ask(null);
      },
      view: (message) => {
        const { deal, turn } = this.#question ?? {};
        // Told again, as to everybody who comes back.
        if (message.deal !== deal || message.turn !== turn) this.#ask(message);
      },
      sign: ({ seat, id }) => this.#showSign(seat, id),
      record: ({ record }) => void queue.whenEmpty().then(() => this.#end(record)),
      refused: ({ why }) => why === 'too-often' && announce(words().friends.refused['too-often']),
      changed: () => this.#changed(),
    });
  }

  /** Offers what one may do, once everything before it has been seen. */
  #ask(question: FromRoom['view'] | null): void {
    const { queue } = this.#table;
    this.#question = question;
    this.#offer([]);
    if (question === null) return;
    this.#secondsLeft = secondsUntil(question.deadline);
    void queue.whenEmpty().then(() => {
      if (this.#question !== question || this.#table.left.aborted) return;
      queue.calm();
      this.#offer(question.legal.map(parseAction));
    });
  }

  #offer(legal: readonly Action[]): void {
    this.#legal = legal;
    if (!this.#table.left.aborted) this.#table.offer();
  }

  #act(action: Action): void {
    const question = this.#question;
    if (question === null || !this.#legal.includes(action)) return;
    const { deal, turn } = question;
    const text = question.legal[this.#legal.indexOf(action)];
    this.#ask(null);
    this.#session.send('act', { deal, turn, action: text });
  }

  /** Offers the next deal once the end of one has been shown. */
  #afterShown(): void {
    const { view, hud } = this.#table;
    const { phase } = view.table;
    if (this.#you < 0 || phase !== 'showdown') hud.offerNextSteps([]);
  }

  #offerNextDeal(): void {
    const { view, hud, queue } = this.#table;
    const { state } = this.#session;
    const { phase, end } = view.table;
    const isOver = phase === 'showdown' && end !== null && queue.isEmpty;
    const isAsked = this.#you >= 0 && state.phase === 'match' && !state.ready.includes(this.#you);
    if (!isOver || !isAsked || hud.hasNextSteps) return;
    queue.calm();
    const label = words().match.nextDeal;
    hud.offerNextSteps([{ label, onPress: () => this.#session.send('ready') }]);
  }

  #changed(): void {
    const { status, state } = this.#session;
    if (this.#table.left.aborted) return;
    if (status === 'elsewhere' || status === 'ended') {
      const { elsewhere, ended } = words().friends.table;
      showToast(status === 'elsewhere' ? elsewhere : ended);
      void this.#services.goTo({ is: 'menu' });
    } else if (status === 'here' && state.phase === 'lobby')
      void this.#services.goTo({ is: 'menu', over: [{ is: 'friends' }] });
    else if (state.phase === 'match' && seatingOf(state) !== seatingOf(this.#last)) {
      // Somebody has taken the seat of a bot.
      this.#reopen();
    } else {
      for (const news of presenceNews(this.#last, state, this.#table.names)) announce(news);
      const { layout } = this.#table;
      if (state.screens > 0 && this.#last.screens === 0 && layout !== undefined) this.#buttons.tellOfScreen(layout);
      this.#last = state;
    }
  }

  #lines(): readonly string[] {
    const { status, state, toldAt } = this.#session;
    const secondsLeft = this.#legal.length > 0 ? this.#secondsLeft() : null;
    return roomLines({ status, state, toldAt, names: this.#table.names, isOut: this.#isOut, secondsLeft });
  }

  #showSign(seat: number, id: Sign): void {
    const said = words().friends.table.says(this.#table.names[seat], words().friends.table.signs[id]);
    this.#sign = { text: said, until: this.#scene.time.now + SIGN_DURATION };
    announce(said);
  }

  #askToLeave(): void {
    const { preferences, goTo } = this.#services;
    askToLeave(this.#table, preferences, () => {
      const { leaving, leaveSeat } = words().friends.table;
      return {
        text: this.#you >= 0 ? leaving : '',
        answers: [
          { label: words().match.leave.leave, onPress: () => void goTo({ is: 'menu' }) },
          ...(this.#you < 0 ? [] : [{ label: leaveSeat, onPress: () => this.#session.leave() }]),
        ],
      };
    });
  }

  async #end(record: FromRoom['record']['record']): Promise<void> {
    const { stores, goTo } = this.#services;
    if (this.#table.left.aborted) return;
    const id = matchId(this.#began, () => crypto.getRandomValues(new Uint32Array(1))[0]);
    const room = this.#session.state;
    const ending = roomEnding({ id, began: this.#began, record, room, you: this.#you, names: this.#table.names });
    if (this.#you >= 0) {
      await stores.records.put(id, ending.kept).catch((error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        showToast(error.message);
      });
    }
    const label = words().match.theResult;
    this.#table.hud.offerNextSteps([{ label, onPress: () => void goTo({ is: 'result', ending }) }]);
  }

  #state(): OwnState {
    const { state, status } = this.#session;
    const shown = this.#table.view.table;
    return {
      scene: 'table',
      room: state.code,
      status,
      match: state.code,
      isKept: true,
      phase: state.phase,
      deal: shown.deal,
      turn: shown.turn,
      tokens: shown.seats.map(({ tokens, out }) => (out ? -1 : tokens)),
      winner: shown.winners.length === 1 ? shown.winners[0] : null,
      hint: null,
    };
  }
}

/** Changes whenever somebody else sits down, or somewhere else. */
function seatingOf({ you, seats }: RoomState): string {
  return JSON.stringify([you, seats.map((seat) => (seat.is === 'person' ? [seat.name, seat.portrait] : seat.is))]);
}
