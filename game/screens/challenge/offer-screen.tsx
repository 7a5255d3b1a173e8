/** A challenge before it is played: what is played against whom, and nothing of how it went before. */
import { useEffect, useState } from 'preact/hooks';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { challengeTable } from '../../catalogue/challenge-table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import { remains } from '../../model/token-names.ts';
import type { PolicyState } from '../../services/bots/policy-service.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { botsCompared, type BotsCompared } from './comparison.ts';

interface OfferOptions {
  challenge: Challenge;
  own: Seat;
  /** Waits for the trained opponents. @returns who plays the bots then */
  opponentsCome: () => Promise<PolicyState>;
  onPlay: () => void;
}

export const openOfferDialog = opens(OfferScreen);

function OfferScreen({ challenge, own, opponentsCome, onPlay, onClose }: Closable<OfferOptions>) {
  const { file, rules, start } = challenge;
  const messages = words().challenge;
  const { value: opponents } = useLoaded<PolicyState>(async (show) => show(await opponentsCome()));
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted || opponents === null) return;
    want(false);
    onPlay();
  }, [isWanted, opponents]);
  const bots = opponents === null ? 'same' : botsNow(file, opponents);
  const sender = file.players[file.seat];
  const what = start === null ? messages.match : messages.ofAMatch(start.deal);
  return (
    <Dialog
      title={words().match.challenge.title}
      lead={messages.offerLead(gameName(rules.name).name, what)}
      main={{ label: messages.play, onPress: () => want(true) }}
      close={messages.noThanks}
      onClose={onClose}
    >
      <p>{isOwnName(sender) ? messages.offerAbout : messages.offerAboutBy(sender)}</p>
      <h2>{messages.atTheTable}</h2>
      <ul>
        {seatsInWords(challenge, own).map((line, seat) => (
          <li key={seat}>{line}</li>
        ))}
      </ul>
      <div role="status">
        {isWanted && opponents === null && (
          <>
            <p>{messages.waiting}</p>
            <progress />
          </>
        )}
        {bots !== 'same' && <p>{messages.bots[bots]}</p>}
      </div>
    </Dialog>
  );
}

function seatsInWords({ file, rules, start }: Challenge, own: Seat): string[] {
  const { opponent, standing } = words().challenge;
  const { seats, players } = tableSetupOf(challengeTable(file, own));
  return seats.map(({ name }, seat) => {
    const player = players[seat];
    const who = player.kind === 'bot' ? opponent(name, words().seats.bot(player.level, player.style)) : name;
    if (start === null) return who;
    const { tokens, points, extraSteps } = start;
    const isOut = tokens[seat] < 0;
    const stands = isOut
      ? words().saves.out
      : remains(rules, { tokens: tokens[seat], points: points[seat], extraSteps });
    return standing(who, stands);
  });
}

function botsNow({ deals }: Challenge['file'], state: PolicyState): BotsCompared {
  const policy = state.is === 'policy' ? state.sha256 : 'expert';
  return botsCompared(deals, [{ bots: [{ policy }] }]);
}
