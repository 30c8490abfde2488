import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoticeRow } from './NoticeRow';

const meta = {
  title: 'Player/NoticeRow',
  component: NoticeRow,
  args: {
    title: 'E-wallet deposits arrive in a minute',
    body: 'GCash and Maya are fast again.\nThank you for waiting.',
    at: epochSecondsFrom(1_763_643_730),
  },
} satisfies Meta<typeof NoticeRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dated: Story = {};

export const Undated: Story = { args: { at: undefined } };

export const LongWords: Story = {
  args: { title: 'x'.repeat(400), body: 'Bumalik ka maya-maya. '.repeat(40) },
};
