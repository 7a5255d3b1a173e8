/** Texts with signs of cards, which screen readers read out as names. */
import { withCardNames } from '../model/sentences.ts';

/** In any language: court cards have letters of their own. */
const SIGN = /((?:10|[2-9]|\p{Lu})[♣♦♥♠])/u;

/** A text in which each sign of a card, such as 7♥, is read out as its name. */
export function NamedCards({ text }: { text: string }) {
  return (
    <>
      {text.split(SIGN).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} role="img" class="sign" aria-label={withCardNames(part)}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
