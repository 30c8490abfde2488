import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Switch } from './Switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Less motion', isOn: false, onToggle: () => undefined },
  render: function Turned(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <Switch {...args} isOn={isOn} onToggle={setOn} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { isOn: true, description: 'Nothing slides or turns.' } };

export const Disabled: Story = { args: { disabled: true } };
