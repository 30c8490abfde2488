import type { ReactNode } from 'react';

import { cell, headCell, scroller, table } from './docs.css';

interface TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** What it lists, for who cannot see it. */
  readonly label: string;
}

/** Rows under heads, scrolling by itself where it is wider than a phone. */
export function Table({ heads, rows, label }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={headCell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((content, index) => (
                <td key={heads[index]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
