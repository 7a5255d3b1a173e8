import { FIRST_DATE } from '../../engine/daily/day.ts';
import { onSeenAgain } from '../base/seen-again.ts';

/** How often it is looked whether another day has begun, in ms, besides when it should: a sleeping device keeps no appointment. */
const LOOK_AGAIN = 20_000;

/** In ms; days begin with it, in UTC. */
const DAY = 86_400_000;

/** The date whose deals are today's, in UTC; the first day for a clock that is behind it. */
export function today(): string {
  const date = new Date().toISOString().slice(0, FIRST_DATE.length);
  return date < FIRST_DATE ? FIRST_DATE : date;
}

/** Calls back when another day has begun. @returns how to stop that */
export function onNextDay(callback: () => void): () => void {
  let date = today();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(look, Math.min(LOOK_AGAIN, DAY - (Date.now() % DAY)));
  };
  const look = (): void => {
    wait();
    if (today() === date) return;
    date = today();
    callback();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Calls back when other days may have been played, or can be: another has begun, or the page is seen again. @returns how to stop that */
export function onDaysChanged(callback: () => void): () => void {
  const stops = [onNextDay(callback), onSeenAgain(callback)];
  return () => {
    for (const stop of stops) stop();
  };
}
