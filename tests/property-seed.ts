/** Properties are tried with other examples in every run, unless PROPERTY_SEED names the run whose examples to repeat. */
import * as fc from 'fast-check';

const { PROPERTY_SEED } = process.env;
if (PROPERTY_SEED !== undefined) fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
