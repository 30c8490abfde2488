import type { Tracking } from '../accounts/Tracking';

/** What an address may say about where a visitor came from, and what it must look like. */
const longest = 256;
const anything = /^\P{C}+$/u;
const patterns: Readonly<Record<keyof Tracking, RegExp>> = {
  app_token: anything,
  register: anything,
  firstDepositArrival: anything,
  deposit: anything,
  gps_adid: anything,
  adid: anything,
  fbPixelId: /^\d{5,20}$/,
  fbclid: anything,
  is: /^\w{1,16}$/,
  invite: anything,
};

/**
 * Reads where a visitor came from out of the address they arrived at. Known names with sensible values alone: it is
 * passed on, and nothing is ever loaded or done because of it.
 *
 * @param search with or without its `?`
 * @example
 * readTracking('?invite=LIW4NAG&fbPixelId=1&page=2'); // => { invite: 'LIW4NAG' }
 */
export function readTracking(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = query.get(name) ?? '';
      return value.length <= longest && pattern.test(value) ? [[name, value]] : [];
    }),
  );
}
