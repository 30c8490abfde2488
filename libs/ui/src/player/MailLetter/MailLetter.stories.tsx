import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { MailLetter } from './MailLetter';

const meta = {
  title: 'Player/MailLetter',
  component: MailLetter,
  args: {
    title: 'Your weekly VIP gift',
    at: epochSecondsFrom(1_763_643_730),
    body: 'Hello Althea,\n\nYou reached VIP 3 Capiz and played this week, so here is your weekly gift. It goes to your balance the moment you receive it.\n\nIt carries a turnover of 1×, which means ₱88.00 of play before you withdraw it.',
    attachments: [{ art: 'mystery', amount: moneyFromPeso(88) }],
    gift: 'waiting',
    receiveBy: epochSecondsFrom(1_763_913_600),
    onReceive: fn(),
  },
} satisfies Meta<typeof MailLetter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const GiftWaiting: Story = {};

export const Receiving: Story = { args: { gift: 'receiving' } };

export const Received: Story = { args: { gift: 'received', onDelete: fn() } };

/** What was not received in time cannot be received. */
export const TooLate: Story = { args: { gift: 'expired', onDelete: fn() } };

export const WithAddresses: Story = {
  args: {
    body: 'The rules: https://example.com/rules.\nAsk us: https://example.com/help',
    attachments: [],
    gift: 'none',
  },
};

export const WordsAlone: Story = {
  args: {
    title: 'Maintenance on 18 November',
    body: 'Deposits paused from 03:00 to 04:00.',
    attachments: [],
    gift: 'none',
    onDelete: fn(),
  },
};

export const Deleting: Story = { args: { gift: 'received', isDeleting: true, onDelete: fn() } };

export const LargestAmount: Story = {
  args: {
    title: 'x'.repeat(400),
    body: '<b>Not bold</b> & https://example.com/' + 'y'.repeat(400),
    attachments: [{ art: 'chest', amount: moneyFromPeso(900_719_925_474.09) }],
  },
};
