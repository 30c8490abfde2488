import { delayed, refuse } from '@kislap/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { PrivacySettings } from './PrivacySettings';

afterEach(() => session.signOut());

it('asks for the data once, however often it is pressed, and again after a refusal', async () => {
  session.signIn({ token: 'token', userId: 7 });
  const exportMe = vi.fn(() => delayed(20, refuse(1300, 'Ask again tomorrow.')));
  await renderWithOperator(<PrivacySettings userId={7} />, { exportMe });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /Download my data/ }));
  press();
  press();
  await vi.waitFor(() => expect(exportMe).toHaveBeenCalled());
  press();
  expect(exportMe).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    press();
    expect(exportMe).toHaveBeenCalledTimes(2);
  });
});
