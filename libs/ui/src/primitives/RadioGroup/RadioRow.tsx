import { row } from '../Checkbox/Checkbox.css';
import { Text } from '../Text/Text';
import { Tick } from '../Tick/Tick';
import type { RadioOption } from './RadioOption';

type RadioRowProps<Value extends string> = {
  option: RadioOption<Value>;
  name: string;
  isChosen: boolean;
  onChoose: (value: Value) => void;
};

/** One answer: the whole row is the target. */
export function RadioRow<Value extends string>({ option, name, isChosen, onChoose }: RadioRowProps<Value>) {
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
