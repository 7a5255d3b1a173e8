/** The ladder as a picture: nine rungs with an animal on each, one's own face where one stands, and what is won with each. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LADDER, type LadderStep } from '../../catalogue/ladder.ts';
import { isInUse, toggled } from '../../catalogue/rewards.ts';
import type { Seat, Settings } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Stores } from '../../services/storage/stores.ts';
import type { Reached } from '../../services/storage/schemas.ts';
import { drawSeatFace, type FaceOwner } from '../../table/art/faces.ts';
import { standingOnLadder, type StepState } from './ladder.ts';
import './screen.css';

interface LadderOptions {
  stores: Pick<Stores, 'ladder'>;
  catchUp: () => Promise<boolean>;
  preferences: Preferences;
  /** Plays a match against an opponent; the dialog is closed by then. */
  onPlay: (step: LadderStep) => void;
  /** Leads to a table of one's own choice; the dialog is closed by then. */
  onAllOpponents: () => void;
  onGoals: () => void;
}

export const openLadderDialog = opens(LadderScreen);

function LadderScreen(options: Closable<LadderOptions>) {
  const { stores, catchUp, preferences, onPlay, onAllOpponents, onGoals, onClose } = options;
  const { allOpponents, beaten, lead, playAgainst } = words().ladder;
  const { settings } = preferences;
  const { value: reached, problem } = useLoaded<ReadonlyMap<string, Reached>>(async (show) => {
    show(await stores.ladder.all());
    if (await catchUp()) show(await stores.ladder.all());
  });
  const steps = reached === null ? [] : standingOnLadder(reached);
  const next = steps.find(({ state }) => state.is === 'next')?.step;
  const isBeaten = steps.filter(({ state }) => state.is === 'beaten');
  const leave = (where: () => void) => (): void => {
    onClose();
    where();
  };
  const standsOn = next === undefined ? steps.length - 1 : LADDER.indexOf(next) - 1;
  return (
    <Dialog
      title={words().menu.ladder}
      lead={lead}
      decides
      main={next && { label: playAgainst(words().seats.animals[next.animal]), onPress: leave(() => onPlay(next)) }}
      onClose={onClose}
    >
      <div class="tools">
        <button type="button" onClick={onGoals}>
          {words().goals.title}
        </button>
        <button type="button" onClick={leave(onAllOpponents)}>
          {allOpponents}
        </button>
      </div>
      <p class="soft">{problem ?? (reached !== null && beaten(isBeaten.length, LADDER.length))}</p>
      <ol class="ladder" reversed>
        {steps
          .map(({ step, state }, index) => (
            <Rung
              key={step.animal}
              step={step}
              state={state}
              own={index === standsOn ? settings.seats[0] : null}
              looks={settings}
              onUse={(change) => preferences.change(change)}
              onPlay={leave(() => onPlay(step))}
            />
          ))
          .toReversed()}
      </ol>
      <div class="ladder-ground" aria-hidden="true">
        {steps.length > 0 && standsOn < 0 && <Face owner={faceOf(settings.seats[0])} />}
      </div>
    </Dialog>
  );
}

interface RungProps {
  step: LadderStep;
  state: StepState;
  /** Who stands here, where that is whose ladder it is. */
  own: Seat | null;
  looks: Settings;
  onUse: (change: Partial<Settings>) => void;
  onPlay: () => void;
}

function Rung({ step, state, own, looks, onUse, onPlay }: RungProps) {
  const { animal, level, style, reward } = step;
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (state.is === 'next') row.current?.scrollIntoView({ block: 'center' });
  }, []);
  const messages = words().ladder;
  const name = words().seats.animals[animal];
  const what = messages.rewards[reward.value];
  const isUsed = isInUse(reward, looks);
  return (
    <li ref={row} class={state.is}>
      <div class="rung">
        <Face owner={{ name, isYou: false }} />
        {own !== null && (
          <span class="own">
            <Face owner={faceOf(own)} size={34} />
          </span>
        )}
      </div>
      <div class="who">
        <strong>{name}</strong> · {words().seats.bot(level, style)}
        <span>{words().biographies[animal]}</span>
        <span>{capitalised(stateInWords(state))}</span>
        <span>{(state.is === 'beaten' ? messages.won : messages.reward)(what)}</span>
      </div>
      {state.is === 'beaten' && (
        <div class="can">
          <button type="button" aria-label={messages.playAgainAgainst(name)} onClick={onPlay}>
            {messages.playAgain}
          </button>
          <button
            type="button"
            aria-label={messages.useIt(what)}
            aria-pressed={isUsed}
            onClick={() => onUse(toggled(reward, looks))}
          >
            {isUsed ? messages.inUse : messages.use}
          </button>
        </div>
      )}
    </li>
  );
}

function stateInWords(state: StepState): string {
  const { beatenOn, isNext, notYet } = words().ladder;
  switch (state.is) {
    case 'beaten':
      return beatenOn(dayInWords(state.reached));
    case 'next':
      return isNext;
    case 'later':
      return notYet;
  }
}

/** @param props.size in CSS px */
function Face({ owner, size = 48 }: { owner: FaceOwner; size?: number }) {
  return (
    <Drawing width={size} height={size} draw={(pen) => drawSeatFace(pen, owner, size)} of={JSON.stringify(owner)} />
  );
}

function faceOf(own: Seat): FaceOwner {
  return { name: own.kind === 'person' ? own.name : '', isYou: true, ...portraitIn(own) };
}
