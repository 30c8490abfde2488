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

test('a language that was added can be chosen, and a draft says that it is one', async () => {
  const onChange = vi.fn();
  const added = [
    { code: 'ceb', name: 'Binisaya', draft: true },
    { code: 'ilo', name: 'Ilokano' },
  ];
  renderInEnglish(<LanguagePicker value="ilo" added={added} onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Ilokano' })).toBeChecked();
  await userEvent.click(
    screen.getByRole('radio', { name: 'Binisaya A draft. Some of it is still in English.' }),
  );
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ceb');
});

test('each language goes by its own name', async () => {
  const onChange = vi.fn();
  renderInEnglish(<LanguagePicker value="en" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'English Good evening' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Tagalog Magandang gabi' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tag');
});
