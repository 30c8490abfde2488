import { STORAGE_PREFIX, STORAGE_VERSION } from '../../device/storage/storageFormat';

/** What the scripts in the page need to know of the configuration; the app reads the whole of it later. */
export interface BootConfig {
  readonly customerServiceUrl?: unknown;
  readonly protection?: unknown;
  readonly skin?: unknown;
  readonly scheme?: unknown;
  readonly apiOrigin?: unknown;
  readonly languages?: unknown;
}

export function readConfig(): BootConfig {
  try {
    const config: unknown = JSON.parse(document.getElementById('kislap-config')?.textContent ?? '');
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    // The app itself will explain a configuration that cannot be read.
    return {};
  }
}

/** What the device remembers under that name; nothing when it cannot be read. */
export function readStored(name: string): unknown {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(STORAGE_PREFIX + name) ?? '');
    const isOurs = typeof entry === 'object' && entry !== null && 'version' in entry && 'value' in entry;
    return isOurs && entry.version === STORAGE_VERSION ? entry.value : undefined;
  } catch {
    return undefined;
  }
}
