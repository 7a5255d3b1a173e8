/** Figures for those who know about learning: losses, entropy, updates. */
import { significant } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';

export function LearningFigures({ progress, losses }: CourseLog) {
  if (progress === null || losses === null) return null;
  const text = words().teaching;
  const names = Object.entries(text.losses) as [keyof typeof text.losses, string][];
  const rows: [string, number][] = [
    [text.iteration, progress.iteration],
    [text.decisions, progress.decisions],
    ...names.map(([metric, name]): [string, number] => [name, losses[metric]]),
  ];
  return (
    <details>
      <summary>{text.lossFigures}</summary>
      <table aria-label={text.lossFigures}>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{significant(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
