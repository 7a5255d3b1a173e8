/** A policy in mid-course as somebody to play against. */
import { USUAL_FACTOR_COST } from '../../../engine/bots/characters.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { words } from '../../i18n/words.ts';
import type { OwnPolicy } from '../../services/bots/messages.ts';
import { sha256Of } from '../../services/sha256.ts';
import { rulesOfCourse, type CourseLog } from '../../services/teaching/course-log.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import type { TaughtSoFar } from '../../services/teaching/messages.ts';

/** The policy as it would be listed: under the pupil's name, with the minutes that it has learnt. */
export async function guestOf({ policy, progress }: TaughtSoFar, { plan, start }: CourseLog): Promise<OwnPolicy> {
  const rules = rulesOfCourse({ plan });
  const model = {
    name: words().teaching.asOf(pupilOf(plan).name, Math.round(progress.seconds / 60)),
    file: await sha256Of(policy),
    rules,
    players: [...plan.players] satisfies [number, number],
    observation: OBSERVATION_VERSION,
    factorCost: start?.factorCost ?? USUAL_FACTOR_COST,
  };
  return { model, policy };
}
