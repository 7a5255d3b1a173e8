/** What a bot does differently, in sentences with small pictures. */
import { words } from '../../i18n/words.ts';
import { shownValue } from '../../model/sentences.ts';
import type { CourseLog, KnockChange, HabitChange } from '../../services/teaching/course-log.ts';
import { Curve, GridLine, Key, LEFT, WIDTH } from '../../kit/picture.tsx';

/** Who a mark stands for: the bot now, or what it is compared with. */
type ChangeKind = 'before' | 'after';

const BAR = 9;
const GAP = 3;
const NUMBER_ROOM = 36;
const HEIGHT = 120;
const TOP = 14;
const BOTTOM = HEIGHT - 22;

export function Changes(log: CourseLog) {
  const told = changesInWords(log);
  if (told === null || log.habits === null) return null;
  const { title, lead, other, habits, knocks, none } = told;
  return (
    <section>
      <h2>{title}</h2>
      <p class="soft">{lead}</p>
      {none === null ? <Keys other={other} /> : <p>{none}</p>}
      <ul class="changes">
        {habits.map((habit) => (
          <Habit key={habit.habit} {...habit} />
        ))}
        {knocks.length > 0 && <Knocks sentences={knocks} knocks={log.habits.knocks} />}
      </ul>
    </section>
  );
}

function Keys({ other }: { other: string }) {
  const mark = (kind: ChangeKind) => <rect class={`bar ${kind}`} x={1} y={2} width={12} height={10} rx={2} />;
  return (
    <p class="keys">
      <Key label={other}>{mark('before')}</Key>
      <Key label={words().teaching.changes.now}>{mark('after')}</Key>
    </p>
  );
}

function Habit({ sentence, before, after }: ToldHabit) {
  return (
    <li>
      <p>{sentence}</p>
      <figure>
        <svg viewBox={`0 0 ${WIDTH} ${2 * BAR + GAP}`} aria-hidden="true">
          <Bar kind="before" share={before} y={0} />
          <Bar kind="after" share={after} y={BAR + GAP} />
        </svg>
      </figure>
    </li>
  );
}

function Bar({ kind, share, y }: { kind: ChangeKind; share: number; y: number }) {
  const width = Math.max(1, share * (WIDTH - NUMBER_ROOM));
  return (
    <>
      <rect class={`bar ${kind}`} x={0.5} y={y + 0.5} width={width} height={BAR - 1} rx={2} />
      <text x={width + 6} y={y + BAR - 0.5}>
        {Math.round(100 * share)}
      </text>
    </>
  );
}

function Knocks({ sentences, knocks }: { sentences: readonly string[]; knocks: readonly KnockChange[] }) {
  return (
    <li>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <figure>
        <KnockPicture knocks={knocks} />
        <figcaption class="soft">{words().teaching.changes.knockPicture}</figcaption>
      </figure>
    </li>
  );
}

function KnockPicture({ knocks }: { knocks: readonly KnockChange[] }) {
  const values = knocks.flatMap(({ before, after }) => [before, after].filter((value) => value !== null));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [lowest, highest] = [Math.floor(least) - 1, Math.ceil(most) + 1];
  const last = knocks[knocks.length - 1].turn;
  const x = (turn: number): number => LEFT + ((turn - 0.5) / last) * (WIDTH - LEFT);
  const y = (value: number): number => BOTTOM - ((value - lowest) / (highest - lowest)) * (BOTTOM - TOP);
  const pointsOf = (kind: ChangeKind) =>
    knocks.flatMap(({ turn, [kind]: value }) => (value === null ? [] : [[x(turn), y(value)] as const]));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words().teaching.changes.knockPicture}>
      <GridLine y={y(least)} right={WIDTH} number={shownValue(least)} />
      <GridLine y={y(most)} right={WIDTH} number={shownValue(most)} />
      <Curve kind="before" points={pointsOf('before')} />
      <Curve kind="after" points={pointsOf('after')} />
      {knocks.map(({ turn }) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 6} text-anchor="middle">
          {`${turn}.${turn === last ? '+' : ''}`}
        </text>
      ))}
    </svg>
  );
}

interface ToldHabit extends Pick<HabitChange, 'habit' | 'before' | 'after'> {
  sentence: string;
}

interface ToldChanges {
  title: string;
  lead: string;
  /** Who it is compared with, in a word. */
  other: string;
  habits: readonly ToldHabit[];
  knocks: readonly string[];
  /** Said where nothing else is; null where something is. */
  none: string | null;
}

export function changesInWords({ start, habits: changes }: Pick<CourseLog, 'start' | 'habits'>): ToldChanges | null {
  if (changes === null) return null;
  const text = words().teaching.changes;
  const other = start === null ? text.expert : text.before;
  const habits = changes.habits.filter(({ isClear }) => isClear).map((change) => told(change, other));
  const knocks = changes.knocks.filter(({ isClear }) => isClear).map((change) => knocksInWords(change, other));
  const none = start === null ? text.noneBesideExpert : text.none;
  return {
    title: start === null ? text.titleBesideExpert : text.title,
    lead: start === null ? text.besideExpert : text.besideStart,
    other,
    habits,
    knocks,
    none: habits.length + knocks.length === 0 ? none : null,
  };
}

function told({ habit, before, after }: HabitChange, other: string): ToldHabit {
  const { beside, habits } = words().teaching.changes;
  return { habit, before, after, sentence: beside(habits[habit](inHundred(after)), other, inHundred(before)) };
}

function knocksInWords({ turn, before, after }: KnockChange, other: string): string {
  const { beside, from, knocks, knocksNever, never, turns } = words().teaching.changes;
  const when = turns[turn - 1];
  const now = after === null ? knocksNever(when) : knocks(when, shownValue(after));
  return beside(now, other, before === null ? never : after === null ? from(shownValue(before)) : shownValue(before));
}

function inHundred(share: number): string {
  return String(Math.round(100 * share));
}
