import {
  assertNever,
  checkPayoutAccount,
  checkWithdrawal,
  formatLimit,
  formatMoney,
  isAccountName,
  type Money,
  type PayMethod,
  type Purse,
  purseTotal,
  subtractMoney,
  type WithdrawalDay,
  type WithdrawalProblem,
  zeroMoney,
} from '@kislap/domain';
import type { Database } from '../../database/Database';
import { withdrawal } from '../../database/tables/payments';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readPurse } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { openPayMethods } from '../closedParts';
import { postForPlayer } from '../gate/postForPlayer';
import { newOrderId, withdrawalTimes } from '../orders/orderTimes';
import { orderMadeBefore } from '../orders/orders';
import { awayOf } from '../players/away';
import { lockPlayer } from '../players/player';
import { withdrawalsLeft } from './pastWithdrawals';

interface WithdrawalCall {
  readonly playerId: number;
  readonly requestHash: string;
  /** The call's idempotency key. */
  readonly requestKey: string | null;
  readonly nowMs: number;
  readonly failpoints?: Failpoints;
  /** The last check, which throws a Refusal. */
  readonly checkPlayer?: (player: PlayerRow) => void;
}

/** What a player asks for on the withdrawal screen. */
interface WithdrawalRequest {
  /** The payment method's name in lower case. */
  readonly mode: string;
  readonly amount: Money;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}

/**
 * Takes a withdrawal: the amount leaves the balance at once and stays on hold until the payout's end. A player who is
 * away may take out all own money whatever was bet; above the method's maximum it becomes several orders.
 *
 * @returns the order's number, the first one of several; of the one that the key has made before, if it has
 * @throws Refusal of the first check that fails
 */
export async function requestWithdrawal(
  transaction: Database,
  request: WithdrawalRequest,
  call: WithdrawalCall,
): Promise<string> {
  const { playerId, nowMs } = call;
  const player = await lockPlayer(transaction, playerId);
  if (call.requestKey !== null) {
    const payment = { playerId, nowMs, key: call.requestKey, kind: 'W', amount: request.amount } as const;
    const made = await orderMadeBefore(transaction, payment);
    if (made !== undefined) return made;
  }
  const purse = await readPurse(transaction, playerId);
  const method = checkForm(request, await openPayMethods(transaction));
  const isAway = awayOf(player, nowMs) !== undefined;
  if (isAway) checkOwnMoney(request, player, purse);
  else {
    const today = await withdrawalsLeft(transaction, player, nowMs);
    checkWithdrawalRule(request, { player, balance: purseTotal(purse), today, method });
  }
  call.checkPlayer?.(player);
  const amounts = isAway ? partsOf(request.amount, method.withdrawMax) : [request.amount];
  const orders = amounts.map((amount) => ({ amount, orderId: newOrderId('W') }));
  const movements = orders.map((order) => holdMovement(order, call));
  const { failpoints } = call;
  await postForPlayer(transaction, { player, movements, nowMs, failpoints });
  await transaction.insert(withdrawal).values(
    orders.map(({ amount, orderId }, place) => ({
      ...request,
      amount,
      orderId,
      // The key names what was asked for, and so one order.
      requestKey: place === 0 ? call.requestKey : null,
      playerId,
      createdAtMs: nowMs,
      dueAtMs: nowMs + withdrawalTimes.pendingMs,
    })),
  );
  const [first] = orders;
  if (!first) throw new Error('A withdrawal of nothing was let through');
  return first.orderId;
}

/** Takes an amount off the balance until its payout has ended. */
export function holdMovement(
  { amount, orderId }: { readonly amount: Money; readonly orderId: string },
  { playerId, requestHash, nowMs }: Pick<WithdrawalCall, 'playerId' | 'requestHash' | 'nowMs'>,
): Movement {
  return {
    kind: 'withdraw',
    scope: 'withdrawal-hold',
    key: orderId,
    requestHash,
    atMs: nowMs,
    entries: [
      { account: accountIds.cash(playerId), amount: subtractMoney(zeroMoney, amount) },
      { account: accountIds.hold(playerId), amount },
    ],
  };
}

/** An amount in parts of which none is larger than `most`. */
function partsOf(amount: Money, most: Money | undefined): readonly Money[] {
  if (most === undefined || most <= zeroMoney || amount <= most) return [amount];
  return [most, ...partsOf(subtractMoney(amount, most), most)];
}

/**
 * Checks what was filled in, against the payment methods as they are now.
 *
 * @returns the method that pays out
 * @throws Refusal `switchedOff`, `badParameter`, `accountNotMobile`
 */
function checkForm(request: WithdrawalRequest, methods: readonly PayMethod[]): PayMethod {
  const method = methods.find(({ isWithdraw, name }) => isWithdraw && name.toLowerCase() === request.mode);
  if (!method) throw new Refusal('switchedOff');
  if (!method.banks.includes(request.bankCode)) throw new Refusal('badParameter', { field: 'bank_code' });
  if (!/^\d+$/.test(request.accountNo)) throw new Refusal('badParameter', { field: 'account_no' });
  if (!checkPayoutAccount(request.bankCode, request.accountNo).ok) {
    throw new Refusal('accountNotMobile', { field: 'account_no' });
  }
  if (!isAccountName(request.accountName)) throw new Refusal('badParameter', { field: 'account_name' });
  return method;
}

/**
 * Checks a withdrawal of a player who is away: a phone is bound, and the money is the player's own.
 *
 * @throws Refusal `phoneRequired`, `withdrawalAboveBalance`, `withdrawalAboveOwn`
 */
function checkOwnMoney({ amount }: WithdrawalRequest, player: PlayerRow, purse: Purse): void {
  if (player.phone === null) throw new Refusal('phoneRequired');
  if (amount > purseTotal(purse)) throw new Refusal('withdrawalAboveBalance');
  if (amount > purse.own) throw new Refusal('withdrawalAboveOwn', {}, { own: formatMoney(purse.own) });
}

interface WithdrawalFacts {
  readonly player: PlayerRow;
  readonly balance: Money;
  readonly today: WithdrawalDay;
  readonly method: PayMethod;
}

/**
 * Repeats every check of the withdrawal rule in its order, on the operator's own facts.
 *
 * @param facts of a player who is locked, so that they hold until the money is on hold
 * @throws Refusal of the first check that fails
 */
function checkWithdrawalRule(
  request: WithdrawalRequest,
  { player, balance, today, method }: WithdrawalFacts,
): void {
  const checked = checkWithdrawal(
    request.amount,
    {
      isSignedIn: true,
      phone: player.phone ?? '',
      mustBindPhone: true,
      balance,
      minimum: method.withdrawMin,
      maximum: method.withdrawMax,
    },
    {
      depositCount: player.depositCount,
      neededTurnover: player.needFlow,
      doneTurnover: player.betFlow,
      today,
    },
  );
  if (!checked.ok) throw refusalOf(checked.reason);
}

function refusalOf(problem: WithdrawalProblem): Refusal {
  switch (problem.type) {
    case 'signedOut':
    case 'phoneMissing':
      return new Refusal('phoneRequired');
    case 'belowMinimum':
      return new Refusal('withdrawalBelowMinimum', {}, { min: formatLimit(problem.minimum) });
    case 'aboveBalance':
      return new Refusal('withdrawalAboveBalance');
    case 'aboveMaximum':
      return new Refusal('withdrawalAboveMaximum', {}, { max: formatLimit(problem.maximum) });
    case 'depositFirst':
      return new Refusal('depositFirst');
    case 'turnoverMissing':
      return new Refusal('turnoverRemaining', {}, { amount: formatMoney(problem.remaining) });
    case 'dayTimesUsedUp':
      return new Refusal('withdrawalDayTimes');
    case 'aboveDayLimit':
      return new Refusal('withdrawalDayLimit', {}, { left: formatMoney(problem.amountLeft) });
    default:
      return assertNever(problem);
  }
}
