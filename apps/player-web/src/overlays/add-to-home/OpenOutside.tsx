import { useText } from '@kislap/i18n';
import { Button, Stack, Text } from '@kislap/ui';
import { copyText } from '../../clipboard/copyText';
import { chromeAddress } from '../../install/chromeAddress';
import { followAddress } from '../../native/followAddress';

interface OpenOutsideProps {
  /** The operator's. */
  readonly name: string;
  readonly phone: 'android' | 'other';
}

/** The way out of the browser of another app, which could not keep the app anyway. */
export function OpenOutside({ name, phone }: OpenOutsideProps) {
  const text = useText();
  const isAndroid = phone === 'android';
  return (
    <Stack gap={5}>
      <Text>{text('install.inApp', { name })}</Text>
      {!isAndroid && <Text tone="muted">{text('install.inAppMenu')}</Text>}
      <Stack gap={2}>
        {isAndroid && (
          <Button isBlock onClick={() => followAddress(chromeAddress(new URL(window.location.href)))}>
            {text('install.openChrome')}
          </Button>
        )}
        <Button
          variant={isAndroid ? 'tonal' : 'primary'}
          isBlock
          onClick={() => void copyText(window.location.href, text)}
        >
          {text('ref.copyLink')}
        </Button>
      </Stack>
    </Stack>
  );
}
