import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../primitives/Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: { title: 'No Data', text: 'Your deposits will be listed here, newest first.' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {};

export const WithAction: Story = { args: { action: <Button size="md">Deposit now</Button> } };
