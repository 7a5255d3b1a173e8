/** How long things take on the table, in ms at speed 1. */
export const DURATION = {
  /** Between two cards of a deal, and the flight of one. */
  dealStagger: 60,
  dealFlight: 230,
  /** A card on its way between a pile and a hand. */
  flight: 280,
  /** Between two cards of the three in the middle, where all of them move. */
  poolStagger: 90,
  /** What somebody has taken from the middle is seen in their hand before it closes. */
  shown: 650,
  /** A hand closing ranks after a card came or went. */
  regroup: 120,
  flip: 180,
  hover: 150,
  /** A drawn card rests above the pile before it is turned over. */
  lift: 120,
  ripple: 420,
  /** The amber second after 31. */
  glory: 1000,
  coinHop: 340,
  /** The bus on its way to the next seat. */
  drive: 520,
  /** The ring moving on to the next seat. */
  turn: 90,
  /** A sentence that has to be read before the next thing happens. */
  read: 900,
  showdown: 700,
  fade: 120,
} as const;

/** Time limits for a second press and for holding a press, in ms: not scaled with speed. */
export const CONFIRM_WINDOW = 10_000;
export const HOLD_TO_CONFIRM = 550;
/** How long a person may wait before saying "Thirty-one!", and with reduced motion, in ms. Any key restarts it. */
export const DECLARE_WINDOW = 8000;
export const DECLARE_WINDOW_UNHURRIED = 25_000;

/** Pointer travel in CSS px from which a press is a drag. */
export const DRAG_THRESHOLD = 3;
/** How much a card grows under the mouse. */
export const HOVER_SCALE = 1.15;
/** How far a card overshoots its place before it settles, in CSS px. */
export const SETTLE = 2;
