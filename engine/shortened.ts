/** Texts from outside in messages, which have to stay one line that can be read. */
import { getDotPath, type BaseIssue } from 'valibot';

/** How much of a text is shown, in characters. */
const SHOWN = 80;
/** How much of what a schema says, which ends with the value that it has found. */
const SHOWN_ISSUE = 160;

/** The beginning of a text, on one line. @param most how much of it, in characters */
export function shortened(text: string, most = SHOWN): string {
  const line = text.replaceAll(/\p{C}+/gu, ' ');
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

/** What is wrong with a part of some JSON, whose path the message names. */
export function issueInWords({ message, received }: BaseIssue<unknown>): string {
  return received === 'undefined' ? 'it is missing' : shortened(message, SHOWN_ISSUE);
}

/** The same for the first of all parts that are wrong, with its path. */
export function firstIssue([issue]: readonly [BaseIssue<unknown>, ...unknown[]]): string {
  return `${shortened(getDotPath(issue) ?? 'its top level')}: ${issueInWords(issue)}`;
}
