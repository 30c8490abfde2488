import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { useStored } from '../../device/storage/useStored';

interface BalancePrivacy {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

/** Whether amounts are hidden from those who look over the player's shoulder; the device remembers it. */
export function useBalancePrivacy(): BalancePrivacy {
  const isHidden = useStored(storedKeys.isBalanceHidden) === 1;
  const toggle = (): void => {
    if (isHidden) deviceStorage.remove(storedKeys.isBalanceHidden);
    else deviceStorage.write(storedKeys.isBalanceHidden, 1);
  };
  return { isHidden, toggle };
}
