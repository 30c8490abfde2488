import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { caption as captionStyle, chip, native } from '../Chip/Chip.css';
import { group } from './ChipGroup.css';

/** One answer of a chip group. */
export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The bonus an amount brings, under the label. */
  readonly caption?: ReactNode;
  readonly isDisabled?: boolean;
}

type ChipGroupProps<Value extends string> = RecipeVariants<typeof group> & {
  /** What is being chosen. */
  label: string;
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** The player chose this chip; the parent keeps it. */
  onValueChange: (value: Value) => void;
  /** What can be chosen, in order. */
  options: readonly ChipOption<Value>[];
};

const shapes = { wrap: 'pill', scroll: 'pill', grid: 'block', joined: 'segment' } as const;

/** One of a few short answers: a category, a quick amount. Radios underneath, so arrow keys choose. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, value, onValueChange, options, layout } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={group({ layout })}>
      {options.map((option) => (
        <label
          key={option.value}
          className={chip({ shape: shapes[layout ?? 'wrap'] })}
          data-selected={option.value === value}
          data-disabled={option.isDisabled === true}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
            className={native}
          />
          <span>{option.label}</span>
          {option.caption && <small className={captionStyle}>{option.caption}</small>}
        </label>
      ))}
    </div>
  );
}
