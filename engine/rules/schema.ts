/** The JSON schema of rules files, from the table of rules: for editors that complete and check such files. */
import { labelOf } from './describe.ts';
import { LONGEST_RULES_NAME, PRESETS, RULES_FORMAT, preset } from './resolve.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, type RuleKey, type RuleName } from './table.ts';
import { ENGLISH_RULES } from './texts/en.ts';

/**
 * The schema as JSON (draft 7, which editors know best). Only `resolveRules` checks that the values can be played
 * together.
 */
export function rulesSchema(): Record<string, unknown> {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'House rules of Thirty-One',
    type: 'object',
    required: ['format'],
    additionalProperties: false,
    properties: {
      $schema: { description: 'where this schema is, for editors', type: 'string' },
      format: { description: 'what the file is', const: RULES_FORMAT },
      name: { description: 'what these rules are called', type: 'string', maxLength: LONGEST_RULES_NAME },
      base: { description: 'the preset that gives every key left out here', enum: PRESETS, default: PRESETS[0] },
      ...Object.fromEntries(
        RULE_NAMES.map((name) => {
          const description = ENGLISH_RULES.meanings[name];
          return [name, { description, default: standardValue(RULES_TABLE[name]), ...valuesOf(name) }];
        }),
      ),
    },
  };
}

function valuesOf(name: RuleName): Record<string, unknown> {
  const key: RuleKey = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice':
      return {
        enum: key.values,
        enumDescriptions: key.values.map((value) => labelOf({ ...preset('scat'), [name]: value }, name)),
      };
    case 'whole':
      return { type: 'integer', minimum: key.low, maximum: key.high };
    case 'worth':
      return {
        oneOf: [
          { type: 'null' },
          { type: 'number', minimum: key.low, maximum: key.high, multipleOf: key.step },
          { const: 'top' },
        ],
      };
    case 'span': {
      const items = { type: 'integer', minimum: key.low, maximum: key.high };
      return { type: 'array', items, minItems: 2, maxItems: 2 };
    }
    case 'names':
      return { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 }, maxItems: key.most };
  }
}
