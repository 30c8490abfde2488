import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../../device/storage/storageFormat';
import { askAhead } from './askAhead';
import type { StartLanguage } from './startWords';

const words = {
  title: '',
  text: '',
  reload: '',
  service: '',
  help: '',
  close: '',
  welcome: '',
  phone: '',
  register: '',
  promotion: '',
  referrals: '',
  account: '',
  responsibleGaming: '',
};
const filipino: StartLanguage = { codes: ['tag', 'fil'], lang: 'fil', words };
const config = { apiOrigin: 'https://api.example' };
const juan = { token: 'juan', userId: 7 };
const fetched = vi.fn<typeof fetch>();

const store = (name: string, value: unknown): void =>
  localStorage.setItem(STORAGE_PREFIX + name, JSON.stringify({ version: STORAGE_VERSION, value }));

/** What waits for the first paint. */
const paints = new Set<() => void>();

class PaintObserver {
  readonly #heard: () => void;

  constructor(hear: (entries: unknown, observer: PaintObserver) => void) {
    this.#heard = () => hear([], this);
  }

  observe({ type, buffered }: PerformanceObserverInit): void {
    if (type === 'paint' && buffered === true) paints.add(this.#heard);
  }

  disconnect(): void {
    paints.delete(this.#heard);
  }
}

const painted = (): void => paints.forEach((hear) => hear());

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('{"code":200}', { headers: { 'retry-after': '3' } }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  paints.clear();
  history.replaceState(null, '', '/');
  document.documentElement.dataset['visitor'] = 'player';
  store('session', juan);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.kislapAskedAhead = undefined;
  delete document.documentElement.dataset['visitor'];
});

it('asks as the app does, behind the first paint', async () => {
  askAhead(config, filipino);
  expect(fetched).not.toHaveBeenCalled();
  painted();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://api.example/api/web/getUserScore',
    'https://api.example/api/web/getUserInfo',
  ]);
  const [[, sent] = [], [, more] = []] = fetched.mock.calls;
  expect(more).toEqual(sent);
  expect(sent).toMatchObject({
    method: 'POST',
    headers: {
      accept: 'application/json, text/plain, */*',
      'accept-language': 'fil',
      'x-lang': 'tag',
      authorization: 'Bearer juan',
    },
  });
  expect(sent?.body).toEqual(new FormData());
  const { token, locale, replies } = window.kislapAskedAhead ?? {};
  expect([token, locale]).toEqual(['juan', 'tag']);
  const reply = { status: 200, retryAfter: '3', text: '{"code":200}' };
  expect(await Promise.all(Object.values(replies ?? {}))).toEqual([reply, reply]);
});

it('has nothing to hand over without an answer, and nobody hears of it', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  askAhead(config, filipino);
  painted();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await window.kislapAskedAhead?.replies.getUserScore).toBeUndefined();
});

it('leaves it to an app that was quicker', () => {
  askAhead(config, filipino);
  window.kislapAskedAhead = undefined;
  painted();
  expect(fetched).not.toHaveBeenCalled();
});

const nothing = {};

it.each<[string, () => void, object]>([
  ['a guest', () => localStorage.clear(), nothing],
  ['who is away', () => store('session', { ...juan, isAway: true }), nothing],
  ['what is no account', () => store('session', { token: 7, userId: 7 }), nothing],
  ['an empty token', () => store('session', { token: '', userId: 7 }), nothing],
  ['a locked app', () => store('lastTouchAt:7', Date.now() - 3_600_000), nothing],
  ['an app that was locked by the operator', () => store('lastTouchAt:7', 0), nothing],
  ['another page', () => history.replaceState(null, '', '/promotion'), nothing],
  ['an operator with languages of its own', () => undefined, { languages: [] }],
  ['a page without a configuration', () => undefined, { apiOrigin: undefined }],
])('asks nothing for %s', (_who, change, more) => {
  change();
  askAhead({ ...config, ...more }, filipino);
  painted();
  expect(fetched).not.toHaveBeenCalled();
  expect(window.kislapAskedAhead).toBeUndefined();
});

it('asks nothing on the page of somebody who is away', () => {
  document.documentElement.dataset['visitor'] = 'away';
  askAhead(config, filipino);
  painted();
  expect(fetched).not.toHaveBeenCalled();
});
