/** A game in words, and how well the bots know it. */
import type { ComponentChild } from 'preact';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Familiarity } from '../../../../game/catalogue/familiarity.ts';
import { open } from '../../../../game/kit/dialog.tsx';
import { KnowledgeOf, type OnTeach } from '../../../../game/screens/rules/knowledge.tsx';
import { Passages } from '../../../../game/screens/rules/passages.tsx';
import { press, readable, settle } from '../../support/page.ts';

const RULES = { ...preset('scat'), name: 'Our game!' };

/** Something on the page. */
function shown(what: ComponentChild): HTMLElement {
  onTestFinished(open(() => what));
  return document.body.lastElementChild as HTMLElement;
}

describe('passages', () => {
  const PASSAGES = [
    { title: 'The aim', sentences: ['Collect.', 'Win.'] },
    { title: 'The end', sentences: ['Count.'] },
  ];
  const marked = (known?: typeof PASSAGES) =>
    [...shown(<Passages all={PASSAGES} {...(known && { known })} />).querySelectorAll('mark')].map(
      ({ textContent }) => textContent,
    );

  test('have their titles, and a line for each sentence', () => {
    expect(readable(shown(<Passages all={PASSAGES} />))).toEqual([
      '# The aim',
      'Collect.',
      'Win.',
      '# The end',
      'Count.',
    ]);
  });

  test('mark what is not among those that are known', () => {
    expect(marked()).toEqual([]);
    expect(marked([{ title: 'Else', sentences: ['Win.'] }])).toEqual(['Collect.', 'Count.']);
    expect(marked([])).toEqual(['Collect.', 'Win.', 'Count.']);
    expect(marked(PASSAGES)).toEqual([]);
  });
});

describe('how well the bots know a game', () => {
  /** What is shown about our game once the list of bots is there. */
  async function lines(familiarity: Familiarity | null, onTeach?: OnTeach): Promise<string[]> {
    const knowledge = { of: () => familiarity, load: () => Promise.resolve() };
    const place = shown(<KnowledgeOf rules={RULES} knowledge={knowledge} onTeach={onTeach} />);
    expect(readable(place)).toEqual([]);
    await settle();
    return readable(place);
  }
  const not = (is: 'no-policy' | 'untold' | 'high-minimum'): Familiarity => ({ knows: 'not', because: { is } });

  test.each<[Familiarity | null, string]>([
    [null, 'Unknown: the bot list did not load.'],
    [{ knows: 'trained', preset: null }, 'Well. They were trained on this very game.'],
    [{ knows: 'trained', preset: 'golf' }, 'Well. They were trained on it: it plays like Golf.'],
    [
      { knows: 'near', preset: 'scat', changes: [] },
      'Nearly as well as Scat: only the number of players is different.',
    ],
    [
      { knows: 'near', preset: 'scat', changes: ['lives', 'grace'] },
      'Fairly well. They were trained on random house rules, and this is Scat with 2 rules changed.',
    ],
    [not('no-policy'), 'Not at all: there is no trained bot for it, so the built-in expert plays.'],
    [
      not('untold'),
      'Not really. Some of these rules are newer than their training: they play as if those did not exist.',
    ],
    [not('high-minimum'), 'Not really. They never trained with a minimum value to knock above 27.'],
    [
      { knows: 'not', because: { is: 'far', preset: 'golf', changes: ['lives', 'grace', 'deck'] } },
      'Not really. Compared with Golf, the closest game they know, 3 rules are different.',
    ],
  ])('is said: %o', async (familiarity, sentence) => {
    expect((await lines(familiarity))[1]).toBe(sentence);
  });

  test('is followed by how to train them, and to teach them where they can be taught', async () => {
    const file = 'Our-game.json';
    const training = [
      'Train a bot for it',
      `Save the rules file (${file}) in the project folder and run this there:`,
      `npm run train -- --rules ${file} --init models/general.onnx --minutes 10`,
      '[Copy the command]',
      'Then drop policy.onnx, from its folder in runs/, onto this page: it plays at once.',
    ];
    expect((await lines(null)).slice(2)).toEqual(training);
    const onTeach = vi.fn<OnTeach>();
    expect((await lines(null, onTeach)).slice(2)).toEqual(['[Teach them these rules]', ...training]);
    press('Teach them these rules');
    expect(onTeach).toHaveBeenCalledExactlyOnceWith(RULES);
  });
});
