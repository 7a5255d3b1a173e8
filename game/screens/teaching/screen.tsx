/** The page on which bots are taught the rules of a game: it begins there, and is watched, paused and ended. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open, type DialogAction } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { OwnPolicy } from '../../services/bots/messages.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { rulesOfCourse, type CourseLog } from '../../services/teaching/course-log.ts';
import type { Course, CourseStart } from '../../services/teaching/course.ts';
import type { Failure } from '../../services/teaching/failure.ts';
import type { Effort } from '../../services/teaching/pace.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { BotsList } from './bots-list.tsx';
import { USUAL_CHOICE } from './form.tsx';
import { Learnt } from './learnt.tsx';
import { learningTime, stateInWords, timeLeft } from './state-in-words.ts';
import { Tools } from './tools.tsx';
import { useReport } from './use-report.ts';
import './screen.css';
import { NotTeaching } from '../../services/teaching/teaching-service.ts';
import { USUAL_FACTOR_COST } from '../../../engine/bots/characters.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { sha256Of } from '../../services/sha256.ts';
import type { TaughtSoFar } from '../../services/teaching/messages.ts';

interface TeachingDialogOptions {
  course: Course;
  /** The rules that may be taught; those that are being taught come first. */
  rules: HouseRules;
  ownBots: OwnBots;
  bring: (files: readonly File[]) => Promise<string[]>;
  /** Begins a match against a policy as it is in mid-course. */
  playAgainst: (guest: OwnPolicy, rules: HouseRules) => void;
  /** The policy that plays some rules now; null for none. */
  playerOf: (rules: HouseRules) => Promise<CourseStart | null>;
}

export function openTeachingDialog(options: TeachingDialogOptions): () => void {
  const { course, rules } = options;
  // What has come of other rules is in the list.
  const { state } = course;
  if (state.is === 'over' && JSON.stringify(rulesOfCourse(state.log)) !== JSON.stringify(rules)) course.leave();
  return open((close) => <TeachingScreen {...options} onClose={close} />);
}

function TeachingScreen({ onClose, ...options }: TeachingDialogOptions & { onClose: () => void }) {
  const { course, rules, ownBots, bring, playAgainst, playerOf } = options;
  useChanges((changed) => course.onChange(changed));
  useChanges((changed) => ownBots.onChange(changed));
  const { state } = course;
  const place = useKeptFocus(state.is === 'teaching' && state.isStopping ? 'stopping' : state.is);
  const report = useReport();
  /** Of the next course, whose pupil is here already. */
  const [seed] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1);
  const [chosen, choose] = useState(USUAL_CHOICE);
  const begin = async (): Promise<void> => {
    const start = chosen.start === 'present' ? await playerOf(rules) : null;
    await course.begin({ rules, minutes: chosen.minutes, start, seed });
  };
  const text = words().teaching;
  const log = 'log' in state ? state.log : null;
  return (
    <Dialog
      title={text.title(titleOf(log === null ? rules : rulesOfCourse(log)))}
      lead={text.lead}
      isWide
      main={mainAction({ course, begin, playAgainst })}
      onClose={onClose}
    >
      <div class="teaching" ref={place}>
        {state.is !== 'elsewhere' && <PupilHead log={log} seed={seed} isOver={state.is === 'over'} />}
        <p role="status">{stateInWords(state, ownBots)}</p>
        {state.is === 'failed' && <FailureDetail {...state.failure} />}
        {state.is === 'teaching' && <Progress log={state.log} effort={course.effort} />}
        <Tools course={course} ownBots={ownBots} report={report} chosen={chosen} onChoose={choose} />
        {log !== null && <Learnt log={log} />}
        <h2>{text.bots.title}</h2>
        <BotsList ownBots={ownBots} bring={bring} report={report} />
      </div>
    </Dialog>
  );
}

/** Where what had the focus has gone with a state, the page has it. @returns what is in that page */
function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = place.current?.closest('article');
    if (document.activeElement === document.body) article?.focus();
  }, [state]);
  return place;
}

/** Of the pupil's face, in CSS px. */
const FACE = 72;

function PupilHead({ log, seed, isOver }: { log: CourseLog | null; seed: number; isOver: boolean }) {
  const { name, animal } = pupilOf(log?.plan ?? { seed });
  const owner = { name: words().seats.animals[animal], isYou: false };
  return (
    <div class="pupil">
      <Drawing width={FACE} height={FACE} draw={(pen) => drawSeatFace(pen, owner, FACE)} of={animal} />
      <p class="pupil-name">{learningTime(name, log, isOver)}</p>
    </div>
  );
}

function FailureDetail({ detail }: Failure) {
  return (
    <details>
      <summary>{words().teaching.failureDetail}</summary>
      <p class="soft" lang="en">
        {detail}
      </p>
    </details>
  );
}

function Progress({ log, effort }: { log: CourseLog; effort: Effort }) {
  const name = words()
    .teaching.title('')
    .replace(/[ :]+$/u, '');
  return (
    <>
      <progress aria-label={name} max={1} value={log.progress?.share ?? 0} />
      <p class="soft">{timeLeft(log, effort)}</p>
    </>
  );
}

/** What one most likely wants of a course, by its state. */
interface Ways {
  course: Course;
  begin: () => Promise<void>;
  playAgainst: (guest: OwnPolicy, rules: HouseRules) => void;
}

/** To begin, to go on, or to sit down against the pupil; undefined where there is only waiting. */
function mainAction({ course, begin, playAgainst }: Ways): DialogAction | undefined {
  const { state } = course;
  const text = words().teaching;
  if (state.is === 'idle' || state.is === 'failed') return { label: text.begin, onPress: () => void begin() };
  if (state.is === 'unfinished') return { label: text.goOn, onPress: () => void course.goOn() };
  if (state.is === 'elsewhere' || (state.is === 'teaching' && state.isStopping)) return undefined;
  const { log } = state;
  const { progress } = log;
  // It has learnt nothing yet.
  if (progress === null) return undefined;
  const sitDown = async (): Promise<void> => {
    try {
      const taught = state.is === 'over' ? { policy: state.files.policy, progress } : await course.current();
      playAgainst(await guestOf(taught, log), rulesOfCourse(log));
    } catch (error) {
      // It has ended meanwhile, and the page says so.
      if (!(error instanceof NotTeaching)) throw error;
    }
  };
  return { label: text.sitDown(pupilOf(log.plan).name), onPress: () => void sitDown() };
}

/** The policy as it would be listed: under the pupil's name, with the minutes that it has learnt. */
async function guestOf({ policy, progress }: TaughtSoFar, { plan, start }: CourseLog): Promise<OwnPolicy> {
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
