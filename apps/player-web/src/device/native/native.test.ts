import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectWrapper } from './connectWrapper';
import { downloadFile } from './downloadFile';
import { nativeShare } from './nativeShare';
import { openApp } from './openApp';
import { openExternal } from './openExternal';
import { wrapper } from './wrapper';
import { wrapperHint } from './openExternal';

interface Asked {
  readonly kislap: number;
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Answer = (asked: Asked) => unknown;

const everything = ['openExternal', 'share', 'download', 'haptic', 'isApp', 'teleport'];
const helloOf = ({ params }: Asked, changed: object = {}): object => ({
  version: 1,
  nonce: params['nonce'],
  platform: 'android',
  app: 'Kislap 1.2',
  capabilities: everything,
  ...changed,
});
const ok = ({ id }: Asked, result: unknown = null): object => ({ kislap: 1, id, ok: true, result });
const polite: Answer = (asked) => ok(asked, asked.method === 'hello' ? helloOf(asked) : null);

/** What a wrapper was asked, whatever its kind. */
let asked: Asked[];

function hear(message: unknown): Asked {
  const request: Asked = JSON.parse(String(message));
  asked.push(request);
  return request;
}

/** The four kinds of surroundings: each puts itself into the page as the real one does. */
const kinds = {
  'Android’s message listener': (answer: Answer) => {
    const listeners: ((event: { readonly data: unknown }) => void)[] = [];
    return {
      KislapBridge: {
        postMessage: (message: unknown) => {
          const told = answer(hear(message));
          queueMicrotask(() => listeners.forEach((listener) => listener({ data: JSON.stringify(told) })));
        },
        addEventListener: (_: string, listener: (event: { readonly data: unknown }) => void) =>
          listeners.push(listener),
      },
    };
  },
  'iOS’s handler with reply': (answer: Answer) => ({
    webkit: {
      messageHandlers: { kislap: { postMessage: async (message: unknown) => answer(hear(message)) } },
    },
  }),
  'Android’s old injected object': (answer: Answer) => ({
    KislapNative: { call: (message: unknown) => JSON.stringify(answer(hear(message))) },
  }),
};

const open = vi.fn();
const assign = vi.fn();
const onIsApp = vi.fn();
/** The links that the browser was told to follow. */
let followed: HTMLAnchorElement[];

/** A page inside a wrapper. */
async function inside(surroundings: object, { userAgent = 'Mozilla/5.0', isTop = true } = {}): Promise<void> {
  const page: Window = Object.assign(Object.create(null), {
    ...surroundings,
    navigator: { userAgent },
  });
  Object.assign(page, { top: isTop ? page : null });
  const connecting = connectWrapper(page, onIsApp);
  await vi.advanceTimersByTimeAsync(4000);
  await connecting;
}

beforeEach(() => {
  asked = [];
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) followed.push(this);
  });
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { origin: 'https://play.example', assign });
});

afterEach(() => {
  wrapper.set(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const doings = (): readonly string[] => asked.map(({ method }) => method);

describe.each(Object.entries(kinds))('inside a wrapper with %s', (_, surround) => {
  it('opens, downloads and shares by the wrapper, and is an app', async () => {
    await inside(surround(polite));
    openExternal('https://pay.example/1');
    downloadFile('https://cdn.example/kislap.apk');
    expect(await nativeShare('Play with me')).toBe(true);
    wrapper.current()?.knock('tap');
    expect(doings()).toEqual(['hello', 'openExternal', 'download', 'share', 'haptic']);
    expect(asked[1]?.params).toEqual({ url: 'https://pay.example/1' });
    expect(open).not.toHaveBeenCalled();
    expect(onIsApp).toHaveBeenCalled();
  });

  it.each([
    ['another nonce', (one: Asked) => ok(one, helloOf(one, { nonce: 'guessed' }))],
    ['another version', (one: Asked) => ok(one, helloOf(one, { version: 2 }))],
    ['another protocol', (one: Asked) => ({ ...ok(one, helloOf(one)), kislap: 2 })],
    ['an answer to another question', (one: Asked) => ({ ...ok(one, helloOf(one)), id: 'x' })],
    ['a refusal', ({ id }: Asked) => ({ kislap: 1, id, ok: false, error: 'no' })],
    ['nonsense', () => '{'],
    ['nothing', () => undefined],
  ] as const)('that greets with %s, works as in any browser', async (_name, answer) => {
    await inside(surround(answer));
    openExternal('https://pay.example/1');
    expect(doings()).toEqual(['hello']);
    expect(open).toHaveBeenCalledWith('https://pay.example/1', '_blank');
  });

  it('asks for nothing that the wrapper has not said it can', async () => {
    await inside(surround((one) => ok(one, helloOf(one, { capabilities: ['share'] }))));
    openExternal('https://pay.example/1');
    downloadFile('https://cdn.example/kislap.apk');
    expect(doings()).toEqual(['hello']);
    expect(open).toHaveBeenCalledTimes(1);
    expect(followed).toHaveLength(1);
  });

  it('hands an invitation to another app by the wrapper, and by the browser when the wrapper will not', async () => {
    await inside(surround((one) => (one.method === 'hello' ? polite(one) : undefined)));
    openApp('viber://forward?text=x');
    expect(asked[1]?.params).toEqual({ url: 'viber://forward?text=x' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(followed.map(String)).toEqual(['viber://forward?text=x']);
  });

  it('goes there itself when the wrapper falls silent', async () => {
    await inside(surround((one) => (one.method === 'hello' ? polite(one) : undefined)));
    openExternal('https://pay.example/1');
    await vi.advanceTimersByTimeAsync(999);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
  });

  it('survives a wrapper that throws', async () => {
    const throws = (): never => {
      throw new Error('Java exception was raised during method invocation');
    };
    await inside(surround(throws));
    openExternal('https://pay.example/1');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is silent in a frame', async () => {
    await inside(surround(polite), { isTop: false });
    expect(doings()).toEqual([]);
  });
});

describe('without a wrapper', () => {
  it.each(['javascript:alert(1)', 'intent://x', 'data:text/html,x', 'https://user@evil.example'])(
    'opens no %s',
    async (address) => {
      await inside({});
      openExternal(address);
      downloadFile(address);
      expect(open).not.toHaveBeenCalled();
      openApp(address);
      expect(followed).toEqual([]);
    },
  );

  it('downloads the operator’s app with the browser’s own downloads, beside the app', async () => {
    await inside({});
    downloadFile('https://cdn.example/kislap.apk');
    const [link] = followed;
    expect(link?.href).toBe('https://cdn.example/kislap.apk');
    expect(link?.hasAttribute('download')).toBe(true);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(open).not.toHaveBeenCalled();
  });

  it('hands an invitation to another app without a window, and the web to a window of its own', async () => {
    await inside({});
    openApp('sms:?&body=x');
    openApp('https://www.facebook.com/sharer/sharer.php?u=x');
    expect(followed.map(String)).toEqual(['sms:?&body=x']);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; wv) KislapApp/1.2 (android)', 'android'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 KislapApp/2 (ios)', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; wv)', undefined],
    ['MyKislapApp/1.2 (android)', undefined],
    ['KislapApp/x (android)', undefined],
    ['', undefined],
  ])('reads %j as %s', (userAgent, platform) => {
    expect(wrapperHint(userAgent)).toBe(platform);
  });
});

describe.each(['android', 'ios'])('inside a wrapper without a bridge, on %s', (platform) => {
  beforeEach(async () => {
    const userAgent = `Mozilla/5.0 (Mobile; wv) KislapApp/1.2 (${platform})`;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await inside({}, { userAgent });
  });

  it('is an app, and nothing is asked of it', () => {
    expect(onIsApp).toHaveBeenCalled();
    expect(wrapper.current()).toBeUndefined();
  });

  it.each([
    ['a pay page', 'https://pay.example/1001?o=7', 'https://pay.example/1001?o=7'],
    ['a chat', 'https://t.me/kislap', 'https://t.me/kislap'],
    ['the terms on the app’s own site', '/terms', 'https://play.example/terms#open-outside'],
    ['a part of them', '/terms#bonus', 'https://play.example/terms#bonus&open-outside'],
  ])('opens %s outside, by an address that it takes over, and no window', (_, address, followedAddress) => {
    openExternal(address);
    expect(followed.map(({ href, target }) => [href, target])).toEqual([[followedAddress, '']]);
    expect(open).not.toHaveBeenCalled();
  });

  it('has the phone download files', () => {
    downloadFile('https://cdn.example/kislap.apk');
    expect(followed.map(({ href, target }) => [href, target])).toEqual([
      ['https://cdn.example/kislap.apk', ''],
    ]);
  });

  it.each(['javascript:alert(1)', 'intent://x', 'https://user@evil.example'])('opens no %s', (address) => {
    openExternal(address);
    expect(followed).toEqual([]);
  });
});

it('a wrapper that names itself and has a bridge opens by the bridge', async () => {
  const userAgent = 'Mozilla/5.0 KislapApp/2 (ios)';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await inside(kinds['iOS’s handler with reply'](polite), { userAgent });
  openExternal('https://pay.example/1');
  expect(doings()).toEqual(['hello', 'openExternal']);
  expect(followed).toEqual([]);
});
