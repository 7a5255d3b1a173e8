/** The person's own bots: which of them play, their names, their files. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { isScope } from '../../../engine/rules/suited.ts';
import { downloadBytes } from '../../base/download.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { LONGEST_GAME_NAME, tidyName } from '../../catalogue/library.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Switch } from '../../kit/controls.tsx';
import { FileButton, useDrops } from '../../kit/files.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import { rulesOfBot, type OwnBots } from '../../services/bots/own-bots.ts';
import type { KeptBot } from '../../services/storage/schemas.ts';
import { offerUndo } from '../../kit/undo.ts';
import { strengthInWords } from './strength-in-words.ts';
import type { BotsReport } from './use-report.ts';

export interface BotsListProps {
  ownBots: OwnBots;
  /** Keeps the bots in files. @returns what is to be said about them */
  bring: (files: readonly File[]) => Promise<string[]>;
  report: BotsReport;
}

/** Takes files that are dropped on its dialog, too. */
export function BotsList({ ownBots, bring, report }: BotsListProps) {
  const section = useRef<HTMLElement>(null);
  const onFiles = (files: readonly File[]): void => void bring(files).then((said) => report.say(said.join(' ')));
  useDrops(section, onFiles);
  useChanges((changed) => ownBots.onChange(changed));
  useNextInPlace(section, [...ownBots.all.keys()]);
  const {
    bots: { none },
    bring: { open, lead },
  } = words().teaching;
  return (
    <section ref={section}>
      {ownBots.all.size === 0 && <p class="soft">{none}</p>}
      <ul class="records">
        {[...ownBots.all].map(([id, bot]) => (
          <Bot key={id} id={id} bot={bot} ownBots={ownBots} {...report} />
        ))}
      </ul>
      <div class="tools">
        <FileButton label={open} multiple accept=".onnx" onFiles={onFiles} />
      </div>
      <p class="soft">{lead}</p>
      <p role="status">{report.said}</p>
    </section>
  );
}

/** When one has gone with the focus in it, the next one in its place has the focus, and the page where there is none. */
function useNextInPlace(within: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    const at = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (at < 0 || document.activeElement !== document.body) return;
    const switches = within.current?.querySelectorAll<HTMLElement>('li [role=switch]') ?? [];
    const next = switches[Math.min(at, switches.length - 1)] ?? within.current?.closest('article');
    next?.focus();
  }, [ids.join()]);
}

interface BotProps extends Pick<BotsReport, 'reporting'> {
  id: string;
  bot: KeptBot;
  ownBots: OwnBots;
}

function Bot({ id, bot, ownBots, reporting }: BotProps) {
  const { playing, idle, use, useOne } = words().teaching.bots;
  const { name, isUsed, strength } = bot;
  return (
    <li>
      <div class="match">
        <BotName name={name} onRename={(wanted) => reporting(ownBots.rename(id, wanted))} />
        <span>{aboutBot(bot)}</span>
        {strength !== null && <span>{strengthInWords(strength)[0]}</span>}
      </div>
      <Switch
        label={use}
        name={useOne(name)}
        note={isUsed ? playing : idle}
        isOn={isUsed}
        onTurn={(isOn) => void reporting(ownBots.use(id, isOn))}
      />
      <BotButtons id={id} bot={bot} ownBots={ownBots} reporting={reporting} />
    </li>
  );
}

function BotName({ name, onRename }: { name: string; onRename: (wanted: string) => Promise<void> }) {
  const [typed, type] = useState<string | null>(null);
  const rename = async (field: HTMLInputElement): Promise<void> => {
    const wanted = tidyName(field.value);
    if (wanted === '') field.value = name;
    else await onRename(wanted);
    type(null);
  };
  return (
    <input
      type="text"
      aria-label={words().teaching.bots.nameOf(name)}
      autocomplete="off"
      maxLength={LONGEST_GAME_NAME}
      value={typed ?? name}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onChange={({ currentTarget }) => void rename(currentTarget)}
    />
  );
}

function BotButtons({ id, bot: { name, hasCritic }, ownBots, reporting }: BotProps) {
  const text = words().teaching.bots;
  const save = async (which: 'policy' | 'critic', ending: string): Promise<void> => {
    const bytes = (await ownBots.filesOf(id))?.[which] ?? null;
    if (bytes !== null) void downloadBytes(fileNameOf(name) + ending, bytes);
  };
  const remove = async (): Promise<void> => {
    const bringBack = await ownBots.remove(id);
    if (bringBack !== null) offerUndo(name, bringBack);
  };
  return (
    <div class="buttons">
      <button
        type="button"
        aria-label={text.savePolicyOne(name)}
        onClick={() => void reporting(save('policy', '.onnx'))}
      >
        {text.savePolicy}
      </button>
      {hasCritic && (
        <button
          type="button"
          aria-label={text.saveCriticOne(name)}
          onClick={() => void reporting(save('critic', '.critic.onnx'))}
        >
          {text.saveCritic}
        </button>
      )}
      <ConfirmButton
        label={text.remove}
        name={text.removeOne(name)}
        sure={text.really}
        sureName={text.reallyOne(name)}
        onConfirm={() => void reporting(remove())}
      />
    </div>
  );
}

function aboutBot(bot: KeptBot): string {
  const text = words().teaching.bots;
  const rules = rulesOfBot(bot);
  const [fewest, most] = bot.players;
  return text.about(
    isScope(rules) ? text.scopes[rules] : titleOf(rules),
    text.players(fewest === most ? String(most) : `${fewest}–${most}`),
    text.kinds[bot.origin],
    dayInWords(bot.added),
  );
}
