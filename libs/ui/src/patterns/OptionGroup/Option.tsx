import { useContext } from 'react';
import type { ReactNode } from 'react';

import { input, option } from './OptionGroup.css';
import { OptionGroupContext } from './OptionGroupContext';

interface OptionProps {
  readonly value: string;
  readonly look: 'row' | 'plain' | 'card' | 'tile' | 'face' | 'chip' | 'grave';
  /** An option that cannot be chosen says why in its text. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** The frame of everything that can be chosen in an `OptionGroup`. Its text is its name. */
export function Option({ value, look, isLocked = false, children }: OptionProps) {
  const group = useContext(OptionGroupContext);
  if (group === undefined)
    throw new Error('An Option has no meaning outside an OptionGroup: wrap it in one.');
  const isChosen = group.value === value;
  return (
    <label className={option({ look })}>
      <input
        type="radio"
        className={input}
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={isLocked}
        onChange={() => group.onChange(value)}
        onClick={() => isChosen && group.onKeep?.()}
      />
      {children}
    </label>
  );
}
