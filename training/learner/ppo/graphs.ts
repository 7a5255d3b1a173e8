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

export type TracedLearner = Readonly<Record<TracedFile, Uint8Array>>;

export type LearnerSessions = Record<GraphName, Session>;

export function loadGraphs(runtime: Runtime, traced: TracedLearner): Promise<LearnerSessions> {
  return ofEachGraph((name) => runtime.load(traced[name]));
}

/** Makes something of each graph, one after another. */
export async function ofEachGraph<T>(make: (name: GraphName) => Promise<T>): Promise<Record<GraphName, T>> {
  const made = {} as Record<GraphName, T>;
  for (const name of GRAPHS) made[name] = await make(name);
  return made;
}
