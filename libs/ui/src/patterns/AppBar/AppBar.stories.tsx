import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { clockCounterClockwiseRegular } from '../../icons/games';
import { Button } from '../../primitives/Button/Button';
import { AppBar } from './AppBar';

const meta = {
  title: 'Patterns/AppBar',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Withdrawal' },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const Page: Story = { args: { back: { label: 'Back', onPress: fn() } } };

export const Closing: Story = { args: { close: { label: 'Close', onPress: fn() } } };

export const BackAndClose: Story = {
  args: { back: { label: 'Back', onPress: fn() }, close: { label: 'Close', onPress: fn() } },
};

export const WithAction: Story = {
  args: {
    close: { label: 'Close', onPress: fn() },
    action: (
      <Button variant="text" size="sm" glyph={clockCounterClockwiseRegular}>
        Withdrawal record
      </Button>
    ),
  },
};
