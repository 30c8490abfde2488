import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FigureTiles } from './FigureTiles';

const meta = {
  title: 'Player/FigureTiles',
  component: FigureTiles,
  args: {
    label: 'Your invites',
    figures: [
      { term: 'Invited', count: 24 },
      { term: 'Deposited', count: 9 },
      { term: 'Earned', amount: moneyFromPeso('3215.75') },
    ],
  },
} satisfies Meta<typeof FigureTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CountsAndAnAmount: Story = {};

export const Zeros: Story = {
  args: {
    figures: [
      { term: 'Invited', count: 0 },
      { term: 'Deposited', count: 0 },
      { term: 'Earned', amount: moneyFromPeso(0) },
    ],
  },
};

export const Loading: Story = {
  args: {
    figures: [
      { term: 'Invited', count: undefined },
      { term: 'Deposited', count: undefined },
      { term: 'Earned', amount: undefined },
    ],
  },
};

export const LargestFigures: Story = {
  args: {
    figures: [
      { term: 'Invited', count: 1_234_567 },
      { term: 'Deposited', count: 999_999 },
      { term: 'Earned', amount: moneyFromPeso(900_719_925_474.09) },
    ],
  },
};
