import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Stack, Text } from '@kislap/ui';

interface ConfirmLimitProps {
  readonly label: string;
  /** Until when it can be; `undefined` where the operator does not say. */
  readonly until: EpochSeconds | undefined;
  readonly isSaving: boolean;
  readonly onConfirm: () => void;
}

/** The second wish for a looser limit whose wait is over, and until when it counts. */
export function ConfirmLimit({ label, until, isSaving, onConfirm }: ConfirmLimitProps) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Button variant="outline" isBlock isLoading={isSaving} onClick={onConfirm}>
        {label}
      </Button>
      {until !== undefined && (
        <Text size="sm" tone="muted">
          {text('rg.confirmUntil', { time: formatManila(until, 'minute') })}
        </Text>
      )}
    </Stack>
  );
}
