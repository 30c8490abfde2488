// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAfterwards } from './useAfterwards';

it('fulfils a wish at once when nothing is busy, and once afterwards when something is', () => {
  const fulfil = vi.fn();
  const { result, rerender } = renderHook(({ isBusy }) => useAfterwards(isBusy, fulfil), {
    initialProps: { isBusy: false },
  });
  result.current();
  expect(fulfil).toHaveBeenCalledTimes(1);
  rerender({ isBusy: true });
  result.current();
  result.current();
  expect(fulfil).toHaveBeenCalledTimes(1);
  rerender({ isBusy: false });
  rerender({ isBusy: false });
  expect(fulfil).toHaveBeenCalledTimes(2);
});
