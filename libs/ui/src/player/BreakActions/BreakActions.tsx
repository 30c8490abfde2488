import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { Stack } from '../../primitives/Stack/Stack';

interface BreakActionsProps {
  /** Says what happens and for how long: "Exclude me for 6 months". */
  readonly confirmLabel: string;
  /** The player confirms the break. */
  readonly onConfirm: () => void;
  /** The operator is being told: the button waits. */
  readonly isConfirming?: boolean;
  /** Id of the sentence that says what is missing before it can be confirmed. */
  readonly blockedBy?: string | undefined;
  /** The way back out. */
  readonly onKeepOpen: () => void;
}

/** The two ends of a break or an exclusion: to begin it, and the quiet way back out. */
export function BreakActions({
  confirmLabel,
  onConfirm,
  isConfirming = false,
  blockedBy,
  onKeepOpen,
}: BreakActionsProps) {
  const text = useText();
  return (
    <Stack gap={1}>
      <Button variant="danger" isBlock isLoading={isConfirming} blockedBy={blockedBy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button variant="quiet" isBlock onClick={onKeepOpen}>
        {text('rg.keepOpen')}
      </Button>
    </Stack>
  );
}
