import { useId } from 'react';
import type { ReactNode } from 'react';

import { group } from './OptionGroup.css';
import { OptionGroupContext } from './OptionGroupContext';

interface OptionGroupProps {
  /** Spoken name of the choice. */
  readonly label: string;
  readonly layout: 'rows' | 'cards' | 'quarters' | 'faces' | 'thirds' | 'scroller';
  /** Value of the chosen option; `undefined` when nothing is chosen yet. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** What is chosen already was pressed: the choice stays as it is. */
  readonly onKeep?: (() => void) | undefined;
  /** `Option`s, and components made of one. */
  readonly children: ReactNode;
}

/** One choice out of several, as native radio buttons: arrow keys, forms and screen readers know them. */
export function OptionGroup({ label, layout, value, onChange, onKeep, children }: OptionGroupProps) {
  const name = useId();
  return (
    <OptionGroupContext value={{ name, value, onChange, onKeep }}>
      <div role="radiogroup" aria-label={label} className={group({ layout })}>
        {children}
      </div>
    </OptionGroupContext>
  );
}
