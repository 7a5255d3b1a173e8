/** Something at the table that can be pressed, as a button of the page. */
import { fitInLines, textSize, type FittedText, type Font } from '../../base/fit-text.ts';
import type { Rect } from '../../base/geometry.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';

/** `plaque` is the wooden one for knocking, `paper` stands out, `main` more so, `plate` is subdued. */
type ItemLook = 'plaque' | 'paper' | 'main' | 'plate';

/** How a button looks that is not drawn on the canvas. */
export interface ItemFace {
  look: ItemLook;
  /** What is printed on it: the first of several wordings that fits. */
  words: readonly string[];
  icon?: IconName;
  /** Of its letters, in px. */
  size: number;
  /** Pointers reach the canvas through it, which knows how long they press. */
  isOnCanvas?: boolean;
  isDown?: boolean;
}

export interface PageItem {
  /** Identifies it among the items on the screen. */
  readonly label: string;
  /** Its name for screen readers; the label if absent. */
  readonly name?: string | undefined;
  /** Whether it is switched on; absent if it cannot be. */
  readonly isChosen?: boolean | undefined;
  /** False while it cannot be pressed. */
  readonly isEnabled?: boolean | undefined;
  /** Navigation away from what the table is about. */
  readonly isAside?: boolean | undefined;
  /** The key that presses it, if one does. */
  readonly key?: string | undefined;
  /** In px of the layout. */
  readonly bounds: Rect;
  /** Absent for what the canvas draws. */
  readonly face?: ItemFace | undefined;
}

interface ItemButtonProps {
  item: PageItem;
  isFocused: boolean;
}

export function ItemButton({ item, isFocused }: ItemButtonProps) {
  const { label, name = label, isChosen, isEnabled = true, key, bounds, face } = item;
  return (
    <button
      type="button"
      class={classOf(face)}
      data-label={label}
      style={placed(bounds)}
      aria-label={face === undefined ? undefined : name}
      aria-keyshortcuts={key}
      aria-pressed={isChosen}
      // Disabling a button would take the focus from it.
      disabled={!isEnabled && !isFocused}
      aria-disabled={!isEnabled && isFocused ? 'true' : undefined}
    >
      {face === undefined ? <span>{name}</span> : <Face face={face} bounds={bounds} />}
    </button>
  );
}

function classOf(face: ItemFace | undefined): string | undefined {
  if (face === undefined) return undefined;
  const { look, isOnCanvas = false, isDown = false } = face;
  return `seen ${look}${isOnCanvas ? ' on-canvas' : ''}${isDown ? ' down' : ''}`;
}

/** The place of an element over the canvas. */
export function placed({ x, y, width, height }: Rect): Record<string, string> {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.round(x + width) - left}px`,
    height: `${Math.round(y + height) - top}px`,
  };
}

/** Space between the edges and the words, at the sides and above and below, in px. */
const MARGIN = { plaque: [6, 4], paper: [6, 4], main: [11, 8], plate: [4, 4] } as const;
const NARROW_MARGIN = { plaque: [6, 4], paper: [4, 4], main: [7, 7], plate: [2, 4] } as const;
/** Narrower than this is narrow, in px. */
const NARROW = 80;

function Face({ face, bounds }: { face: ItemFace; bounds: Rect }) {
  if (face.icon !== undefined) return <Icon name={face.icon} />;
  const { text, size, fits } = setOn(face, bounds);
  return (
    <span class="words" data-fits={fits} style={{ fontSize: `${size}px` }}>
      {text}
    </span>
  );
}

function setOn({ look, words, size, isOnCanvas = false }: ItemFace, { width, height }: Rect): FittedText {
  const font: Font =
    look === 'plate'
      ? { face: INTERFACE_FACE, weight: WEIGHTS.regular }
      : { face: look === 'paper' && !isOnCanvas ? INTERFACE_FACE : DISPLAY_FACE, weight: WEIGHTS.strong };
  const [aside, above] = (width < NARROW ? NARROW_MARGIN : MARGIN)[look];
  const room = { width: width - 2 * aside, height: height - 2 * above };
  const inOne = words.find((wording) => textSize(wording, size, font).width <= room.width);
  return fitInLines(inOne ?? words.at(-1) ?? '', size, font, room);
}
