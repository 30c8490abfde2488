import type { Meta, StoryObj } from '@storybook/react-vite';

import { HelpLines } from './HelpLines';

const helpline = {
  name: 'National Problem Gambling Helpline',
  contact: { phone: '(02) 8248-9568' },
  hours: '24 hours, every day',
};

const meta = {
  title: 'Player/HelpLines',
  component: HelpLines,
  args: { lines: [helpline, { name: 'Chat with us', contact: { href: '/help' } }] },
} satisfies Meta<typeof HelpLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { lines: [helpline] } };

export const LongNames: Story = {
  args: {
    lines: [
      {
        name: 'Tanggapan para sa mga taong nangangailangan ng tulong sa pagsusugal at sa kanilang pamilya',
        contact: { phone: '+63 2 8248 9568' },
        hours: 'Lunes hanggang Linggo, umaga hanggang gabi',
      },
    ],
  },
};

/** An operator who named no line: nothing is drawn. */
export const None: Story = { args: { lines: [] } };
