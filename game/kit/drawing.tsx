/** Pictures that are drawn by code, on the page. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DrawingProps {
  /** In CSS px. */
  width: number;
  height: number;
  /** Draws it with (0, 0) at its upper left corner, in CSS px. */
  draw: (pen: CanvasRenderingContext2D) => void;
  /** It is drawn anew when this changes. */
  of: string;
}

/** Whether the page has been seen: its words do not wait for pictures. */
const isSeen = signal(false);

/** Draws all pictures, those that are here and those to come. */
export function beginDrawing(): void {
  isSeen.value = true;
}

/** How often typefaces have come: what was drawn before is of others. */
const typefaces = signal(0);
document.fonts?.addEventListener('loadingdone', () => typefaces.value++);

export function Drawing({ width, height, draw, of }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.ceil(window.devicePixelRatio);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null;
    if (pen === null || !isSeen.value) return;
    pen.clearRect(0, 0, width * scale, height * scale);
    pen.save();
    pen.scale(scale, scale);
    draw(pen);
    pen.restore();
  }, [width, height, scale, of, typefaces.value, isSeen.value]);
  return (
    <canvas
      ref={canvas}
      class="drawing"
      aria-hidden="true"
      width={width * scale}
      height={height * scale}
      style={{ width: `${width}px` }}
    />
  );
}
