import { acceptPesoInput } from '@kislap/domain';

import { useCleanedText } from '../Field/useCleanedText';
import type { CleanedTextHandlers } from '../Field/useCleanedText';

interface AmountCleaningOptions {
  readonly value: string;
  readonly precision: 'whole' | 'centavos';
  readonly onValueChange: (value: string) => void;
  readonly onRefused: ((typed: string) => void) | undefined;
}

/** No amount has this text: what comes back as it was refused. */
const refused = 'refused';

/** Handlers of an amount's input: every change becomes an amount or is refused, and then the amount stays. */
export function useAmountCleaning(options: AmountCleaningOptions): CleanedTextHandlers {
  const { value, precision, onValueChange, onRefused } = options;
  const accept = (typed: string) => {
    const accepted = acceptPesoInput(refused, typed, precision);
    if (accepted !== refused) return accepted;
    onRefused?.(typed);
    return value;
  };
  return useCleanedText(accept, onValueChange);
}
