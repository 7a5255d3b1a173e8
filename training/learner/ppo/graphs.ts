/**
 * A learner's computations, traced beforehand: with them it plays and learns without TensorFlow.js, as in a page
 * (`tensorflow/trace-learner.ts`).
 */
import type { EquityModelSessions } from '../equity/equity-model.ts';
import type { Runtime, Session } from '../network/session.ts';
import type { LearnerSessions } from './learner.ts';

/** What is executed. */
const GRAPHS = ['act', 'policy', 'gradient', 'equity', 'equity-gradient'] as const;
type GraphName = (typeof GRAPHS)[number];

/** The graphs, and the templates (`files/templates.ts`) of what is written in the end. */
export const TRACED_FILES = [...GRAPHS, 'policy-template', 'critic-template'] as const;
export type TracedFile = (typeof TRACED_FILES)[number];

/** ONNX files by name. */
export type TracedLearner = Readonly<Record<TracedFile, Uint8Array>>;

/** Sessions of everything that is executed. */
export async function loadGraphs(
  runtime: Runtime,
  traced: TracedLearner,
): Promise<{ learner: LearnerSessions; equity: EquityModelSessions }> {
  const sessions = {} as Record<GraphName, Session>;
  for (const name of GRAPHS) sessions[name] = await runtime.load(traced[name]);
  const { act, policy, gradient, equity, 'equity-gradient': equityGradient } = sessions;
  return { learner: { act, policy, gradient }, equity: { chances: equity, gradient: equityGradient } };
}
