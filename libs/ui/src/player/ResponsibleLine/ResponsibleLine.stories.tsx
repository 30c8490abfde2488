import type { Meta, StoryObj } from '@storybook/react-vite';

import { ResponsibleLine } from './ResponsibleLine';

const meta = { title: 'Player/ResponsibleLine', component: ResponsibleLine } satisfies Meta<
  typeof ResponsibleLine
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheRegulator: Story = {};

export const WithTheWayToLimits: Story = { args: { moreHref: '/responsible-gaming' } };

export const OfTheOperator: Story = { args: { children: 'Deposit limit this week: ₱6,000.00 left.' } };
