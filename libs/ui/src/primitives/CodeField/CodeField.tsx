import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, splitFieldProps, useCleanedText, useField } from '../Field/Field';
import type { TextControlProps } from '../Field/Field';
import { TextField } from '../TextField/TextField';
import { cell, cells, overlay } from './CodeField.css';

type CodeFieldProps = TextControlProps<'inputMode' | 'autoComplete' | 'maxLength'> & {
  /** How many digits the operator sends. */
  length?: number;
  /** Cells where the code is the only question on the screen, a plain field inside a form. */
  look?: 'plain' | 'cells';
  /** Send code, or the count down to sending it again; in the plain look only. */
  resend?: ReactNode;
};

const keyboard = { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' } as const;

/** A code that arrives by SMS. One native input, so that the phone can fill it in from the message. */
export function CodeField({ length = 6, look = 'plain', resend, ...props }: CodeFieldProps) {
  const clean = (typed: string) => typed.replace(/\D/g, '').slice(0, length);
  const { value, onValueChange, ...rest } = props;
  const { frame, input } = splitFieldProps(rest);
  const wiring = useField({ ...frame, id: input.id });
  const cleaning = useCleanedText(clean, onValueChange);
  if (look === 'plain') return <TextField {...props} {...keyboard} clean={clean} suffix={resend} />;
  return (
    <FieldFrame {...frame} wiring={wiring}>
      <CodeCells {...input} {...keyboard} {...wiring.control} {...cleaning} value={value} length={length} />
    </FieldFrame>
  );
}

type CodeCellsProps = Omit<ComponentProps<'input'>, 'value' | 'className'> & {
  value: string;
  length: number;
};

/** The code drawn as one cell per digit under one native input. */
function CodeCells({ value, length, ...input }: CodeCellsProps) {
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
