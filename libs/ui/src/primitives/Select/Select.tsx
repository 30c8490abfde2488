import { caretDownBold } from '../../icons/glyphs/caretDownBold';
import type { Closed } from '../Closed';
import { input } from '../Field/Field.css';
import { FieldFrame } from '../Field/FieldFrame';
import type { FieldProps } from '../Field/FieldProps';
import { InputWell } from '../Field/InputWell';
import { splitFieldProps } from '../Field/splitFieldProps';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { caret, option, select } from './Select.css';
import type { SelectOption } from './SelectOption';

type SelectProps = FieldProps &
  Closed<
    'select',
    keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
  > & {
    /** The empty text is "nothing chosen yet". */
    value: string;
    onValueChange: (value: string) => void;
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
