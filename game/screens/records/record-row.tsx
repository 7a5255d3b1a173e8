/** A match in the list of records, with what can be done with it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { download } from '../../base/download.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { recordFile } from '../../model/record-file.ts';
import { recordSummary } from '../../services/storage/record-summary.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';

export type RecordAction = 'replay' | 'review' | 'fairness' | 'challenge' | 'remove';

interface RecordProps {
  kept: KeptRecord;
  onAction: (action: RecordAction) => void;
}

export function RecordRow({ kept, onAction }: RecordProps) {
  const messages = words().replay;
  const [isOpen, setOpen] = useState(false);
  const { name: match, when, game, players, result } = recordSummary(kept);
  return (
    <li>
      <div class="match">
        <strong>{game}</strong> · {result}
        <span>
          {when}, {players}
        </span>
      </div>
      <div class="buttons">
        <button type="button" aria-label={messages.watchOne(match)} onClick={() => onAction('replay')}>
          {messages.watch}
        </button>
        <button
          type="button"
          class="more"
          aria-label={messages.actionsOf(match)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.actions}
        </button>
      </div>
      {isOpen && <Rest {...{ kept, onAction, match }} />}
    </li>
  );
}

/** What is wanted less often, with what destroys it apart. @param props.match its name */
function Rest({ kept, onAction, match }: RecordProps & { match: string }) {
  const { replay: messages, dialogs, fairness, match: ofMatch } = words();
  const ways = [
    ['review', dialogs.review],
    ['fairness', fairness.title],
    // Nobody's own match is no challenge.
    ...(kept.you < 0 ? [] : [['challenge', ofMatch.challenge.title] as const]),
  ] as const;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} class="buttons rest">
      {ways.map(([action, label]) => (
        <button
          key={action}
          type="button"
          aria-label={words().menu.labelled(label, match)}
          onClick={() => onAction(action)}
        >
          {label}
        </button>
      ))}
      <button type="button" aria-label={messages.saveOne(match)} onClick={() => save(kept)}>
        {messages.save}
      </button>
      <ConfirmButton
        label={messages.remove}
        name={messages.removeOne(match)}
        sure={messages.reallyRemove}
        sureName={messages.reallyRemoveOne(match)}
        onConfirm={() => onAction('remove')}
      />
    </div>
  );
}

function save({ record, ended }: KeptRecord): void {
  const { name, text } = recordFile(record, new Date(ended));
  void download(name, text);
}
