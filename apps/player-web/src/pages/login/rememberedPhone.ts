import { deviceStorage } from '../../storage/deviceStorage';
import { storedKeys } from '../../storage/storedKeys';

/** The phone that logged in here last, for the next time; '' when none is to be remembered. */
export function rememberedPhone(): string {
  return deviceStorage.read(storedKeys.rememberedPhone) ?? '';
}

/** Remembers a phone for the next time; without one, forgets the last. */
export function rememberPhone(phone: string | undefined): void {
  if (phone === undefined) deviceStorage.remove(storedKeys.rememberedPhone);
  else deviceStorage.write(storedKeys.rememberedPhone, phone);
}
