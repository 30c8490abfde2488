import { useId } from 'react';

import { label as labelStyle } from '../Field/Field.css';
import { FieldMessage } from '../Field/FieldMessage';
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
  error?: string | undefined;
};

/** One of a few answers, all of them visible, one under the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden = false, value, onValueChange, options, error } = props;
  const name = useId();
  const messageId = useId();
  return (
    <fieldset role="radiogroup" aria-describedby={messageId}>
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
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}
