import { doesBrowserSave } from './doesBrowserSave';
import { deviceStorage } from './storage/deviceStorage';
import { storedKeys } from './storage/storedKeys';

/**
 * Whether only what is opened should be fetched: because the visitor says so in the settings, or because the browser
 * does for them (`doesBrowserSave`).
 */
export const isSavingData = (): boolean =>
  doesBrowserSave() || deviceStorage.read(storedKeys.isDataSaved) === 1;
