import type { WithdrawalOrder } from '@kislap/api';
import type { EpochMilliseconds } from '@kislap/domain';
import { accountKeys } from '../../device/storage/accountKeys';
import type { SentWithdrawal } from '../../device/storage/accountKeys';
import type { DeviceStorage } from '../../device/storage/createDeviceStorage';

/** The same amount to the same account within so long may well be a second tap, or another tab. */
const LATELY_MS = 10 * 60_000;

/** What this device remembers of the last withdrawal it sent, so that nobody makes it twice unasked. */
export interface SentWithdrawals {
  /** It is about to be sent under this idempotency key. */
  readonly note: (order: WithdrawalOrder, key: string, at: EpochMilliseconds) => void;
  /** Nothing was made under this key. */
  readonly forget: (userId: number, key: string) => void;
  /** The one that was sent lately, and may be made, of the same amount to the same account. */
  readonly like: (order: WithdrawalOrder, now: EpochMilliseconds) => SentWithdrawal | undefined;
}

/** Kept for all tabs of this device. */
export function createSentWithdrawals(storage: DeviceStorage): SentWithdrawals {
  return {
    note: (order, key, at) => {
      const { userId, amount } = order;
      storage.write(accountKeys.sentWithdrawal(userId), { key, amount, to: endOf(order), at });
    },
    forget: (userId, key) => {
      const kept = accountKeys.sentWithdrawal(userId);
      if (storage.read(kept)?.key === key) storage.remove(kept);
    },
    like: (order, now) => {
      const sent = storage.read(accountKeys.sentWithdrawal(order.userId));
      const isLike = sent?.amount === order.amount && sent.to === endOf(order);
      return isLike && Math.abs(now - sent.at) < LATELY_MS ? sent : undefined;
    },
  };
}

/** As much of an account as its owner knows it by: the device keeps no more. */
const endOf = ({ bankCode, accountNumber }: WithdrawalOrder): string =>
  `${bankCode} ${accountNumber.slice(-4)}`;
