import type { InternalAxiosRequestConfig } from 'axios';
import { headerName } from '../contract/headerName';
import { PAYMENT_PATH } from '../contract/payment';
import { calls, type CallName } from '../contract/registry/calls';
import type { SeenCall } from './SeenCall';

/**
 * Reads a request as the operator would.
 *
 * @throws Error when the contract knows no such call
 */
export function readRequest(config: InternalAxiosRequestConfig): SeenCall {
  const url = new URL(config.url ?? '', 'http://operator.invalid');
  const { name, mode } = url.pathname === PAYMENT_PATH ? paymentTarget(url) : mainTarget(url);
  if (!isCallName(name)) throw new Error(`The contract has no call ${config.url}`);
  const header = (key: string) => config.headers.get(key)?.toString();
  return {
    call: name,
    mode,
    fields: fieldsOf(config.data),
    token: header(headerName.authorization)?.replace(/^Bearer /, ''),
    idempotencyKey: header(headerName.idempotencyKey),
    locale: header(headerName.locale),
  };
}

interface Target {
  readonly name: string;
  readonly mode: string | undefined;
}

function mainTarget(url: URL): Target {
  return { name: url.pathname.slice(url.pathname.lastIndexOf('/') + 1), mode: undefined };
}

function paymentTarget(url: URL): Target {
  const action = url.searchParams.get('f') ?? '';
  const [, mode, write] = /^(.+)_(deposit|withdraw)$/.exec(action) ?? [];
  return { name: write ?? action, mode };
}

function isCallName(name: string): name is CallName {
  return name in calls;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  if (typeof body !== 'string') return {};
  const parsed: unknown = body.startsWith('{') ? JSON.parse(body) : undefined;
  return { ...(parsed ?? Object.fromEntries(new URLSearchParams(body))) };
}
