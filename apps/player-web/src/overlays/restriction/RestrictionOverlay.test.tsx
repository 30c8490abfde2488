import { answer, sampleLimits } from '@kislap/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { RestrictionOverlay } from './RestrictionOverlay';

const modal = { isOpen: true, onDismiss: () => undefined, onExited: () => undefined };

beforeEach(() => session.signIn({ token: 'token', userId: 7 }));

afterEach(() => {
  session.signOut();
  window.localStorage.clear();
});

/** @returns how often the operator was asked for the limits */
async function show(prompt?: 'first'): Promise<() => number> {
  let asked = 0;
  const rgInfo = () => {
    asked += 1;
    return answer({ ...sampleLimits, ...(prompt && { prompt }) });
  };
  const words = { title: 'No game now', detail: 'Answer the question about your deposit limit first.' };
  await renderWithOperator(<RestrictionOverlay modal={modal} onAnswer={() => undefined} {...words} />, {
    rgInfo,
  });
  return () => asked;
}

it('the way to the question for a limit stands where it is open', async () => {
  await show('first');
  const link = await screen.findByRole('link', { name: 'Set a deposit limit' });
  expect(link.getAttribute('href')).toBe('/registerSuccess');
});

it('no way to it stands where it was answered', async () => {
  const asked = await show();
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  expect(screen.getByRole('link', { name: 'Responsible gaming' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Set a deposit limit' })).toBeNull();
});
