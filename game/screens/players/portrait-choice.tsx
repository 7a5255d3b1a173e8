/** The choice of a portrait, for one's seat at one's own table or at that of others. */
import { FREE_PORTRAITS, type Portrait } from '../../base/portraits.ts';
import { words } from '../../i18n/words.ts';
import { Segments } from '../../kit/controls.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { drawSeatFace } from '../../table/art/faces.ts';

interface PortraitChoiceProps {
  /** Undefined as long as nobody has chosen. */
  chosen: Portrait | undefined;
  /** In CSS px. */
  size: number;
  onChoose: (portrait: Portrait) => void;
}

/** Those that everybody has; one that was won stays beside them as long as it is in use. */
export function PortraitChoice({ chosen, size, onChoose }: PortraitChoiceProps) {
  const { portrait, portraits } = words().seats;
  const offered = [...new Set([...FREE_PORTRAITS, ...(chosen === undefined ? [] : [chosen])])];
  return (
    <Segments
      label={portrait}
      value={chosen}
      choices={offered.map((value) => ({
        value,
        label: portraits[value],
        picture: (
          <Drawing
            width={size}
            height={size}
            draw={(pen) => drawSeatFace(pen, { name: '', isYou: false, portrait: value }, size)}
            of={value}
          />
        ),
      }))}
      onChoose={onChoose}
    />
  );
}
