/** What can be done with a course, by its state. */
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { downloadBytes } from '../../base/download.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Switch } from '../../kit/controls.tsx';
import type { DialogAction } from '../../kit/dialog.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import type { CourseState } from '../../services/teaching/course.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { offerUndo } from '../../kit/undo.ts';
import { sendFile } from '../../kit/send.ts';
import { Manners, TeachingForm, type FormProps } from './form.tsx';
import type { BotsReport } from './use-report.ts';

interface ToolsProps extends FormProps {
  ownBots: OwnBots;
  report: BotsReport;
}

export function Tools({ course, ownBots, report, ...choice }: ToolsProps) {
  useChanges((changed) => course.onChange(changed));
  const { forget, goOn, pause, stop, again, bots } = words().teaching;
  const { state } = course;
  switch (state.is) {
    case 'idle':
    case 'failed':
      return <TeachingForm course={course} {...choice} />;
    case 'unfinished':
      return (
        <>
          <div class="tools">
            <ConfirmButton label={forget} sure={bots.really} onConfirm={() => void forgetCourse(course)} />
          </div>
          <Manners course={course} />
        </>
      );
    case 'teaching': {
      if (state.isStopping) return null;
      const toggle = state.isPaused
        ? { label: goOn, isLeading: true, onPress: () => course.resume() }
        : { label: pause, onPress: () => course.pause() };
      return (
        <>
          <Buttons all={[toggle, { label: stop, onPress: () => course.stop() }]} />
          <Manners course={course} />
        </>
      );
    }
    case 'over':
      return (
        <>
          {state.bot !== null && <PlaySwitch id={state.bot} ownBots={ownBots} report={report} />}
          <Buttons all={[...waysOut(state), { label: again, onPress: () => course.leave() }]} />
        </>
      );
    case 'elsewhere':
      return null;
  }
}

async function forgetCourse(course: ToolsProps['course']): Promise<void> {
  if (course.state.is !== 'unfinished') return;
  const { name } = pupilOf(course.state.log.plan);
  const bringBack = await course.forget();
  if (bringBack !== null) offerUndo(name, bringBack);
}

function Buttons({ all }: { all: readonly (DialogAction & { isLeading?: boolean })[] }) {
  return (
    <div class="tools">
      {all.map(({ label, isLeading, onPress }, at) => (
        <button key={at} type="button" class={isLeading === true ? 'leading' : undefined} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  );
}

function PlaySwitch({ id, ownBots, report }: Pick<ToolsProps, 'ownBots' | 'report'> & { id: string }) {
  useChanges((changed) => ownBots.onChange(changed));
  const bot = ownBots.all.get(id);
  if (bot === undefined) return null;
  const use = (isUsed: boolean): void => void report.reporting(ownBots.use(id, isUsed));
  return <Switch label={words().teaching.bots.use} isOn={bot.isUsed} onTurn={use} />;
}

/** What was learnt leaves the page: sent to somebody, or saved where it is not stored among the bots. */
function waysOut({ bot, files, log }: Extract<CourseState, { is: 'over' }>): DialogAction[] {
  const { savePolicy, saveCritic, send } = words().teaching;
  const { name } = pupilOf(log.plan);
  const [policy, critic] = [`${fileNameOf(name)}.onnx`, `${fileNameOf(name)}.critic.onnx`];
  const file = (): File => new File([files.policy], policy, { type: 'application/octet-stream' });
  const saving = [
    { label: savePolicy, onPress: () => void downloadBytes(policy, files.policy) },
    { label: saveCritic, onPress: () => void downloadBytes(critic, files.critic) },
  ];
  return [...(bot === null ? saving : []), { label: send, onPress: () => void sendFile(file(), name) }];
}
