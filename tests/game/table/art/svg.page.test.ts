/** How SVG files are drawn: what the pen is told. */
import { expect, test } from 'vitest';
import type { Size } from '../../../../game/base/geometry.ts';
import { drawSvg, type RoleColours } from '../../../../game/table/art/svg.ts';

/** What a pen is told, but for the outlines, and for what it keeps and takes back. */
function toldOf(svg: string, box: Size, colours?: RoleColours): string[] {
  const told: string[] = [];
  const gradient = { addColorStop: (at: number, colour: string) => told.push(`stop ${at} ${colour}`) };
  const state: Record<string, unknown> = { globalAlpha: 1 };
  const pen = new Proxy(state, {
    get: (target, name: string) => {
      if (name in target) return target[name];
      return (...values: unknown[]) => {
        const given = values.filter((value) => typeof value !== 'object').join(' ');
        if (!['save', 'restore'].includes(name)) told.push(`${name} ${given}`.trim());
        return gradient;
      };
    },
    set: (target, name: string, value: unknown) => {
      target[name] = value;
      told.push(`${name} = ${typeof value === 'object' ? 'gradient' : (value as string | number)}`);
      return true;
    },
  });
  drawSvg(pen as unknown as CanvasRenderingContext2D, svg, box, colours);
  return told;
}

const START = ['fillStyle = #000000', 'strokeStyle = transparent'];

test('a picture is drawn into the middle of its box, with what its groups and clones say', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" stroke-linecap="round">
    <defs><circle id="unseen" r="1"/></defs>
    <g id="half" transform="rotate(90 5 6) scale(2)" opacity=".5"><path fill-rule="evenodd" d="M0 0"/></g>
    <use href="#half" transform="matrix(-1 0 0 1 10 0)" fill="#112233"/>
  </svg>`;
  const half = ['translate 5 6', `rotate ${Math.PI / 2}`, 'translate -5 -6', 'scale 2 2'];
  const path = ['fill evenodd', 'stroke'];
  expect(toldOf(svg, { width: 100, height: 100 })).toEqual(
    [
      ['translate 25 0', 'scale 5 5', ...START, 'lineCap = round'],
      [...half, 'globalAlpha = 0.5', ...path],
      ['transform -1 0 0 1 10 0', 'fillStyle = #112233', ...half, 'globalAlpha = 0.25', ...path],
    ].flat(),
  );
});

test('colours that a picture lists are those of the theme, alone or mixed, and others its own', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"
      data-colours="#000001 copper, #000002 copper #FFFFFF .5">
    <linearGradient id="metal" x1="1" y1="2" x2="3" y2="4">
      <stop offset="0" stop-color="#000002"/><stop offset="1" stop-color="#000001" stop-opacity=".5"/>
    </linearGradient>
    <rect style="fill:#000001; stroke-width:2px"/>
    <rect fill="none" stroke="#000003" stroke-dasharray="1 .5"/>
    <circle fill="url(#metal)"/>
    <text x="1" y="2" text-anchor="middle" style="font: 700 2px serif">A</text>
  </svg>`;
  const shape = ['fill nonzero', 'stroke'];
  expect(toldOf(svg, { width: 1, height: 1 }, { copper: '#804020' })).toEqual(
    [
      ['translate 0 0', 'scale 1 1', ...START],
      ['fillStyle = #804020', 'lineWidth = 2', ...shape],
      ['fillStyle = transparent', 'strokeStyle = #000003', 'setLineDash', ...shape],
      ['createLinearGradient 1 2 3 4', 'stop 0 rgba(192, 160, 144, 1)', 'stop 1 rgba(128, 64, 32, 0.5)'],
      ['fillStyle = gradient', ...shape],
      ['font = 700 2px serif', 'textAlign = center', 'fillText A 1 2'],
    ].flat(),
  );
});

test('a clip is told before what it clips, and whoever means what is not there is told', () => {
  const picture = (id: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
    <clipPath id="a"><path clip-rule="evenodd" d="M0 0"/></clipPath><g clip-path="url(#${id})"><path d="M1 1"/></g></svg>`;
  const box = { width: 1, height: 1 };
  expect(toldOf(picture('a'), box).slice(4)).toEqual(['clip evenodd', 'fill nonzero', 'stroke']);
  expect(() => toldOf(picture('b'), box)).toThrow('a picture has no url(#b)');
});
