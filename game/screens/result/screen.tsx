/** How a match ended: first who won, how, and what it has brought; then who came where, and what to do next. */
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isOfInputMethod } from '../../base/keys.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { feltOf } from '../../kit/felt.ts';
import { hasWon, headline, standingsOf, type Outcome } from '../../model/outcome.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { drawMedal, type Medal } from '../../table/art/medals.ts';
import { wonWith } from '../goals/prizes.ts';
import { sentencesOf, type Known, type News } from './news.ts';
import { WonPrize, type PrizeProps } from './prize.tsx';
import { Winners, type DrawFace } from './winners.tsx';
import '../../kit/screen.css';
import './screen.css';

interface ResultProps extends PrizeProps {
  rules: HouseRules;
  outcome: Outcome;
  players: readonly Seat[];
  story: string;
  turning: string;
  known: Known;
  /** How long the moment stands alone, before anything can be pressed, in ms; 0 where nothing is celebrated. */
  beat: number;
  /** The most likely first. */
  actions: readonly { label: string; onPress: () => void }[];
}

/** Of a face in the standings, in CSS px. */
const FACE = 44;

export function ResultScreen(props: ResultProps) {
  const { rules, theme, outcome, players, story, turning, known, beat, actions } = props;
  const isAlone = useMoment(beat, actions[0].onPress);
  const standings = standingsOf(outcome);
  const isWon = hasWon(outcome);
  const face: DrawFace = (seat, name, size) => {
    const owner = { name, isYou: seat === outcome.you, ...portraitIn(players[seat]) };
    return (
      <Drawing width={size} height={size} draw={(pen) => drawSeatFace(pen, owner, size)} of={JSON.stringify(owner)} />
    );
  };
  return (
    <div class={`screen result${beat > 0 ? ' celebrates' : ''}`} style={feltOf(rules, theme)}>
      {beat > 0 && isWon && <Coins />}
      <main class={isAlone ? 'alone' : undefined}>
        <section class="moment-of-result">
          <Winners {...{ rules, theme, standings, face }} isLit={isWon} />
          <h1>{headline(outcome)}</h1>
          <p class="story">{story}</p>
          {turning !== '' && <p class="turning">{turning}</p>}
          {known.news !== null && <Won news={known.news} canUse={!isAlone} {...props} />}
          <div class="news">
            {sentencesOf(known).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </section>
        {!isAlone && (
          <section class="standings">
            <ol>
              {standings.map((standing, index) => (
                <StandingLine
                  key={standing.seat}
                  {...{ standing, known }}
                  isStrong={standing.seat === outcome.you || index === 0}
                  face={face(standing.seat, standing.name, FACE)}
                />
              ))}
            </ol>
            <Choices actions={actions} />
          </section>
        )}
      </main>
    </div>
  );
}

/**
 * Whether the moment still stands alone: for a beat, or until somebody presses anything. After that Enter presses what is
 * most likely.
 */
function useMoment(beat: number, onEnter: () => void): boolean {
  const [isAlone, stand] = useState(beat > 0);
  const goOn = (): void => stand(false);
  useEffect(() => {
    if (!isAlone) return;
    const timer = setTimeout(goOn, beat);
    window.addEventListener('click', goOn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', goOn);
    };
  }, [isAlone]);
  // Not after the next frame: whoever presses a key has seen this one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || isOfInputMethod(event) || !isForAll(event)) return;
      if (isAlone) goOn();
      else if (event.key === 'Enter') onEnter();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return isAlone;
}

function Choices({ actions }: Pick<ResultProps, 'actions'>) {
  return (
    <div class="choices">
      {actions.map(({ label, onPress }, index) => (
        <button
          key={label}
          type="button"
          class={index === 0 ? 'main' : index > 1 ? 'plate' : undefined}
          onClick={onPress}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function isForAll({ target }: KeyboardEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('button, input, dialog, .toasts') !== null;
  return !isOnControl && document.querySelector('dialog[open]') === null;
}

interface StandingLineProps {
  standing: ReturnType<typeof standingsOf>[number];
  isStrong: boolean;
  known: Known;
  face: ComponentChild;
}

function StandingLine({ standing: { seat, place, name, end }, isStrong, known, face }: StandingLineProps) {
  const { headToHead } = words().goals;
  const score = known.headToHead[seat];
  return (
    <li value={place} class={isStrong ? 'strong' : undefined}>
      <span class="place">{place}</span>
      {face}
      <span class="name">{name}</span>{' '}
      <span class="end">
        {end}{' '}
        {score && (
          <small title={headToHead.inWords(name, score.before, score.behind)}>
            {headToHead.score(score.before, score.behind)}
          </small>
        )}
      </span>
    </li>
  );
}

/** Of a medal, in CSS px. */
const MEDAL = 64;

function Won({ news, canUse, theme, settings, onChoose }: PrizeProps & { news: News; canUse: boolean }) {
  const { goals, seats } = words();
  const { beaten, game } = news;
  const medals: [string, Medal][] = [
    ...(beaten === null ? [] : [[seats.animals[beaten], { animal: beaten }] satisfies [string, Medal]]),
    ...news.goals.map((goal): [string, Medal] => [goals.list[goal].name, { goal }]),
    ...(game === null ? [] : [[gameName(game.id).name, { game: game.id }] satisfies [string, Medal]]),
  ];
  const prizes = wonWith(news);
  return (
    <>
      {prizes.length > 0 && (
        <ul class="prizes">
          {prizes.map((reward) => (
            <WonPrize key={reward.value} {...{ reward, canUse, theme, settings, onChoose }} />
          ))}
        </ul>
      )}
      {medals.length > 0 && (
        <ul class="medals">
          {medals.map(([name, medal]) => (
            <li key={name}>
              <Drawing
                width={MEDAL}
                height={MEDAL}
                draw={(pen) => drawMedal(pen, medal, theme, MEDAL)}
                of={theme.look + name}
              />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const COINS = 44;

/** Numbers from 0 to 1 that are spread evenly, however many are taken, and differ with the stride. */
const spread = (index: number, stride: number): number => (index * stride) % 1;

function Coins() {
  return (
    <div class="coins" aria-hidden="true">
      {Array.from({ length: COINS }, (_, index) => (
        <span
          key={index}
          style={{
            left: `${spread(index, 0.618) * 100}%`,
            animationDuration: `${1400 + spread(index, 0.37) * 1200}ms`,
            animationDelay: `${spread(index, 0.71) * 1100}ms`,
          }}
        />
      ))}
    </div>
  );
}
