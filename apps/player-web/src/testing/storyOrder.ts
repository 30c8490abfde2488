import { epochMillisecondsFrom, epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { OwnOrder } from '../device/orders/ownOrders';
import { STORY_NOW } from './STORY_NOW';

/** A deposit of 500 that was made a minute ago and waits to be paid. */
export const storyOrder: OwnOrder = {
  key: 'story-key',
  kind: 'deposit',
  state: 'placed',
  amount: moneyFromPeso(500),
  bonus: moneyFromPeso(25),
  channelName: 'MY1',
  postedAt: epochMillisecondsFrom(STORY_NOW - 60_000),
  orderId: 'D3',
  payUrl: 'https://pay.example.com/1001',
  payUntil: epochSecondsFrom(STORY_NOW / 1000 + 840),
  isLate: false,
  saysPaid: false,
};
