/** The match equity in training: the model, its parameters, and the session that updates them. */
import type { Random } from '../../../engine/random.ts';
import { adamState, type AdamState } from '../network/adam.ts';
import { initialParameters } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';
import { EquityModel, type EquityModelSessions } from './equity-model.ts';
import { EQUITY_PARAMETERS } from './features.ts';

export interface EquitySessions extends EquityModelSessions {
  /** Executes `updateComputation` for the equity's parameters. */
  update: Session;
}

export interface EquityLearning {
  model: EquityModel;
  state: AdamState;
  update: Session;
}

/** The match equity, from scratch or from a state. */
export function equityLearning(
  sessions: EquitySessions,
  random: Random,
  state = adamState(initialParameters(EQUITY_PARAMETERS, random)),
): EquityLearning {
  return { model: new EquityModel(sessions, state), state, update: sessions.update };
}
