import { answer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../../testing/renderWithOperator';
import { HomeEnd } from './HomeEnd';

it('has somebody to ask for everybody, also when nobody has won', async () => {
  await renderWithOperator(<HomeEnd />, { gameLog: () => answer([]) });
  expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined();
});
