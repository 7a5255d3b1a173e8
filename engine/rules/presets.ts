/** The named games of docs/rules-reference.md#presets, as rules files. */
import scat from './presets/scat.json' with { type: 'json' };
import thirtyOne from './presets/thirty-one.json' with { type: 'json' };
import blitz from './presets/blitz.json' with { type: 'json' };
import harshKnock from './presets/harsh-knock.json' with { type: 'json' };
import knockerPays from './presets/knocker-pays.json' with { type: 'json' };
import gentleKnock from './presets/gentle-knock.json' with { type: 'json' };
import hammer from './presets/hammer.json' with { type: 'json' };
import shotgun from './presets/shotgun.json' with { type: 'json' };
import suddenDeath from './presets/sudden-death.json' with { type: 'json' };
import cadillac from './presets/cadillac.json' with { type: 'json' };
import gin from './presets/gin.json' with { type: 'json' };
import rideTheBus from './presets/ride-the-bus.json' with { type: 'json' };
import stopTheBus from './presets/stop-the-bus.json' with { type: 'json' };
import driverStop from './presets/driver-stop.json' with { type: 'json' };
import frenchCanadian from './presets/french-canadian.json' with { type: 'json' };
import jacobs from './presets/jacobs.json' with { type: 'json' };
import golf from './presets/golf.json' with { type: 'json' };
import hardToKnock from './presets/hard-to-knock.json' with { type: 'json' };
import honour from './presets/honour.json' with { type: 'json' };
import pub from './presets/pub.json' with { type: 'json' };
import italian from './presets/italian.json' with { type: 'json' };
import fourCard from './presets/four-card.json' with { type: 'json' };
import schwimmen from './presets/schwimmen.json' with { type: 'json' };
import schnauz from './presets/schnauz.json' with { type: 'json' };
import widow from './presets/widow.json' with { type: 'json' };
import trentuno from './presets/trentuno.json' with { type: 'json' };
import webBus from './presets/web-bus.json' with { type: 'json' };
import fortyOne from './presets/forty-one.json' with { type: 'json' };
import single from './presets/single.json' with { type: 'json' };

export const PRESET_FILES: Readonly<Record<string, object>> = {
  scat,
  'thirty-one': thirtyOne,
  blitz,
  'harsh-knock': harshKnock,
  'knocker-pays': knockerPays,
  'gentle-knock': gentleKnock,
  hammer,
  shotgun,
  'sudden-death': suddenDeath,
  cadillac,
  gin,
  'ride-the-bus': rideTheBus,
  'stop-the-bus': stopTheBus,
  'driver-stop': driverStop,
  'french-canadian': frenchCanadian,
  jacobs,
  golf,
  'hard-to-knock': hardToKnock,
  honour,
  pub,
  italian,
  'four-card': fourCard,
  schwimmen,
  schnauz,
  widow,
  trentuno,
  'web-bus': webBus,
  'forty-one': fortyOne,
  single,
};
