import {
  assertNever,
  checkPayoutAccount,
  checkWithdrawal,
  formatLimit,
  formatMoney,
  isAccountName,
  type Money,
  type PayMethod,
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
import { accountIds, readBalance } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { openPayMethods } from '../closedParts';
import { newOrderId, withdrawalTimes } from '../orders/orderTimes';
import { orderMadeBefore } from '../orders/orders';
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
 * Takes a withdrawal: the amount leaves the balance at once and stays on hold until the payout's end.
 *
 * @returns the order's number; of the one that the key has made before, if it has
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
  const balance = await readBalance(transaction, accountIds.cash(playerId));
  const today = await withdrawalsLeft(transaction, player, nowMs);
  checkWithdrawalRequest(request, { player, balance, today, methods: await openPayMethods(transaction) });
  call.checkPlayer?.(player);
  const orderId = newOrderId('W');
  await post(
    transaction,
    [
      {
        kind: 'withdraw',
        scope: 'withdrawal-hold',
        key: orderId,
        requestHash: call.requestHash,
        atMs: nowMs,
        entries: [
          { account: accountIds.cash(playerId), amount: subtractMoney(zeroMoney, request.amount) },
          { account: accountIds.hold(playerId), amount: request.amount },
        ],
      },
    ],
    call.failpoints,
  );
  await transaction.insert(withdrawal).values({
    ...request,
    orderId,
    requestKey: call.requestKey,
    playerId,
    createdAtMs: nowMs,
    dueAtMs: nowMs + withdrawalTimes.pendingMs,
  });
  return orderId;
}

interface WithdrawalFacts {
  readonly player: PlayerRow;
  readonly balance: Money;
  readonly today: WithdrawalDay;
  /** The payment methods as they are now. */
  readonly methods: readonly PayMethod[];
}

/**
 * Repeats every check of the withdrawal rule in its order, on the operator's own facts.
 *
 * @param facts of a player who is locked, so that they hold until the money is on hold
 * @throws Refusal of the first check that fails
 */
function checkWithdrawalRequest(
  request: WithdrawalRequest,
  { player, balance, today, methods }: WithdrawalFacts,
): void {
  const method = methods.find(({ isWithdraw, name }) => isWithdraw && name.toLowerCase() === request.mode);
  if (!method) throw new Refusal('switchedOff');
  if (!method.banks.includes(request.bankCode)) throw new Refusal('badParameter', { field: 'bank_code' });
  if (!/^\d+$/.test(request.accountNo)) throw new Refusal('badParameter', { field: 'account_no' });
  if (!checkPayoutAccount(request.bankCode, request.accountNo).ok) {
    throw new Refusal('accountNotMobile', { field: 'account_no' });
  }
  if (!isAccountName(request.accountName)) throw new Refusal('badParameter', { field: 'account_name' });
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
