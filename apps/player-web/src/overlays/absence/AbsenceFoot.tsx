import type { Absence } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { BreakActions, Stack, Text } from '@kislap/ui';
import { useId } from 'react';

interface AbsenceFootProps {
  readonly kind: Absence['kind'];
  readonly isReady: boolean;
  readonly isLeaving: boolean;
  readonly onConfirm: () => void;
  readonly onKeepOpen: () => void;
}

/** Begins the absence once everything is there, and says what is missing until then. */
export function AbsenceFoot({ kind, isReady, isLeaving, onConfirm, onKeepOpen }: AbsenceFootProps) {
  const text = useText();
  const missingId = useId();
  return (
    <Stack gap={2}>
      {!isReady && (
        <Text size="cap" tone="muted" id={missingId}>
          {text('rg.confirmFirst')}
        </Text>
      )}
      <BreakActions
        confirmLabel={text(kind === 'break' ? 'rg.startBreak' : 'rg.startExclusion')}
        isConfirming={isLeaving}
        blockedBy={isReady ? undefined : missingId}
        onConfirm={onConfirm}
        onKeepOpen={onKeepOpen}
      />
    </Stack>
  );
}
