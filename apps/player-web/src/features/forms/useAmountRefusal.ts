import { parsePesoInput } from '@kislap/domain';
import { amountMessage, useText } from '@kislap/i18n';
import { useState } from 'react';

/** A change of an amount field that was no amount. */
interface AmountRefusal {
  /** Why, until the amount changes. */
  readonly message: string | undefined;
  readonly note: (typed: string) => void;
}

/** Remembers why an amount field did not take what was typed or pasted over `amountText`. */
export function useAmountRefusal(amountText: string): AmountRefusal {
  const text = useText();
  const [refused, setRefused] = useState<{ readonly typed: string; readonly over: string }>();
  // Another amount has ended it, also when the field comes back to the one it stood over.
  if (refused !== undefined && refused.over !== amountText) setRefused(undefined);
  const isStanding = refused?.over === amountText;
  return {
    message:
      refused !== undefined && isStanding ? text(amountMessage(problemWith(refused.typed)).id) : undefined,
    note: (typed) => setRefused({ typed, over: amountText }),
  };
}

/** An amount that can be read was refused because the field takes whole pesos: digits only, then. */
function problemWith(typed: string) {
  const parsed = parsePesoInput(typed);
  return parsed.ok ? 'notANumber' : parsed.reason;
}
