import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { OfflineError } from './errors';

/** Answers are read as text and judged by `readEnvelope`; no status throws; no cookie becomes a header. */
const shared: AxiosRequestConfig = {
  method: 'POST',
  responseType: 'text',
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
  xsrfCookieName: '',
};

/** The client of the main API. */
export const mainClient = axios.create(shared);

/** The client of the payment service, kept apart so that nothing done for retries can reach it. */
export const paymentClient = axios.create(shared);

const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/**
 * What a request that got no answer at all failed of. It may have reached the operator all the same.
 *
 * @throws the error itself when it is not about the network but a mistake in the program
 */
export function offlineErrorFrom(error: unknown): OfflineError {
  if (isCancel(error)) return new OfflineError('cancelled', { wasSent: true });
  if (!isAxiosError(error)) throw error;
  return new OfflineError(TIMEOUT_CODES.has(error.code ?? '') ? 'timeout' : 'unreachable', { wasSent: true });
}

/**
 * The multipart body of a main call. Form rule: `undefined` and `null` are left out, booleans are '1' and
 * '0', objects and lists become JSON text; a call without fields still sends an empty form.
 */
export function formDataFrom(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of sentFields(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, fieldText(value));
  }
  return form;
}

/** The same fields as the texts that they are in the form. */
export const fieldTexts = (fields: object): Readonly<Record<string, string>> =>
  Object.fromEntries(sentFields(fields).map(([name, value]) => [name, fieldText(value)]));

const sentFields = (fields: object): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
