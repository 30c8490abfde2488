import { configureApi, pace } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { anyGame } from '../../../games/testing/anyGame';
import { StudioGames } from './StudioGames';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  configureApi({});
});

const handling = { favorites: undefined, onOpen: () => undefined, onToggleFavorite: async () => undefined };
const dash = anyGame({ code: 'a', name: 'Jeepney Dash', platformCode: 'KIS' });
const pearl = anyGame({ code: 'b', name: 'Pearl Diver', platformCode: 'PRY' });

function show(games: readonly (typeof dash)[]) {
  const studio = { img: '', s: 1 } as const;
  const operator = createFakeOperator({
    ...sampleHandlers,
    platformList: () =>
      answer([
        { ...studio, cats: [], pf: 'KIS', name: 'Kislap Originals', sort: 1 },
        { ...studio, cats: [], pf: 'PRY', name: 'Perya', sort: 2 },
        { ...studio, cats: [], pf: 'ZZZ', name: 'Without games', sort: 3 },
      ]),
  });
  configureApi({ adapter: operator.adapter, pace: { ...pace, retryDelayMs: 1 } });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <StudioGames games={games} handling={handling} />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('narrows a shelf to the games of one studio, and shows them all again', async () => {
  show([dash, pearl]);
  fireEvent.click(await screen.findByRole('radio', { name: 'Perya' }));
  expect(screen.queryByText('Jeepney Dash')).toBeNull();
  expect(screen.getByText('Pearl Diver')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 game');
  expect(screen.queryByRole('radio', { name: 'Without games' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'All studios' }));
  expect(screen.getByText('Jeepney Dash')).toBeDefined();
});

it('offers no choice where one studio has made everything', async () => {
  show([dash]);
  expect(await screen.findByText('Jeepney Dash')).toBeDefined();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
