/** The parts of the table; created when its size is known, since every picture is drawn at its size. */
import type Phaser from 'phaser';
import type { TableState } from '../model/table-state.ts';
import type { SoundRequest } from '../services/sound/limit.ts';
import type { Animator } from './animation/animator.ts';
import { EventPlayer } from './animation/event-player.ts';
import { BusView } from './bus/bus-view.ts';
import { CardsView } from './cards/cards-view.ts';
import { TurnInput, type TableInput } from './input/turn-input.ts';
import { NextMark } from './seats/next-mark.ts';
import { SeatView } from './seats/seat-view.ts';
import { DEPTH, type Stage } from './stage.ts';
import { MatsView } from './views/mats-view.ts';
import { MessageView } from './views/message-view.ts';
import { PilesView } from './views/piles-view.ts';
import { PrintView } from './views/print-view.ts';
import { QuestionCountdown } from './views/question-countdown.ts';

export interface TableParts {
  ground: Phaser.GameObjects.Image;
  print: PrintView;
  spotlight: Phaser.GameObjects.Image;
  mats: MatsView;
  seats: SeatView[];
  next: NextMark;
  piles: PilesView;
  cards: CardsView;
  message: MessageView;
  question: QuestionCountdown;
  input: TurnInput;
  player: EventPlayer;
}

interface TablePartsOptions {
  animator: Animator;
  sound: (request: SoundRequest) => void;
  reducedMotion: () => boolean;
  onInput: (input: TableInput) => void;
}

/** Creates everything on a table in this state; `placeParts` puts it where it belongs. */
export function createParts(stage: Stage, state: TableState, options: TablePartsOptions): TableParts {
  const { animator, sound, reducedMotion, onInput } = options;
  const ground = stage.image('glow', DEPTH.ground).setOrigin(0);
  const print = new PrintView(stage);
  const spotlight = stage.image('glow', DEPTH.ground + 1).setAlpha(0);
  const mats = new MatsView(stage);
  const seats = stage.seats.map((_, seat) => new SeatView(stage, seat));
  const next = new NextMark(stage);
  const piles = new PilesView(stage);
  const cards = new CardsView(stage);
  const input = new TurnInput({ stage, animator, cards, reducedMotion, onInput }, state);
  const bus = stage.tokens === 'places' ? new BusView(stage) : null;
  const question = new QuestionCountdown(stage, (action) => onInput({ type: 'act', action }), reducedMotion);
  const player = new EventPlayer({ stage, seats, piles, cards, spotlight, bus, sound });
  const message = new MessageView(stage);
  return { ground, print, spotlight, mats, seats, next, piles, cards, message, question, input, player };
}

/** Puts everything in its place in the stage's layout, without motion. */
export function placeParts(parts: TableParts, stage: Stage, state: TableState): void {
  const { ground, print, spotlight, mats, seats, piles, cards, message, player, input } = parts;
  const { width, height } = stage.layout.screen;
  ground.setTexture(stage.ground).setDisplaySize(width, height);
  print.place();
  spotlight.setTexture(stage.sheet, 'glow');
  mats.place(state);
  for (const seat of seats) seat.place();
  piles.place(state);
  cards.place(state);
  message.place();
  player.place(state);
  input.refresh(state);
}
