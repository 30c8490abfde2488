import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Money } from './Money';

const meta = {
  title: 'Primitives/Money',
  component: Money,
  args: { amount: moneyFromPeso('12480.5'), size: 'amtLg' },
} satisfies Meta<typeof Money>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Row: Story = { args: { size: 'amt' } };

export const Balance: Story = { args: { size: 'amtXl', hasSmallDecimals: true } };

export const Hidden: Story = {
  args: {
    size: 'amtXl',
    hasSmallDecimals: true,
    privacy: { isHidden: true, label: 'Balance hidden' },
  },
};

export const Income: Story = { args: { size: 'amt', tone: 'money', sign: 'always' } };

export const Loss: Story = { args: { size: 'amt', amount: moneyFromPeso('-2000') } };

export const Failed: Story = { args: { size: 'amt', tone: 'faint', sign: 'none' } };

export const QuickAmount: Story = {
  args: { size: 'inherit', isWhole: true, amount: moneyFromPeso('50000') },
};
