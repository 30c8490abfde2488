import { useText } from '@kislap/i18n';
import { HelpLines, ServiceFrame, Sheet, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { inOnePiece } from '../../config/inOnePiece';
import { useHelpPhone } from '../../config/runtimeConfig';
import { useIsOnline } from '../../device/useIsOnline';
import { frameSandbox } from '../../features/frames/frameSandbox';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The operator's customer service in a frame without rights over the app; without a connection, whom to call. */
export function CustomerServiceOverlay({ modal, url }: OverlayProps<'customer-service'>) {
  const text = useText();
  const [isOpening, setOpening] = useState(true);
  const isOnline = useIsOnline();
  return (
    <Sheet {...modal} title={text('cs.title')} closeLabel={text('common.close')}>
      {isOnline ? (
        <ServiceFrame isOpening={isOpening}>
          <iframe
            src={url}
            title={text('cs.title')}
            sandbox={frameSandbox(url, window.location.origin)}
            referrerPolicy="strict-origin"
            onLoad={() => setOpening(false)}
          />
        </ServiceFrame>
      ) : (
        <OfflineHelp />
      )}
    </Sheet>
  );
}

function OfflineHelp() {
  const text = useText();
  const helpPhone = useHelpPhone();
  if (helpPhone === '') return <Text>{text('cs.noLines')}</Text>;
  return (
    <Stack gap={4}>
      <Text>{text('cs.offline')}</Text>
      <HelpLines lines={[{ name: text('cs.helpline'), contact: { phone: inOnePiece(helpPhone) } }]} />
    </Stack>
  );
}
