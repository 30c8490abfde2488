import * as v from 'valibot';
import type { Detour, Exchange, Fault, FaultyWorld } from './Fault';
import type { Json } from './json';

const jsonFields = v.record(v.string(), v.string());
const bearer = /^Bearer (.*)$/i;

/** Reads a request, so that a fault can look at it and send it on as it is or in another way. */
async function openExchange(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  world: FaultyWorld,
): Promise<Exchange> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  const isForm = request.headers.get('content-type')?.includes('urlencoded') === true;
  const fields = await fieldsOf(request, isJson);
  const [, token = ''] = bearer.exec(request.headers.get('authorization') ?? '') ?? [];
  const forward = async (detour: Detour = {}) => {
    const whole = { fields, token, method: request.method, ...detour };
    const headers = new Headers(request.headers);
    if (!isJson) headers.delete('content-type');
    headers.delete('content-length');
    if (whole.token === '') headers.delete('authorization');
    else headers.set('authorization', `Bearer ${whole.token}`);
    if (detour.key !== undefined) headers.set('idempotency-key', detour.key);
    const body = ['GET', 'OPTIONS'].includes(whole.method)
      ? null
      : isJson
        ? JSON.stringify(whole.fields)
        : filled(isForm ? new URLSearchParams() : new FormData(), whole.fields);
    return await fetch(
      new Request(addressOf(request, whole.fields), { method: whole.method, headers, body }),
    );
  };
  const ask = async (detour?: Detour): Promise<Json> => await (await forward(detour)).json();
  const { headers, method } = request;
  return { call: callOf(new URL(request.url)), method, fields, token, headers, forward, ask, world };
}

async function fieldsOf(request: Request, isJson: boolean): Promise<Readonly<Record<string, string>>> {
  if (request.method !== 'POST') return {};
  if (isJson) return v.parse(jsonFields, await request.clone().json());
  const form = await request.clone().formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

function filled<Form extends FormData | URLSearchParams>(
  form: Form,
  fields: Readonly<Record<string, string>>,
): Form {
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A payment list names its player in the query too. */
function addressOf(request: Request, { u }: Readonly<Record<string, string>>): string {
  const url = new URL(request.url);
  if (u !== undefined && url.searchParams.has('u')) url.searchParams.set('u', u);
  return url.href;
}

function callOf({ pathname, searchParams }: URL): string {
  const f = searchParams.get('f');
  if (f === null) return pathname.split('/').at(-1) ?? '';
  const [, direction = f] = /_(deposit|withdraw)$/.exec(f) ?? [];
  return direction;
}

/** A server with one fault in front of it. */
export function faultyFetch(
  fetch: (request: Request) => Promise<Response>,
  fault: Fault,
  world: FaultyWorld,
): (request: Request) => Promise<Response> {
  const tamper = fault.arm();
  // What moves the clock is no part of the contract.
  const isControl = ({ url }: Request) => new URL(url).pathname.startsWith('/__sandbox/');
  return async (request) =>
    isControl(request) ? await fetch(request) : await tamper(await openExchange(request, fetch, world));
}
