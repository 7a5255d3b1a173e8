/** The menu: the table of the chosen game, who plays at it, and everything that leads on from here. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../kit/announcer.ts';
import { graphics } from '../../base/display.ts';
import { isOfInputMethod, keyOf } from '../../base/keys.ts';
import { hasKeyboard } from '../../base/media-queries.ts';
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import { gameTitle, titleOf } from '../../catalogue/game-title.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../catalogue/settings.ts';
import { clampOpponents } from '../../catalogue/table-rules.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { Curve } from '../../kit/curve.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { feltOf } from '../../kit/felt.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import type { OpenMatches, ResumableMatch } from '../../services/storage/open-matches.ts';
import type { PlayedDays } from '../../services/storage/played-days.ts';
import type { Stores } from '../../services/storage/stores.ts';
import type { TeachingSign } from '../../services/teaching/sign.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { emblemOf, emblemPicture } from '../../table/art/game-emblems.ts';
import { learning, MenuNews, type TileWords } from './news.ts';
import { BestCards, Faces } from './picture.tsx';
import { useOpenMatches } from './use-open-matches.ts';
import '../../kit/screen.css';
import './screen.css';

export type MenuGoal =
  | 'players'
  | 'friends'
  | 'games'
  | 'options'
  | 'records'
  | 'statistics'
  | 'ladder'
  | 'goals'
  | 'today'
  | 'learning'
  | 'keys';

interface MenuProps {
  preferences: Preferences;
  games: Games;
  knowledge: Knowledge;
  openMatches: OpenMatches;
  teachingSign: TeachingSign;
  days: PlayedDays;
  rooms: Pick<Rooms, 'areHere' | 'known'>;
  stores: Stores;
  onPlay: () => void;
  onLesson: () => void;
  /** Resumes a match that is locked for this tab; resolves with whether it does. */
  onResume: (match: ResumableMatch) => Promise<boolean>;
  onOpen: (goal: MenuGoal) => void;
}

function aboutTable({ preferences: { settings }, games, knowledge }: MenuProps): string {
  if (!doPoliciesPlay(1 + settings.opponents)) return words().seats.beyondPolicy;
  return games.chosen === DEFAULT_SETTINGS.rules ? words().menu.summary : gameTitle(games.rules, knowledge).special;
}

export function MenuScreen(props: MenuProps) {
  const { preferences, games, days, rooms, stores, onOpen } = props;
  const news = useMemo(() => new MenuNews(), []);
  useChanges((changed) => games.onChange(changed));
  useEffect(() => news.follow({ days, stores }), []);
  useEffect(() => void rooms.areHere(), []);
  const { theme, settings } = preferences;
  const { rules } = games;
  const { menu } = words();
  const about = aboutTable(props);
  const emblem = emblemPicture(emblemOf(rules), theme, EMBLEM);
  return (
    <div class="screen menu" style={feltOf(rules, theme)}>
      <main>
        <section class="game">
          <BestCards rules={rules} theme={theme} look={lookOf(preferences)} />
          <h1>{menu.title}</h1>
          <p class="about">{about}</p>
          <div class="game-choices">
            <button type="button" class="plate chosen-game" onClick={() => onOpen('games')}>
              <Drawing {...emblem} of={emblem.name + theme.look} />
              <span>{menu.gamePlayed(titleOf(rules))}</span>
            </button>
            {rooms.known.value && (
              <button type="button" class="plate friends" onClick={() => onOpen('friends')}>
                {menu.friends}
              </button>
            )}
          </div>
        </section>
        <section class="table">
          <Opponents {...props} />
          <Faces settings={settings} />
          <Start {...props} />
          <NoWebGL {...props} />
          <Tiles {...props} news={news} />
        </section>
      </main>
      <nav>
        <button type="button" class="plate" onClick={() => onOpen('records')}>
          {menu.records}
        </button>
        {news.ratings.length > 0 && (
          <button type="button" class="plate rating" onClick={() => onOpen('statistics')}>
            {menu.rating(plainNumber(Math.round(news.ratings.at(-1) as number)))}
            {news.ratings.length > 1 && <Curve values={news.ratings.slice(-CURVE_MATCHES)} {...CURVE} />}
          </button>
        )}
        <button type="button" class="plate" onClick={() => onOpen('options')}>
          {menu.options}
        </button>
      </nav>
    </div>
  );
}

/** Of the curve of the rating, in CSS px, and how many matches it shows. */
const CURVE = { width: 56, height: 18 };
const CURVE_MATCHES = 20;

/** Of the emblem of the game, and of a face on a tile, in CSS px. */
const EMBLEM = 32;
const FACE = 40;

/** What pictures depend on besides the rules. */
function lookOf({ theme, settings }: Preferences): string {
  const { fourColours, englishCourts, language } = settings;
  return JSON.stringify([theme.look, fourColours, englishCourts, language]);
}

function Opponents({ preferences, games, onOpen }: MenuProps) {
  const { menu } = words();
  const { settings } = preferences;
  const after = (change: number): number => clampOpponents(games.rules, settings.opponents + change);
  const seat = (change: number): void => {
    preferences.change({ opponents: after(change) });
    announce(menu.atTheTable(tableSetupOf(preferences.settings).seats.map(({ name }) => name)));
  };
  const step = (label: string, face: string, change: number) => (
    <button
      type="button"
      aria-label={label}
      disabled={after(change) === settings.opponents}
      onClick={() => seat(change)}
    >
      {face}
    </button>
  );
  return (
    <div class="opponents">
      {step(menu.fewer, '−', -1)}
      <button
        type="button"
        class="plate"
        aria-label={menu.labelled(menu.players, playersInWords(settings))}
        onClick={() => onOpen('players')}
      >
        {playersInWords(settings)}
      </button>
      {step(menu.more, '+', 1)}
    </div>
  );
}

function playersInWords({ opponents, seats }: Settings): string {
  const { menu, seats: names } = words();
  const { people, players } = tableSetupOf({ opponents, seats });
  if (people.length === 0) return menu.watch(opponents + 1);
  const levels = new Set(
    players.flatMap((player) => (player.kind === 'person' ? [] : [player.kind === 'bot' ? player.level : null])),
  );
  const [level] = levels;
  return levels.size === 1 && level !== null && people.length === 1
    ? menu.opponentsAt(opponents, names.levels[level])
    : menu.opponents(opponents);
}

/** What begins a match, or goes on with one; the keys that do so. */
function Start(props: MenuProps) {
  const { preferences, games, openMatches, onPlay, onResume, onLesson } = props;
  const { menu, saves } = words();
  const { listed, canResume, leads, only, resume, list } = useOpenMatches(openMatches, games.rules.name, onResume);
  // Not after the next frame: whoever presses a key has seen this one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => pressKey(event, props, leads ? resume : onPlay);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const hint = (): string => {
    if (!hasKeyboard()) return only === null ? '' : `${saves.resume} · ${only}`;
    if (only !== null) return saves.hintFor(only);
    return leads ? saves.hint : menu.hint;
  };
  return (
    <>
      <div class="start" data-open-matches={listed.length}>
        {listed.length > 0 && (
          <button type="button" class={leads ? 'main' : undefined} onClick={resume}>
            {canResume ? saves.resume : saves.openMatches}
            {canResume && only === null && <span aria-hidden="true"> …</span>}
          </button>
        )}
        {only !== null && (
          <button type="button" class="more" aria-label={saves.openMatches} onClick={list}>
            …
          </button>
        )}
        <button type="button" class={leads ? undefined : 'main'} onClick={onPlay}>
          {leads ? saves.newMatch : menu.play}
        </button>
        {preferences.settings.isNew && listed.length === 0 && (
          <button
            type="button"
            class="lesson"
            aria-label={menu.labelled(menu.lesson, menu.lessonOffer)}
            onClick={onLesson}
          >
            {menu.lessonOffer}
          </button>
        )}
      </div>
      <p class="hint">{hint()}</p>
    </>
  );
}

function pressKey(event: KeyboardEvent, { preferences, games, onOpen }: MenuProps, start: () => void): void {
  const key = keyOf(event);
  const { target, repeat } = event;
  if (repeat || isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest('dialog, input, .toasts') !== null) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const { characterKeys } = preferences.settings;
  if (/^[1-9]$/.test(key) && characterKeys) preferences.change({ opponents: clampOpponents(games.rules, Number(key)) });
  else if (key === '?' && characterKeys) onOpen('keys');
  else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) start();
}

function NoWebGL({ preferences }: MenuProps) {
  const [isNews, tell] = useState(false);
  const isMissing = graphics.value === false;
  useEffect(() => {
    if (!isMissing || !preferences.settings.explainsNoWebGL) return;
    tell(true);
    preferences.change({ explainsNoWebGL: false });
  }, [isMissing]);
  return isNews && <p class="news">{words().offline.noGraphics.text}</p>;
}

function Tiles({ news, teachingSign, onOpen }: MenuProps & { news: MenuNews }) {
  const animal = news.nextAnimal;
  return (
    <div class="tiles">
      <Tile icon="calendar" says={news.today()} isNew={news.isTodayOpen} onPress={() => onOpen('today')} />
      <Tile icon="ladder" says={news.ladder()} onPress={() => onOpen('ladder')}>
        {animal !== null && (
          <Drawing
            width={FACE}
            height={FACE}
            draw={(pen) => drawSeatFace(pen, { name: words().seats.animals[animal], isYou: false }, FACE)}
            of={animal}
          />
        )}
      </Tile>
      <Tile icon="declared" says={news.goals()} onPress={() => onOpen('goals')} />
      <Tile icon="cap" says={learning(teachingSign)} onPress={() => onOpen('learning')} />
    </div>
  );
}

interface TileProps {
  icon: IconName;
  says: TileWords;
  isNew?: boolean;
  onPress: () => void;
  /** In place of the icon. */
  children?: ComponentChildren;
}

function Tile({ icon, says: { title, line }, isNew = false, onPress, children }: TileProps) {
  return (
    <button type="button" class={`plate tile${isNew ? ' new' : ''}`} onClick={onPress}>
      {children || <Icon name={icon} />}
      <span>
        <strong>{title}</strong> <small>{line}</small>
      </span>
    </button>
  );
}
