import { identityCheckKey } from '@kislap/api';
import { canSendIdentity } from '@kislap/domain';
import type { IdentityState } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, identificationCardDuotone, Note } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { useUserId } from '../../session/session';
import { openOverlay } from '../../navigation/overlays/openOverlay';

interface IdentityNoteProps {
  /** What it is needed for. */
  readonly purpose: 'deposit' | 'withdrawal';
  readonly state: IdentityState;
}

/** Says that the identity check holds money back, or will, and leads to it. */
export function IdentityNote({ purpose, state }: IdentityNoteProps) {
  const text = useText();
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  if (state === 'passed') return null;
  const open = async (): Promise<void> => {
    await openOverlay('identity', {});
    if (userId !== undefined) await mutate(identityCheckKey(userId));
  };
  return (
    <Note
      tone="pending"
      glyph={identificationCardDuotone}
      role="status"
      actionPlace="below"
      action={
        <Button variant="text" size="sm" onClick={() => void open()}>
          {text(canSendIdentity(state) ? 'kyc.title' : 'kyc.row')}
        </Button>
      }
    >
      {text(`kyc.${purpose}.${state}`)}
    </Note>
  );
}
