import { useText } from '@kislap/i18n';
import { Button, Note, Sheet, Stack } from '@kislap/ui';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The seed account without a phone, and a number that the operator refuses. */
const openIds = { existing: 'sandbox-nophone', refused: 'deny' } as const;

/** Stands in for another service's own window where all money is play money. Answers the number it vouches for. */
export function SandboxSignInOverlay({ modal, name, onAnswer }: OverlayProps<'sandbox-sign-in'>) {
  const text = useText();
  return (
    <Sheet {...modal} title={text('login.choose', { name })} closeLabel={text('common.close')}>
      <Stack gap={3}>
        <Note>{text('login.playMoney')}</Note>
        <Button variant="tonal" isBlock onClick={() => onAnswer(openIds.existing)}>
          {text('login.existing')}
        </Button>
        <Button variant="tonal" isBlock onClick={() => onAnswer(`sandbox-${crypto.randomUUID()}`)}>
          {text('login.newOne')}
        </Button>
        <Button variant="outline" isBlock onClick={() => onAnswer(openIds.refused)}>
          {text('login.refuse')}
        </Button>
      </Stack>
    </Sheet>
  );
}
