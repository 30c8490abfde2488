import type { Fault } from './Fault';

const rules = 'apps/sandbox/src/rules';
const limits = `${rules}/limits`;

/** Of absences, coming back, and other accounts of the same person. */
export const absenceFaults: readonly Fault[] = [
  {
    name: 'break-leaves-orders-open',
    file: `${limits}/selfExclusion.ts`,
    from: 'await endOrders(transaction, known, nowMs);',
    to: '',
  },
  {
    name: 'exclusion-ends-by-itself',
    file: `${rules}/players/away.ts`,
    from: "awayKind === 'exclusion' ? { kind: 'over', untilMs: coolingUntilMs } : undefined",
    to: 'undefined',
  },
  {
    name: 'month-overflow',
    file: `${limits}/selfExclusion.ts`,
    from: 'return addManilaMonths(epochSecondsFrom(instantMs / 1000), months) * 1000;',
    to: `const clock = new Date(instantMs + 8 * hourMs);
  return Date.UTC(
    clock.getUTCFullYear(), clock.getUTCMonth() + months, clock.getUTCDate(),
    clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds(),
  ) - 8 * hourMs;`,
  },
  {
    name: 'break-made-shorter',
    file: `${limits}/selfExclusion.ts`,
    from: '|| untilMs <= held.untilMs',
    to: '',
  },
  {
    name: 'longer-exclusion-from-now',
    file: `${limits}/selfExclusion.ts`,
    from: "held?.kind === 'exclusion' ? held.untilMs : nowMs",
    to: 'nowMs',
  },
  {
    name: 'return-without-the-wait',
    file: `${limits}/returnFromExclusion.ts`,
    from: 'if (nowMs < wait.fromMs) throw tooEarly(wait.fromMs);',
    to: '',
  },
  {
    name: 'own-money-held-by-a-bonus',
    file: `${rules}/withdrawals/requestWithdrawal.ts`,
    from: 'if (isAway) checkOwnMoney(request, player, purse);',
    to: 'if (isAway && player.needFlow <= player.betFlow) checkOwnMoney(request, player, purse);',
  },
  {
    name: 'payout-session-lives-on',
    file: `${rules}/players/sessionLock.ts`,
    from: 'const payoutMs = 30 * 60_000;',
    to: 'const payoutMs = 60 * 60_000;',
  },
  {
    name: 'break-a-moment-too-long',
    file: `${rules}/players/away.ts`,
    from: 'if (coolingUntilMs > nowMs) return',
    to: 'if (coolingUntilMs >= nowMs) return',
  },
  {
    name: 'second-account-not-held',
    file: `${rules}/persons/matches.ts`,
    from: 'if (same) return',
    to: 'if (same && asked.playerId === undefined) return',
  },
  {
    name: 'second-account-plays-on',
    file: `${limits}/selfExclusion.ts`,
    from: 'await askOthers(transaction, known, { nowMs, failpoints, awayAccess: protection.awayAccess });',
    to: '',
  },
  {
    name: 'account-opened-for-somebody-away',
    file: `${rules}/persons/applicants.ts`,
    from: 'return held !== undefined || listedUntilMs > nowMs;',
    to: 'return listedUntilMs > nowMs;',
  },
];
