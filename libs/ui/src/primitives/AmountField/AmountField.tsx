import { xCircleRegular } from '../../icons/glyphs/xCircleRegular';
import { Button } from '../Button/Button';
import { FieldFrame } from '../Field/FieldFrame';
import { InputWell } from '../Field/InputWell';
import { splitFieldProps } from '../Field/splitFieldProps';
import type { TextControlProps } from '../Field/TextControlProps';
import { useField } from '../Field/useField';
import { IconButton } from '../IconButton/IconButton';
import { peso } from './AmountField.css';
import { AmountInput } from './AmountInput';
import { useAmountCleaning } from './useAmountCleaning';

type AmountAction = { label: string; onClick: () => void };

type AmountFieldProps = TextControlProps<'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'> & {
  /** Whole pesos for a deposit; a withdrawal may have centavos. */
  precision: 'whole' | 'centavos';
  /** 40 px figures where the amount is the question, 28 where a list stands above. */
  size?: 'md' | 'lg';
  /** Name of the cross that empties the field. */
  clearLabel: string;
  /** A small button such as "All". It gives way to the cross once an amount is typed. */
  action?: AmountAction | undefined;
  /** Something was typed or pasted that is no amount. The field keeps what it had; say why. */
  onRefused?: (typed: string) => void;
};

function Action({ label, onClick, isDisabled }: AmountAction & { isDisabled: boolean }) {
  return (
    <Button variant="tonal" size="sm" onClick={onClick} disabled={isDisabled}>
      {label}
    </Button>
  );
}

/** An amount in pesos. The text it holds is plain digits; thousands are grouped while nobody types. */
export function AmountField(props: AmountFieldProps) {
  const { precision, size = 'lg', clearLabel, action, value, onValueChange, onRefused, ...rest } = props;
  const { frame, input } = splitFieldProps(rest);
  const wiring = useField({ ...frame, id: input.id });
  const cleaning = useAmountCleaning({ value, precision, onValueChange, onRefused });
  const clear = <IconButton glyph={xCircleRegular} label={clearLabel} onClick={() => onValueChange('')} />;
  const act = action && <Action {...action} isDisabled={input.disabled === true} />;
  const suffix = value === '' || input.disabled ? act : clear;
  return (
    <FieldFrame {...frame} wiring={wiring}>
      <InputWell
        isInvalid={wiring.control['aria-invalid']}
        size="lg"
        isDisabled={input.disabled}
        suffix={suffix}
      >
        <span className={peso} aria-hidden>
          ₱
        </span>
        <AmountInput
          inputMode={precision === 'whole' ? 'numeric' : 'decimal'}
          {...input}
          {...wiring.control}
          {...cleaning}
          value={value}
          size={size}
        />
      </InputWell>
    </FieldFrame>
  );
}
