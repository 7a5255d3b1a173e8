/** A challenge before it is played: what is played against whom, and nothing of how it went before. */
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { element } from '../../base/elements.ts';
import { challengeTable } from '../../catalogue/challenge-table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';
import { remains } from '../../model/tokens.ts';
import type { PolicyState } from '../../services/bots/policy-service.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { showLines, statusLine } from '../../ui/dialogs/elements.ts';
import { botsCompared, type BotsCompared } from './comparison.ts';

interface OfferDialogOptions {
  challenge: Challenge;
  /** Who sits in seat 0 otherwise. */
  own: Seat;
  /** Waits for the trained opponents. @returns who plays the bots then */
  opponentsCome: () => Promise<PolicyState>;
  onPlay: () => void;
}

/** Opens it; returns a function that closes it. */
export function openOfferDialog(options: OfferDialogOptions): () => void {
  return openToRead(() => createOffer(options));
}

function createOffer({ challenge, own, opponentsCome, onPlay }: OfferDialogOptions): OpenedDialog {
  const { file, rules, start } = challenge;
  const messages = words().challenge;
  const status = statusLine();
  const coming = opponentsCome();
  let isKnown = false;
  void coming.then((state) => {
    isKnown = true;
    const bots = botsNow(file, state);
    showLines(status, ...(bots === 'same' ? [] : [messages.bots[bots]]));
  });
  const play = async (): Promise<void> => {
    if (!isKnown) showLines(status, messages.waiting, element('progress'));
    await coming;
    if (dialog.isOpen) onPlay();
  };
  const sender = file.players[file.seat];
  const what = start === null ? messages.match : messages.ofAMatch(start.deal);
  const dialog = openDialog({
    title: words().match.challenge.title,
    lead: messages.offerLead(gameName(rules.name).name, what),
    body: [
      element('p', {}, isOwnName(sender) ? messages.offerAbout : messages.offerAboutBy(sender)),
      element('h2', {}, messages.atTheTable),
      element('ul', {}, ...seatsInWords(challenge, own).map((line) => element('li', {}, line))),
      status,
    ],
    main: { label: messages.play, onPress: () => void play() },
    close: messages.noThanks,
  });
  return dialog;
}

/** Who sits at the table, and how each of them stands before the deal. */
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

/** Who plays now, beside who played before. */
function botsNow({ deals }: Challenge['file'], state: PolicyState): BotsCompared {
  const policy = state.is === 'policy' ? state.sha256 : 'expert';
  return botsCompared(deals, [{ bots: [{ policy }] }]);
}
