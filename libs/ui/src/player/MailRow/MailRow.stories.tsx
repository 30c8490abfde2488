import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { EmptyMailScene } from '../../art/scenes/EmptyMailScene';
import { EmptyState } from '../../patterns/EmptyState/EmptyState';
import { List } from '../../patterns/List/List';
import { MailRow } from './MailRow';

const tonight = epochSecondsFrom(1_763_643_730);
const daysBefore = (days: number) => epochSecondsFrom(1_763_643_730 - days * 86_400);

const meta = {
  title: 'Player/MailRow',
  component: MailRow,
  args: {
    title: 'Deposit received',
    preview: '₱1,000.00 with a ₱800.00 bonus is in your balance.',
    at: tonight,
    today: '2025-11-20',
    isUnread: true,
    gift: 'none',
    onPress: fn(),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['isEmpty'] === true ? (
        <Story />
      ) : (
        <List label="Mail">
          <Story />
        </List>
      ),
  ],
} satisfies Meta<typeof MailRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mailbox: Story = {
  render: (args) => (
    <>
      <MailRow
        {...args}
        title="Your weekly VIP gift"
        preview="Claim it before Monday. It waits here until then."
        gift="waiting"
        giftAmount={moneyFromPeso(88)}
      />
      <MailRow {...args} />
      <MailRow
        {...args}
        title="Maintenance on 18 November"
        preview="Deposits paused from 03:00 to 04:00."
        at={daysBefore(3)}
        isUnread={false}
      />
      <MailRow
        {...args}
        title="Welcome to Kislap"
        preview="Three things to know before you start."
        at={daysBefore(8)}
        isUnread={false}
        gift="received"
      />
    </>
  ),
};

/** What stands where no message does. */
export const EmptyMailbox: Story = {
  parameters: { isEmpty: true },
  render: () => <EmptyState scene={<EmptyMailScene />} title="No Data" text="Gifts and news show up here." />,
};

export const Unread: Story = {};

export const Read: Story = { args: { isUnread: false, at: daysBefore(3) } };

export const GiftOfUnknownAmount: Story = { args: { gift: 'waiting' } };

export const LargestGift: Story = {
  args: { gift: 'waiting', giftAmount: moneyFromPeso(900_719_925_474.09) },
};

export const LongTitle: Story = {
  args: { title: 'Maintenance ngayong gabi '.repeat(16), preview: 'x'.repeat(400) },
};
