import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Option, OptionGroup, OptionRow } from './OptionGroup';

test('an option outside a group says what is missing and what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lonely = (
    <Option value="gcash" look="row">
      GCash
    </Option>
  );
  expect(() => render(lonely)).toThrow('An Option has no meaning outside an OptionGroup: wrap it in one.');
  vi.restoreAllMocks();
});

const draw = (onChange = vi.fn()) => {
  render(
    <OptionGroup label="Channels" layout="rows" value="a" onChange={onChange}>
      <OptionRow value="a" title="Gcash A" />
      <OptionRow value="b" title="Gcash B" caption="+2%" />
      <OptionRow value="vip" title="Gcash VIP" caption="From VIP 5" isLocked />
    </OptionGroup>,
  );
  return onChange;
};

test('an option is named by all of its words', () => {
  draw();
  expect(screen.getByRole('radiogroup', { name: 'Channels' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Gcash B +2%' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Gcash A' })).toBeChecked();
});

test('choosing tells the value', async () => {
  const onChange = draw();
  await userEvent.click(screen.getByRole('radio', { name: /Gcash B/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});

test('a locked option says why and cannot be chosen', async () => {
  const onChange = draw();
  const locked = screen.getByRole('radio', { name: 'Gcash VIP From VIP 5' });
  expect(locked).toBeDisabled();
  await userEvent.click(locked);
  expect(onChange).not.toHaveBeenCalled();
});

test('an option without a group is a mistake that says so', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <Option value="a" look="row">
        A
      </Option>,
    ),
  ).toThrow(/wrap it in one/);
  silent.mockRestore();
});
