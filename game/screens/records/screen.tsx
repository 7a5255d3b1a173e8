/** All matches that were played: filtered, replayed, saved, deleted, and imported from files. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { Select } from '../../kit/controls.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { FileButton, useDrops } from '../../kit/files.tsx';
import { Report, Sentences } from '../../kit/report.tsx';
import { useFocusAfter } from '../../kit/use-focus-after.ts';
import { isChallengeFile } from '../../model/challenge-file.ts';
import type { RecordedMatch } from '../../model/replay.ts';
import { filteredRecords, namesIn, type RecordFilter } from '../../services/storage/kept-records.ts';
import { recordSummary, shownNames } from '../../services/storage/record-summary.ts';
import type { Stores } from '../../services/storage/stores.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';
import { RecordRow, type RecordAction } from './record-row.tsx';
import { useRecords } from './use-records.ts';
import './screen.css';

/** What the list leads to. It is closed for a replay and a challenge from a file, and stays open otherwise. */
export type RecordsGoal =
  /** The match, or what its decisions were worth. */
  | { is: 'replay' | 'review'; match: RecordedMatch; kept: KeptRecord; id: string }
  | { is: 'fairness'; match: RecordedMatch; names: readonly string[]; isOwn: boolean }
  | { is: 'challenge'; kept: KeptRecord }
  | { is: 'challenge-file'; file: File }
  | { is: 'statistics' | 'exercises' | 'data' };

interface RecordsDialogOptions {
  stores: Stores;
  onOpen: (goal: RecordsGoal) => void;
  onRemoved: (id: string) => Promise<void>;
}

/** Of a long list so many records are laid out at first, and as many more whenever its end is reached. */
const PART = 100;
const MOST_REFUSALS = 8;

export const openRecordsDialog = opens(RecordsScreen);

function RecordsScreen({ stores, onOpen, onRemoved, onClose }: Closable<RecordsDialogOptions>) {
  const messages = words().replay;
  const list = useRef<HTMLUListElement>(null);
  const onPlace = useFocusAfter(list);
  const { records, report, remove, take, read } = useRecords({ stores, onRemoved, onPlace });
  const [filter, filterBy] = useState<RecordFilter>({ game: null, who: null });
  const [shown, show] = useState(PART);
  const found = filteredRecords(records ?? new Map(), filter);
  const leaveFor = (goal: RecordsGoal): void => {
    onClose();
    onOpen(goal);
  };
  const takeFiles = (files: readonly File[]): void => {
    const file = files.find(({ name }) => isChallengeFile(name));
    if (file !== undefined) leaveFor({ is: 'challenge-file', file });
    else void take(files);
  };
  const act = (action: RecordAction, id: string, kept: KeptRecord, place: number): void => {
    if (action === 'remove') return void remove({ id, name: recordSummary(kept).name, place });
    if (action === 'challenge') return onOpen({ is: action, kept });
    const match = read(kept);
    if (match === null) return undefined;
    if (action === 'replay') return leaveFor({ is: action, match, kept, id });
    if (action === 'review') return onOpen({ is: action, match, kept, id });
    return onOpen({ is: action, match, names: shownNames(match.record, kept.you), isOwn: kept.you >= 0 });
  };
  return (
    <Dialog title={words().menu.records} lead={messages.lead} isWide actions={waysOn(onOpen)} onClose={onClose}>
      <Tools records={[...(records?.values() ?? [])]} {...{ filter }} onFilter={filterBy} onFiles={takeFiles} />
      <Report lines={report.lines}>
        <Sentences all={report.refusals} most={MOST_REFUSALS} more={messages.more} />
      </Report>
      {records !== null && <Count all={records.size} found={found.length} />}
      <ul ref={list} class="records">
        {found.slice(0, shown).map(({ id, kept }, place) => (
          <RecordRow key={id} kept={kept} onAction={(action) => act(action, id, kept, place)} />
        ))}
      </ul>
      {shown < found.length && <End key={shown} onSeen={() => show(shown + PART)} />}
    </Dialog>
  );
}

function waysOn(onOpen: RecordsDialogOptions['onOpen']) {
  const { statistics, exercises, options } = words();
  return [
    { label: statistics.title, onPress: () => onOpen({ is: 'statistics' }) },
    { label: exercises.title, onPress: () => onOpen({ is: 'exercises' }) },
    { label: options.data, onPress: () => onOpen({ is: 'data' }) },
  ];
}

interface RecordsToolsProps {
  records: readonly KeptRecord[];
  filter: RecordFilter;
  onFilter: (filter: RecordFilter) => void;
  onFiles: (files: readonly File[]) => void;
}

function Tools({ records, filter, onFilter, onFiles }: RecordsToolsProps) {
  const messages = words().replay;
  const place = useRef<HTMLDivElement>(null);
  useDrops(place, onFiles);
  const games = namesIn(records.map(({ record }) => String(record.rules.name)));
  const people = namesIn(records.flatMap(({ record }) => record.players));
  return (
    <div ref={place} class="tools">
      <Select
        label={messages.game}
        any={messages.any}
        from={games.map((game) => [game, gameName(game).name])}
        chosen={filter.game}
        onChoose={(game) => onFilter({ ...filter, game })}
      />
      <Select
        label={messages.with}
        any={messages.any}
        from={people.map((name) => [name, name])}
        chosen={filter.who}
        onChoose={(who) => onFilter({ ...filter, who })}
      />
      <FileButton label={messages.importFiles} multiple onFiles={onFiles} />
    </div>
  );
}

function Count({ all, found }: { all: number; found: number }) {
  const { count, dropHere, none, noneFits } = words().replay;
  const nothing = all === 0 ? `${none} ${dropHere}` : noneFits;
  return (
    <p class="soft" role="status">
      {found === 0 ? nothing : count(found)}
    </p>
  );
}

/** The end of what is laid out of a list. @param props.onSeen called when it scrolls into sight */
function End({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <p ref={place}>…</p>;
}
