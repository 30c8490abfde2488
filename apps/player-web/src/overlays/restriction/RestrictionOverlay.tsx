import { useText } from '@kislap/i18n';
import { Dialog, LinkButton, RestScene, Stack } from '@kislap/ui';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { routes } from '../../navigation/routes/routes';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** A limit, a break or an exclusion holds the player back. Help is one tap away, and nothing is offered instead. */
export function RestrictionOverlay({ modal, title, detail }: OverlayProps<'restriction'>) {
  const text = useText();
  return (
    <Dialog
      {...modal}
      picture={<RestScene />}
      title={title}
      text={detail}
      confirm={{ label: text('common.ok'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Stack gap={2}>
        <HelpLineLink variant="tonal" isBlock />
        <LinkButton href={routes.responsibleGaming.path} variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
