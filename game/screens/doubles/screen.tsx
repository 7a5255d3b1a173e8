/** One's own double and those of friends: learnt, played against, seated, sent, forgotten. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { StorageError } from '../../base/store.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LONGEST_NAME, type SeatWithDouble } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Switch } from '../../kit/controls.tsx';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import { characterInWords } from '../../model/character-in-words.ts';
import { FEWEST_DECISIONS, type Doubles } from '../../services/doubles.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { KeptDouble } from '../../services/storage/match-schemas.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { offerUndo } from '../../kit/undo.ts';
import { useOwnDouble, type OwnDouble } from './use-own-double.ts';
import './screen.css';
import { download } from '../../base/download.ts';
import { addressWith, ShareLink } from '../../kit/share-link.tsx';
import { doubleLink, type SentDouble } from './double-link.ts';

interface DoublesDialogOptions {
  doubles: Doubles;
  preferences: Pick<Preferences, 'settings' | 'change'>;
  /** Plays a match against one; the dialog is closed by then. */
  onPlay: (seat: SeatWithDouble) => void;
  /** Seats one at the place that the dialog was opened for; left out where it was opened for none. */
  onSeat?: (seat: SeatWithDouble) => void;
}

export const openDoublesDialog = opens(DoublesScreen);

function DoublesScreen(props: Closable<DoublesDialogOptions>) {
  const { preferences, onClose } = props;
  const text = words().doubles;
  const [status, tell] = useState('');
  const [sent, send] = useState<KeptDouble | null>(null);
  const report = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      tell(error.message);
    }
  };
  const [own] = preferences.settings.seats;
  return (
    <>
      <Dialog title={text.title} lead={text.lead} decides onClose={onClose}>
        <Own {...props} report={report} onTell={tell} onSend={send} />
        <Friends {...props} report={report} />
        <p role="status">{status}</p>
        <p class="soft">{text.local}</p>
      </Dialog>
      {sent !== null && (
        <SendScreen
          sent={{ ...(own.kind === 'person' ? own : { name: '' }), double: sent.double }}
          onClose={() => send(null)}
        />
      )}
    </>
  );
}

interface PartProps extends Closable<DoublesDialogOptions> {
  report: (work: Promise<void>) => Promise<void>;
}

interface OwnProps extends PartProps {
  onTell: (status: string) => void;
  onSend: (double: KeptDouble) => void;
}

function Own(props: OwnProps) {
  const { doubles, preferences, report, onTell } = props;
  const text = words().doubles;
  const section = useRef<HTMLElement>(null);
  const { learnsHabits, areMatchesRemembered } = preferences.settings;
  const [own, learnAgain] = useOwnDouble(doubles, learnsHabits);
  const forget = async (): Promise<void> => {
    const bringBack = await doubles.forget();
    section.current?.focus();
    learnAgain();
    onTell(text.forgotten);
    offerUndo(text.yours, async () => {
      await bringBack();
      learnAgain();
      onTell('');
    });
  };
  return (
    <section ref={section} class="some-doubles" tabIndex={-1} aria-label={text.yours}>
      <h2>{text.yours}</h2>
      {learnsHabits ? (
        <OwnInWords {...props} own={own} onAgain={learnAgain} onForget={() => void report(forget())} />
      ) : (
        <p>{text.off}</p>
      )}
      <Switch label={text.learns} isOn={learnsHabits} onTurn={(isOn) => void report(doubles.allowLearning(isOn))} />
      {learnsHabits && (
        <Switch
          label={text.remembers}
          isOn={areMatchesRemembered}
          onTurn={(isOn) => preferences.change({ areMatchesRemembered: isOn })}
        />
      )}
    </section>
  );
}

function OwnInWords(props: OwnProps & { own: OwnDouble; onAgain: () => void; onForget: () => void }) {
  const { own, onAgain, onForget, onSend } = props;
  const text = words().doubles;
  const { looking, tryAgain, unavailable } = words().habits;
  switch (own.is) {
    case 'asked':
      return null;
    case 'looking':
      return (
        <>
          <p role="status">{looking}</p>
          <progress max={own.matches} value={own.done} aria-label={looking} />
        </>
      );
    case 'problem':
      return <p>{own.reason}</p>;
    case 'unavailable':
      return (
        <>
          <p>{unavailable}</p>
          <button type="button" onClick={onAgain}>
            {tryAgain}
          </button>
        </>
      );
    case 'few':
      return <p>{text.few(own.decisions, FEWEST_DECISIONS)}</p>;
    case 'learnt':
      return (
        <ul class="records">
          <Double {...props} kept={own.double}>
            <button type="button" onClick={() => onSend(own.double)}>
              {text.send}
            </button>
            <ConfirmButton
              label={text.forget}
              name={text.forgetOne}
              sure={text.reallyForget}
              sureName={text.reallyForgetOne}
              onConfirm={onForget}
            />
          </Double>
        </ul>
      );
  }
}

function Friends(props: PartProps) {
  const { doubles, report } = props;
  const text = words().doubles;
  const section = useRef<HTMLElement>(null);
  const [changes, change] = useState(0);
  const { value: friends, problem } = useLoaded<[string, KeptDouble][]>(
    async (show) => show(await doubles.friends()),
    [changes],
  );
  const show = (): void => change((count) => count + 1);
  const remove = async (id: string, name: string): Promise<void> => {
    const bringBack = await doubles.remove(id);
    section.current?.focus();
    show();
    offerUndo(name, () => bringBack().then(show));
  };
  return (
    <section ref={section} class="some-doubles" tabIndex={-1} aria-label={text.friends}>
      <h2>{text.friends}</h2>
      {problem !== null && <p role="status">{problem}</p>}
      {friends?.length === 0 && <p>{text.noFriends}</p>}
      <ul class="records">
        {friends?.map(([id, kept]) => (
          <Double
            key={id}
            {...props}
            kept={kept}
            field={<NameField name={kept.name} onName={(name) => void report(doubles.rename(id, name).then(show))} />}
          >
            <ConfirmButton
              label={text.remove}
              name={text.removeOne(kept.name)}
              sure={text.reallyRemove}
              sureName={text.reallyRemoveOne(kept.name)}
              onConfirm={() => void report(remove(id, kept.name))}
            />
          </Double>
        ))}
      </ul>
    </section>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <input
      type="text"
      aria-label={words().doubles.nameOf(name)}
      maxLength={LONGEST_NAME}
      autocomplete="off"
      value={name}
      onChange={({ currentTarget }) => {
        const wanted = currentTarget.value.trim();
        if (wanted === '') currentTarget.value = name;
        else onName(wanted);
      }}
    />
  );
}

/** Of a face, in CSS px. */
const FACE = 48;

interface DoubleProps extends Closable<DoublesDialogOptions> {
  kept: KeptDouble;
  /** Its name, where it is that of a friend. */
  field?: ComponentChildren;
  children: ComponentChildren;
}

function Double({ doubles, kept, field, children, onPlay, onSeat, onClose }: DoubleProps) {
  const text = words().doubles;
  const { name } = kept;
  const isOwn = name === '';
  const seat = doubles.seatOf(kept);
  const face = { name, isYou: false, ...portraitIn(seat) };
  const leave = (then: (seat: SeatWithDouble) => void) => (): void => {
    onClose();
    then(seat);
  };
  return (
    <li>
      <Drawing width={FACE} height={FACE} draw={(pen) => drawSeatFace(pen, face, FACE)} of={JSON.stringify(face)} />
      <div class="match">
        {field}
        {factsOf(kept, isOwn).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </div>
      <div class="buttons">
        {onSeat !== undefined && (
          <button type="button" aria-label={isOwn ? text.seatOwn : text.seatOne(name)} onClick={leave(onSeat)}>
            {text.seat}
          </button>
        )}
        <button type="button" aria-label={isOwn ? text.playOwn : text.playOne(name)} onClick={leave(onPlay)}>
          {text.play}
        </button>
        {children}
      </div>
    </li>
  );
}

function factsOf({ like, double: { decisions, games, alike } }: KeptDouble, isYours: boolean): string[] {
  const text = words().doubles;
  const names = games.map((game) => gameName(game).name || text.houseRules).join(', ');
  return [
    text.learnt(decisions, names),
    ...(alike === undefined ? [] : [text.alike(alike, isYours)]),
    ...(like === undefined ? [] : [words().habits.playsLike(characterInWords(like))]),
  ];
}

function SendScreen({ sent, onClose }: { sent: SentDouble; onClose: () => void }) {
  const text = words().doubles;
  const [typed, type] = useState(sent.name);
  const name = typed.trim();
  const { value: link } = useLoaded<string>(
    async (show) => show(addressWith(await doubleLink({ ...sent, name }))),
    [name],
  );
  const save = (): void =>
    void download('thirty-one.double.json', `${JSON.stringify({ ...sent.double, name }, null, 2)}\n`);
  return (
    <Dialog
      title={text.sendTitle}
      lead={text.sendLead}
      actions={[{ label: text.save, onPress: save }]}
      onClose={onClose}
    >
      <label class="text">
        <span>{text.senderName}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      {link !== null && <ShareLink link={link} title={text.sendTitle} />}
    </Dialog>
  );
}
