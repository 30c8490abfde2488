import * as v from 'valibot';

const request = v.object({
  kislap: v.literal(1),
  id: v.string(),
  method: v.picklist(['hello', 'openExternal', 'share', 'download', 'haptic']),
  params: v.record(v.string(), v.unknown()),
});

/** What the example wrapper can do. It only says so: nothing is opened, shared or downloaded. */
const capabilities = ['openExternal', 'share', 'download', 'haptic', 'isApp'];

/**
 * Answers a message of the app as `docs/operators/native-bridge.md` says; nothing for what is none.
 *
 * @param message as it arrived, text or object
 */
export function answerAsWrapper(message: unknown): object | undefined {
  const told = v.safeParse(request, typeof message === 'string' ? readJson(message) : message);
  if (!told.success) return undefined;
  const { id, method, params } = told.output;
  const hello = {
    version: 1,
    nonce: params['nonce'],
    platform: 'android',
    app: 'Example wrapper',
    capabilities,
  };
  return { kislap: 1, id, ok: true, result: method === 'hello' ? hello : null };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
