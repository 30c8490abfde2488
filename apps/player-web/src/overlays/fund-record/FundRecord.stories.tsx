import { answer, beOffline, keepSilent, refuse } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import { epochSecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ownOrders } from '../../features/orders/orders';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { storyOrder } from '../../testing/storyOrder';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Fund record' };
export default meta;

const deposits = { name: 'fund-record', options: { tab: 0 } } as const;
const withdrawals = { name: 'fund-record', options: { tab: 1 } } as const;

/** Thousands of orders, one every six hours, newest first. */
const history: DataOf<'getDepositLog'> = Array.from({ length: 10_000 }, (_, index) => ({
  logid: 10_000 - index,
  logtime: STORY_NOW / 1000 - index * 21_600,
  amount: 100 + (index % 9) * 250,
  bank_code: 'GCASH',
  account_no: '09170000002',
  status: index % 3,
  isFirst: 'false',
  paytype: 'gcash',
}));

export const Loaded = overlayStory(deposits, {}, async ({ text }) => {
  const tab = await screen.findByRole('tab', { name: text('dep.record') });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await visitor.sees(/500\.00/);
  await visitor.sees(/100\.50/);
});

const transfers: DataOf<'getDepositLog'> = history.slice(0, 2).map((row, index) => ({
  ...row,
  paytype: 'banktransfer',
  bank_code: index === 0 ? 'Bank Transfer 1' : 'BPI',
}));

/** A channel that is named in place of a bank has the picture of its mode, not letters of its name. */
export const BankTransfers = overlayStory(
  deposits,
  { operator: { getDepositLog: ({ logId }) => answer(logId === 0 ? transfers : []) } },
  async () => {
    await visitor.sees('BPI');
    await expect(screen.queryByText('BAN')).toBeNull();
  },
);

const unpaid = { ...storyOrder, payUntil: epochSecondsFrom(STORY_NOW / 1000 - 1) };
const unpaidRows: DataOf<'getDepositLog'> = [
  {
    logid: 1,
    logtime: STORY_NOW / 1000 - 1200,
    amount: 500,
    bank_code: 'GCASH',
    account_no: '',
    status: 0,
    isFirst: 'false',
    paytype: 'gcash',
    orderid: 'D3',
  },
];

/** Nobody paid this device's deposit in time: its row says so, though the operator has not closed it. */
export const NotPaidInTime = overlayStory(
  deposits,
  {
    operator: {
      getDepositLog: ({ logId }) => answer(logId === 0 ? unpaidRows : []),
      orderInfo: keepSilent,
    },
  },
  async ({ text }) => {
    await visitor.sees(text('st.pending'));
    ownOrders.save(7, unpaid);
    await visitor.sees(text('step.expired'));
    await expect(screen.queryByText(text('st.pending'))).toBeNull();
    ownOrders.remove(7, unpaid.key);
  },
);

export const Withdrawals = overlayStory(withdrawals, {}, async ({ text }) => {
  const tab = await screen.findByRole('tab', { name: text('wdw.record') });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await visitor.sees(/300\.00/);
  await visitor.sees(text('wdw.failedBack'));
});

const failedOne = overlayStory(withdrawals, {}, async ({ text }) => {
  await visitor.press(new RegExp(text('st.failed')));
  await screen.findByRole('dialog', { name: text('wdw.details') });
  await visitor.sees('The account does not exist.');
});

/** A press on a withdrawal that failed says why. */
export const WithdrawalOpened: typeof failedOne = {
  ...failedOne,
  parameters: {
    ...failedOne.parameters,
    visual: { skip: 'One withdrawal has its pictures in its own stories.' },
  },
};

export const Loading = overlayStory(deposits, {
  operator: { getDepositLog: keepSilent, getWithdrawLog: keepSilent },
});

/** A first deposit is one tap away. */
export const Empty = overlayStory(
  deposits,
  { operator: { getDepositLog: () => answer([]), getWithdrawLog: () => answer([]) } },
  async ({ text }) => visitor.sees(text('dep.now')),
);

export const EmptyWithdrawals = overlayStory(
  withdrawals,
  { operator: { getWithdrawLog: () => answer([]) } },
  async ({ text }) => visitor.sees(text('common.noData')),
);

export const Failed = overlayStory(
  deposits,
  { operator: { getDepositLog: () => refuse(500, 'The record is being moved.') } },
  async () => visitor.sees('The record is being moved.'),
);

/** What is loaded stays; the rest is asked for by a tap, not again and again. */
export const LaterPageFailed = overlayStory(
  deposits,
  {
    operator: {
      getDepositLog: ({ logId }) => (logId === 0 ? answer(history.slice(0, 3)) : refuse(500)),
    },
  },
  async ({ text }) => visitor.sees(text('net.tapRetry')),
);

export const Offline = overlayStory(
  deposits,
  { isOffline: true, operator: { getDepositLog: beOffline, getWithdrawLog: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);

/** Ten thousand orders cost no more to draw than those in sight. */
export const LongHistory = overlayStory(deposits, {
  operator: { getDepositLog: ({ logId }) => answer(logId === 0 ? history : []) },
});
