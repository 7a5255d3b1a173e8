/** Texts with signs of cards, which screen readers read out as names. */
import { element } from '../../base/elements.ts';
import { withCardNames } from '../../model/sentences.ts';

/** In any language: court cards have letters of their own. */
const SIGN = /((?:10|[2-9]|\p{Lu})[♣♦♥♠])/u;

/** A text as nodes: each sign of a card, such as 7♥, is read out as its name. */
export function namedCards(text: string): (Node | string)[] {
  return text.split(SIGN).map((part, index) => {
    if (index % 2 === 0) return part;
    const sign = element('span', { role: 'img', className: 'sign' }, part);
    sign.ariaLabel = withCardNames(part);
    return sign;
  });
}
