/** The match equity in training: the model and its parameters. */
import type { Random } from '../../../engine/random.ts';
import { AdamState } from '../network/adam.ts';
import { initialParameters } from '../network/parameters.ts';
import { EquityModel, type EquityModelSessions } from './equity-model.ts';
import { EQUITY_PARAMETERS } from './features.ts';

export interface EquityLearning {
  model: EquityModel;
  state: AdamState;
}

/** The match equity, from scratch or from a state. */
export function equityLearning(
  sessions: EquityModelSessions,
  random: Random,
  state = new AdamState(initialParameters(EQUITY_PARAMETERS, random)),
): EquityLearning {
  return { model: new EquityModel(sessions, state), state };
}
