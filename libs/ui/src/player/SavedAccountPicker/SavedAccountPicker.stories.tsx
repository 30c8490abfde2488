import type { Meta, StoryObj } from '@storybook/react-vite';

import { SavedAccountPicker } from './SavedAccountPicker';

const meta = {
  title: 'Player/SavedAccountPicker',
  component: SavedAccountPicker,
  args: {
    label: 'Bank Account Management',
    accounts: [
      { id: '1', bank: 'GCASH', mark: 'gcash', lastDigits: '4567' },
      { id: '2', bank: 'UBP', mark: 'unibank', lastDigits: '0921' },
      { id: '3', bank: 'PAYMAYA', mark: 'maya', lastDigits: '4567' },
    ],
    value: '1',
    onChange: () => undefined,
  },
} satisfies Meta<typeof SavedAccountPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const NothingChosen: Story = { args: { value: undefined } };
