/** One match at the table: brings together the match, the table that shows it, and the people and bots who play it. */
import type Phaser from 'phaser';
import { markTime } from '../base/mark-time.ts';
import { hasWon } from '../model/outcome.ts';
import { openDecision } from '../../engine/open-decision.ts';
import type { SeenEvent } from '../../engine/seen.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { stepAt } from '../catalogue/ladder.ts';
import { forPlayers } from '../catalogue/table-rules.ts';
import type { SeatInfo } from '../catalogue/table-setup.ts';
import { firstNotes } from '../features/first-notes/first-notes.ts';
import { HintController } from '../features/hints/hint-controller.ts';
import { openRulesDialog } from '../screens/rules/screen.tsx';
import { words } from '../i18n/words.ts';
import type { NextSeal } from '../model/next-seal.ts';
import type { AdviceService } from '../services/bots/advice-service.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import type { CreateSeatBot } from '../services/bots/seat-bot.ts';
import type { Knowledge } from '../services/bots/knowledge.ts';
import type { Games } from '../services/games.ts';
import type { Preferences } from '../services/preferences.ts';
import type { Sounds } from '../services/sound/player.ts';
import type { OpenMatches, Snapshot } from '../services/storage/open-matches.ts';
import type { Stores } from '../services/storage/stores.ts';
import { PlayableTable, type OwnState } from '../table/shell/playable-table.ts';
import { isDialogOpen } from '../kit/dialog.tsx';
import { adaptationAt } from './adaptation.ts';
import { AfterDeal } from './after-deal.ts';
import { arrangedInMenu, beginsAsArranged } from './arrangement.ts';
import type { GoTo } from './destinations.ts';
import { endingOf } from './ending.ts';
import { handOver, Person, ownPace } from './person.ts';
import { matchHeader } from './match-header.ts';
import { MatchKeys } from './match-keys.ts';
import { MatchOverlays } from './match-overlays.tsx';
import { MistakeOffer } from './mistake-offer.ts';
import { openHands } from './open-hands.ts';
import { openTable, type OpenedTable, type TableOpening } from './open-table.ts';
import { playMatch } from './play-match.ts';
import { seedOfAddress, takeSeal } from './sealing.ts';
import { SeatedBots } from './seated-bots.ts';
import type { SpecialMatch, TableKeeper } from './special-match.ts';
import { TAKE_BACK_KEY, TakeBack } from './take-back.ts';

/**
 * How long a deal waits for what its bots decide by, in ms: for the policy where it is resumed, which is here already but may
 * be another one than the menu's, and for what is known of those at the table.
 */
const PATIENCE = 1000;

export interface MatchServices {
  preferences: Preferences;
  games: Pick<Games, 'rules'>;
  bots: PolicyService;
  createBot: CreateSeatBot;
  advice: Pick<AdviceService, 'advise'>;
  knowledge: Knowledge;
  sounds: Pick<Sounds, 'play'>;
  openMatches: Pick<OpenMatches, 'keep'>;
  stores: Pick<Stores, 'records'>;
  nextSeal: NextSeal;
  onTeach: (rules: HouseRules) => void;
  goTo: GoTo;
}

/** How long the showdown stays for somebody who is out, in ms. */
const WATCHING_PAUSE = 6000;

export class MatchController {
  readonly #scene: Phaser.Scene;
  readonly #services: MatchServices;
  readonly #opened: OpenedTable;
  readonly #special: SpecialMatch | undefined;
  readonly #keeper: TableKeeper;
  readonly #bots: SeatedBots;
  readonly #table: PlayableTable;
  readonly #person: Person;
  readonly #afterDeal: AfterDeal;
  readonly #mistakes: MistakeOffer;
  readonly #hints: HintController;
  readonly #notes: ReturnType<typeof firstNotes>;
  readonly #overlays: MatchOverlays;
  readonly #keys: MatchKeys;
  readonly #takeBack: TakeBack;
  #hasDealt = false;
  #hasSeenEnd = false;

  /** @param special the special match that is played, if it is one */
  constructor(
    scene: Phaser.Scene,
    services: MatchServices,
    { resumed, again }: Pick<TableOpening, 'resumed' | 'again'>,
    special?: SpecialMatch,
  ) {
    this.#scene = scene;
    this.#services = services;
    const { preferences, games, bots, openMatches, nextSeal } = services;
    this.#special = special;
    const arrangement = special?.arrangement ?? again ?? arrangedInMenu(preferences.settings, games.rules);
    const opened = openTable({
      ...arrangement,
      resumed,
      special,
      seed: seedOfAddress(),
      seal: () => takeSeal(nextSeal, (chance) => beginsAsArranged(arrangement, chance)),
      listener: (event) => this.#onEvent(event),
    });
    this.#opened = opened;
    const snapshot = (): Snapshot => opened.snapshot(bots.state);
    this.#keeper = special?.keep(snapshot) ?? openMatches.keep(opened.id, snapshot);
    // What was taken back is not what is stored.
    if (resumed !== undefined) this.#keeper.changed();
    this.#bots = seatedBots(opened, services, special);
    const table = this.#createTable();
    this.#table = table;
    this.#keys = this.#createKeys();
    this.#takeBack = new TakeBack({ opened, isSpecial: special !== undefined, snapshot, table, goTo: services.goTo });
    this.#person = new Person({
      queue: table.queue,
      handOver: (seat) => handOver(seat, table, this.#keys),
      offer: () => table.offer(),
      left: table.left,
      ...(opened.setup.people.length === 1 && { onDecided: ownPace(preferences) }),
    });
    this.#mistakes = new MistakeOffer({ opened, services, table, onFound: () => this.#afterDeal.refreshText() });
    this.#afterDeal = this.#createAfterDeal();
    this.#overlays = new MatchOverlays({
      goTo: services.goTo,
      table,
      opened,
      afterDeal: this.#afterDeal,
      preferences,
      special,
    });
    this.#hints = this.#createHints();
    const nameOf = (seat: number): string => table.names[seat];
    this.#notes = firstNotes({ scene, preferences, table: table.view, rules: opened.match.rules, nameOf });
    this.#addParts();
    table.whenLeft(() => this.#hints.leave());
    table.whenLeft(() => this.#keeper.close());
    table.open(() => this.#state());
  }

  /** Plays the match to its end, or until the table is left. */
  async play(): Promise<void> {
    try {
      await this.#playToTheEnd();
    } catch (error) {
      console.error(error);
      this.#overlays.showStuck(error);
    }
  }

  update(): void {
    this.#table.hud.notice = this.#keys.answer;
  }

  leave(): void {
    this.#table.leave();
  }

  #createTable(): PlayableTable {
    const { preferences, sounds, knowledge, onTeach } = this.#services;
    const { match, setup } = this.#opened;
    return new PlayableTable(this.#scene, {
      preferences,
      sounds,
      table: {
        rules: match.rules,
        seats: this.#bots.adapt ? setup.seats : setup.seats.map(withoutAdapting),
        bottom: setup.bottom,
        start: this.#special?.start ?? null,
      },
      turn: {
        legal: () => this.#person.legal,
        decision: () => openDecision(match.view(match.seat)),
        whyNot: (action) => match.whyNot(action),
        act: (action) => this.#person.act(action),
      },
      onMenu: () => this.#overlays.askToLeave(),
      openRules: () =>
        openRulesDialog(knowledge, match.rules, {
          players: match.players,
          adapting: this.#bots.adapt,
          onFairness: () => void this.#overlays.showFairness(),
          onTeach,
        }),
      commandOf: (key) => this.#keys.commandOf(key),
      passages: () => (this.#special === undefined ? [] : [{ lines: this.#lines() }]),
    });
  }

  #createKeys(): MatchKeys {
    return new MatchKeys({
      scene: this.#scene,
      table: this.#table,
      preferences: this.#services.preferences,
      commands: {
        Escape: () => this.#overlays.askToLeave(),
        i: () => this.#hints.ask(),
        [TAKE_BACK_KEY]: () => this.#takeBack.ask(),
      },
    });
  }

  #lines(): readonly string[] {
    return this.#special?.lines(this.#opened.match, this.#hasSeenEnd) ?? [];
  }

  #createHints(): HintController {
    const { preferences, advice } = this.#services;
    const { match, setup } = this.#opened;
    return new HintController({
      preferences,
      advice,
      table: this.#table.view,
      seen: () => match.view(match.seat),
      players: setup.players.map((player) => (player.kind === 'bot' ? player : null)),
      // A result that is compared with others shows how one plays oneself.
      hasPeople: setup.people.length > 0 && this.#special === undefined,
    });
  }

  #addParts(): void {
    const table = this.#table;
    table.add(this.#hints);
    table.add(this.#takeBack);
    if (this.#opened.setup.people.length === 0) table.add(openHands(table.view));
    for (const note of Object.values(this.#notes)) table.add(note);
    table.add(this.#afterDeal);
    if (this.#special !== undefined) table.add(matchHeader(() => this.#lines()));
    table.announceOffers();
  }

  #createAfterDeal(): AfterDeal {
    const { queue, hud } = this.#table;
    const { match, setup, record } = this.#opened;
    const { preferences } = this.#services;
    const special = this.#special;
    return new AfterDeal({
      match,
      queue,
      hud,
      peopleIn: () => this.#peopleIn(),
      isWatched: setup.people.length === 0,
      goesOnAfter: (isWatching) => (isWatching ? WATCHING_PAUSE : preferences.settings.nextDealAfter * 1000),
      later: (ms, callback) => later(this.#scene, ms, callback),
      isCovered: () => this.#table.overlays.isAsking || isDialogOpen(),
      nextFrame: () =>
        new Promise((resolve) => {
          this.#scene.time.delayedCall(0, resolve);
        }),
      isSingleDeal: special?.isSingleDeal ?? false,
      beside: () => this.#mistakes.steps,
      onward: special?.onward(match, record) ?? {
        label: () => words().match.theResult,
        onPress: () => void this.#showResult(),
      },
    });
  }

  async #playToTheEnd(): Promise<void> {
    const { queue, view, left } = this.#table;
    const { match, left: leftState, guest } = this.#opened;
    if (leftState !== null) await view.show(leftState);
    // What is compared with others is played against what everybody has.
    const { bots } = this.#services;
    const isGuestHere = guest !== undefined && (await bots.recall(guest));
    bots.load(forPlayers(match.players, match.rules), {
      isListed: this.#special !== undefined,
      ...(isGuestHere && { guest }),
    });
    // Nobody who sits down against a certain bot, or goes on against it, wants another one.
    if (this.#special !== undefined || isGuestHere) await bots.whenSettled();
    if (isGuestHere) this.#bots.stopAdapting();
    this.#special?.begins();
    if (match.phase === 'deal') await this.#goOnWithDeal();
    await playMatch({
      match,
      deciders: this.#bots.bySeat.map((bot) => bot ?? this.#person),
      queue,
      thinkingTime: (...decided) => this.#bots.thinkingTime(...decided),
      nextDeal: async () => {
        if (this.#special === undefined) void this.#mistakes.look();
        const learnt = this.#bots.learn();
        await this.#afterDeal.nextDeal();
        this.#mistakes.forget();
        await patiently(this.#scene, learnt);
        this.#bots.beginDeal();
      },
      isSingleDeal: this.#special?.isSingleDeal ?? false,
      left,
    });
    if (!left.aborted) this.#afterDeal.end();
  }

  /** Lets those play on who began the resumed deal, if they come at once. */
  async #goOnWithDeal(): Promise<void> {
    await patiently(this.#scene, this.#bots.settle());
    this.#bots.beginDeal();
  }

  #onEvent(event: SeenEvent): void {
    this.#table.present(event, () => this.#beforeShown(event));
    this.#keeper.changed();
  }

  #beforeShown({ type }: SeenEvent): void {
    if (type === 'dealt' && !this.#hasDealt) {
      this.#hasDealt = true;
      this.#scene.game.events.once('postrender', () => markTime('first card moves'));
    }
    if (type === 'deal-over') this.#hasSeenEnd = true;
    const { view } = this.#table;
    // Nobody knows who holds the device when the cards come.
    if (type === 'deal-began' && this.#peopleIn().length > 1) view.turnTo(view.state().bottom, false);
  }

  #peopleIn(): number[] {
    const { match, setup } = this.#opened;
    return setup.people.filter((seat) => match.tokens[seat] >= 0);
  }

  async #showResult(): Promise<void> {
    const { preferences, bots, goTo } = this.#services;
    const ending = endingOf(this.#opened, this.#table.names, bots.state);
    const { isTakenBack, setup } = this.#opened;
    const isCounted = !isTakenBack && ending.outcome.you >= 0 && stepAt(setup.players) === null;
    if (!(await goTo({ is: 'result', ending })) || !isCounted) return;
    const { lossesInARow } = preferences.settings;
    preferences.change(hasWon(ending.outcome) ? { lossesInARow: 0, isNew: false } : { lossesInARow: lossesInARow + 1 });
  }

  #state(): OwnState {
    const { match } = this.#opened;
    return {
      scene: 'table',
      match: this.#keeper.id,
      isKept: this.#keeper.isKept,
      phase: match.phase,
      deal: match.dealNumber,
      turn: match.seat,
      tokens: Array.from(match.tokens),
      winner: match.winner,
      hint: this.#hints.shown,
      ...Object.fromEntries(Object.entries(this.#notes).map(([name, { shown }]) => [name, shown])),
    };
  }
}

/** The bots of a table; those of a special match, which is compared with others, adapt to nobody. */
function seatedBots(opened: OpenedTable, services: MatchServices, special: SpecialMatch | undefined): SeatedBots {
  const { setup, seedOf, recorder } = opened;
  return new SeatedBots({
    players: setup.players,
    seedOf,
    createBot: services.createBot,
    service: services.bots,
    recorder,
    adaptation: special === undefined ? adaptationAt(opened, services) : null,
  });
}

async function patiently(scene: Phaser.Scene, awaited: Promise<void> | undefined): Promise<void> {
  const patience = new Promise((resolve) => {
    scene.time.delayedCall(PATIENCE, resolve);
  });
  await Promise.race([awaited, patience]);
}

function withoutAdapting(seat: SeatInfo): SeatInfo {
  return { ...seat, adapts: false };
}

/** Calls back after so many ms of the scene's time; returns how to stop that. */
function later(scene: Phaser.Scene, ms: number, callback: () => void): () => void {
  const timer = scene.time.delayedCall(ms, callback);
  return () => timer.remove();
}
