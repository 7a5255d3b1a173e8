/** The pictures in `game/assets/`: which there are, and that all that is in them is drawn. */
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { ANIMALS } from '../../game/base/animals.ts';
import { PORTRAITS } from '../../game/base/portraits.ts';
import { CLOTHS } from '../../game/base/theme/cloths.ts';
import { mix } from '../../game/base/theme/colours.ts';
import { THEME_NAMES } from '../../game/base/theme/colours.ts';
import { createTheme } from '../../game/base/theme/theme.ts';
import { EMBLEMS } from '../../game/table/art/game-emblems.ts';
import { MEDAL_SIGNS } from '../../game/table/art/medals.ts';
import { filesOf, textOf } from '../docs/pages.ts';

const FOLDER = 'game/assets/';
const FILES = filesOf('.svg').filter((path) => path.startsWith(FOLDER));
const { DOMParser } = new Window();
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

describe('there is a picture for everything that the code names, and no other', () => {
  test.each([
    ['faces', [...ANIMALS, ...PORTRAITS]],
    ['emblems', EMBLEMS],
    ['medals', MEDAL_SIGNS],
    ['cloths', CLOTHS],
    ['courts', ['ground', ...SUITS, 'jack', 'queen', 'king', 'frame']],
    ['objects', importedObjects()],
  ])('%s', (folder, names) => {
    const expected = names.map((name) => `${FOLDER}${folder}/${name}.svg`);
    expect(FILES.filter((path) => path.startsWith(`${FOLDER}${folder}/`)).toSorted()).toEqual(expected.toSorted());
  });

  function importedObjects(): string[] {
    const sources = filesOf('.ts', '.tsx').filter((path) => path.startsWith('game/'));
    const imported = sources.flatMap((path) =>
      Array.from(textOf(path).matchAll(/assets\/objects\/(?<name>[\w-]+)\.svg\?raw/g), ([, name]) => name),
    );
    return [...new Set(imported)];
  }
});

/** All that `game/table/art/svg.ts` draws, or may overlook. */
const DRAWN = {
  elements:
    'svg g defs use path circle ellipse rect text clipPath linearGradient radialGradient stop title desc metadata',
  attributes:
    'xmlns viewBox data-colours id href transform clip-path clip-rule opacity style fill fill-rule stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-dasharray font text-anchor d x y width height rx ry cx cy r fx fy fr x1 y1 x2 y2 gradientUnits ' +
    'offset stop-color stop-opacity',
};

/** The values that a colour of the theme has in any light, with any inks. */
function valuesOf(role: string): string[] {
  if (role.startsWith('#')) return [role];
  const themes = THEME_NAMES.flatMap((name) => [false, true].map((fourColours) => createTheme(name, { fourColours })));
  return themes.flatMap(({ colours, suits }) =>
    suits.flatMap((inks, suit) => {
      const named: Record<string, string> = { ...colours, ...inks, [SUITS[suit]]: inks.main };
      return role in named ? [named[role]] : [];
    }),
  );
}

/** What of a picture would not be drawn, or not in the colours of the theme. */
function faultsOf(svg: string): string[] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror') !== null) return ['it is not well-formed'];
  const faults: string[] = [];
  const refuse = (isFault: boolean, fault: string): void => void (isFault && faults.push(fault));
  refuse(!/^0 0 [\d.]+ [\d.]+$/.test(root.getAttribute('viewBox') ?? ''), 'its viewBox does not begin with 0 0');
  const elements = [root, ...root.querySelectorAll('*')];
  const ids = elements.map(({ id }) => id).filter((id) => id !== '');
  const listed = (root.getAttribute('data-colours') ?? '').split(',').flatMap((entry) => entry.trim() || []);
  for (const element of elements) {
    refuse(!DRAWN.elements.split(' ').includes(element.localName), `<${element.localName}> is not drawn`);
    refuse(/Gradient/.test(element.localName) && element.getAttribute('gradientUnits') !== 'userSpaceOnUse', 'units');
    const style =
      element
        .getAttribute('style')
        ?.split(';')
        .filter((property) => property.trim() !== '') ?? [];
    const properties = style.map((property) => property.trim().split(/:\s*/));
    for (const [name, value] of [
      ...Array.from(element.attributes, ({ name, value }) => [name, value ?? '']),
      ...properties,
    ]) {
      refuse(!DRAWN.attributes.split(' ').includes(name), `${name} is not drawn`);
      const [, id] =
        /^(?:url\()?#(?<id>[\w-]+)\)?$/.exec(name === 'href' || value.startsWith('url') ? value : '') ?? [];
      refuse(id !== undefined && !ids.includes(id), `nothing has the id ${id}`);
    }
  }
  refuse(new Set(ids).size < ids.length, 'an id is there twice');
  const hexes = listed.map((entry) => entry.split(' ')[0]);
  refuse(new Set(hexes).size < hexes.length, 'a colour stands for two of the theme');
  for (const entry of listed) {
    const [hex, role, other, share] = entry.split(' ');
    const mixed = valuesOf(role).flatMap((one) =>
      other === undefined ? one : valuesOf(other).map((two) => mix(one, two, Number(share))),
    );
    refuse(!mixed.some((value) => value.toUpperCase() === hex), `${entry} is no colour of the theme`);
    refuse(svg.split(hex).length < 3, `${hex} is listed, and not used`);
  }
  return faults;
}

test('a picture has only what is drawn of it, and names colours of the theme', () => {
  expect(
    faultsOf(`<svg viewBox="1 0 9 9" data-colours="#C9783F copper, #C9783F brass, #A96333 copper copperEdge .4">
      <image x="1"/><g id="a" style="filter: url(#b)" fill="#A96333"/><use id="a" href="#c"/></svg>`),
  ).toEqual([
    'its viewBox does not begin with 0 0',
    '<image> is not drawn',
    'filter is not drawn',
    'nothing has the id b',
    'nothing has the id c',
    'an id is there twice',
    'a colour stands for two of the theme',
    '#C9783F brass is no colour of the theme',
  ]);
  expect(faultsOf('<svg viewBox="0 0 9 9"><g></svg>')).toEqual(['it is not well-formed']);
  expect(FILES.map((path) => [path, faultsOf(textOf(path))])).toEqual(FILES.map((path) => [path, []]));
});
