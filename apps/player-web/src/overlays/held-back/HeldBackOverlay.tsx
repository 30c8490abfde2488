import { useText } from '@kislap/i18n';
import { Dialog, LinkButton, phoneDuotone, RestScene, Stack, telHref } from '@kislap/ui';
import { inOnePiece } from '../../config/inOnePiece';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { routes } from '../../routes/routes';
import type { OverlayProps } from '../OverlayProps';

/** A limit, a break or an exclusion holds the player back. Help is one tap away, and nothing is offered instead. */
export function HeldBackOverlay({ modal, title, detail }: OverlayProps<'held-back'>) {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  return (
    <Dialog
      {...modal}
      picture={<RestScene />}
      title={title}
      text={detail}
      confirm={{ label: text('common.ok'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Stack gap={2}>
        {helpPhone !== '' && (
          <LinkButton href={telHref(helpPhone)} variant="tonal" isBlock glyph={phoneDuotone}>
            {text('rg.help', { phone: inOnePiece(helpPhone) })}
          </LinkButton>
        )}
        <LinkButton href={routes.responsibleGaming.path} variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
