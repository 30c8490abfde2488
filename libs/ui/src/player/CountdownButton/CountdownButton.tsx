import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';

interface CountdownButtonProps {
  /** Whole seconds until a code can be sent again; 0 when it can be sent now. */
  readonly secondsLeft: number;
  /** The code is under way: the button waits. */
  readonly isSending?: boolean;
  /** The player asks for a code. */
  readonly onPress: () => void;
}

/** A screen reader hears the time this often, not every second. */
const SPOKEN_EVERY_SECONDS = 15;

/** Sends a code, and then counts down to when it can be sent again. It only delays, it never expires anything. */
export function CountdownButton({ secondsLeft, isSending = false, onPress }: CountdownButtonProps) {
  const text = useText();
  const isCounting = secondsLeft > 0;
  const spoken = Math.ceil(secondsLeft / SPOKEN_EVERY_SECONDS) * SPOKEN_EVERY_SECONDS;
  return (
    <>
      <Button variant="tonal" size="sm" isLoading={isSending} disabled={isCounting} onClick={onPress}>
        {isCounting ? text('auth.resend', { n: secondsLeft }) : text('auth.send')}
      </Button>
      <VisuallyHidden role="status">{isCounting && text('auth.resend', { n: spoken })}</VisuallyHidden>
    </>
  );
}
