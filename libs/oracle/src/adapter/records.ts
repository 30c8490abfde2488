import {
  chooseLocale,
  depositStatus,
  documentLanguage,
  epochSecondsFrom,
  formattingLocale,
  isDepositOverdue,
  safeExternalUrl,
  textOrDash,
  withdrawalStatus,
  type RecordStatus,
} from '@kislap/domain';

export const depositByDomain = depositStatus;
export const withdrawalByDomain = withdrawalStatus;
export const orDashByDomain = textOrDash;

export const isReportableByDomain = (status: RecordStatus, at: number, now: number): boolean =>
  isDepositOverdue({ status, at: epochSecondsFrom(at) }, epochSecondsFrom(now));

export const localeByDomain = (remembered: string | undefined, browser: string | undefined): string =>
  chooseLocale(remembered, browser === undefined ? [] : [browser]);

export const localeNamesByDomain = (locale: 'en' | 'tag') => ({
  document: documentLanguage(locale),
  formatting: formattingLocale(locale),
});

export const isOpenedByDomain = (link: string): boolean =>
  safeExternalUrl(link, 'https://app.example/user') !== undefined;
