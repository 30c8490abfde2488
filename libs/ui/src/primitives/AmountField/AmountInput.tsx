import { useState } from 'react';
import type { ComponentProps } from 'react';

import { input } from '../Field/Field.css';
import { amount } from './AmountField.css';
import { groupAmount } from './groupAmount';

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'size' | 'className'> & {
  value: string;
  size: 'md' | 'lg';
};

/** Millions fill the well at full size; what is longer is written smaller. */
const LONG = 10;
const LONGEST = 15;

function lengthOf(figures: string): 'usual' | 'long' | 'longest' {
  if (figures.length < LONG) return 'usual';
  return figures.length < LONGEST ? 'long' : 'longest';
}

/** The figures of an amount: plain while they are typed, grouped while they are read. */
export function AmountInput({ value, size, onFocus, onBlur, ...rest }: AmountInputProps) {
  const [isTyping, setIsTyping] = useState(false);
  const shown = isTyping ? value : groupAmount(value);
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      placeholder="0"
      value={shown}
      data-length={lengthOf(shown)}
      onFocus={(event) => {
        onFocus?.(event);
        setIsTyping(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setIsTyping(false);
      }}
      className={`${input} ${amount({ size })}`}
    />
  );
}
