/** How a match ended: who won, who came where, and what to do next. */
import type { ComponentChild } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isOfInputMethod } from '../../base/keys.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { feltOf } from '../../kit/felt.ts';
import { hasWon, headline, standingsOf, type Outcome } from '../../model/outcome.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import medal from '../../assets/objects/medal.svg?raw';
import { drawSvg } from '../../table/art/svg.ts';
import { sentencesOf, type Known } from './news.ts';
import '../../kit/screen.css';
import './screen.css';

interface ResultProps {
  rules: HouseRules;
  theme: Theme;
  outcome: Outcome;
  /** Who sat in each seat. */
  players: readonly Seat[];
  /** What the match was about. */
  story: string;
  known: Known;
  /** Whether coins rain, and medals are stamped. */
  celebrates: boolean;
  /** The most likely first. */
  actions: readonly { label: string; onPress: () => void }[];
}

/** Of the winner's face, and of others, in CSS px. */
const [WINNER, FACE] = [112, 44];

export function ResultScreen({ rules, theme, outcome, players, story, known, celebrates, actions }: ResultProps) {
  // Not after the next frame: whoever presses a key has seen this one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.repeat && !isOfInputMethod(event) && isForAll(event)) actions[0].onPress();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const standings = standingsOf(outcome);
  const isWon = hasWon(outcome);
  const face = (seat: number, name: string, size: number) => {
    const owner = { name, isYou: seat === outcome.you, ...portraitIn(players[seat]) };
    return (
      <Drawing width={size} height={size} draw={(pen) => drawSeatFace(pen, owner, size)} of={JSON.stringify(owner)} />
    );
  };
  return (
    <div class={`screen result${celebrates ? ' celebrates' : ''}`} style={feltOf(rules, theme)}>
      {celebrates && isWon && <Coins />}
      <main>
        <section class="moment-of-result">
          <div class={`winner${isWon ? ' lit' : ''}`}>{face(standings[0].seat, standings[0].name, WINNER)}</div>
          <h1>{headline(outcome)}</h1>
          <p class="story">{story}</p>
          <Medals known={known} theme={theme} />
          <div class="news">
            {sentencesOf(known).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </section>
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
        </section>
      </main>
    </div>
  );
}

/** Whether a key is meant for the screen as a whole. */
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

/** Who came to a place, how, and how one stands with them. */
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

/** Width and height of a medal, in CSS px. */
const MEDAL = 64;

/** Goals that the match has reached, as medals with their names below. */
function Medals({ known: { news }, theme }: { known: Known; theme: Theme }) {
  if (news === null || news.goals.length === 0) return null;
  const { list } = words().goals;
  return (
    <ul class="medals">
      {news.goals.map((id) => (
        <li key={id}>
          <Drawing
            width={MEDAL}
            height={MEDAL}
            draw={(pen) => drawSvg(pen, medal, { width: MEDAL, height: MEDAL }, theme.colours)}
            of={theme.look}
          />
          {list[id].name}
        </li>
      ))}
    </ul>
  );
}

const COINS = 44;

/** Numbers from 0 to 1 that are spread evenly, however many are taken, and differ with the stride. */
const spread = (index: number, stride: number): number => (index * stride) % 1;

/** Coins that fall over the whole window, once. */
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
