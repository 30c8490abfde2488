import { isProtection, type ProtectionSettings } from './protection';

/** Another service whose accounts the operator lets players log in with. */
export interface LoginProvider {
  readonly code: 'google' | 'facebook' | 'telegram';
  /** As players know it. */
  readonly name: string;
}

/** A language that an operator has added, or words of its own in one that the build speaks. */
export interface SpokenLanguage {
  /** `en` or `tag`; else its BCP 47 tag. */
  readonly code: string;
  /** As it calls itself; missing for a language of the build. */
  readonly name?: string;
  /** Not all of it has been said yet: it is marked so, and spoken to those alone who choose it. */
  readonly draft?: boolean;
  /** Where its compiled messages lie in the app. */
  readonly messages: string;
}

/** What an operator decides when deploying; one build serves them all. */
export interface RuntimeConfig {
  /** As players see it in titles and in the header. */
  readonly operatorName: string;
  /** Value of `data-skin`. */
  readonly skin: string;
  /** `auto` follows the device. A player's own choice wins over both. */
  readonly scheme: 'auto' | 'dark' | 'light';
  /** Origin of `/api/web` and `/go/api`, without a slash at the end; empty when the app is served from it. */
  readonly apiOrigin: string;
  /** Origin of `/pay/client`, written likewise. */
  readonly payOrigin: string;
  /**
   * Origin that players know the app by, written likewise; the one they came to, unless given. Addresses to share begin
   * with it.
   */
  readonly siteOrigin?: string;
  /** How payment forms are signed; the operator's server must check the same way. */
  readonly signStrategy: 'sha256';
  /** `production` is played for money: it does not start without what the law asks for. */
  readonly mode?: 'sandbox' | 'production';
  readonly protection: ProtectionSettings;
  /**
   * Customer-service page, https or a path of the app's own site; empty leaves it to `urlConfig`, which a visitor who
   * comes during maintenance has not heard of.
   */
  readonly customerServiceUrl: string;
  /**
   * Pages with the operator's terms and its privacy notice, https or a path of the app's own site; none unless given.
   */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** Licence sentence of the regulator; empty hides its row. */
  readonly licence: string;
  /** Languages beside those of the build, and words in place of its own; none unless listed. */
  readonly languages?: readonly SpokenLanguage[];
  /** Other services to log in with, in this order; none unless listed. */
  readonly loginProviders?: readonly LoginProvider[];
  /** Whether all money here is play money: the app then says so. */
  readonly sandbox?: boolean;
  /** Whether the main API answers `askTogether`: reads of one moment then travel in one request. */
  readonly asksTogether?: boolean;
  /** Where the app tells of its own errors; nowhere unless given. */
  readonly errors?: {
    /** Takes a POST with JSON, https or a path of the app's own site. */
    readonly endpoint: string;
  };
}

type FieldChecks = { readonly [Field in keyof RuntimeConfig]-?: (value: unknown) => boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const maybe = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isRight(value);

const loginProviderCodes: ReadonlySet<unknown> = new Set(['google', 'facebook', 'telegram']);

function isLoginProvider(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('name' in value)) return false;
  return loginProviderCodes.has(value.code) && isText(value.name) && value.name.trim() !== '';
}

const isOrigin = matches(/^(https?:\/\/[^/\s]+)?$/);
const isPage = matches(/^(https:\/\/\S+|\/(?!\/)\S*)?$/);
const isErrorSink = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'endpoint' in value &&
  matches(/^(https:\/\/\S|http:\/\/(localhost|127\.0\.0\.1)\b|\/(?!\/))\S*$/)(value.endpoint);

/** Whether each field of the configuration block holds something that the app can use. */
const fieldChecks: FieldChecks = {
  operatorName: matches(/\S/),
  skin: matches(/^[a-z][a-z0-9-]*$/),
  scheme: matches(/^(auto|dark|light)$/),
  apiOrigin: isOrigin,
  payOrigin: isOrigin,
  siteOrigin: maybe(isOrigin),
  signStrategy: matches(/^sha256$/),
  mode: maybe(matches(/^(sandbox|production)$/)),
  protection: isProtection,
  customerServiceUrl: isPage,
  termsUrl: maybe(isPage),
  privacyUrl: maybe(isPage),
  licence: isText,
  languages: maybe(Array.isArray),
  loginProviders: maybe((value) => Array.isArray(value) && value.every(isLoginProvider)),
  sandbox: maybe((value) => typeof value === 'boolean'),
  asksTogether: maybe((value) => typeof value === 'boolean'),
  errors: maybe(isErrorSink),
};

/**
 * The fields of a configuration block that are missing or wrong, in the block's order. What is wrong with the protection of
 * players besides, `protectionFaults` says.
 */
export function wrongFields(value: object): string[] {
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fieldChecks)
    .filter(([field, isRight]) => !isRight(fields.get(field)))
    .map(([field]) => field);
}

/** Whether the app can start with this configuration. */
export function isRuntimeConfig(value: object): value is RuntimeConfig {
  return wrongFields(value).length === 0;
}
