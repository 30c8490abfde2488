import { epochMillisecondsFrom, epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { PaymentOrder } from '@kislap/domain';
import { toast } from '@kislap/ui';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { OrderAnnouncer } from './OrderAnnouncer';
import { orderWatch } from './orders';

vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay: vi.fn() }));
vi.mock('@kislap/ui', async (original) => ({ ...(await original<object>()), toast: vi.fn() }));

const order: OwnOrder = {
  key: 'd1',
  kind: 'deposit',
  state: 'placed',
  amount: moneyFromPeso(1500),
  bonus: zeroMoney,
  channelName: 'GCash',
  postedAt: epochMillisecondsFrom(0),
  isLate: true,
  saysPaid: false,
};

const withdrawal: OwnOrder = { ...order, key: 'w1', kind: 'withdrawal', state: 'unknown' };

const found: PaymentOrder = {
  orderId: 'W1',
  kind: 'withdrawal',
  amount: moneyFromPeso(1500),
  status: 'pending',
  step: 'review',
  at: epochSecondsFrom(0),
};

afterEach(() => vi.restoreAllMocks());

it('a deposit that is late is named with its amount, and its record is one tap away', async () => {
  const announce = vi.spyOn(orderWatch, 'announceTo');
  await renderWithOperator(<OrderAnnouncer />, {});
  announce.mock.lastCall?.[0]({ type: 'late', order });
  const said = vi.mocked(toast).mock.lastCall?.[0];
  expect(said?.title).toMatch(/₱1,500\.00.*deposit/);
  said?.action?.onPress();
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('fund-record', { tab: 0 });
});

it.each([
  { status: 'pending', step: 'review' },
  { status: 'complete', step: 'done' },
  { status: 'failed', step: 'rejected' },
] as const)(
  'a withdrawal found again when it is $step is said to have come, and nothing else',
  async (is) => {
    const announce = vi.spyOn(orderWatch, 'announceTo');
    await renderWithOperator(<OrderAnnouncer />, {});
    announce.mock.lastCall?.[0]({ type: 'found', userId: 7, order: withdrawal, found: { ...found, ...is } });
    expect(vi.mocked(toast).mock.lastCall?.[0].title).toBe('We got your request to withdraw ₱1,500.00.');
  },
);
