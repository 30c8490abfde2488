import type { ReactNode } from 'react';

import { line } from '../Field/Field.css';
import { FieldFrame, splitFieldProps, useCleanedText, useField } from '../Field/Field';
import type { TextControlProps } from '../Field/Field';
import { InputWell } from '../Field/InputWell';

type TextFieldProps = TextControlProps & {
  /** Stands before the text and is not part of it. */
  prefix?: ReactNode;
  /** A small button or icon button at the end of the well. */
  suffix?: ReactNode;
  /** The well at 56 px, or 72 px for an amount. */
  size?: 'md' | 'lg';
  /** The type of the input, which says which keyboard a phone shows. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'password';
  /** Turns typed or pasted text into the text the field keeps. */
  clean?: (typed: string) => string;
};

const asTyped = (typed: string) => typed;

/** One line of text, with its label, its helper and its error. */
export function TextField({
  value,
  onValueChange,
  prefix,
  suffix,
  size,
  clean = asTyped,
  ...props
}: TextFieldProps) {
  const { frame, input: rest } = splitFieldProps(props);
  const wiring = useField({ ...frame, id: rest.id });
  const cleaning = useCleanedText(clean, onValueChange);
  return (
    <FieldFrame {...frame} wiring={wiring}>
      <InputWell
        isInvalid={wiring.control['aria-invalid']}
        size={size}
        prefix={prefix}
        suffix={suffix}
        isDisabled={rest.disabled}
      >
        <input type="text" {...rest} {...wiring.control} {...cleaning} value={value} className={line} />
      </InputWell>
    </FieldFrame>
  );
}
