/** A rule in the editor: the control of each kind, what may be typed there, and what is said of it. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules, RuleName } from '../../../../engine/rules/table.ts';
import { RuleField, type FieldState } from '../../../../game/features/rules/rule-fields.ts';
import { press, readable } from '../../support/page.ts';

const SCAT = preset('scat');

/** A field that shows some rules, and what it has told of. */
function fieldOf(key: RuleName, rules: Partial<HouseRules> = {}, state: Partial<FieldState> = {}) {
  const told = {
    onChange: vi.fn<(key: RuleName, value: unknown) => void>(),
    onPutBack: vi.fn<(key: RuleName) => void>(),
    onWrong: vi.fn<(key: RuleName, isWrong: boolean) => void>(),
  };
  const field = new RuleField(key, told);
  document.body.append(field.element);
  onTestFinished(() => field.element.remove());
  const show = (changes: Partial<HouseRules>, more: Partial<FieldState> = {}) =>
    field.show({ rules: { ...SCAT, ...changes }, isChanged: false, idle: null, problem: null, ...more });
  show(rules, state);
  const inputs = [...field.element.querySelectorAll('input')];
  const enter = (value: string, input: HTMLInputElement | HTMLTextAreaElement = inputs[0]) => {
    input.value = value;
    input.dispatchEvent(new Event('input'));
  };
  const changes = () => told.onChange.mock.calls.map(([, value]) => value);
  return { ...told, field, element: field.element, inputs, show, enter, changes, lines: () => readable(field.element) };
}

describe('a whole number', () => {
  test('is stepped within its limits, and buttons that lead beyond them are off', () => {
    const { show, changes } = fieldOf('lives', { lives: 19 });
    press(/^More/);
    show({ lives: 20 });
    press(/^More/);
    press(/^Fewer|^Less/);
    show({ lives: 1 });
    press(/^Fewer|^Less/);
    press(/^More/);
    expect(changes()).toEqual([20, 19, 2]);
  });

  test('that is not allowed is told of until it is, and is not taken', () => {
    const { lines, enter, changes, onWrong } = fieldOf('lives');
    const problem = 'Allowed: a whole number from 1 to 20.';
    expect(lines()).not.toContain(problem);
    enter('21');
    expect(lines()).toContain(problem);
    enter('');
    expect(lines()).toContain(problem);
    enter('20');
    expect(lines()).not.toContain(problem);
    expect(changes()).toEqual([20]);
    expect(onWrong.mock.calls).toEqual([
      ['lives', true],
      ['lives', true],
      ['lives', false],
    ]);
  });

  test('that is not allowed gives way to the one before when the field is left', () => {
    const { inputs, enter, changes, onWrong } = fieldOf('lives', { lives: 4 });
    enter('99');
    inputs[0].dispatchEvent(new Event('change'));
    expect([inputs[0].value, changes(), onWrong.mock.lastCall]).toEqual(['4', [4], ['lives', false]]);
  });
});

describe('a worth', () => {
  const shownIn = ({ element, inputs }: ReturnType<typeof fieldOf>) => {
    const labels = [...element.querySelectorAll('.rule-choice')].map(({ textContent }) => textContent);
    const number = element.querySelector<HTMLInputElement>('input[type="number"]');
    const field = number?.closest<HTMLElement>('.row');
    return [labels[inputs.findIndex(({ checked }) => checked)], field?.hidden === true ? null : number?.value];
  };
  const NOTHING = 'Three of a kind has no special value';
  const USUAL = 'Three of a kind counts 30';

  test('is nothing, one of the usual values, another number, or more than everything', () => {
    const field = fieldOf('threeOfAKind');
    const shown = ([null, 30, 30.5, 31.5, 'top'] as const).map((threeOfAKind) => {
      field.show({ threeOfAKind });
      return shownIn(field);
    });
    expect(shown).toEqual([
      [NOTHING, null],
      [USUAL, null],
      ['Three of a kind counts 30½', null],
      ['Another number', '31.5'],
      ['Three of a kind beats everything', null],
    ]);
  });

  test('is chosen, or typed in halves from 20 to 45', () => {
    const { inputs, enter, changes, onWrong } = fieldOf('threeOfAKind', { threeOfAKind: 31 });
    const number = inputs.find(({ type }) => type === 'number') as HTMLInputElement;
    for (const radio of [inputs[0], inputs[1], inputs[4]]) radio.dispatchEvent(new Event('change'));
    enter('45.5', number);
    enter('31.25', number);
    expect(onWrong.mock.lastCall).toEqual(['threeOfAKind', true]);
    enter('44.5', number);
    expect(changes()).toEqual([null, 30, 'top', 44.5]);
    press(/^More/);
    press(/^Less/);
    expect(changes().slice(4)).toEqual([31.5, 30.5]);
  });

  test('that is typed stays in its field where it is a usual one, until something else is chosen', () => {
    const field = fieldOf('threeOfAKind', { threeOfAKind: 30.5 });
    field.inputs[3].dispatchEvent(new Event('change'));
    field.show({ threeOfAKind: 30.5 });
    expect(shownIn(field)).toEqual(['Another number', '30.5']);
    field.inputs[1].dispatchEvent(new Event('change'));
    field.show({ threeOfAKind: 30 });
    expect(shownIn(field)).toEqual([USUAL, null]);
    expect(field.changes()).toEqual([30.5, 30]);
  });
});

describe('a span', () => {
  test.each<[string, 0 | 1, string, [number, number]]>([
    ['from less', 0, '2', [2, 6]],
    ['from more, up to the end', 0, '6', [6, 6]],
    ['from beyond the end, which follows', 0, '7', [7, 7]],
    ['to more', 1, '9', [3, 9]],
    ['to less, down to the beginning', 1, '3', [3, 3]],
    ['to less than the beginning, which follows', 1, '2', [2, 2]],
  ])('goes %s', (_, end, value, span) => {
    const { inputs, enter, changes } = fieldOf('players', { players: [3, 6] });
    enter(value, inputs[end]);
    expect(changes()).toEqual([span]);
  });
});

test('names have a line each, are read without empty lines and spaces, and stay as they are being typed', () => {
  const field = fieldOf('levelNames', { levelNames: ['a', 'b', 'c'] });
  const area = field.element.querySelector('textarea') as HTMLTextAreaElement;
  expect(area.value).toBe('a\nb\nc');
  field.enter(' one \n\n two words \n', area);
  expect(field.changes()).toEqual([['one', 'two words']]);
  field.show({ levelNames: ['one', 'two words'] });
  expect(area.value).toBe(' one \n\n two words \n');
  field.show({ levelNames: ['one'] });
  expect(area.value).toBe('one');
});

describe('a rule', () => {
  test('that differs is marked, and can be put back: then nothing is wrong, and it has the focus', () => {
    const field = fieldOf('lives', { lives: 5 }, { isChanged: true });
    expect(field.lines()).toContain('[Reset: Tokens at the start]');
    field.enter('99');
    press('Reset: Tokens at the start');
    expect(field.onPutBack.mock.calls).toEqual([['lives']]);
    expect(field.onWrong.mock.lastCall).toEqual(['lives', false]);
    expect(field.lines().join()).not.toContain('Allowed');
    expect(document.activeElement).toBe(field.inputs[0]);
    field.show({});
    expect(field.lines().join()).not.toContain('Reset');
  });

  test('without effect says why, unless something worse is to be said', () => {
    const field = fieldOf('lives', {}, { idle: 'you play for points' });
    const said = () => field.lines().filter((line) => /^No effect|^Too many/.test(line));
    expect(said()).toEqual(['No effect: you play for points.']);
    field.show({}, { idle: 'you play for points', problem: { text: 'Too many.', fixes: [] } });
    expect(said()).toEqual(['Too many.']);
    field.show({});
    expect(said()).toEqual([]);
  });

  test('that cannot be played says what would help, where something would', () => {
    const onPress = vi.fn<() => void>();
    const field = fieldOf('lives', {}, { problem: { text: 'Too many.', fixes: [{ label: 'three cards', onPress }] } });
    expect(field.lines().slice(-3)).toEqual(['Too many.', 'This would fix it:', '[Three cards]']);
    press('Three cards');
    expect(onPress).toHaveBeenCalledOnce();
    field.show({}, { problem: { text: 'Too many.', fixes: [] } });
    expect(field.lines().at(-1)).toBe('Too many.');
  });
});
