/** Prints how many bytes random legal play of some games allocates for each decision: a process of its own, so that the heap is quiet. */
import { getHeapStatistics } from 'node:v8';
import { median } from '../../../engine/statistics.ts';
import { EnginePlay } from './engine-play.ts';

const PLAYERS = 3;
/** One game with a discard pile and one with a pool. */
const GAMES = ['scat', 'schwimmen'];
/** By then all hot code has been compiled. */
const WARM_UP = 500_000;
const CHUNKS = 200;
/** Few enough that most chunks see no garbage collection, however much is allocated. */
const CHUNK = 5_000;

process.stdout.write(
  JSON.stringify(
    GAMES.map((game) => ({
      game,
      bare: bytesPerDecision(new EnginePlay(game, PLAYERS, false)),
      observed: bytesPerDecision(new EnginePlay(game, PLAYERS, true)),
    })),
  ),
);

function bytesPerDecision(play: EnginePlay): number {
  playOn(play, WARM_UP);
  const looking = usualGrowthBy(() => {});
  const playing = usualGrowthBy(() => playOn(play, CHUNK));
  return Math.max(0, playing - looking) / CHUNK;
}

/**
 * By how many bytes the heap grows, including what the measurement takes: the median of many chunks, since a garbage
 * collection makes it shrink in one.
 */
function usualGrowthBy(run: () => void): number {
  const growths = Array.from({ length: CHUNKS }, () => {
    const before = getHeapStatistics().used_heap_size;
    run();
    return getHeapStatistics().used_heap_size - before;
  });
  return median(growths);
}

function playOn(play: EnginePlay, decisions: number): void {
  for (let made = 0; made < decisions;) made += play.playDeal();
}
