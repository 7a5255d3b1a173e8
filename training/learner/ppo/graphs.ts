/**
 * What a learner executes, traced beforehand: with it a learner plays and learns without TensorFlow.js, as in a page
 * (`tensorflow/sessions.ts`).
 */
import type { Runtime, Session } from '../network/session.ts';

const GRAPHS = ['act', 'policy', 'gradient', 'equity', 'equity-gradient'] as const;
export type GraphName = (typeof GRAPHS)[number];

/** The graphs, and the templates (`files/templates.ts`) of what is written in the end. */
export const TRACED_FILES = [...GRAPHS, 'policy-template', 'critic-template'] as const;
export type TracedFile = (typeof TRACED_FILES)[number];

/** ONNX files by name. */
export type TracedLearner = Readonly<Record<TracedFile, Uint8Array>>;

export type LearnerSessions = Record<GraphName, Session>;

export async function loadGraphs(runtime: Runtime, traced: TracedLearner): Promise<LearnerSessions> {
  const sessions = {} as LearnerSessions;
  for (const name of GRAPHS) sessions[name] = await runtime.load(traced[name]);
  return sessions;
}
