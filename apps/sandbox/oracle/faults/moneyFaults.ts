import type { Fault } from './Fault';

const rules = 'apps/sandbox/src/rules';
const gate = `${rules}/gate`;
const limits = `${rules}/limits`;

/** Of orders, payments, limits and gifts. */
export const moneyFaults: readonly Fault[] = [
  {
    name: 'limit-judged-at-creation-alone',
    file: `${gate}/mayAdd.ts`,
    from: "kind === 'reward' || kind === 'round'",
    to: "kind === 'reward' || kind === 'deposit' || kind === 'round'",
  },
  {
    name: 'open-orders-not-counted',
    file: `${gate}/mayAdd.ts`,
    from: "countsOpen: kind === 'order'",
    to: 'countsOpen: false',
  },
  {
    name: 'gate-forgotten-for-payments',
    file: `${gate}/postForPlayer.ts`,
    from: "credit: 'deposit'",
    to: "credit: 'own'",
  },
  {
    name: 'gate-forgotten-for-console-gifts',
    file: `${gate}/postForPlayer.ts`,
    from: "adjust: 'reward'",
    to: "adjust: 'own'",
  },
  {
    name: 'order-that-meets-the-limit-refused',
    file: `${limits}/moneyLimits.ts`,
    from: 'addMoney(counted, amount) <= most',
    to: 'addMoney(counted, amount) < most',
  },
  {
    name: 'lowering-leaves-orders-open',
    file: `${rules}/deposits/openOrders.ts`,
    from: 'for (const { id } of unpaid) {',
    to: 'for (const { id } of unpaid.slice(0, 0)) {',
  },
  {
    name: 'week-from-sunday',
    file: 'apps/sandbox/src/kernel/manilaDays.ts',
    from: 'startsAtMs: inDays(1 - weekday), endsAtMs: inDays(daysPerWeek + 1 - weekday)',
    to: 'startsAtMs: inDays(-(weekday % daysPerWeek)), endsAtMs: inDays(daysPerWeek - (weekday % daysPerWeek))',
  },
  {
    name: 'raise-an-hour-early',
    file: 'libs/domain/src/limits/OwnLimit.ts',
    from: 'now + waitHours * hourMs',
    to: 'now + (waitHours - 1) * hourMs',
  },
  {
    name: 'raise-never-lapses',
    file: 'libs/domain/src/limits/OwnLimit.ts',
    from: 'waiting.most === requested && now < ownLimitLapse(waiting)',
    to: 'waiting.most === requested',
  },
  {
    name: 'day-from-eight-in-the-morning',
    file: 'apps/sandbox/src/kernel/manilaDays.ts',
    from: 'const manilaOffsetMs = 8 * 3_600_000;',
    to: 'const manilaOffsetMs = 0;',
  },
  {
    name: 'late-payment-of-a-closed-order-credited',
    file: `${rules}/deposits/takeLatePayment.ts`,
    from: "if (order.closedFor !== '') {",
    to: 'if (order.id < 0) {',
  },
  {
    name: 'late-payment-past-the-gate',
    file: `${rules}/deposits/creditDeposit.ts`,
    from: 'if (refusal) return await returnDeposit(',
    to: 'if (refusal && asked.status === 0) return await returnDeposit(',
  },
  {
    name: 'bonus-for-somebody-left-alone',
    file: `${rules}/deposits/creditDeposit.ts`,
    from: 'const order = isQuiet',
    to: 'const order = isQuiet && nowMs < 0',
  },
  {
    name: 'award-given-that-was-left',
    file: `${rules}/deposits/planDeposit.ts`,
    from: 'isChoice && !takesAward ? zeroMoney',
    to: 'isChoice && amount < 0 ? zeroMoney',
  },
];
