import { answer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../../testing/renderWithOperator';
import { HomeEnd, RecentWins } from './HomeEnd';

it('has somebody to ask for everybody, also when nobody has won', async () => {
  await renderWithOperator(<HomeEnd />, { gameLog: () => answer([]) });
  expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined();
});

it('wins of play money say so', async () => {
  await renderWithOperator(<RecentWins />, {}, { sandbox: true });
  await screen.findByRole('heading', { name: 'Recent wins' });
  expect(screen.getByText('Sandbox')).toBeDefined();
});

it('wins of real money say nothing of a sandbox', async () => {
  await renderWithOperator(<RecentWins />, {}, { sandbox: false });
  await screen.findByRole('heading', { name: 'Recent wins' });
  expect(screen.queryByText('Sandbox')).toBeNull();
});
