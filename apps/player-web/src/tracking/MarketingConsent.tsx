import { useText } from '@kislap/i18n';
import { Switch } from '@kislap/ui';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { useStored } from '../storage/useStored';

/** Asks whether those who brought the player here may hear of it; off until switched on, and kept on this device. */
export function MarketingConsent() {
  const text = useText();
  const isOn = useStored(storedKeys.marketingConsent) !== undefined;
  return (
    <Switch
      label={text('consent.marketing')}
      description={text('consent.marketingWhat')}
      isOn={isOn}
      onToggle={(agrees) => {
        if (agrees) deviceStorage.write(storedKeys.marketingConsent, 1);
        else deviceStorage.remove(storedKeys.marketingConsent);
      }}
    />
  );
}
