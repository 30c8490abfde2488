import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePaging } from './PageButtons';

it('goes on page by page, back again, and to the newest at once', () => {
  const { result } = renderHook(() => usePaging<number>());
  expect(result.current).toMatchObject({ before: undefined, isFirst: true });
  act(() => result.current.goOn(80));
  act(() => result.current.goOn(60));
  expect(result.current).toMatchObject({ before: 60, isFirst: false });
  act(() => result.current.goBack());
  expect(result.current.before).toBe(80);
  act(() => result.current.goOn(60));
  act(() => result.current.goToFirst());
  expect(result.current.isFirst).toBe(true);
});
