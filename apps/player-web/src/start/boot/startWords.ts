/** What the page says before the app is there, and when it cannot start, by the ids of the catalogues: the build writes it into the page. */
export const startWordIds = {
  title: 'start.title',
  text: 'start.text',
  reload: 'app.reload',
  service: 'cs.title',
  help: 'start.help',
  close: 'common.close',
  welcome: 'login.title',
  phone: 'set.phone',
  register: 'reg.title',
  promotion: 'promo.title',
  referrals: 'ref.title',
  account: 'nav.account',
  responsibleGaming: 'rg.title',
} as const;

/** What the pages are called that home leads to, as their routes say it. */
export const startPages = {
  '/register': 'register',
  '/promotion': 'promotion',
  '/referrals': 'referrals',
  '/user': 'account',
  '/responsible-gaming': 'responsibleGaming',
} as const satisfies Record<string, keyof typeof startWordIds>;

/** Those words in one language. */
export type StartWords = Readonly<Record<keyof typeof startWordIds, string>>;

/** A language of the build before the app is there. */
export interface StartLanguage {
  /** What the cookie, the device and the browser call it. */
  readonly codes: readonly string[];
  /** That of the document. */
  readonly lang: string;
  readonly words: StartWords;
}

/** What a browser below the floor gets in place of the app. */
export const oldBrowserWordIds = {
  title: 'start.oldTitle',
  text: 'start.oldText',
  service: 'cs.title',
  help: 'start.help',
} as const;

/** Those words in one language, and which one it is. */
export type OldBrowserWords = Readonly<Record<keyof typeof oldBrowserWordIds | 'lang', string>>;
