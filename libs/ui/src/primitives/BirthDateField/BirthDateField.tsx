import { FieldMessage, useField } from '../Field/Field';
import type { FieldProps } from '../Field/Field';
import { label as labelStyle } from '../Field/Field.css';
import { Select } from '../Select/Select';
import { partStyles, parts } from './BirthDateField.css';

/** A date of birth while it is being chosen; a part is empty until it is chosen. */
export interface BirthDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

type BirthDateFieldProps = Pick<FieldProps, 'label' | 'description' | 'error'> & {
  /** Day, month and year as typed. */
  value: BirthDate;
  /** The player typed; the parent keeps the parts. */
  onValueChange: (value: BirthDate) => void;
  /** Names of the three parts, in the player's language. */
  partLabels: Record<keyof BirthDate, string>;
  /** Twelve names, January first. */
  monthNames: readonly string[];
  /** The years offered, the latest first. */
  years: readonly number[];
  /** Marks the field as one that must be filled in. */
  required?: boolean;
  /** Nothing can be changed, and it is skipped by the keyboard. */
  disabled?: boolean;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date of birth in three native pickers, so that nobody scrolls a calendar back forty years. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { label, description, error, value, onValueChange, partLabels, monthNames, years } = props;
  const { messageId, control } = useField({ label, description, error });
  const choose = (part: Partial<BirthDate>) => {
    const next = { ...value, ...part };
    const isPastTheMonth = Number(next.day) > daysInMonth(next.year, next.month);
    onValueChange(isPastTheMonth ? { ...next, day: '' } : next);
  };
  const options = {
    year: years.map((year) => ({ value: String(year), label: String(year) })),
    month: monthNames.map((name, index) => ({ value: twoDigits(index + 1), label: name })),
    day: Array.from({ length: daysInMonth(value.year, value.month) }, (_, index) => ({
      value: twoDigits(index + 1),
      label: String(index + 1),
    })),
  };
  return (
    <fieldset id={control.id} aria-describedby={control['aria-describedby']} disabled={props.disabled}>
      <legend className={labelStyle}>{label}</legend>
      <div className={parts}>
        {(['year', 'month', 'day'] as const).map((part) => (
          <div key={part} className={partStyles[part]}>
            <Select
              label={partLabels[part]}
              isLabelHidden
              placeholder={partLabels[part]}
              autoComplete={`bday-${part}`}
              options={options[part]}
              value={value[part]}
              onValueChange={(chosen) => choose({ [part]: chosen })}
              aria-invalid={Boolean(error)}
              required={props.required}
            />
          </div>
        ))}
      </div>
      <FieldMessage id={messageId} description={description} error={error} />
    </fieldset>
  );
}

const longestMonth = 31;

/** How many days the chosen month has; 31 while month or year is open. February of an open year has 29. */
export function daysInMonth(year: string, month: string): number {
  if (month === '') return longestMonth;
  const leapYear = 2024;
  return new Date(Date.UTC(year === '' ? leapYear : Number(year), Number(month), 0)).getUTCDate();
}
