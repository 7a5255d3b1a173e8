/** Prints how many bytes random legal play of some games allocates for each decision: a process of its own, so that the heap is quiet. */
import { getHeapStatistics } from 'node:v8';
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

/** The median of many chunks: a garbage collection makes the heap shrink in a chunk. */
function bytesPerDecision(play: EnginePlay): number {
  playOn(play, WARM_UP);
  const looking = medianOf(() => growthBy(() => {}));
  const playing = medianOf(() => growthBy(() => playOn(play, CHUNK)));
  return Math.max(0, playing - looking) / CHUNK;
}

/** By how many bytes the heap grows, including what the measurement takes. */
function growthBy(run: () => void): number {
  const before = getHeapStatistics().used_heap_size;
  run();
  return getHeapStatistics().used_heap_size - before;
}

function playOn(play: EnginePlay, decisions: number): void {
  for (let made = 0; made < decisions;) made += play.playDeal();
}

function medianOf(measure: () => number): number {
  return Array.from({ length: CHUNKS }, measure).sort((a, b) => a - b)[CHUNKS >> 1];
}
