import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ThirdPartyButtons } from './ThirdPartyButtons';

const providers = [
  { code: 'one', name: 'Bituin ID' },
  { code: 'two', name: 'Alon' },
];

test('each way is a button that names it', async () => {
  const onChoose = vi.fn();
  renderInEnglish(<ThirdPartyButtons providers={providers} onChoose={onChoose} />);
  expect(screen.getByRole('group', { name: 'Other ways to log in' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Alon' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('two');
});

test('while one opens, none can be pressed', async () => {
  const onChoose = vi.fn();
  renderInEnglish(<ThirdPartyButtons providers={providers} openingCode="one" onChoose={onChoose} />);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onChoose).not.toHaveBeenCalled();
});

test('without ways there is nothing', () => {
  renderInEnglish(<ThirdPartyButtons providers={[]} onChoose={vi.fn()} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
