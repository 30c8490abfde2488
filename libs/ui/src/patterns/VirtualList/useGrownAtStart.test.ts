import { act, renderHook } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, test } from 'vitest';

import { useGrownAtStart } from './useGrownAtStart';

const itself = (item: string) => item;

test.each([
  ['rows before the first', ['a', 'b', 'c'], true],
  ['the same rows again', ['b', 'c'], false],
  ['rows after the last', ['b', 'c', 'd'], false],
  ['rows at both ends', ['a', 'b', 'c', 'd'], false],
  ['other rows that end alike', ['a', 'c'], false],
  ['no rows', [], false],
])('after %s', (_, next, hasGrown) => {
  const { result, rerender } = renderHook(({ items }) => useGrownAtStart(items, itself), {
    initialProps: { items: ['b', 'c'] },
  });
  expect(result.current).toBe(false);
  rerender({ items: next });
  expect(result.current).toBe(hasGrown);
});

test('rows that come in a transition are seen to come as well', () => {
  const { result } = renderHook(() => {
    const [items, setItems] = useState(['b', 'c']);
    return { hasGrown: useGrownAtStart(items, itself), setItems };
  });
  act(() => startTransition(() => result.current.setItems(['a', 'b', 'c'])));
  expect(result.current.hasGrown).toBe(true);
});
