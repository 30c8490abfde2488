import { caretDownBold } from '../../icons/actions';
import { FieldFrame, useField } from '../Field/Field';
import { InputWell } from '../Field/InputWell';
import { Icon } from '../Icon/Icon';
import { opener } from './PickerField.css';

interface PickerFieldProps {
  /** What is chosen. */
  readonly label: string;
  /** The words of what is chosen; `undefined` while nothing is. */
  readonly value: string | undefined;
  /** What to do, shown while nothing is chosen. */
  readonly placeholder: string;
  /** The player wants to choose. */
  readonly onOpen: () => void;
  /** Help below the field, read with it. */
  readonly description?: string | undefined;
  /** What is wrong and what to do; the field is marked as invalid. */
  readonly error?: string | undefined;
  /** Nothing can be changed, and it is skipped by the keyboard. */
  readonly disabled?: boolean;
}

/** A field whose value is chosen in a sheet of its own. */
export function PickerField(props: PickerFieldProps) {
  const { label, value, placeholder, onOpen, description, error, disabled = false } = props;
  const wiring = useField({ label, description, error });
  const shown = value ?? placeholder;
  return (
    <FieldFrame label={label} description={description} error={error} wiring={wiring}>
      <InputWell isInvalid={wiring.control['aria-invalid']} isDisabled={disabled}>
        <button
          type="button"
          id={wiring.control.id}
          aria-describedby={wiring.control['aria-describedby']}
          aria-label={`${label}: ${shown}`}
          aria-haspopup="dialog"
          data-empty={value === undefined}
          disabled={disabled}
          className={opener}
          onClick={onOpen}
        >
          <span>{shown}</span>
          <Icon glyph={caretDownBold} size="xs" />
        </button>
      </InputWell>
    </FieldFrame>
  );
}
