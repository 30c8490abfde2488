import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { arrowUpRightBold } from '../../icons/actions';
import { calendarCheckDuotone, percentDuotone } from '../../icons/loyalty';
import { giftDuotone } from '../../icons/menus';
import { Money } from '../../primitives/Money/Money';
import { BenefitGrid } from './BenefitGrid';

const meta = {
  title: 'Player/BenefitGrid',
  component: BenefitGrid,
  args: {
    benefits: [
      { glyph: giftDuotone, label: 'Level-up gift', value: <Money amount={moneyFromPeso(388)} /> },
      { glyph: calendarCheckDuotone, label: 'Weekly gift', value: <Money amount={moneyFromPeso(88)} /> },
      { glyph: percentDuotone, label: 'Turnover rebate', value: '0.6%' },
      { glyph: arrowUpRightBold, label: 'Daily withdrawals', value: '5' },
    ],
  },
} satisfies Meta<typeof BenefitGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourBenefits: Story = {};

export const Loading: Story = {
  args: {
    benefits: [
      { glyph: giftDuotone, label: 'Level-up gift', value: undefined },
      { glyph: calendarCheckDuotone, label: 'Weekly gift', value: undefined },
    ],
  },
};
