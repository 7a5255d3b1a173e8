/** What a bot does differently, in sentences with small pictures. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import { shownValue } from '../../model/sentences.ts';
import type { CourseLog, HabitChanges, KnockChange } from '../../services/teaching/course-log.ts';
import { svgElement } from '../../ui/dialogs/icons.ts';
import { changesInWords, type ToldHabit } from './changes-in-words.ts';

/** In units of a picture. */
const WIDTH = 340;
const BAR = 9;
const GAP = 3;
const NUMBER_ROOM = 36;
const HEIGHT = 120;
const LEFT = 40;
const TOP = 14;
const BOTTOM = HEIGHT - 22;

/** Shown again only where its contents change. */
export class ChangesSection {
  readonly element: HTMLElement;
  readonly #title = element('h2');
  readonly #contents = element('div');
  #shown: HabitChanges | null | undefined;

  constructor() {
    this.element = element('section', {}, this.#title, this.#contents);
  }

  /** @param log null where nothing is being taught */
  show(log: CourseLog | null): void {
    const changes = log?.habits ?? null;
    this.element.hidden = changes === null;
    if (log === null || changes === null || changes === this.#shown) return;
    this.#shown = changes;
    const told = changesInWords(log);
    if (told === null) return;
    const { title, lead, other, habits, knocks, none } = told;
    this.#title.textContent = title;
    this.#contents.replaceChildren(
      element('p', { className: 'soft' }, lead),
      ...(none === null ? [keys(other)] : [element('p', {}, none)]),
      element(
        'ul',
        { className: 'changes' },
        ...habits.map(habitItem),
        ...(knocks.length === 0 ? [] : [knocksItem(knocks, changes.knocks)]),
      ),
    );
  }
}

/** Which colour stands for whom. */
function keys(other: string): HTMLElement {
  const key = (kind: 'after' | 'before', label: string): HTMLElement =>
    element(
      'span',
      { className: 'key' },
      svgElement(
        'svg',
        { viewBox: '0 0 14 14', 'aria-hidden': 'true' },
        svgElement('rect', { class: `bar ${kind}`, x: 1, y: 2, width: 12, height: 10, rx: 2 }),
      ),
      label,
    );
  return element('p', { className: 'keys' }, key('before', other), key('after', words().teaching.changes.now));
}

function habitItem({ sentence, before, after }: ToldHabit): HTMLLIElement {
  const bars = [...bar('before', before, 0), ...bar('after', after, BAR + GAP)];
  return element(
    'li',
    {},
    element('p', {}, sentence),
    element(
      'figure',
      {},
      svgElement('svg', { viewBox: `0 0 ${WIDTH} ${2 * BAR + GAP}`, 'aria-hidden': 'true' }, ...bars),
    ),
  );
}

/** A share as a bar, its number at the end. */
function bar(kind: 'before' | 'after', share: number, y: number): SVGElement[] {
  const width = Math.max(1, share * (WIDTH - NUMBER_ROOM));
  return [
    svgElement('rect', { class: `bar ${kind}`, x: 0.5, y: y + 0.5, width, height: BAR - 1, rx: 2 }),
    svgElement('text', { x: width + 6, y: y + BAR - 0.5 }, String(Math.round(100 * share))),
  ];
}

function knocksItem(sentences: readonly string[], knocks: readonly KnockChange[]): HTMLLIElement {
  return element(
    'li',
    {},
    ...sentences.map((sentence) => element('p', {}, sentence)),
    element(
      'figure',
      {},
      knockPicture(knocks),
      element('figcaption', { className: 'soft' }, words().teaching.changes.knockPicture),
    ),
  );
}

/** From which value somebody knocks, turn by turn. */
function knockPicture(knocks: readonly KnockChange[]): SVGElement {
  const { knockPicture: label } = words().teaching.changes;
  const values = knocks.flatMap(({ before, after }) => [before, after].filter((value) => value !== null));
  const [lowest, highest] = [Math.floor(Math.min(...values)) - 1, Math.ceil(Math.max(...values)) + 1];
  const x = (turn: number): number => LEFT + ((turn - 0.5) / knocks[knocks.length - 1].turn) * (WIDTH - LEFT);
  const y = (value: number): number => BOTTOM - ((value - lowest) / (highest - lowest)) * (BOTTOM - TOP);
  const line = (kind: 'before' | 'after'): SVGElement[] => {
    const places = knocks.flatMap(({ turn, [kind]: value }) => (value === null ? [] : [[x(turn), y(value)]]));
    return [
      svgElement('polyline', { class: `curve ${kind}`, points: places.map((place) => place.join()).join(' ') }),
      ...places.map(([cx, cy]) => svgElement('circle', { class: `dot ${kind}`, cx, cy, r: 4 })),
    ];
  };
  return svgElement(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    ...[Math.min(...values), Math.max(...values)].flatMap((value) => [
      svgElement('line', { class: 'grid', x1: LEFT, y1: y(value), x2: WIDTH, y2: y(value) }),
      svgElement('text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, shownValue(value)),
    ]),
    ...line('before'),
    ...line('after'),
    ...knocks.map(({ turn }, i) => {
      const more = i === knocks.length - 1 ? '+' : '';
      return svgElement('text', { x: x(turn), y: HEIGHT - 6, 'text-anchor': 'middle' }, `${turn}.${more}`);
    }),
  );
}
