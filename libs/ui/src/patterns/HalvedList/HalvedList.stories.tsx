import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../List/List';
import { HalvedList } from './HalvedList';

const meta = {
  title: 'Patterns/HalvedList',
  component: HalvedList,
  args: {
    label: 'Levels',
    children: ['Kawayan', 'Kawayan II', 'Capiz', 'Capiz II', 'Pilak'].map((title) => (
      <Row key={title} title={title} caption="₱7,500 deposits, ₱50,000 turnover" />
    )),
  },
} satisfies Meta<typeof HalvedList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };
