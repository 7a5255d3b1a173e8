/** How the game looks, sounds, moves and speaks. */
import { version } from '../../../package.json';
import { parseCards } from '../../../engine/cards.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import { FREE_CARD_BACKS, LIGHTS } from '../../base/theme/theme.ts';
import { NEXT_DEAL_TIMES, SPEEDS, type Settings } from '../../catalogue/settings.ts';
import { hasOwnCourts } from '../../i18n/court-letters.ts';
import { firstSpoken, LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { Segments, Slider, Switch } from '../../kit/controls.tsx';
import { Dialog, type DialogAction } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import type { Updates } from '../../services/pwa/updates.ts';
import type { Preferences } from '../../services/preferences.ts';
import { backFrame, cardPictures, faceFrame } from '../../table/cards/card-pictures.ts';
import { showToast } from '../../kit/toast.tsx';
import './screen.css';

interface OptionsProps {
  preferences: Preferences;
  ways?: readonly DialogAction[];
  /** Whether it is complete offline is said, but at a table. */
  updates?: Pick<Updates, 'state'> | undefined;
  onClose: () => void;
}

export function OptionsScreen({ preferences, ways = [], updates, onClose }: OptionsProps) {
  const messages = words().options;
  const { settings } = preferences;
  return (
    <Dialog title={messages.title} isWide decides actions={ways} onClose={onClose}>
      <div class="options">
        <Looks preferences={preferences} />
        <Pace preferences={preferences} />
        <Sound preferences={preferences} />
        <Help preferences={preferences} />
        <Segments
          label={messages.language}
          note={messages.notes.language}
          value={settings.language}
          choices={(['auto', ...LANGUAGES] as const).map((value) => ({
            value,
            label:
              value === 'auto'
                ? messages.automatic(LANGUAGE_NAMES[firstSpoken(navigator.languages)])
                : LANGUAGE_NAMES[value],
            ...(value !== 'auto' && { lang: value }),
          }))}
          onChoose={(language) => preferences.change({ language })}
        />
      </div>
      <p class="soft">
        {words().menu.title} {version}. {updates && messages.offline[updates.state]}
      </p>
    </Dialog>
  );
}

interface OptionFieldsProps {
  preferences: Preferences;
}

function Looks({ preferences }: OptionFieldsProps) {
  const messages = words().options;
  const { notes } = messages;
  const { settings } = preferences;
  // One that was won stays beside the others as long as it is in use.
  const backs = [...new Set([...FREE_CARD_BACKS, settings.cardBack])];
  return (
    <section>
      <CardPreview preferences={preferences} />
      <Choices
        of="theme"
        label={messages.light}
        note={notes.light}
        from={LIGHTS}
        face={(light) => messages.lights[light]}
        {...{ preferences }}
      />
      <Choices
        of="fourColours"
        label={messages.suits}
        note={notes.suits}
        from={[false, true]}
        face={(isFour) => messages.colours(isFour ? 4 : 2)}
        {...{ preferences }}
      />
      <Choices
        of="cardBack"
        label={messages.backs}
        note={notes.backs}
        from={backs}
        face={(back) => messages.backColours[back]}
        {...{ preferences }}
      />
      {hasOwnCourts() && (
        <Switch
          label={messages.courts(words().courtLetters)}
          note={notes.courts}
          isOn={!settings.englishCourts}
          onTurn={(isOn) => preferences.change({ englishCourts: !isOn })}
        />
      )}
    </section>
  );
}

function Pace({ preferences }: OptionFieldsProps) {
  const messages = words().options;
  const { notes } = messages;
  return (
    <section>
      <Choices
        of="speed"
        label={messages.speed}
        note={notes.speed}
        from={SPEEDS}
        face={(speed) => messages.speeds[speed]}
        {...{ preferences }}
      />
      <Choices
        of="lessMotion"
        label={messages.motion}
        note={notes.motion}
        from={[false, true]}
        face={(isLess) => (isLess ? messages.lessMotion : messages.fullMotion)}
        {...{ preferences }}
      />
      <Choices
        of="nextDealAfter"
        label={messages.nextDeal}
        note={notes.nextDeal}
        from={NEXT_DEAL_TIMES}
        face={(after) => (after === 0 ? messages.nextDealOnPress : messages.nextDealAfter(after))}
        {...{ preferences }}
      />
      <Choices
        of="asksTwice"
        label={messages.confirm}
        note={notes.confirm}
        from={[false, true]}
        face={(isForAll) => (isForAll ? messages.confirmAll : messages.confirmKnocks)}
        {...{ preferences }}
      />
    </section>
  );
}

function Sound({ preferences }: OptionFieldsProps) {
  const messages = words().options;
  const { volume, isMuted, turnChime } = preferences.settings;
  return (
    <section>
      <Slider
        label={messages.volume}
        value={volume}
        step={0.1}
        face={isMuted || volume === 0 ? messages.muted : percent(volume)}
        onSlide={(chosen) => preferences.change({ volume: chosen, isMuted: false })}
      />
      <Switch
        label={messages.mute}
        note={messages.notes.mute}
        isOn={isMuted}
        onTurn={(isNowMuted) => preferences.change({ isMuted: isNowMuted })}
      />
      <Switch
        label={messages.chime}
        note={messages.notes.chime}
        isOn={turnChime}
        onTurn={(isOn) => preferences.change({ turnChime: isOn })}
      />
    </section>
  );
}

function Help({ preferences }: OptionFieldsProps) {
  const messages = words().options;
  const { notes } = messages;
  const { hints, showsMistakes, characterKeys, playsOnPage } = preferences.settings;
  return (
    <section>
      <Switch
        label={messages.hints}
        note={notes.hints}
        isOn={hints}
        onTurn={(isOn) => preferences.change({ hints: isOn })}
      />
      <Switch
        label={messages.mistakes}
        note={notes.mistakes}
        isOn={showsMistakes}
        onTurn={(isOn) => preferences.change({ showsMistakes: isOn })}
      />
      {hasKeyboard() && (
        <Switch
          label={messages.keys}
          note={notes.keys}
          isOn={characterKeys}
          onTurn={(isOn) => preferences.change({ characterKeys: isOn })}
        />
      )}
      <Switch
        label={messages.page}
        note={notes.page}
        isOn={playsOnPage}
        onTurn={(isOn) => {
          preferences.change({ playsOnPage: isOn });
          offerToReload();
        }}
      />
    </section>
  );
}

interface ChoicesProps<Key extends keyof Settings> extends OptionFieldsProps {
  of: Key;
  label: string;
  note: string;
  from: readonly Settings[Key][];
  face: (value: Settings[Key]) => string;
}

function Choices<
  Key extends 'theme' | 'fourColours' | 'cardBack' | 'speed' | 'lessMotion' | 'nextDealAfter' | 'asksTwice',
>({ preferences, of, label, note, from, face }: ChoicesProps<Key>) {
  return (
    <Segments
      label={label}
      note={note}
      value={preferences.settings[of]}
      choices={from.map((value) => ({ value, label: face(value) }))}
      onChoose={(value) => preferences.change({ [of]: value })}
    />
  );
}

/** One card of each suit, and a back, in the looks that are chosen; in CSS px. */
const PREVIEW_WIDTH = 58;
const PREVIEWED = [...parseCards('As Kh Qd Jc').map((card) => faceFrame(card, 0)), backFrame(0)];

function CardPreview({ preferences }: OptionFieldsProps) {
  const { theme, settings } = preferences;
  const pictures = cardPictures([PREVIEW_WIDTH], theme).filter(({ name }) => PREVIEWED.includes(name));
  const look = JSON.stringify([
    theme.look,
    settings.fourColours,
    settings.cardBack,
    settings.englishCourts,
    settings.language,
  ]);
  return (
    <div class="preview">
      {PREVIEWED.flatMap((frame) => pictures.filter(({ name }) => name === frame)).map((picture) => (
        <Drawing key={picture.name} {...picture} of={look} />
      ))}
    </div>
  );
}

/** The game is a page or a canvas as long as it is open. */
function offerToReload(): void {
  const { offline, options } = words();
  showToast(options.afterReload, [
    { label: offline.reload, onPress: () => window.location.reload() },
    { label: offline.goOn },
  ]);
}
