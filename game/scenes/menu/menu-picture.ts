/** What the menu shows besides texts and buttons: the table of the chosen game under its lamp, its best cards, and the players' faces. */
import type Phaser from 'phaser';
import { parseCards, type Card } from '../../../engine/cards.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import { clothOf } from '../../model/tokens.ts';
import { ANIMALS, type Animal } from '../../base/animals.ts';
import type { Preferences } from '../../services/preferences.ts';
import { MAX_OPPONENTS, type Settings } from '../../catalogue/settings.ts';
import { PORTRAITS, type Portrait } from '../../base/portraits.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { emblemOf, emblemPicture } from '../../table/art/game-emblems.ts';
import type { Picture } from '../../table/art/pen.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { cardPictures, faceFrame, shadowFrame } from '../../table/cards/card-pictures.ts';
import type { Viewport } from '../../base/viewport.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { MenuLayout } from './menu-layout.ts';
import { animalAt, opponentNames } from '../../catalogue/table-setup.ts';
import { addGround, isGroundDrawn } from '../../table/art/ground.ts';

/** The cards that one hopes for in a game, from left to right. */
function bestCards({ handSize, play, threeAces }: HouseRules): Card[] {
  if (handSize === 4) return parseCards('Jh Qh Kh Ah');
  return parseCards(threeAces !== null && play !== 'golf' ? 'Ac Ad Ah' : 'Qh Kh Ah');
}

/** How far below a card its shadow falls, as a share of its width. */
const SHADOW_DROP = 0.03;
/** What tells the tables of games apart. */
function looksOf(rules: HouseRules): string {
  return [clothOf(rules), emblemOf(rules), ...bestCards(rules)].join();
}

/** Angle from one card to the next, in radians. */
const FAN = 0.24;
/** Opacity of the faces that do not play. */
const FAINT = 0.22;
/** How long the cards take to open, in ms. */
const OPENING = 420;
/** How long the lamp takes to light up, in ms. */
const LIGHTING = 350;

/** Frames of the faces: the portraits of people, and the animals of the bots by their order. */
const portraitFrame = (portrait: Portrait): string => `portrait-${portrait}`;
const animalFrame = (index: number): string => `animal-${index}`;
/** Height of the game's emblem on its button, as a share of the button's. */
const EMBLEM = 0.62;

/** The animal that plays in the person's own seat. */
const OWN_ANIMAL = 'own-animal';

/** Who plays, a face each: the opponents, after whoever plays in one's own seat while one watches. */
function facesOf({ seats, opponents }: Settings): string[] {
  const others = seats
    .slice(1)
    .map((seat, index) => (seat.kind === 'bot' ? animalFrame(index) : portraitFrame(seat.portrait ?? 'lamp')));
  const [own] = seats;
  if (own.kind === 'person') return others.slice(0, MAX_OPPONENTS);
  const watched = own.kind === 'bot' ? OWN_ANIMAL : portraitFrame(own.portrait ?? 'lamp');
  return [watched, ...others.slice(0, opponents)].slice(0, MAX_OPPONENTS);
}

export class MenuPicture {
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  #rules: HouseRules | undefined;
  readonly #sheet: OwnSheet;
  #things: Phaser.GameObjects.GameObject[] = [];
  #faces: Phaser.GameObjects.Image[] = [];
  #size: Viewport | undefined;
  /** Size of a pixel of the sheet, in CSS px. */
  #unit = 1;
  #hasOpened: boolean;
  #isLit = false;

  /** @param opens whether the cards are seen opening, or found open */
  constructor(scene: Phaser.Scene, theme: Theme, opens: boolean) {
    this.#scene = scene;
    this.#theme = theme;
    this.#sheet = new OwnSheet(scene);
    this.#hasOpened = !opens;
  }

  /** Whether the table of some rules looks as what it shows. */
  looksLike(rules: HouseRules): boolean {
    return this.#rules !== undefined && looksOf(this.#rules) === looksOf(rules);
  }

  /** Draws everything again for a game and a window size; the ground only once the lamp is on. */
  place(rules: HouseRules, layout: MenuLayout, size: Viewport, { settings, pace }: Preferences): void {
    this.#rules = rules;
    this.#size = size;
    const { theme } = this;
    this.#scene.cameras.main.setBackgroundColor(theme.colours.feltEdge);
    this.#isLit ||= isGroundDrawn(theme, size);
    for (const thing of this.#things) thing.destroy();
    const best = bestCards(rules);
    const unit = this.#sheet.draw(this.#pictures(rules, best, layout), size.dpr);
    this.#unit = unit;
    const image = (frame: string) => this.#scene.add.image(0, 0, this.#sheet.key, frame).setScale(unit);
    const cards = best.map((card) => {
      const shadow = image(shadowFrame(0)).setY(layout.cards.cardWidth * SHADOW_DROP);
      return this.#scene.add.container(0, 0, [shadow, image(faceFrame(card, 0))]).setDepth(-1);
    });
    const { game } = layout;
    const emblem = image(emblemOf(rules))
      .setPosition(game.x + game.height / 2, game.y + game.height / 2)
      .setDepth(1);
    this.#faces = layout.faces.map(({ x, y, width, height }) =>
      image(portraitFrame('lamp')).setPosition(x + width / 2, y + height / 2),
    );
    this.#things = [...cards, ...this.#faces, emblem];
    this.seat(settings);
    this.#layOut(cards, layout, pace.reducedMotion);
    if (this.#isLit) this.#things.push(addGround(this.#scene, theme, size));
  }

  /** The face of an opponent, as it is drawn since the last `place`. */
  faceOf(animal: Animal): Phaser.GameObjects.Image {
    return this.#scene.add.image(0, 0, this.#sheet.key, animalFrame(ANIMALS.indexOf(animal))).setScale(this.#unit);
  }

  /** With the cloth of the game. */
  get theme(): Theme {
    return this.#rules === undefined ? this.#theme : withCloth(this.#theme, clothOf(this.#rules));
  }

  /** Turns the lamp on: felt and rail are costly to draw, so they come after texts and buttons. */
  light(reducedMotion: boolean): void {
    if (this.#isLit || this.#size === undefined) return;
    this.#isLit = true;
    const ground = addGround(this.#scene, this.theme, this.#size);
    this.#things.push(ground);
    if (!reducedMotion) this.#scene.tweens.add({ targets: ground, alpha: { from: 0, to: 1 }, duration: LIGHTING });
  }

  /** Shows who plays. */
  seat(settings: Settings): void {
    const { seats, opponents } = settings;
    const faces = facesOf(settings);
    const players = opponents + (seats[0].kind !== 'person' ? 1 : 0);
    for (const [index, face] of this.#faces.entries()) {
      face.setAlpha(index < players ? 1 : FAINT).setFrame(faces[index] ?? animalFrame(index));
    }
  }

  #pictures(rules: HouseRules, best: readonly Card[], { cards: { cardWidth }, faces, game }: MenuLayout): Picture[] {
    const faceSize = faces[0].width;
    const wanted = [...best.map((card) => faceFrame(card, 0)), shadowFrame(0)];
    return [
      ...cardPictures([cardWidth], this.#theme).filter(({ name }) => wanted.includes(name)),
      emblemPicture(emblemOf(rules), this.#theme, game.height * EMBLEM),
      ...opponentNames(MAX_OPPONENTS).map((name, index): Picture => ({
        name: animalFrame(index),
        width: faceSize,
        height: faceSize,
        draw: (pen) => drawSeatFace(pen, { name, isYou: false }, faceSize),
      })),
      {
        name: OWN_ANIMAL,
        width: faceSize,
        height: faceSize,
        draw: (pen) => drawSeatFace(pen, { name: animalAt(0), isYou: false }, faceSize),
      },
      ...PORTRAITS.map((portrait): Picture => ({
        name: portraitFrame(portrait),
        width: faceSize,
        height: faceSize,
        draw: (pen) => drawSeatFace(pen, { name: '', isYou: false, portrait }, faceSize),
      })),
    ];
  }

  /** Fans the cards out around a point well below them; the first time with an animation. */
  #layOut(cards: readonly Phaser.GameObjects.Container[], { cards: place }: MenuLayout, reducedMotion: boolean): void {
    const reach = place.cardWidth * 2.6;
    for (const [index, card] of cards.entries()) {
      const turn = (index - (cards.length - 1) / 2) * FAN;
      const end = {
        x: place.x + Math.sin(turn) * reach,
        y: place.y + (1 - Math.cos(turn)) * reach,
        rotation: turn,
      };
      if (this.#hasOpened || reducedMotion) {
        card.setPosition(end.x, end.y).setRotation(end.rotation);
        continue;
      }
      card.setPosition(place.x, place.y + place.cardWidth * 0.15);
      this.#scene.tweens.add({ targets: card, ...end, duration: OPENING, delay: 120, ease: 'Cubic.out' });
    }
    this.#hasOpened = true;
  }
}
