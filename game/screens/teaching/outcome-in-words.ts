/** What has come of a course of teaching, in words. */
import { words } from '../../i18n/words.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import type { CourseState } from '../../services/teaching/course.ts';

/** @param ownBots among which the bot is, once it is stored */
export function outcomeInWords(
  { log, isDone, bot, problem }: Extract<CourseState, { is: 'over' }>,
  ownBots: Pick<OwnBots, 'all'>,
): string {
  const text = words().teaching;
  const { name } = pupilOf(log.plan);
  const ended = isDone ? text.taught(name) : text.stopped(name);
  if (problem !== null) return `${ended} ${problem}`;
  const kept = bot === null ? undefined : ownBots.all.get(bot);
  if (kept === undefined) return ended;
  return `${ended} ${(kept.isUsed ? text.used : text.unproven)(name)}`;
}
