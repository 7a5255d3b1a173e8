/** Challenges as they are sent, offered and compared. */
import { createHash } from 'node:crypto';
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { playedBefore, readChallenge, type Challenge } from '../../../../engine/challenge/challenge.ts';
import { replayRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { openChallengeDialog } from '../../../../game/screens/challenge/screen.tsx';
import type { TakenUp } from '../../../../game/screens/challenge/comparison.ts';
import { openComparisonDialog } from '../../../../game/screens/challenge/comparison-screen.tsx';
import { openOfferDialog } from '../../../../game/screens/challenge/offer-screen.tsx';
import type { PolicyState } from '../../../../game/services/bots/policy-service.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { challengeFrom, POLICY as CHALLENGED, sealedMatch } from '../../support/challenges.ts';
import { choose, dialog, fill, press, pressAndSettle, readable, settle } from '../../support/page.ts';
import { eventually } from '../../../support/eventually.ts';

const RECORD = await sealedMatch(preset('scat'), 3);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a challenge', () => {
  const lines = () => readable(dialog('Challenge')).map((line) => line.replace(/#challenge=[\w.-]+/, '#challenge=…'));

  test('is offered as a link and a file, for a deal or the whole match', async () => {
    const onPlay = vi.fn<(challenge: Challenge) => void>();
    openChallengeDialog({ record: RECORD, you: 0, deal: null, onPlay });
    await eventually(() => expect(lines()).toContain('[Copy the link]'));
    expect(lines().slice(3)).toEqual([
      expect.stringMatching(/^<Which cards: The whole match of The whole match, Deal 1, .*, Deal 10>$/),
      'Your name, for others',
      '<text: >',
      'Link',
      '<text: http://localhost:3000/#challenge=…>',
      '[Copy the link]',
      'Whoever opens it plays first, and only then sees how you did.',
      '[Play it yourself]',
      '[Save as a file]',
      '[Close]',
    ]);
    const link = () => within(dialog('Challenge')).queryByRole<HTMLInputElement>('textbox', { name: 'Link' })?.value;
    const before = link();
    choose('Which cards', 'Deal 2');
    await Promise.resolve();
    // Until the link is there, that of before cannot be sent.
    expect(link()).toBeUndefined();
    await eventually(() => expect(link()).toContain('#challenge='));
    expect(link()).not.toBe(before);
    press('Play it yourself');
    expect(onPlay.mock.calls[0][0]).toMatchObject({ start: { deal: 2 } });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('carries the name of whoever sends it, if they give one', async () => {
    const onPlay = vi.fn<(challenge: Challenge) => void>();
    openChallengeDialog({ record: RECORD, you: 0, deal: 1, onPlay });
    await fill(within(dialog('Challenge')).getByRole('textbox', { name: 'Your name, for others' }), ' Anna ');
    press('Play it yourself');
    const [challenge] = onPlay.mock.calls[0];
    expect(challenge.file.players[0]).toBe('Anna');

    const opponentsCome = () => Promise.resolve({ is: 'policy', model: 'x', sha256: CHALLENGED } as const);
    openOfferDialog({ challenge, own: { kind: 'person', name: '' }, opponentsCome, onPlay: () => undefined });
    await settle();
    expect(lines()[1]).toBe('Scat · deal 1 of a match');
    expect(lines()[2]).toBe(
      'Anna asks: can you beat this? You get the same cards in the same seat, and see afterwards how Anna did.',
    );
  });

  test('that is too long for a link is saved as a file', async () => {
    const { players, ...rest } = RECORD;
    // Hashes, which nothing makes shorter.
    const names = players.map((name) => Array.from({ length: 20 }, (_, index) => hashOf(name + index)).join(' '));
    openChallengeDialog({ record: { ...rest, players: names }, you: 0, deal: null, onPlay: () => undefined });
    const tooLong = 'That is too long for a link. Save it as a file and send that.';
    await eventually(() => expect(lines()).toContain(tooLong));
    expect(lines()).not.toContain('[Copy the link]');
    expect(lines().slice(-3)).toEqual(['[Play it yourself]', '[Save as a file]', '[Close]']);
  });

  test('cannot be made where nobody plays, which is said', async () => {
    openChallengeDialog({ record: RECORD, you: -1, deal: 1, onPlay: () => undefined });
    await settle();
    expect(readable(dialog('Challenge')).at(-2)).toMatch(/^These cards cannot be played again: /);
  });

  const taken = (deal: number | null = 1) => readChallenge(challengeFrom(RECORD, deal));

  test('that has arrived says who plays, and nothing of how it went', async () => {
    const onPlay = vi.fn();
    const opponentsCome = () => Promise.resolve({ is: 'policy', model: 'x', sha256: CHALLENGED } as const);
    openOfferDialog({ challenge: taken(), own: { kind: 'person', name: '' }, opponentsCome, onPlay });
    await settle();
    expect(readable(dialog('Challenge')).slice(1)).toEqual([
      'Scat · deal 1 of a match',
      expect.stringContaining('Somebody has played these cards before.'),
      '# At the table',
      'You: 3 tokens left',
      'Fox (Casual): 3 tokens left',
      'Owl (Casual): 3 tokens left',
      '[Play]',
      '[No, thanks]',
    ]);
    await pressAndSettle('Play');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('is played once the opponents have come, which is said', async () => {
    const onPlay = vi.fn();
    let come: (state: PolicyState) => void = () => undefined;
    const opponentsCome = () => new Promise<PolicyState>((resolve) => (come = resolve));
    openOfferDialog({ challenge: taken(), own: { kind: 'person', name: '' }, opponentsCome, onPlay });
    await settle();
    press('Play');
    await pressAndSettle('Play');
    expect(lines()).toContain('Waiting for the trained opponents…');
    expect(onPlay).not.toHaveBeenCalled();
    come({ is: 'policy', model: 'x', sha256: CHALLENGED });
    await settle();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('to a whole match, against others than before, says so', async () => {
    const onPlay = vi.fn();
    const opponentsCome = () => Promise.resolve({ is: 'loading' } as const);
    openOfferDialog({ challenge: taken(null), own: { kind: 'person', name: 'Ann' }, opponentsCome, onPlay });
    await settle();
    const lines = readable(dialog('Challenge'));
    expect([lines[1], ...lines.slice(4, 7)]).toEqual(['Scat · a whole match', 'Ann', 'Fox (Casual)', 'Owl (Casual)']);
    expect(lines[7]).toContain('the built-in expert stood in for the trained opponents');
    press('No, thanks');
    expect(onPlay).not.toHaveBeenCalled();
  });

  test('to a deal that was taken up is compared with how that went before', async () => {
    const challenge = readChallenge(challengeFrom(RECORD, 1));
    const called = { onWatch: vi.fn(), onPlayAgain: vi.fn() };
    const { match } = replayRecord(await sealedMatch(preset('scat'), 3, { mostDeals: 1 }));
    const open = () =>
      openComparisonDialog({ takenUp: { challenge, match, deals: RECORD.deals.slice(0, 1) }, ...called });
    open();
    expect(readable(dialog('Both results')).slice(1)).toEqual([
      'Both results are equally good.',
      ' | You | Before',
      'Value of the hand | 17 | 17',
      'Lost | 1 token | 1 token',
      'Others who lost | nobody | nobody',
      'Against the others | −2 | −2',
      '[Watch how it went before]',
      '[Play it again]',
      '[Close]',
    ]);
    press(/^Watch/);
    expect(called.onWatch).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
    open();
    press('Play it again');
    expect(called.onPlayAgain).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
  });

  /** What is read of both results. */
  function compared(takenUp: TakenUp): string[] {
    openComparisonDialog({ takenUp, onWatch: () => undefined, onPlayAgain: () => undefined });
    return readable(dialog('Both results'));
  }

  test('to a deal of brag compares hands by their name', async () => {
    const record = await sealedMatch(rulesWith({ handRanking: 'brag' }), 3, { mostDeals: 1 });
    const { match } = replayRecord(record);
    const lines = compared({ challenge: readChallenge(challengeFrom(record, 1)), match, deals: record.deals });
    expect(lines.join()).toMatch(/Value of the hand \| (a [a-z]|[a-z]+ high)/);
  });

  test('to a deal of a race shows a point that was lost', async () => {
    const record = await sealedMatch(rulesWith({ scoring: 'points', lowestScore: -1, dealLimit: 20 }), 3);
    const lostIn = record.deals.findIndex(({ result }) => result.points[0] < 0);
    const challenge = readChallenge(challengeFrom(record, lostIn + 1));
    const deals = record.deals.slice(lostIn, lostIn + 1);
    const lines = compared({ challenge, match: playedBefore(challenge), deals });
    expect(lines).toContain('Points scored | −1 | −1');
  });

  test('to a match that was taken up is compared by place and deals', async () => {
    const challenge = readChallenge(challengeFrom(RECORD, null));
    const { match } = replayRecord(RECORD);
    const others = { policy: 'ab'.repeat(32) };
    const lines = compared({ challenge, match, deals: [{ bots: [null, others, others] }] });
    expect(lines.slice(3, 5)).toEqual(['Place | 2 | 2', 'Deals | 10 | 10']);
    expect(lines[5]).toMatch(/^Your opponents are not quite the same as before: /);
  });
});
