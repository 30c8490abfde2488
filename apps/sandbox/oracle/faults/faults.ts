/** A fault in the rules, planted in a build of the walk alone: a text of a source file in place of another. */
export interface Fault {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const rules = 'apps/sandbox/src/rules';
const gate = `${rules}/gate`;
const limits = `${rules}/limits`;

/**
 * No fault: the model has no markers of harm, so the walk's own build looks for none. What follows from them
 * (no bonus, a check every 15 minutes, a day of care) would be differences else.
 */
export const withoutMarkers: Fault = {
  name: 'without-markers-of-harm',
  file: `${rules}/harm/harm.ts`,
  from: 'const held = await readHarm(transaction, known.id);\n  const { isConcern = held.isConcern } = given;',
  to: `if (known.id > 0) return;
  const held = await readHarm(transaction, known.id);
  const { isConcern = held.isConcern } = given;`,
};

/** What the walk has to find, each by itself. */
export const faults: readonly Fault[] = [
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
    name: 'loss-limit-without-the-stake',
    file: `${limits}/moneyLimits.ts`,
    from: "{ ...stake, kind: 'loss', countsOpen: true }",
    to: "{ ...stake, amount: zeroMoney, kind: 'loss', countsOpen: true }",
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
    name: 'break-leaves-orders-open',
    file: `${limits}/selfExclusion.ts`,
    from: "await closeUnpaidOrders(transaction, { playerId, why: 'away', nowMs });",
    to: '',
  },
  {
    name: 'exclusion-ends-by-itself',
    file: `${rules}/players/away.ts`,
    from: "awayKind === 'exclusion' ? { kind: 'over', untilMs: coolingUntilMs } : undefined",
    to: 'undefined',
  },
];

/** What a walk of 1,200 operations has not found yet; to be planted by hand, with `KISLAP_FAULT`. */
export const rareFaults: readonly Fault[] = [
  {
    name: 'lowering-leaves-orders-open',
    file: `${rules}/deposits/openOrders.ts`,
    from: 'for (const { id } of unpaid) {',
    to: 'for (const { id } of unpaid.slice(0, 0)) {',
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
    name: 'check-not-asked-by-rounds',
    file: `${rules}/rounds/playRound.ts`,
    from: 'await checkNoneDue(transaction, playerId, { operator, nowMs });',
    to: '',
  },
  {
    name: 'time-not-asked-by-rounds',
    file: `${rules}/rounds/playRound.ts`,
    from: 'await checkPlayTime(transaction, playerId, nowMs);',
    to: '',
  },
  {
    name: 'highest-stake-not-held',
    file: `${rules}/bonus/terms.ts`,
    from: 'maxStake !== null && stake > maxStake',
    to: 'false',
  },
  {
    name: 'bonus-runs-out-in-a-break',
    file: `${limits}/selfExclusion.ts`,
    from: 'byMs: next.untilMs - fromMs',
    to: 'byMs: 0',
  },
  {
    name: 'bonus-outlives-an-exclusion',
    file: `${limits}/selfExclusion.ts`,
    from: 'await voidPot(transaction, { player: known, nowMs, failpoints });',
    to: '',
  },
  {
    name: 'stake-from-the-bonus-first',
    file: 'apps/sandbox/src/rules/rounds/recordRounds.ts',
    from: 'const staked = splitStake(round.stake, { own, bonus });',
    to: `const swapped = splitStake(round.stake, { own: bonus, bonus: own });
    const staked = { own: swapped.bonus, bonus: swapped.own };`,
  },
  {
    name: 'own-money-held-by-a-bonus',
    file: `${rules}/withdrawals/requestWithdrawal.ts`,
    from: 'if (isAway) checkOwnMoney(request, player, purse);',
    to: 'if (isAway && player.needFlow <= player.betFlow) checkOwnMoney(request, player, purse);',
  },
  {
    name: 'idle-session-not-locked',
    file: `${rules}/players/sessionLock.ts`,
    from: 'nowMs - lastActAtMs >= lockAfterMs',
    to: 'nowMs - lastActAtMs > 2 * lockAfterMs',
  },
  {
    name: 'payout-session-lives-on',
    file: `${rules}/players/sessionLock.ts`,
    from: 'const payoutMs = 30 * 60_000;',
    to: 'const payoutMs = 60 * 60_000;',
  },
];
