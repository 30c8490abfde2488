import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { LanguagePicker } from './LanguagePicker';

test('the language that is chosen already is kept, and nothing is chosen anew', async () => {
  const onChange = vi.fn();
  const onKeep = vi.fn();
  renderInEnglish(<LanguagePicker value="en" onChange={onChange} onKeep={onKeep} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Tagalog Magandang gabi' }));
  expect(onKeep).not.toHaveBeenCalled();
  onChange.mockClear();
  await userEvent.click(screen.getByRole('radio', { name: 'English Good evening' }));
  expect(onKeep).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

test('each language goes by its own name', async () => {
  const onChange = vi.fn();
  renderInEnglish(<LanguagePicker value="en" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'English Good evening' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Tagalog Magandang gabi' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tag');
});
