/** A place of the game on the canvas, which is told what is shown. */
import * as Phaser from 'phaser';
import type { Destination, Here } from '../match/destinations.ts';
import type { Sounds } from '../services/sound/player.ts';

export abstract class PlaceScene extends Phaser.Scene {
  protected readonly here: () => Here;
  protected readonly sounds: Sounds;

  constructor(is: Destination['is'], here: () => Here, sounds: Sounds) {
    super(is);
    this.here = here;
    this.sounds = sounds;
  }
}
