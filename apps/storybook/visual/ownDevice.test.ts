import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

const head = readFileSync(new URL('../.storybook/preview-head.html', import.meta.url), 'utf8');
const script = /<script>(?<code>[\s\S]*)<\/script>/.exec(head)?.groups?.['code'] ?? '';

/** A frame of the workshop, which runs what stands in its head. */
function openFrame(shared: Storage): { readonly localStorage: Storage } {
  const frame = { localStorage: shared };
  runInNewContext(script, { window: frame, addEventListener: () => undefined });
  return frame;
}

test('a story does not find what the story beside it has left on the device', () => {
  const shared: Storage = {
    length: 1,
    key: () => 'kislap:session',
    getItem: () => 'of another frame',
    setItem: () => expect.unreachable(),
    removeItem: () => expect.unreachable(),
    clear: () => expect.unreachable(),
  };
  const [one, other] = [openFrame(shared), openFrame(shared)];

  one.localStorage.setItem('kislap:session', 'mine');
  expect(one.localStorage.getItem('kislap:session')).toBe('mine');
  expect([one.localStorage.length, one.localStorage.key(0), one.localStorage.key(1)]).toEqual([
    1,
    'kislap:session',
    null,
  ]);
  expect(other.localStorage.getItem('kislap:session')).toBeNull();

  one.localStorage.removeItem('kislap:session');
  one.localStorage.setItem('kislap:locale', 'en');
  one.localStorage.clear();
  expect(one.localStorage.length).toBe(0);
});
