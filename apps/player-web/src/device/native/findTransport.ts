import type { NativeTransport } from './NativeBridge';

/** Names under which wrappers put themselves into the page. */
const LISTENER = 'KislapBridge';
const INJECTED = 'KislapNative';

type AnyFunction = (...told: readonly unknown[]) => unknown;

const field = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' || typeof owner === 'function') && owner !== null
    ? Reflect.get(owner, name)
    : undefined;

function method(owner: unknown, name: string): AnyFunction | undefined {
  const found = field(owner, name);
  return typeof found === 'function' ? (...told) => Reflect.apply(found, owner, told) : undefined;
}

/**
 * The transport to a native wrapper, if any: Android's message listener, iOS's reply handlers, or the injected object
 * of old wrappers. Only the top frame has one. Finding it proves nothing: the handshake decides.
 */
export function findTransport(page: Window): NativeTransport | undefined {
  if (page.top !== page) return undefined;
  return (
    messageListener(Reflect.get(page, LISTENER)) ??
    replyingHandler(field(field(Reflect.get(page, 'webkit'), 'messageHandlers'), 'kislap')) ??
    injectedObject(Reflect.get(page, INJECTED))
  );
}

/** `WebViewCompat.addWebMessageListener`: text goes out, answers come back as messages of the same object. */
function messageListener(bridge: unknown): NativeTransport | undefined {
  const [post, listen] = [method(bridge, 'postMessage'), method(bridge, 'addEventListener')];
  if (post === undefined || listen === undefined) return undefined;
  return {
    send: (message) => void post(message),
    listen: (hear) => void listen('message', (event: unknown) => hear(field(event, 'data'))),
  };
}

/** `WKScriptMessageHandlerWithReply`: every message has its own answer. */
function replyingHandler(handler: unknown): NativeTransport | undefined {
  const post = method(handler, 'postMessage');
  if (post === undefined) return undefined;
  let hear: (told: unknown) => void = () => undefined;
  return {
    // A rejection is a wrapper that does not want to: the request runs out of time.
    send: (message) =>
      void Promise.resolve(post(message)).then(
        (told) => hear(told),
        () => undefined,
      ),
    listen: (listener) => {
      hear = listener;
    },
  };
}

/** An object that Java puts into every frame; it answers at once. Kept for wrappers that cannot be replaced. */
function injectedObject(injected: unknown): NativeTransport | undefined {
  const call = method(injected, 'call');
  if (call === undefined) return undefined;
  let hear: (told: unknown) => void = () => undefined;
  return {
    send: (message) => hear(call(message)),
    listen: (listener) => {
      hear = listener;
    },
  };
}
