import { useOperatorSettings } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { InstallReasons, InstallSteps, Sheet, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { installPrompt } from '../../install/installPrompt';
import { inAppBrowser } from '../../install/inAppBrowser';
import { isIos } from '../../install/isIos';
import { downloadFile } from '../../native/downloadFile';
import { deviceStorage } from '../../storage/deviceStorage';
import { offerKeys } from '../../storage/offerKeys';
import type { OverlayProps } from '../OverlayProps';
import { OpenOutside } from './OpenOutside';

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

/** Starts the download of the operator's app; nothing where there is none, or where its address is not to be trusted. */
function usePackageDownload(): (() => void) | undefined {
  const address = useOperatorSettings().data?.appPackageUrl;
  const url = address === undefined ? undefined : safeExternalUrl(address, window.location.origin);
  return url === undefined ? undefined : () => downloadFile(url);
}
