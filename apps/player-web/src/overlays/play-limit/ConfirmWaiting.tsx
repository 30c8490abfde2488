import { serverNow } from '@kislap/api';
import type { PlayLimit } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { useState } from 'react';

interface ConfirmWaitingProps {
  readonly limit: PlayLimit | undefined;
  readonly isSaving: boolean;
  /** `undefined` for no limit. */
  readonly onConfirm: (most: Money | undefined) => void;
}

/** Asks once more for a higher limit whose wait is over; nothing before that. */
export function ConfirmWaiting({ limit, isSaving, onConfirm }: ConfirmWaitingProps) {
  const text = useText();
  const [now] = useState(() => serverNow() / 1000);
  const { waiting } = limit ?? {};
  if (waiting === undefined || waiting.from > now) return null;
  const label =
    waiting.amount === undefined
      ? text('rg.confirmRemoval')
      : text('rg.confirmRaise', { x: `₱${formatMoney(waiting.amount)}` });
  return (
    <Button variant="outline" isBlock isLoading={isSaving} onClick={() => onConfirm(waiting.amount)}>
      {label}
    </Button>
  );
}
