/** The review of a match: what the decisions of a seat were worth, worked out while one looks at it. */
import { useEffect, useState } from 'preact/hooks';
import { luckIn } from '../../../engine/luck.ts';
import { chanceCurve } from '../../../engine/review/results.ts';
import { decisionsOf } from '../../../engine/review/review.ts';
import { GRADES, isMarked } from '../../../engine/review/verdict.ts';
import { StorageError } from '../../base/store.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { Segments, Select } from '../../kit/controls.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { markedMoments } from '../../model/marked-moments.ts';
import type { RecordedMatch } from '../../model/replay.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Reviews, ReviewSoFar } from '../../services/reviews.ts';
import { shownNames } from '../../services/storage/record-summary.ts';
import { ChanceChart } from './chance-chart.tsx';
import { luckInWords } from './match-luck.ts';
import { AllInOrder, Dearest, DEAREST, keyOf, type ReviewedMomentProps } from './moments.tsx';
import { Assumptions, DealsTable, KindsTable, LevelSection, VerdictFigures } from './sections.tsx';
import './screen.css';

interface ReviewDialogOptions {
  id: string;
  match: RecordedMatch;
  /** The seat of the person who played alone, -1 for none. */
  you: number;
  /** Whose decisions are reviewed first; null where that is to be chosen. */
  seat: number | null;
  preferences: Pick<Preferences, 'theme' | 'settings' | 'change'>;
  reviews: Reviews;
  /** Shows the match at a position, from the seat whose review it is; the screen is closed by then. */
  onShow: (position: number, seat: number) => void;
  onMade?: () => void;
}

export const openReviewDialog = opens(ReviewScreen);

function ReviewScreen({ onClose, ...options }: Closable<ReviewDialogOptions>) {
  const { match, you, onShow } = options;
  const [{ seat, attempt }, review] = useState({ seat: options.seat, attempt: 0 });
  const text = words().review;
  const speakers = shownNames(match, you).map((name, each): Speaker => ({ name, you: each === you }));
  return (
    <Dialog title={words().dialogs.review} lead={text.lead} isWide onClose={onClose}>
      <div class="tools review-choices">
        <Select
          label={text.whose}
          any={text.choose}
          from={speakers.map(({ name }, each) => [String(each), name])}
          chosen={seat === null ? null : String(seat)}
          onChoose={(chosen) => review({ seat: chosen === null ? null : Number(chosen), attempt: 0 })}
        />
        <LeastGrade preferences={options.preferences} />
      </div>
      {seat !== null && (
        <Review
          key={`${seat} ${attempt}`}
          {...options}
          {...{ seat, speakers }}
          onTryAgain={() => review({ seat, attempt: attempt + 1 })}
          onShow={(position) => {
            onClose();
            onShow(position, seat);
          }}
        />
      )}
    </Dialog>
  );
}

function LeastGrade({ preferences }: Pick<ReviewDialogOptions, 'preferences'>) {
  const { pointedOut, grades } = words().review;
  return (
    <Segments
      label={pointedOut}
      value={preferences.settings.marksFrom}
      choices={GRADES.map((value) => ({ value, label: grades[value] }))}
      onChoose={(marksFrom) => preferences.change({ marksFrom })}
    />
  );
}

interface ReviewProps extends Pick<ReviewDialogOptions, 'id' | 'match' | 'preferences' | 'reviews' | 'onMade'> {
  seat: number;
  speakers: readonly Speaker[];
  onTryAgain: () => void;
  onShow: (position: number) => void;
}

type ReviewFailure = RequestFailed | StorageError;

function Review({ onTryAgain, ...shown }: ReviewProps) {
  const { id, match, reviews, seat, onMade } = shown;
  const [soFar, show] = useState<ReviewSoFar>({ judged: [], obvious: 0, share: 0 });
  const [end, finish] = useState<'made' | ReviewFailure | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onProgress = (made: ReviewSoFar): void => {
      if (!signal.aborted) show(made);
    };
    const make = async (): Promise<void> => {
      try {
        const { judged, obvious } = await reviews.open({ id, record: match.record, seat }, { onProgress, signal });
        if (signal.aborted) return;
        show({ judged, obvious, share: 1 });
        finish('made');
        onMade?.();
      } catch (error) {
        if (!(error instanceof RequestFailed || error instanceof StorageError)) throw error;
        if (!signal.aborted) finish(error);
      }
    };
    void make();
    return () => leaving.abort();
  }, []);
  return (
    <>
      <div class="report" role="status">
        {end === null ? <Progress share={soFar.share} /> : <End {...{ soFar, end, onTryAgain }} />}
      </div>
      <Sheet {...shown} soFar={soFar} />
    </>
  );
}

function Progress({ share }: { share: number }) {
  const { making } = words().review;
  return (
    <>
      <p>{making}</p>
      <progress max={1} value={share} aria-label={making} />
    </>
  );
}

function End({ soFar, end, onTryAgain }: { soFar: ReviewSoFar; end: 'made' | ReviewFailure; onTryAgain: () => void }) {
  const { tryAgain, unavailable, whole } = words().review;
  const { judged, share } = soFar;
  const storage = end instanceof StorageError ? end.message : null;
  // One that has been made before stays, whoever would judge now.
  const isWhole = share === 1;
  return (
    <>
      {isWhole && <p>{whole(judged.filter(({ verdict }) => isMarked(verdict)).length, judged.length)}</p>}
      {(storage !== null || !isWhole) && <p>{storage ?? unavailable}</p>}
      {!isWhole && (
        <button type="button" onClick={onTryAgain}>
          {tryAgain}
        </button>
      )}
    </>
  );
}

/** What takes a while to work out: undefined until then, so that the page may draw and handle input before. */
function useLater<Value extends object>(work: () => Value): Value | undefined {
  const [value, tell] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => tell(work()));
    return () => clearTimeout(timer);
  }, []);
  return value;
}

function Sheet({
  match,
  preferences,
  seat,
  speakers,
  soFar,
  onShow,
}: Omit<ReviewProps, 'onTryAgain'> & { soFar: ReviewSoFar }) {
  const { record, players } = match;
  const chances = useLater(() => chanceCurve(record).map((all) => all[seat]));
  const views = useLater(() => new Map(decisionsOf(record, seat).map((one) => [keyOf(one), one.view])));
  const luck = useLater(() => luckIn(record));
  const { judged } = soFar;
  const isWhole = soFar.share === 1;
  const { theme, settings } = preferences;
  const moments = markedMoments(match, judged, settings.marksFrom).flatMap(
    ({ moment, before }): ReviewedMomentProps[] => {
      const view = views?.get(keyOf(moment));
      return view === undefined ? [] : [{ moment, view, speakers, theme, onShow: () => onShow(before) }];
    },
  );
  return (
    <>
      {views !== undefined && <Dearest moments={moments} isWhole={isWhole} least={settings.marksFrom} />}
      <VerdictFigures {...soFar} />
      {moments.length > DEAREST && <AllInOrder moments={moments} />}
      <div class="pictures">
        {chances !== undefined && <ChanceChart chances={chances} players={players.length} />}
        {chances !== undefined && <DealsTable judged={judged} chances={chances} />}
        <KindsTable judged={judged} />
        {isWhole && <LevelSection judged={judged} players={players.length} who={speakers[seat]} />}
      </div>
      {luck !== undefined && <LuckSection sentence={luckInWords(seat, luck, speakers[seat])} />}
      <Assumptions record={record} seat={seat} who={speakers[seat]} />
    </>
  );
}

function LuckSection({ sentence }: { sentence: string }) {
  const { title, ofMatchHow } = words().luck;
  return (
    <section>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <p class="soft">{ofMatchHow}</p>
    </section>
  );
}
