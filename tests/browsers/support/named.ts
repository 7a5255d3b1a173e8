/**
 * Finds by role and name what lies on the page, as Playwright's locators do, which drive neither browser. The functions run in
 * the page, so they may not use anything from their closures.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Library from '@testing-library/dom';

/** Testing Library as a script for the page: it knows the roles and names of elements, which neither driver does. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A role, and the pattern of a name. */
export interface Named {
  role: string;
  source: string;
  flags: string;
}

interface LibraryPage {
  TestingLibraryDom?: typeof Library;
}

/** Whether the page has the library: it is gone with each page. */
export const hasLibrary = (): boolean => (window as unknown as LibraryPage).TestingLibraryDom !== undefined;

/** The middle of what has a role and a name, in CSS pixels, once nothing lies over it; null until then. The newest counts. */
export function middleOf({ role, source, flags }: Named): { x: number; y: number } | null {
  const { TestingLibraryDom: library } = window as unknown as Required<LibraryPage>;
  const name = new RegExp(source, flags);
  const found = library.queryAllByRole(document.body, role, { name, hidden: true });
  for (const element of found.toReversed()) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isLabel = hit?.closest('label')?.control === element;
    if (width > 0 && hit !== null && (element.contains(hit) || isLabel)) return { x, y };
  }
  return null;
}

/** Selects all text of the field that has the focus, so that what is typed takes its place. */
export function selectText(): void {
  (document.activeElement as HTMLInputElement).select();
}

/** Chooses from a list, without the browser's own menu, which is no part of the page. @returns whether it is there */
export function chooseOption({ option, ...list }: Named & { option: string }): true | null {
  const { TestingLibraryDom: library } = window as unknown as Required<LibraryPage>;
  const name = new RegExp(list.source, list.flags);
  const [select] = library
    .queryAllByRole<HTMLSelectElement>(document.body, list.role, { name, hidden: true })
    .toReversed();
  const chosen = [...(select?.options ?? [])].find(({ textContent }) => textContent === option);
  if (chosen === undefined) return null;
  select.value = chosen.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
