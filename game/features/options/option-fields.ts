/** The options as a list of form fields: the label of each, and which settings its choices stand for. */
import { clamp } from '../../base/geometry.ts';
import { FREE_CARD_BACKS, LIGHTS } from '../../base/theme/theme.ts';
import { NEXT_DEAL_TIMES, SPEEDS, type Settings } from '../../catalogue/settings.ts';
import { hasOwnCourts } from '../../i18n/court-letters.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { language, words } from '../../i18n/words.ts';
import type { Choice, Field } from '../../ui/pages/form.ts';

const VOLUME_STEP = 0.1;

interface OptionActions {
  /** As they are now. */
  settings: () => Settings;
  change: (changes: Partial<Settings>) => void;
  openLanguages: () => void;
  /** Whether there is a keyboard. */
  hasKeys: boolean;
}

/** All options, in the order in which the page shows them. */
export function optionFields(actions: OptionActions): Field[] {
  const messages = words().options;
  const choice = (face: string, changes: Partial<Settings>): Choice => ({
    face,
    isChosen: () =>
      Object.entries(changes).every(([key, value]) => actions.settings()[key as keyof Settings] === value),
    onPress: () => actions.change(changes),
  });
  const field = (label: string, ...choices: readonly Choice[]): Field => ({ label, least: 90, choices });
  // One that was won on the ladder stays beside the others as long as it is in use.
  const backs = [...new Set([...FREE_CARD_BACKS, actions.settings().cardBack])];
  return [
    { label: messages.speed, least: 44, choices: SPEEDS.map((speed) => choice(messages.speeds[speed], { speed })) },
    {
      label: messages.light,
      least: 62,
      choices: LIGHTS.map((theme) => choice(messages.lights[theme], { theme })),
    },
    {
      label: messages.suits,
      least: 62,
      choices: [
        choice(messages.colours(2), { fourColours: false }),
        choice(messages.colours(4), { fourColours: true }),
        ...(hasOwnCourts() ? [courtsChoice(actions)] : []),
      ],
    },
    field(messages.backs, ...backs.map((cardBack) => choice(messages.backColours[cardBack], { cardBack }))),
    volumeField(actions),
    hintsField(actions, [choice(messages.hintsOff, { hints: false }), choice(messages.hintsOn, { hints: true })]),
    {
      label: messages.motion,
      least: 62,
      choices: [
        choice(messages.fullMotion, { lessMotion: false }),
        choice(messages.lessMotion, { lessMotion: true }),
        pageChoice(actions),
      ],
    },
    field(
      messages.confirm,
      choice(messages.confirmKnocks, { asksTwice: false }),
      choice(messages.confirmAll, { asksTwice: true }),
    ),
    {
      label: messages.nextDeal,
      least: 62,
      choices: NEXT_DEAL_TIMES.map((nextDealAfter) => {
        const face = nextDealAfter === 0 ? messages.nextDealOnPress : messages.nextDealAfter(nextDealAfter);
        return choice(face, { nextDealAfter });
      }),
    },
    field(
      messages.language,
      { face: LANGUAGE_NAMES[language()], label: messages.language, onPress: actions.openLanguages },
      ...(actions.hasKeys ? [keysChoice(actions)] : []),
    ),
  ];
}

/** The letters of the language on court cards, which may be switched off. */
function courtsChoice({ settings, change }: OptionActions): Choice {
  const face = words().courtLetters.split('').join(' ');
  const label = words().options.courts(words().courtLetters);
  return switchFor(face, label, {
    isOn: () => !settings().englishCourts,
    turn: (isOn) => change({ englishCourts: !isOn }),
  });
}

/** Whether keys of characters do something; they stand beside the language, which has letters of its own. */
function keysChoice({ settings, change }: OptionActions): Choice {
  const messages = words().options;
  return switchFor(messages.shortKeys, messages.keys, {
    isOn: () => settings().characterKeys,
    turn: (characterKeys) => change({ characterKeys }),
  });
}

/** Whether nothing is drawn that could move. */
function pageChoice({ settings, change }: OptionActions): Choice {
  const messages = words().options;
  return switchFor(messages.shortPage, messages.page, {
    isOn: () => settings().playsOnPage,
    turn: (playsOnPage) => change({ playsOnPage }),
  });
}

/** A choice that is on or off for itself. */
function switchFor(
  face: string,
  label: string,
  { isOn, turn }: { isOn: () => boolean; turn: (isOn: boolean) => void },
): Choice {
  return { face, label, isChosen: isOn, isOn, onPress: () => turn(!isOn()) };
}

/** Hints before a decision, and whether one is shown mistakes after a deal. */
function hintsField({ settings, change }: OptionActions, hints: readonly Choice[]): Field {
  const messages = words().options;
  const mistakes = switchFor(messages.shortMistakes, messages.mistakes, {
    isOn: () => settings().showsMistakes,
    turn: (showsMistakes) => change({ showsMistakes }),
  });
  return { label: messages.hints, least: 62, choices: [...hints, mistakes] };
}

/** Whether the game makes no sound. */
export function isSilent({ isMuted, volume }: Settings): boolean {
  return isMuted || volume === 0;
}

function volumeField({ settings, change }: OptionActions): Field {
  const messages = words().options;
  const turnUp = (by: number): void => {
    const volume = clamp(Math.round((settings().volume + by) * 10) / 10, 0, 1);
    change({ volume, isMuted: false });
  };
  const toggleMute = (): void => {
    if (settings().volume === 0) change({ volume: 2 * VOLUME_STEP, isMuted: false });
    else change({ isMuted: !settings().isMuted });
  };
  return {
    label: messages.volume,
    least: 44,
    choices: [
      {
        face: '−',
        label: messages.quieter,
        isEnabled: () => settings().volume > 0,
        onPress: () => turnUp(-VOLUME_STEP),
      },
      {
        face: '',
        label: messages.mute,
        isChosen: () => !isSilent(settings()),
        isOn: () => isSilent(settings()),
        onPress: toggleMute,
      },
      { face: '+', label: messages.louder, isEnabled: () => settings().volume < 1, onPress: () => turnUp(VOLUME_STEP) },
      switchFor(messages.shortChime, messages.chime, {
        isOn: () => settings().turnChime,
        turn: (turnChime) => change({ turnChime }),
      }),
    ],
  };
}
