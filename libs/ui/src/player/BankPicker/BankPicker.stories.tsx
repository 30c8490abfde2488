import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BankPicker } from './BankPicker';

const banks = [
  { code: 'GCASH', kind: 'E-wallet', mark: 'gcash' },
  { code: 'PAYMAYA', kind: 'E-wallet', mark: 'maya' },
  ...['GOTYME', 'UBP', 'BPI', 'BDO', 'LBP', 'MBTC'].map((code) => ({ code, kind: 'Bank' })),
];

const meta = {
  title: 'Player/BankPicker',
  component: BankPicker,
  args: { banks, value: 'GCASH', onChange: () => undefined },
} satisfies Meta<typeof BankPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Eight: Story = {};

export const Few: Story = { args: { banks: banks.slice(0, 3) } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
