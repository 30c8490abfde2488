import type { PayChannel } from '../channels';

/** A channel that is open to everyone and sets no limits, but for what the test says. */
export function aChannel(channel: Partial<PayChannel> = {}): PayChannel {
  return {
    mode: 'gcash',
    code: 'gc1',
    category: '1',
    name: 'GCash',
    isEnabled: true,
    isHot: false,
    sort: 0,
    minDepositCount: 0,
    minVip: 0,
    min: undefined,
    max: undefined,
    quickAmounts: [],
    banks: [],
    ...channel,
  };
}
