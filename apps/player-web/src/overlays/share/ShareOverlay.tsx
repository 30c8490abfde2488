import { useText } from '@kislap/i18n';
import { Button, Sheet, ShareRow, Stack, Surface, Text } from '@kislap/ui';
import type { ShareTarget } from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { openApp } from '../../device/native/openApp';
import { shareAddress, shareMessage } from '../../features/referrals/shareMessage';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** What is sent, to be read first, and the ways to send it where the phone has no share sheet of its own. */
export function ShareOverlay({ text: words, url, modal }: OverlayProps<'share'>) {
  const text = useText();
  const link = { text: words, url };
  const share = (way: ShareTarget): void => openApp(shareAddress(way, link));
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
