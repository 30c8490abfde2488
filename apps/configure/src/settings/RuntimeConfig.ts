/** Another service whose accounts the operator lets players log in with. */
export interface LoginProvider {
  readonly code: 'google' | 'facebook' | 'telegram';
  /** As players know it. */
  readonly name: string;
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
  /** Problem-gambling help line, 24/7, as dialled; empty hides the line. */
  readonly helpPhone: string;
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
  /** Other services to log in with, in this order; none unless listed. */
  readonly loginProviders?: readonly LoginProvider[];
  /** Whether all money here is play money: the app then says so. */
  readonly sandbox?: boolean;
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
  helpPhone: matches(/^[+\d() -]*$/),
  customerServiceUrl: isPage,
  termsUrl: maybe(isPage),
  privacyUrl: maybe(isPage),
  licence: isText,
  loginProviders: maybe((value) => Array.isArray(value) && value.every(isLoginProvider)),
  sandbox: maybe((value) => typeof value === 'boolean'),
  errors: maybe(isErrorSink),
};

/** The fields of a configuration block that are missing or wrong, in the block's order. */
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
