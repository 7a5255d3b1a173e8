/** What there is to read on a screen as elements of the page: a section for each passage. */
import type { Card } from '../../../engine/cards.ts';
import { isPage } from '../../base/display.ts';
import { element } from '../../base/elements.ts';
import { backPicture, cardPicture } from '../moments/card-picture.ts';
import { lineOf, type Line, type Passage } from './accessible-screen.ts';
import { setAttribute, setText } from './changes.ts';

/** Shows the passages, reusing the existing elements where their names match. */
export function writePassages(parent: Element, passages: readonly Passage[]): void {
  while (parent.children.length > passages.length) parent.lastElementChild?.remove();
  while (parent.children.length < passages.length) parent.append(element('section'));
  for (const [index, passage] of passages.entries()) writePassage(parent.children[index], passage);
}

function writePassage(section: Element, { topic, title, lines }: Passage): void {
  setAttribute(section, 'data-topic', topic ?? null);
  const wanted: { name: 'h2' | 'p'; line: Line }[] = [
    ...(title === undefined ? [] : [{ name: 'h2' as const, line: title }]),
    ...lines.filter((line) => lineOf(line).text !== '').map((line) => ({ name: 'p' as const, line })),
  ];
  while (section.children.length > wanted.length) section.lastElementChild?.remove();
  for (const [index, { name, line }] of wanted.entries()) {
    let there: Element | undefined = section.children[index];
    if (there?.localName !== name) {
      const made = element(name, {}, element('span'), cardRow());
      if (there === undefined) section.append(made);
      else there.replaceWith(made);
      there = made;
    }
    const [text, cards] = there.children;
    setText(text, lineOf(line).text);
    showCards(cards as HTMLElement, lineOf(line).cards);
  }
}

/** A place for pictures of cards, which screen readers find in the text beside it. */
export function cardRow(): HTMLElement {
  return element('span', { className: 'cards', ariaHidden: 'true' });
}

/** Shows cards in their row, on a page that shows pictures at all. @param cards null for one that is face down */
export function showCards(row: HTMLElement, cards: readonly (Card | null)[]): void {
  const signature = isPage() ? cards.join() : '';
  if ((row.dataset.cards ?? '') === signature) return;
  row.dataset.cards = signature;
  row.replaceChildren(...cards.map((card) => (card === null ? backPicture() : cardPicture(card))));
}
