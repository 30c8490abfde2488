import { silent, type Silent } from './verdict';

type Status = 'pending' | 'complete' | 'failed';

/** Description, section 4: 0 pending, 1 success, 2 failed. Nothing is said of others. */
export const depositStatusOf = (status: number): Status | Silent =>
  status === 0 ? 'pending' : status === 1 ? 'complete' : status === 2 ? 'failed' : silent;

/** Description, section 4: 0 pending, 1 complete, any other failed. */
export const withdrawalStatusOf = (status: number): Status =>
  status === 0 ? 'pending' : status === 1 ? 'complete' : 'failed';

/** Description, section 2: `--` for a wallet or account that is not there. */
export const orDash = (text: string | null | undefined): string =>
  text === '' || text === null || text === undefined ? '--' : text;

/** Screens, section 26: a pending deposit older than 5 min. At five minutes exactly nothing is said. */
export function isReportable(status: Status, at: number, now: number): boolean | Silent {
  if (now - at === 300) return silent;
  return status === 'pending' && now - at > 300;
}

/** Traps, row 43: a remembered `en` or `tag`; otherwise fil or tl of the browser is `tag`, and all else `en`. */
export function localeOf(remembered: string | undefined, browser: string | undefined): string {
  if (remembered === 'en' || remembered === 'tag') return remembered;
  const [language] = (browser ?? '').toLowerCase().split('-');
  return language === 'fil' || language === 'tl' ? 'tag' : 'en';
}

/** Traps, row 8: fil-PH for formatting, fil for the document. */
export const localeNames = (locale: 'en' | 'tag') =>
  locale === 'tag' ? { document: 'fil', formatting: 'fil-PH' } : { document: 'en', formatting: 'en-PH' };
