/** The table of a room as a scene. */
import type { Destination } from '../match/destinations.ts';
import { RoomController } from '../match/room/room-controller.ts';
import { PlaceScene } from './place-scene.ts';

export class RoomScene extends PlaceScene {
  #room: RoomController | undefined;

  create({ session }: Extract<Destination, { is: 'room' }>): void {
    const { services, goTo } = this.here();
    const room = new RoomController(this, { ...services, sounds: this.sounds, goTo }, session);
    this.#room = room;
    this.events.once('shutdown', () => room.leave());
  }

  override update(): void {
    this.#room?.update();
  }
}
