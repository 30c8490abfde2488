import type { PayMethod } from '@kislap/domain';
import { payMethods } from '../catalogue/payMethods';
import type { Database } from '../database/Database';
import { readClosedParts } from './readClosedParts';

/** The payment methods as they are now: closed channels are off, and closed ways of paying out are none. */
export async function openPayMethods(database: Database): Promise<readonly PayMethod[]> {
  const closed = await readClosedParts(database);
  return payMethods.map((method) => ({
    ...method,
    isWithdraw: method.isWithdraw && !closed.has('payout', method.name),
    channels: method.channels.map((channel) => ({
      ...channel,
      isEnabled: channel.isEnabled && !closed.has('channel', channel.code),
    })),
  }));
}
