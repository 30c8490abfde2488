import { useText } from '@kislap/i18n';
import { Dialog, LinkButton, RestScene, Stack } from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { routes } from '../../navigation/routes/routes';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** A limit, a break or an exclusion holds the player back. Help is one tap away, and nothing is offered instead. */
export function RestrictionOverlay({
  modal,
  title,
  detail,
  hasService = false,
}: OverlayProps<'restriction'>) {
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
        {hasService && <CsLink />}
        <LinkButton href={routes.responsibleGaming.path} variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
