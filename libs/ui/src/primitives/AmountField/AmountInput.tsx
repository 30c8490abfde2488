import { useState } from 'react';
import type { ComponentProps } from 'react';

import { input } from '../Field/Field.css';
import { amount } from './AmountField.css';
import { groupAmount } from './groupAmount';

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'size' | 'className'> & {
  value: string;
  size: 'md' | 'lg';
};

/** The figures of an amount: plain while they are typed, grouped while they are read. */
export function AmountInput({ value, size, onFocus, onBlur, ...rest }: AmountInputProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      placeholder="0"
      value={isTyping ? value : groupAmount(value)}
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
