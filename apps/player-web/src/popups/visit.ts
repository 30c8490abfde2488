import { STORAGE_PREFIX } from '../storage/storageFormat';

const KEY = `${STORAGE_PREFIX}promotionShown`;
/** Only where the browser remembers nothing itself. */
let hadPromotion = false;

/** This visit: a tab of the browser for as long as it is open, over reloads too. */
export const visit = {
  /** Whether something promotional has come up in it. */
  hadPromotion(): boolean {
    try {
      return sessionStorage.getItem(KEY) === '1';
    } catch {
      // Blocked site data: the memory of this page is what there is.
      return hadPromotion;
    }
  },

  notePromotion(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Then a reload counts as another visit.
      hadPromotion = true;
    }
  },
} as const;
