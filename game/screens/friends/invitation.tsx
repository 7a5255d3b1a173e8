/** How others come to a table: its code, and a link, which is also a picture that phones read. */
import { useEffect, useState } from 'preact/hooks';
import type { RoomState } from '../../../engine/room/messages.ts';
import { words } from '../../i18n/words.ts';
import { Segments } from '../../kit/controls.tsx';
import { ShareLink } from '../../kit/share-link.tsx';
import type { Rooms } from '../../services/rooms/rooms.ts';
import type { RoomSession } from '../../services/rooms/session.ts';

interface InvitationProps {
  session: RoomSession;
  state: RoomState;
  rooms: Rooms;
}

export function Invitation({ session, state, rooms }: InvitationProps) {
  const text = words().friends;
  const { code, you } = state;
  const [isOwn, set] = useState(false);
  const hasSeat = you >= 0;
  const link = rooms.linkTo(session.id, isOwn && hasSeat);
  return (
    <section class="invitation">
      {!hasSeat && (
        <p class="code" aria-hidden="true">
          {code}
        </p>
      )}
      {hasSeat && (
        <Segments
          label={text.linkFor}
          note={isOwn ? text.ownLinkNote : undefined}
          value={isOwn}
          choices={[
            { value: false, label: text.friendsLink },
            { value: true, label: text.ownLink },
          ]}
          onChoose={set}
        />
      )}
      <QrCode text={link} />
      <ShareLink link={link} title={words().menu.labelled(words().menu.title, text.table.tableOf(code))} />
    </section>
  );
}

/** Modules of white around it, without which some readers do not find it. */
const BORDER = 3;

function QrCode({ text }: { text: string }) {
  const [code, show] = useState<{ of: string; data: readonly (readonly boolean[])[] } | null>(null);
  useEffect(() => {
    import('uqr').then(
      ({ encode }) => show({ of: text, data: encode(text, { border: BORDER }).data }),
      // The link is there without it.
      () => undefined,
    );
  }, [text]);
  if (code?.of !== text) return <div class="qr" />;
  const { data } = code;
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="qr"
      role="img"
      aria-label={words().friends.qr}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
