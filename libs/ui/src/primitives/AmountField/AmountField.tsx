import { acceptPesoInput, cleanPesoInput } from '@kislap/domain';
import { useRef } from 'react';

import { xCircleRegular } from '../../icons/actions';
import { Button } from '../Button/Button';
import { FieldFrame, splitFieldProps, useCleanedText, useField } from '../Field/Field';
import type { CleanedTextHandlers, TextControlProps } from '../Field/Field';
import { InputWell } from '../Field/InputWell';
import { IconButton } from '../IconButton/IconButton';
import { peso } from './AmountField.css';
import { AmountInput } from './AmountInput';

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

/** An amount in pesos. The text it holds is plain digits; the field shows its thousands grouped. */
export function AmountField(props: AmountFieldProps) {
  const { precision, size = 'lg', clearLabel, action, value, onValueChange, onRefused, ...rest } = props;
  const { frame, input } = splitFieldProps(rest);
  const wiring = useField({ ...frame, id: input.id });
  const { cleaning, leave } = useAmountCleaning({ value, precision, onValueChange, onRefused });
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
          onBlur={(event) => {
            leave();
            input.onBlur?.(event);
          }}
          value={value}
          size={size}
        />
      </InputWell>
    </FieldFrame>
  );
}

interface AmountCleaningOptions {
  readonly value: string;
  readonly precision: 'whole' | 'centavos';
  readonly onValueChange: (value: string) => void;
  readonly onRefused: ((typed: string) => void) | undefined;
}

/** No amount has this text: what comes back as it was refused. */
const refused = 'refused';

interface AmountCleaning {
  readonly cleaning: CleanedTextHandlers;
  /** The field is left: what is typed when it is entered again begins anew. */
  readonly leave: () => void;
}

/**
 * Handlers of an amount's input: every change becomes an amount or is refused, and then the amount stays. Figures after a
 * point that was refused are centavos, and no part of the pesos: "500.00" is not ₱50,000.
 */
function useAmountCleaning(options: AmountCleaningOptions): AmountCleaning {
  const { value, precision, onValueChange, onRefused } = options;
  const isPastPoint = useRef(false);
  const accept = (typed: string) => {
    const cleaned = cleanPesoInput(typed);
    const isAppended = value !== '' && cleaned.startsWith(value) && cleaned.length > value.length;
    const accepted = isPastPoint.current && isAppended ? refused : acceptPesoInput(refused, typed, precision);
    isPastPoint.current = accepted === refused && (isPastPoint.current || cleaned === `${value}.`);
    if (accepted !== refused) return accepted;
    onRefused?.(typed);
    return value;
  };
  const leave = (): void => {
    isPastPoint.current = false;
  };
  return { cleaning: useCleanedText(accept, onValueChange), leave };
}
