import { Button } from '@kislap/ui';
import { useState } from 'react';
import type { ComponentProps } from 'react';

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'glyph' | 'children'> & {
  /** Resolves when it is done; until then it cannot be pressed again. */
  readonly onAct: () => Promise<unknown>;
};

/** One press, one thing done. */
export function ActButton({ onAct, variant = 'tonal', ...rest }: ActButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    setBusy(true);
    await onAct();
    setBusy(false);
  };
  return <Button {...rest} size="md" variant={variant} isLoading={isBusy} onClick={() => void act()} />;
}
