import { deviceStorage } from './storage/deviceStorage';
import { storedKeys } from './storage/storedKeys';

/**
 * Whether only what is opened should be fetched: because the visitor says so in the settings, or because the browser
 * does for them (`Save-Data`, which not every browser knows).
 */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const doesBrowserSave =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return doesBrowserSave || deviceStorage.read(storedKeys.isDataSaved) === 1;
}
