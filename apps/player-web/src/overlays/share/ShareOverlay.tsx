import { useText } from '@kislap/i18n';
import { Button, Sheet, ShareRow, Stack, Surface, Text } from '@kislap/ui';
import type { ShareWay } from '@kislap/ui';
import { copyText } from '../../clipboard/copyText';
import { openApp } from '../../native/openApp';
import { shareAddress } from '../../share/shareAddress';
import { shareMessage } from '../../share/shareMessage';
import type { OverlayProps } from '../OverlayProps';

/** What is sent, to be read first, and the ways to send it where the phone has no share sheet of its own. */
export function ShareOverlay({ text: words, url, modal }: OverlayProps<'share'>) {
  const text = useText();
  const link = { text: words, url };
  const share = (way: ShareWay): void => openApp(shareAddress(way, link));
  return (
    <Sheet {...modal} title={text('common.share')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Surface plane="sunken" padding="sm">
          <Text size="sm">{shareMessage(link)}</Text>
        </Surface>
        <ShareRow onShare={share} />
        <Button isBlock onClick={() => void copyText(shareMessage(link), text)}>
          {text('common.copy')}
        </Button>
      </Stack>
    </Sheet>
  );
}
