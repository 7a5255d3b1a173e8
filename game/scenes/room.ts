/** The table of a room as a scene. */
import * as Phaser from 'phaser';
import type { Destination, Here } from '../match/destinations.ts';
import { RoomController } from '../match/room/room-controller.tsx';
import type { Sounds } from '../services/sound/player.ts';

export class RoomScene extends Phaser.Scene {
  readonly #here: () => Here;
  readonly #sounds: Sounds;
  #room: RoomController | undefined;

  /** @param here gives the place that is shown */
  constructor(here: () => Here, sounds: Sounds) {
    super('room');
    this.#here = here;
    this.#sounds = sounds;
  }

  create({ session }: Extract<Destination, { is: 'room' }>): void {
    const { services, goTo } = this.#here();
    const room = new RoomController(this, { ...services, sounds: this.#sounds, goTo }, session);
    this.#room = room;
    this.events.once('shutdown', () => room.leave());
  }

  override update(): void {
    this.#room?.update();
  }
}
