/**
 * A plugin of StrykerJS, which has no sample of its own: of the mutants in the ranges that it was given, it tries those that
 * were drawn, and leaves the others, which lie within them, alone.
 */
import { readFileSync } from 'node:fs';
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin, tokens, commonTokens } from '@stryker-mutator/api/plugin';
import { keyOf, reported } from './mutants.ts';

/** The name of the option with the path of a file that lists the keys of those that were drawn. */
export const DRAWN_OPTION = 'drawnMutants';

export const LEFT_ALONE = 'not drawn';

function onlyDrawn(options: StrykerOptions): Checker {
  const drawn = new Set(JSON.parse(readFileSync(options[DRAWN_OPTION] as string, 'utf8')) as string[]);
  const check = (mutant: Mutant): CheckResult =>
    drawn.has(keyOf(reported(mutant)))
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: LEFT_ALONE };
  return {
    init: () => Promise.resolve(),
    check: (mutants) => Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)]))),
  };
}
onlyDrawn.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'only-drawn', onlyDrawn)];
