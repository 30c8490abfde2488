import { useText } from '@kislap/i18n';
import { Button, InstallReasons, InstallSteps, Sheet, Stack, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { copyText } from '../../device/clipboard/copyText';
import { useClock } from '../../device/clock/clock';
import { followAddress } from '../../device/native/openExternal';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { offerKeys } from '../../device/storage/offerKeys';
import { chromeAddress } from '../../features/install/inAppBrowser';
import { inAppBrowser } from '../../features/install/inAppBrowser';
import { installPrompt } from '../../features/install/installPrompt';
import { isIos } from '../../features/install/inAppBrowser';
import { usePackageDownload } from '../../features/install/InstallRows';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

type Step = 'reasons' | 'iosSteps' | 'menuHint' | 'outside';

const titles = {
  reasons: 'install.title',
  iosSteps: 'install.stepsTitle',
  menuHint: 'install.menuTitle',
  outside: 'install.inAppTitle',
} as const;

/**
 * The invitation to the home screen: by the browser's own question where it has one, else by showing how. The browser
 * of another app has neither; it shows the way to one that does.
 */
export function AddToHomeOverlay({ modal, onAnswer }: OverlayProps<'add-to-home'>) {
  const text = useText();
  const clock = useClock();
  const { operatorName: name } = useRuntimeConfig();
  const [phone] = useState(() => inAppBrowser(navigator));
  const [step, setStep] = useState<Step>(phone === undefined ? 'reasons' : 'outside');
  const download = usePackageDownload();
  useEffect(() => {
    if (!modal.isOpen) deviceStorage.write(offerKeys.installClosedAt, clock.now());
  }, [modal.isOpen, clock]);
  const goOn = async (): Promise<void> => {
    if (isIos(navigator)) return setStep('iosSteps');
    const outcome = await installPrompt.ask();
    if (outcome === 'accepted') onAnswer('accepted');
    if (outcome === 'unavailable') setStep('menuHint');
  };
  return (
    <Sheet {...modal} title={text(titles[step], { name })} closeLabel={text('common.close')}>
      {step === 'reasons' && (
        <InstallReasons
          name={name}
          opensOffline={isKeptOnDevice()}
          onContinue={() => void goOn()}
          onDownload={download}
        />
      )}
      {step === 'iosSteps' && <InstallSteps name={name} />}
      {phone !== undefined && step === 'outside' && <OpenOutside name={name} phone={phone} />}
      {step === 'menuHint' && <Text>{text('install.menu')}</Text>}
    </Sheet>
  );
}

/** Whether this device keeps the app's code, so that it opens without a connection. */
const isKeptOnDevice = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

interface OpenOutsideProps {
  /** The operator's. */
  readonly name: string;
  readonly phone: 'android' | 'other';
}

/** The way out of the browser of another app, which could not keep the app anyway. */
function OpenOutside({ name, phone }: OpenOutsideProps) {
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
