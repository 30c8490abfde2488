import { isProtection } from '../settings/protection';
import { protectionNames } from '../settings/protectionFaults';
import type { RuntimeConfig } from '../settings/RuntimeConfig';

/** What the web server has to know beside what the app knows. */
export interface Hosting {
  /** Origins of the frames that games run in. */
  readonly gameOrigins: readonly string[];
  /** Origins of pictures that the operator's answers name. */
  readonly imageOrigins: readonly string[];
  /** Further origins that the app asks: a content network of the API. */
  readonly connectOrigins: readonly string[];
  /** How long browsers insist on https; 0 leaves that to somebody else. */
  readonly hstsSeconds: number;
}

/** A language that the build does not have; its messages lie in a file. */
export interface NewLanguage {
  /** Its BCP 47 tag. */
  readonly code: string;
  /** As it calls itself. */
  readonly name: string;
  readonly draft?: boolean;
}

/** The file `operator.json`, read and found right. */
export interface OperatorSettings {
  /** What the pages carry. */
  readonly config: RuntimeConfig;
  readonly hosting: Hosting;
  /** A folder with the operator's own icons, relative to the file; the build's unless given. */
  readonly icons: string | undefined;
  /** A folder with its own messages, likewise. */
  readonly messages: string | undefined;
  /** Languages beside those of the build. */
  readonly languages: readonly NewLanguage[];
}

/** What is wrong with a setting, in one sentence. */
export interface SettingProblem {
  /** The key as it is written in the file, with a point before an inner one. */
  readonly key: string;
  readonly message: string;
}

/** One key of the file: what it may hold, in words and as a check. */
export interface SettingRule {
  readonly isNeeded: boolean;
  readonly allowed: string;
  readonly isRight: (value: unknown) => boolean;
}

type RulesOf<Shape> = { readonly [Key in keyof Shape]-?: SettingRule };

const isText = (value: unknown): value is string => typeof value === 'string';
const text = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const needed = (allowed: string, isRight: SettingRule['isRight']): SettingRule => ({
  isNeeded: true,
  allowed,
  isRight,
});
const optional = (allowed: string, isRight: SettingRule['isRight']): SettingRule => ({
  isNeeded: false,
  allowed,
  isRight,
});

/** Origins go into headers and server files as they are: nothing but a plain host name and a port. */
const originPattern =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
const isOrigin = text(originPattern);
const isOriginOrNone = (value: unknown): boolean => value === '' || isOrigin(value);
const isOriginList = (value: unknown): boolean => Array.isArray(value) && value.every(isOrigin);

/** An address on a plain origin, so that its origin can go into headers too. */
function isAddress(value: unknown): boolean {
  if (!isText(value) || !URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username === '' && password === '' && !/\s/.test(value);
}
const isOwnPath = text(/^\/(?!\/)\S*$/);
const isPage = (value: unknown): boolean =>
  value === '' || isOwnPath(value) || (isAddress(value) && text(/^https:/)(value));

const originText =
  'an origin like "https://api.example.ph": https (http for localhost alone), no path, no slash at the end';
const pageText = 'an https address, a path of the app\'s own site like "/terms", or "" for none';

const isOnly = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && Object.keys(value).every((key) => keys.includes(key));

const isProtectionAlone = (value: unknown): boolean =>
  isProtection(value) &&
  isOnly(value, protectionNames) &&
  value.helpLines.every((line) => isOnly(line, ['name', 'phone', 'hours']));

const providers: ReadonlySet<unknown> = new Set(['google', 'facebook', 'telegram']);
const isProvider = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).every((key) => key === 'code' || key === 'name') &&
  providers.has(value['code']) &&
  text(/\S/)(value['name']);

const isLanguage = (value: unknown): value is NewLanguage =>
  isOnly(value, ['code', 'name', 'draft']) &&
  isRecord(value) &&
  text(/^[a-z]{2,3}$/)(value['code']) &&
  text(/^(?=.*\S).{1,40}$/)(value['name']) &&
  ['boolean', 'undefined'].includes(typeof value['draft']);

/** Whether these are languages that can be added. */
export const isLanguageList = (value: unknown): value is readonly NewLanguage[] =>
  Array.isArray(value) &&
  value.every(isLanguage) &&
  new Set(value.map((language) => Object(language).code)).size === value.length;

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rules of everything the pages carry. `skins` are those that the build holds. */
export function configRules(skins: readonly string[]): RulesOf<Omit<RuntimeConfig, 'languages'>> {
  return {
    operatorName: needed('your name as players know it, at most 40 characters', text(/^(?=.*\S).{1,40}$/)),
    skin: needed(`one of the build's skins: ${skins.map((id) => `"${id}"`).join(', ')}`, (value) =>
      skins.some((id) => id === value),
    ),
    scheme: needed('"auto" (as the device is), "dark" or "light"', text(/^(?:auto|dark|light)$/)),
    apiOrigin: needed(`"" for the app's own origin, or ${originText}`, isOriginOrNone),
    payOrigin: needed(`"" for the app's own origin, or ${originText}`, isOriginOrNone),
    siteOrigin: optional(`"" for the origin the player came to, or ${originText}`, isOriginOrNone),
    signStrategy: needed('"sha256"', (value) => value === 'sha256'),
    mode: optional('"production" (played for money) or "sandbox"', text(/^(?:production|sandbox)$/)),
    protection: needed(
      'an object like { "helpLines": [{ "name": "Help line", "phone": "(02) 8248-9568", "hours": "24/7" }] }, with [] for none where all money is play money, and the other settings of docs/operators',
      isProtectionAlone,
    ),
    customerServiceUrl: needed(pageText, isPage),
    termsUrl: optional(pageText, isPage),
    privacyUrl: optional(pageText, isPage),
    licence: needed('the sentence your regulator asks for, or "" for none', isText),
    loginProviders: optional(
      'a list like [{ "code": "google", "name": "Google" }], with the codes "google", "facebook" and "telegram"',
      (value) => Array.isArray(value) && value.every(isProvider),
    ),
    sandbox: optional('true (all money is play money, and the app says so) or false', (value) => {
      return typeof value === 'boolean';
    }),
    asksTogether: optional('true (your API answers askTogether) or false', (value) => {
      return typeof value === 'boolean';
    }),
    errors: optional(
      'an object like { "endpoint": "https://errors.example.ph/kislap" }; a path of the app\'s own site will do',
      (value) =>
        isRecord(value) &&
        Object.keys(value).join() === 'endpoint' &&
        (isOwnPath(value['endpoint']) || isAddress(value['endpoint'])),
    ),
  };
}

/** The rules of what the web server has to know. */
export const hostingRules: RulesOf<Hosting> = {
  gameOrigins: optional(`a list of origins, each ${originText}`, isOriginList),
  imageOrigins: optional(`a list of origins, each ${originText}`, isOriginList),
  connectOrigins: optional(`a list of origins, each ${originText}`, isOriginList),
  hstsSeconds: optional(
    'whole seconds, 0 for none',
    (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  ),
};

/** The rule of the folders with icons and messages, and of that of a brand. */
export const folderRule = optional('the path of a folder, relative to this file', text(/\S/));

/** The rule of the languages beside those of the build. */
export const languagesRule = optional(
  'a list like [{ "code": "ceb", "name": "Binisaya", "draft": true }], each with its BCP 47 code of two or three small letters and the name it calls itself; "draft" is for one that is not whole yet',
  isLanguageList,
);
