import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { InstallReasons, InstallSteps } from './InstallSteps';

test('the way onto the home screen is three steps, and the last names the app', () => {
  renderInEnglish(<InstallSteps name="Kislap" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('2. Choose Add to Home Screen')).toBeInTheDocument();
  expect(screen.getByText('Kislap appears on your home screen')).toBeInTheDocument();
});

test('both ways onto the home screen are buttons', async () => {
  const onContinue = vi.fn();
  const onDownload = vi.fn();
  renderInEnglish(<InstallReasons name="Kislap" onContinue={onContinue} onDownload={onDownload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download APP' }));
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(onDownload).toHaveBeenCalledTimes(1);
});

test('no more is promised than the device keeps', () => {
  const { rerender } = renderInEnglish(<InstallReasons name="Kislap" onContinue={vi.fn()} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(<InstallReasons name="Kislap" opensOffline onContinue={vi.fn()} />);
  expect(screen.getByText('Opens offline with what you last saw')).toBeInTheDocument();
});

test('without an app to download there is one way', () => {
  renderInEnglish(<InstallReasons name="Kislap" onContinue={vi.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
