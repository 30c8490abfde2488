// @vitest-environment happy-dom

import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { useFavoriteGames, useFavoriteSwitch } from './useFavoriteGames';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer, delayed, refuse } from '../testing/replies';

async function showFavorites() {
  const operator = createFakeOperator({ favoriteList: () => answer([{ gc: 'old' }]) });
  configureApi({ adapter: operator.adapter });
  const screen = renderHook(() => ({ codes: useFavoriteGames(7).data, turn: useFavoriteSwitch(7) }), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  await waitFor(() => expect(screen.result.current.codes).toEqual(['old']));
  return { operator, shown: () => screen.result.current };
}

afterEach(() => {
  configureApi({});
});

describe('a favorite', () => {
  it('is shown at once and stays when the operator takes it', async () => {
    const { operator, shown } = await showFavorites();
    operator.handle({ userFavorite: () => delayed(20, answer(null)), delGameFavorite: () => answer(null) });
    let turned = Promise.resolve();
    act(() => {
      turned = shown().turn('new', true);
    });
    expect(shown().codes).toEqual(['new', 'old']);
    await act(() => turned);
    expect(shown().codes).toEqual(['new', 'old']);
    await act(() => shown().turn('old', false));
    expect(shown().codes).toEqual(['new']);
    expect(operator.seen.map(({ call }) => call)).toEqual([
      'favoriteList',
      'userFavorite',
      'delGameFavorite',
    ]);
  });

  it('turns back when the operator refuses, and the refusal is told', async () => {
    const { operator, shown } = await showFavorites();
    operator.handle({ userFavorite: () => refuse(1001, 'Too many favorites') });
    await act(() => expect(shown().turn('new', true)).rejects.toMatchObject({ code: 1001 }));
    expect(shown().codes).toEqual(['old']);
  });
});
