import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tick } from './Tick';

const meta = {
  title: 'Primitives/Tick',
  component: Tick,
  args: { type: 'checkbox', 'aria-label': 'Statement' },
  // The label around it is the target, as in Checkbox and RadioGroup.
  render: (args) => (
    <label htmlFor="tick" style={{ display: 'grid', placeItems: 'center', width: '48px', height: '48px' }}>
      <Tick id="tick" {...args} />
    </label>
  ),
} satisfies Meta<typeof Tick>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = {};

export const BoxTicked: Story = { args: { defaultChecked: true } };

export const Circle: Story = { args: { type: 'radio' } };

export const CircleChosen: Story = { args: { type: 'radio', defaultChecked: true } };

export const Missing: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
