import { useId } from 'react';
import type { ReactNode } from 'react';

import { row } from '../Checkbox/Checkbox.css';
import { FieldMessage, useField } from '../Field/Field';
import { label as labelStyle } from '../Field/Field.css';
import { Text } from '../Text/Text';
import { Tick } from '../Tick/Tick';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** One answer of a radio group. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

type RadioGroupProps<Value extends string> = {
  /** What is chosen here: the name of the group, read aloud. */
  label: string;
  /** The name is read and not shown. */
  isLabelHidden?: boolean;
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** The player chose this option; the parent keeps it. */
  onValueChange: (value: Value) => void;
  /** What can be chosen, in order. */
  options: readonly RadioOption<Value>[];
  /** Help below the field, read with it. */
  description?: string | undefined;
  /** What is wrong and what to do; the field is marked as invalid. */
  error?: string | undefined;
  /** Marks the field as one that must be filled in. */
  required?: boolean;
  /** Nothing can be changed, and it is skipped by the keyboard. */
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

type RadioRowProps<Value extends string> = {
  option: RadioOption<Value>;
  name: string;
  isChosen: boolean;
  onChoose: (value: Value) => void;
};

/** One answer: the whole row is the target. */
function RadioRow<Value extends string>({ option, name, isChosen, onChoose }: RadioRowProps<Value>) {
  return (
    <label className={row}>
      <Tick
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={option.isDisabled}
        onChange={() => onChoose(option.value)}
      />
      <span>
        {option.label}
        {option.description !== undefined && (
          <Text as="div" size="cap" tone="faint">
            {option.description}
          </Text>
        )}
      </span>
    </label>
  );
}
