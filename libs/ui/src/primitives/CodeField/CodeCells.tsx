import type { ComponentProps } from 'react';

import { cell, cells, overlay } from './CodeField.css';

type CodeCellsProps = Omit<ComponentProps<'input'>, 'value' | 'className'> & {
  value: string;
  length: number;
};

/** The code drawn as one cell per digit under one native input. */
export function CodeCells({ value, length, ...input }: CodeCellsProps) {
  return (
    <div className={cells} data-invalid={input['aria-invalid'] === true}>
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={cell}
          data-next={index === Math.min(value.length, length - 1)}
          aria-hidden
        >
          {value[index]}
        </span>
      ))}
      <input {...input} value={value} className={overlay} />
    </div>
  );
}
