import { answer, refuse } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { storyWithdrawal } from '../../testing/storyWithdrawal';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Withdrawal made' };
export default meta;

const order = storyWithdrawal;
const made = (message: string) =>
  ({
    name: 'withdrawal-made',
    options: {
      order,
      usualPayoutSeconds: 60,
      accepted: { message, orderId: 'W5A6F0C2D9E8B7A61F2C3' },
    },
  }) as const;

/** The order with its number, and the way to the record. */
export const Loaded = overlayStory(made(''), {}, async ({ text }) => {
  await visitor.sees(text('wdw.accepted'));
  await visitor.press(text('wdw.seeRecord'));
  await screen.findByRole('dialog', { name: text('fund.title') });
});

/** In the operator's own words. */
export const OwnWords = overlayStory(made('We have your request.'), {}, async () =>
  visitor.sees('We have your request.'),
);

const whole = made('').options;
const orderRow = (id: number, amount: number) => ({
  id,
  orderid: `W5A6F0C2D9E8B7A61F2C${id}`,
  status: 0,
  logtime: 1_784_514_600,
  amount,
  bank_code: 'GCASH',
  account_no: '09170000002',
});
const inParts = {
  name: 'withdrawal-made',
  options: { ...whole, order: { ...order, amount: moneyFromPeso(120_000) } },
} as const;

/** The money of somebody away, above the most of one order: each order with its amount. */
export const InSeveralOrders = overlayStory(
  inParts,
  {
    visitor: 'away',
    operator: {
      getWithdrawLog: () => answer([orderRow(5, 20_000), orderRow(4, 50_000), orderRow(3, 50_000)]),
    },
  },
  async ({ text }) => {
    await visitor.sees(new RegExp(`₱20,000.00 · ${orderRow(5, 0).orderid}`));
    await visitor.sees(text('wdw.overInstapay'));
    await visitor.press(text('receipt.title'));
    const receipt = await screen.findByRole('dialog', { name: text('receipt.title') });
    await within(receipt).findByText(text('receipt.orderOf', { n: 3, count: 3 }));
  },
);

/** The record does not answer: no number is told that would stand for the whole. */
export const OrdersUnknown = overlayStory(
  inParts,
  { visitor: 'away', operator: { getWithdrawLog: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('wdw.accepted'));
    await expect(screen.queryByText(/W5A6F0C2D9E8B7A61F2C3/)).toBeNull();
  },
);
