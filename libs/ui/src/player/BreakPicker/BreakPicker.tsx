import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Option, OptionGroup, OptionMark } from '../../patterns/OptionGroup/OptionGroup';
import { length, until as untilStyle } from './BreakPicker.css';

/** A length to stay away for. */
export interface BreakLength {
  readonly value: string;
  /** "6 months". */
  readonly title: string;
  /** When it ends: shown with its hour, since it holds to the minute. */
  readonly until: EpochSeconds;
}

interface BreakPickerProps {
  /** What is chosen here: the name of the group, read aloud. */
  readonly label: string;
  /** How long a break may be, in order. */
  readonly lengths: readonly BreakLength[];
  /** What is chosen or typed now. */
  readonly value: string | undefined;
  /** The player chose another; the parent keeps which. */
  readonly onChange: (value: string) => void;
}

/** How long to take a break or to be excluded. It never wears the accent: nothing here is being sold. */
export function BreakPicker({ label, lengths, value, onChange }: BreakPickerProps) {
  const text = useText();
  return (
    <OptionGroup label={label} layout="rows" value={value} onChange={onChange}>
      {lengths.map((one) => (
        <Option key={one.value} value={one.value} look="grave">
          <OptionMark tone="grave" />
          <span className={length}>{one.title}</span>
          <span className={untilStyle}>{text('rg.until', { time: formatManila(one.until, 'minute') })}</span>
        </Option>
      ))}
    </OptionGroup>
  );
}
