import { caretDownBold } from '../../icons/actions';
import type { Closed } from '../elementProps';
import { FieldFrame, splitFieldProps, useField } from '../Field/Field';
import type { FieldProps } from '../Field/Field';
import { input } from '../Field/Field.css';
import { InputWell } from '../Field/InputWell';
import { Icon } from '../Icon/Icon';
import { caret, option, select } from './Select.css';

/** One line of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type SelectProps = FieldProps &
  Closed<
    'select',
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
  > & {
    /** The empty text is "nothing chosen yet". */
    value: string;
    /** The player chose this option; the parent keeps it. */
    onValueChange: (value: string) => void;
    /** What can be chosen, in order. */
    options: readonly SelectOption[];
    /** What to do, shown while nothing is chosen. */
    placeholder: string;
  };

/** One of some known values, in the picker of the phone. */
export function Select({ value, onValueChange, options, placeholder, ...props }: SelectProps) {
  const { frame, input: rest } = splitFieldProps(props);
  const wiring = useField({ ...frame, id: rest.id });
  // A group of selects, such as a date, marks its parts and says the error once.
  const isInvalid = wiring.control['aria-invalid'] ?? rest['aria-invalid'] === true;
  return (
    <FieldFrame {...frame} wiring={wiring}>
      <InputWell isInvalid={isInvalid} isDisabled={rest.disabled}>
        <select
          {...rest}
          {...wiring.control}
          value={value}
          data-empty={value === ''}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={`${input} ${select}`}
        >
          <option value="" disabled hidden className={option}>
            {placeholder}
          </option>
          {options.map(({ value: each, label, isDisabled = false }) => (
            <option key={each} value={each} disabled={isDisabled} className={option}>
              {label}
            </option>
          ))}
        </select>
        <span className={caret}>
          <Icon glyph={caretDownBold} size="xs" />
        </span>
      </InputWell>
    </FieldFrame>
  );
}
