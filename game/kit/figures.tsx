/** Figures: a grid of them, and tables of numbers. */

/** Figures in a grid, each with its label, and a line below it where it has one. */
export function Figures({ all }: { all: readonly (readonly [label: string, figure: string, below?: string])[] }) {
  return (
    <dl class="figures">
      {all.map(([label, figure, below]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {below !== undefined && <small>{below}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NumbersTableProps {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The row that names the columns of a table; the empty name for one that needs none. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, at) =>
          name === '' ? (
            <td key={at} />
          ) : (
            <th key={at} scope="col">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

export function NumbersTable({ label, head, rows }: NumbersTableProps) {
  return (
    <table aria-label={label}>
      <ColumnHeads names={head} />
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
