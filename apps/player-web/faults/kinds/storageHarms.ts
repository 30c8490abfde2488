import type { Page } from '@playwright/test';
import type { OperationName } from '../operations/Operation';

/** What is wrong with the device's memory. */
export type StorageHarm = 'full' | 'cleared' | 'corrupted' | 'otherVersion' | 'blocked';

export const storageHarms = {
  deposit: 'full',
  withdrawal: 'cleared',
  claim: 'corrupted',
  login: 'blocked',
  register: 'otherVersion',
} as const satisfies Readonly<Record<OperationName, StorageHarm>>;

/** Harms the memory before any page opens; the session that the page begins with stays. */
export async function harmStorage(page: Page, harm: StorageHarm, prefix: string): Promise<void> {
  await page.addInitScript(
    ([kind, start]) => {
      const session = `${start}session`;
      if (kind === 'blocked')
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      if (kind === 'full') {
        const { prototype } = Storage;
        const set = Reflect.get(prototype, 'setItem');
        prototype.setItem = function (this: Storage, name, value) {
          if (this === window.localStorage && name !== session)
            throw new DOMException('Full', 'QuotaExceededError');
          Reflect.apply(set, this, [name, value]);
        };
      }
      const bad = { corrupted: '{"version":1,"val', otherVersion: '{"version":99,"value":{"a":[1]}}' };
      const text = Reflect.get(bad, kind);
      if (typeof text !== 'string' || sessionStorage.getItem('isHarmed') !== null) return;
      sessionStorage.setItem('isHarmed', '1');
      for (const name of [
        'language',
        'phone',
        'lastMode',
        'recentGames',
        'ownOrder:7:x',
        'announcedDeposit:7',
      ])
        localStorage.setItem(`${start}${name}`, text);
    },
    [harm, prefix] as const,
  );
}
