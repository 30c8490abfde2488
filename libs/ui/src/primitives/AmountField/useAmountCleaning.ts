import { acceptPesoInput, cleanPesoInput } from '@kislap/domain';

import { useCleanedText } from '../Field/useCleanedText';
import type { CleanedTextHandlers } from '../Field/useCleanedText';

interface AmountCleaningOptions {
  readonly value: string;
  readonly precision: 'whole' | 'centavos';
  readonly onValueChange: (value: string) => void;
  readonly onRefused: ((typed: string) => void) | undefined;
}

/** Handlers of an amount's input: every change becomes an amount or is refused, and then the amount stays. */
export function useAmountCleaning(options: AmountCleaningOptions): CleanedTextHandlers {
  const { value, precision, onValueChange, onRefused } = options;
  const accept = (typed: string) => {
    const accepted = acceptPesoInput(value, typed, precision);
    if (accepted !== cleanPesoInput(typed)) onRefused?.(typed);
    return accepted;
  };
  return useCleanedText(accept, onValueChange);
}
