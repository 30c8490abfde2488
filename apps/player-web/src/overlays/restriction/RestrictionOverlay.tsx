import { usePlayLimits } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { Dialog, LinkButton, RestScene, Stack } from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { routes } from '../../navigation/routes/routes';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/**
 * A limit, a break or an exclusion holds the player back. Help is one tap away, and nothing is offered instead. While the question
 * for a deposit limit is open, which may be what holds the player back, the way to it stands here.
 */
export function RestrictionOverlay({
  modal,
  title,
  detail,
  hasService = false,
}: OverlayProps<'restriction'>) {
  const text = useText();
  const { data: limits } = usePlayLimits(useUserId());
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
        {limits?.prompt !== undefined && (
          <LinkButton href={routes.registerSuccess.path} variant="text" isBlock>
            {text('reg.limitTitle')}
          </LinkButton>
        )}
        <LinkButton href={routes.responsibleGaming.path} variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
