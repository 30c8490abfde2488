import { fail, ok } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import type { RuntimeConfig } from './RuntimeConfig';

/** Why a configuration cannot be used: not JSON at all, or these fields are missing or wrong. */
export type ConfigProblem =
  { readonly type: 'notJson' } | { readonly type: 'wrongFields'; readonly fields: readonly string[] };

type FieldChecks = { readonly [Field in keyof RuntimeConfig]-?: (value: unknown) => boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const loginProviderCodes: ReadonlySet<unknown> = new Set(['google', 'facebook', 'telegram']);

function isLoginProvider(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('name' in value)) return false;
  return loginProviderCodes.has(value.code) && isText(value.name) && value.name.trim() !== '';
}

const isOrigin = matches(/^(https?:\/\/[^/\s]+)?$/);
const isPage = matches(/^(https:\/\/\S+|\/(?!\/)\S*)?$/);
const isLegalPage = (value: unknown): boolean => value === undefined || isPage(value);

const fieldChecks: FieldChecks = {
  operatorName: matches(/\S/),
  skin: matches(/^[a-z][a-z0-9-]*$/),
  scheme: matches(/^(auto|dark|light)$/),
  apiOrigin: isOrigin,
  payOrigin: isOrigin,
  siteOrigin: (value) => value === undefined || isOrigin(value),
  signStrategy: matches(/^sha256$/),
  helpPhone: matches(/^[+\d() -]*$/),
  customerServiceUrl: matches(/^(https:\/\/\S+)?$/),
  termsUrl: isLegalPage,
  privacyUrl: isLegalPage,
  licence: isText,
  loginProviders: (value) => value === undefined || (Array.isArray(value) && value.every(isLoginProvider)),
};

/** Reads the operator's configuration from the JSON text that a deploy writes into the page. */
export function parseRuntimeConfig(json: string): Result<RuntimeConfig, ConfigProblem> {
  const parsed = parseObject(json);
  if (parsed === undefined) return fail({ type: 'notJson' });
  if (isRuntimeConfig(parsed)) return ok(parsed);
  return fail({ type: 'wrongFields', fields: wrongFieldsOf(parsed) });
}

function isRuntimeConfig(value: object): value is RuntimeConfig {
  return wrongFieldsOf(value).length === 0;
}

function wrongFieldsOf(value: object): string[] {
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fieldChecks)
    .filter(([field, isRight]) => !isRight(fields.get(field)))
    .map(([field]) => field);
}

function parseObject(json: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
