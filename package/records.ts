/** `thirty-one/records`: matches written down, checked by playing them again, resumed, and what chance gave in them. */
export { luckIn, type ChanceTally, type Luck } from '../engine/luck.ts';
export {
  RecordError,
  Recorder,
  readRecord,
  replayRecord,
  type DealBot,
  type DealBots,
  type DealRecord,
  type MatchRecord,
  type Replay,
} from '../engine/record.ts';
export { resumeMatch, saveMatch, type MatchSave, type ResumeOptions, type Resumed } from '../engine/save.ts';
