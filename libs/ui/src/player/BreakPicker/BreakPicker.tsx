import { formatManila, manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';

import { Option, OptionGroup, OptionMark } from '../../patterns/OptionGroup/OptionGroup';
import { length, until as untilStyle } from './BreakPicker.css';

/** A length to stay away for. */
export interface BreakLength {
  readonly value: string;
  /** "6 months". */
  readonly title: string;
  readonly until: EpochSeconds;
  /** Whether the hour matters: it does for a day, not for a year. */
  readonly endsByTheHour?: boolean;
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
  const endOf = ({ until, endsByTheHour = false }: BreakLength) =>
    endsByTheHour ? formatManila(until, 'minute') : dayText(text, manilaDay(until), 'date');
  return (
    <OptionGroup label={label} layout="rows" value={value} onChange={onChange}>
      {lengths.map((one) => (
        <Option key={one.value} value={one.value} look="grave">
          <OptionMark tone="grave" />
          <span className={length}>{one.title}</span>
          <span className={untilStyle}>{text('rg.until', { day: endOf(one) })}</span>
        </Option>
      ))}
    </OptionGroup>
  );
}
