import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import {
  cherriesRegular,
  fishSimpleRegular,
  gameControllerRegular,
  spadeRegular,
  videoCameraRegular,
} from '../../icons/games';
import { BetTypePicker } from './BetTypePicker';

const types = [
  { code: 'slot', name: 'Slots', glyph: cherriesRegular, count: 21 },
  { code: 'live', name: 'Live', glyph: videoCameraRegular, count: 6 },
  { code: 'card', name: 'Table', glyph: spadeRegular, count: 8 },
  { code: 'fish', name: 'Fishing', glyph: fishSimpleRegular, count: 4 },
  { code: 'arcade', name: 'Arcade', glyph: gameControllerRegular, count: 3 },
];

const meta = {
  title: 'Player/BetTypePicker',
  component: BetTypePicker,
  args: { types, chosen: [], total: 42, onChange: () => undefined },
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <BetTypePicker {...args} chosen={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof BetTypePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: /42/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Live/ }));
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Live/ }));
    await expect(all).toBeChecked();
  },
};

export const TwoTypes: Story = { args: { chosen: ['slot', 'fish'] } };

export const CountsUnknown: Story = {
  args: { types: types.map(({ code, name, glyph }) => ({ code, name, glyph })), total: undefined },
};

export const LongNames: Story = {
  args: {
    types: [
      { code: 'x', name: 'Mga larong may mahabang pangalan mula sa studio', count: 10_000 },
      { code: 'y', name: 'Sports', count: 0 },
    ],
    total: 10_000,
  },
};
