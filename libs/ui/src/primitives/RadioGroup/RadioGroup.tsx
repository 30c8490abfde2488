import { useId } from 'react';

import { label as labelStyle } from '../Field/Field.css';
import { FieldMessage } from '../Field/FieldMessage';
import { useField } from '../Field/useField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { RadioOption } from './RadioOption';
import { RadioRow } from './RadioRow';

type RadioGroupProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  /** `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  description?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
};

/** One of a few answers, all of them visible, one under the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden = false, value, onValueChange, options, description, error } = props;
  const name = useId();
  const { messageId, control } = useField({ label, description, error });
  return (
    <fieldset {...control} role="radiogroup" aria-required={props.required} disabled={props.disabled}>
      <legend className={labelStyle}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {options.map((option) => (
        <RadioRow
          key={option.value}
          option={option}
          name={name}
          isChosen={option.value === value}
          onChoose={onValueChange}
        />
      ))}
      <FieldMessage id={messageId} description={description} error={error} />
    </fieldset>
  );
}
