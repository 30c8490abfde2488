import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appLocation } from './appLocation';
import { useSearchText } from './useSearchText';

const PAUSE_MS = 500;
const entryText = (): unknown => window.history.state?.state?.searchText;

beforeEach(() => {
  vi.useFakeTimers();
  appLocation.go('/', { replace: false, state: {} });
});
afterEach(() => {
  vi.useRealTimers();
});

const search = () => renderHook(() => useSearchText('home')).result;

it('a search has one entry of the history, though two texts come before it is drawn', () => {
  const shown = search();
  const before = window.history.length;
  act(() => {
    const [, change] = shown.current;
    change('jeep');
    change('jeepney');
  });
  expect(window.history.length).toBe(before + 1);
  expect(shown.current[0]).toBe('jeepney');
});

it('the entry has the text once typing has paused, and whoever comes back to it searches on', () => {
  const shown = search();
  act(() => shown.current[1]('j'));
  act(() => shown.current[1]('jeepney d'));
  expect(entryText()).toBe('j');
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  expect(entryText()).toBe('jeepney d');
  expect(search().current[0]).toBe('jeepney d');
});

it("an overlay's entry is left alone", () => {
  const shown = search();
  act(() => shown.current[1]('j'));
  act(() => shown.current[1]('jeepney d'));
  const under = { ...window.history.state, overlays: [1] };
  window.history.pushState(under, '');
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  expect(window.history.state).toEqual(under);
});

it('where nothing is searched any more, nothing stands in the field', () => {
  const shown = search();
  act(() => shown.current[1]('jeepney d'));
  act(() => appLocation.go('/', { replace: true, state: {} }));
  expect(shown.current[0]).toBe('');
});
