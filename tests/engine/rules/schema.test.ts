import { describe, expect, test } from 'vitest';
import PRESET_KEYS from '../../../engine/rules/presets.json' with { type: 'json' };
import { rulesSchema } from '../../../engine/rules/schema.ts';
import { CORNER_VALUES, WRONG_VALUES } from '../support/rules-contract.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

const ANNOTATIONS = ['$schema', 'title', 'description', 'default', 'enumDescriptions'];
const SIZES = ['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'];
const CHECKED = ['type', 'const', 'enum', 'oneOf', 'items', 'properties', 'required', 'additionalProperties', ...SIZES];

const schema = rulesSchema() as Schema;

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Whether a value fits a schema of the few keywords that this one uses. */
function fits(value: unknown, part: Schema): boolean {
  const unknown = Object.keys(part).filter((word) => ![...ANNOTATIONS, ...CHECKED].includes(word));
  if (unknown.length > 0) throw new Error(`the checker does not know ${unknown.join(', ')}`);
  if (part.type !== undefined && !TYPES[part.type](value)) return false;
  if (part.const !== undefined && value !== part.const) return false;
  if (part.enum && !part.enum.includes(value)) return false;
  if (part.oneOf && part.oneOf.filter((one) => fits(value, one)).length !== 1) return false;
  const between = (size: number, low = -Infinity, high = Infinity) => size >= low && size <= high;
  if (typeof value === 'number')
    return (
      between(value, part.minimum, part.maximum) && (part.multipleOf === undefined || value % part.multipleOf === 0)
    );
  if (typeof value === 'string') return between(value.length, part.minLength, part.maxLength);
  if (Array.isArray(value)) {
    const { items } = part;
    return between(value.length, part.minItems, part.maxItems) && value.every((item) => !items || fits(item, items));
  }
  if (typeof value !== 'object' || value === null) return true;
  const { properties = {}, required = [] } = part;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, held]) =>
      Object.hasOwn(properties, key) ? fits(held, properties[key]) : part.additionalProperties !== false,
    )
  );
}

const WIDTH = 120;

/** JSON as the formatter writes it: lists on one line where they fit. */
function formatted(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(/^.*\[\n[^[\]{}]*\],?$/gm, (lines) => {
    const line = lines
      .replaceAll(/\n +/g, ' ')
      .replace('[ ', '[')
      .replace(/ \](,?)$/, ']$1');
    return line.length <= WIDTH ? line : lines;
  });
  return `${text}\n`;
}

const withKey = (key: string, value: unknown) => ({ format: 'thirty-one-rules/1', [key]: value });

/** What no schema can say and `resolveRules` does: which of two numbers is the larger. */
const ORDER_OF_A_RANGE = JSON.stringify([5, 3]);

describe('the schema of rules files', () => {
  test('is the one in docs/rules.schema.json', async () => {
    await expect(formatted(rulesSchema())).toMatchFileSnapshot('../../../docs/rules.schema.json');
  });

  test.each(Object.entries(PRESET_KEYS))('fits the preset %s', (_name, keys) => {
    expect(fits({ format: 'thirty-one-rules/1', ...keys }, schema)).toBe(true);
  });

  test.each(Object.entries(CORNER_VALUES).flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
    'allows %s to be %j',
    (key, value) => expect(fits(withKey(key, value), schema)).toBe(true),
  );

  test.each(Object.entries(WRONG_VALUES).flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
    'refuses %s to be %j, as the engine does',
    (key, value) => {
      expect(fits(withKey(key, value), schema)).toBe(JSON.stringify(value) === ORDER_OF_A_RANGE);
    },
  );

  test.each([
    {},
    [],
    { format: 'thirty-one-rules/2' },
    { format: 'thirty-one-rules/1', base: 'rummy' },
    { format: 'thirty-one-rules/1', name: 'x'.repeat(81) },
    { format: 'thirty-one-rules/1', knockMinumum: 21 },
  ])('refuses %j', (file) => expect(fits(file, schema)).toBe(false));

  test('may be named in a file', () => {
    expect(fits({ $schema: './rules.schema.json', format: 'thirty-one-rules/1' }, schema)).toBe(true);
  });
});
