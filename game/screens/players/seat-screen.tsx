/** Who sits in one seat: a person by name, a bot by level and playing style, or somebody's double. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS, PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import {
  botToBeginWith,
  doesAdapt,
  LONGEST_NAME,
  type Seat,
  type SeatWithBot,
  type SeatWithDouble,
  type SeatWithPerson,
} from '../../catalogue/settings.ts';
import { animalOf, portraitAt } from '../../catalogue/table-setup.ts';
import { fetchWords, words, type Words } from '../../i18n/words.ts';
import { Segments, Switch } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useStored } from '../../kit/use-loaded.ts';
import type { Preferences } from '../../services/preferences.ts';
import { headToHead } from '../../services/storage/kept-records.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { describeOpponent, seatName, seatWords } from './seats.ts';
import { PortraitChoice } from './portrait-choice.tsx';

interface SeatProps {
  preferences: Preferences;
  stores: Pick<Stores, 'records'>;
  seat: number;
  /** Whether bots can adapt in the game that is chosen; left out where they cannot. */
  canAdapt: boolean;
  onDouble: (seat: (double: SeatWithDouble) => void) => void;
  onClose: () => void;
}

export function SeatScreen({ preferences, stores, seat, canAdapt, onDouble, onClose }: SeatProps) {
  const messages = words().seats;
  const { seats } = preferences.settings;
  const who = seats[seat];
  /** The bot of this seat, remembered while a person sits here. */
  const bot = useRef(botToBeginWith(seat));
  if (who.kind === 'bot') bot.current = who;
  const [areAlike, showAlike] = useState(false);
  const sit = (next: Seat): void => {
    showAlike(false);
    preferences.change({ seats: preferences.settings.seats.with(seat, next) });
  };
  const makeAllAlike = (): void => {
    preferences.change({ seats: seats.map((one) => (one.kind === 'bot' ? bot.current : one)) });
    showAlike(true);
  };
  const choose = {
    person: () => sit({ kind: 'person', name: '' }),
    bot: () => sit(bot.current),
    double: () => onDouble(sit),
  };
  return (
    <Dialog
      title={seatWords(seat, who).name}
      close={words().dialogs.back}
      actions={who.kind === 'bot' ? [{ label: messages.allAlike, onPress: makeAllAlike }] : []}
      onClose={onClose}
    >
      <Segments
        label={messages.who}
        value={who.kind}
        choices={[
          { value: 'person', label: seat === 0 ? messages.you : messages.aPerson },
          { value: 'bot', label: seat === 0 ? messages.youWatch : messages.aBot },
          { value: 'double', label: messages.aDouble },
        ]}
        onChoose={(kind) => choose[kind]()}
      />
      {who.kind === 'bot' && <BotFields seat={seat} bot={who} {...{ stores, canAdapt }} onChange={sit} />}
      {who.kind === 'person' && (
        <PersonFields seat={seat} person={who} portrait={portraitAt(preferences.settings, seat)} onChange={sit} />
      )}
      {who.kind === 'double' && <p class="soft">{messages.describeDouble}</p>}
      <p role="status">{areAlike ? messages.areAlike : ''}</p>
    </Dialog>
  );
}

interface SeatFieldsProps {
  seat: number;
  onChange: (who: Seat) => void;
}

interface BotFieldsProps extends SeatFieldsProps, Pick<SeatProps, 'stores' | 'canAdapt'> {
  bot: SeatWithBot;
}

function BotFields({ seat, bot, stores, canAdapt, onChange }: BotFieldsProps) {
  const messages = words().seats;
  const met = useStored(async () => headToHead((await stores.records.all()).values()));
  const [biographies, tell] = useState<Words['biographies'] | null>(null);
  useEffect(() => {
    // The page does without where they cannot be loaded.
    fetchWords(['goals']).then(
      () => tell(words().biographies),
      () => undefined,
    );
  }, []);
  const animal = animalOf(seat, bot);
  const score = met.value?.get(animal);
  return (
    <>
      {biographies !== null && <p>{biographies[animal]}</p>}
      {biographies !== null && score !== undefined && (
        <p class="soft">{words().goals.headToHead.inWords(messages.animals[animal], score.before, score.behind)}</p>
      )}
      <Segments
        label={messages.level}
        value={bot.level}
        choices={LEVELS.map((value) => ({ value, label: messages.levels[value] }))}
        onChoose={(level) => onChange({ ...bot, level })}
      />
      <Segments
        label={messages.style}
        note={describeOpponent(bot)}
        value={bot.style}
        choices={PLAYING_STYLES.map((value) => ({ value, label: messages.styles[value] }))}
        onChoose={(style) => onChange({ ...bot, style })}
      />
      {canAdapt && (
        <Switch label={messages.adapts} isOn={doesAdapt(bot)} onTurn={(adapts) => onChange({ ...bot, adapts })} />
      )}
    </>
  );
}

/** Of a portrait, in CSS px. */
const PORTRAIT = 52;

function PersonFields({
  seat,
  person,
  portrait: chosen,
  onChange,
}: SeatFieldsProps & { person: SeatWithPerson; portrait: ReturnType<typeof portraitAt> }) {
  const { name, nameOf, sharing } = words().seats;
  return (
    <>
      <label class="text">
        <span>{name}</span>
        <input
          type="text"
          aria-label={nameOf(seat + 1)}
          autocomplete="off"
          spellcheck={false}
          enterKeyHint="done"
          maxLength={LONGEST_NAME}
          placeholder={seatName(seat)}
          value={person.name}
          onChange={({ currentTarget }) => onChange({ ...person, name: currentTarget.value.trim() })}
        />
      </label>
      <PortraitChoice chosen={chosen} size={PORTRAIT} onChoose={(portrait) => onChange({ ...person, portrait })} />
      <p class="soft">{sharing}</p>
    </>
  );
}
