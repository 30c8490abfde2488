import type { Fault } from './Fault';

const rules = 'apps/sandbox/src/rules';
const limits = `${rules}/limits`;

/** Of rounds, reality checks, bonuses and sessions. */
export const playFaults: readonly Fault[] = [
  {
    name: 'loss-limit-without-the-stake',
    file: `${limits}/moneyLimits.ts`,
    from: "{ ...stake, kind: 'loss', countsOpen: true }",
    to: "{ ...stake, amount: zeroMoney, kind: 'loss', countsOpen: true }",
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
    file: `${rules}/rewards/endGifts.ts`,
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
    name: 'idle-session-not-locked',
    file: `${rules}/players/sessionLock.ts`,
    from: 'nowMs - lastActAtMs >= lockAfterMs',
    to: 'nowMs - lastActAtMs > 2 * lockAfterMs',
  },
  {
    name: 'check-not-asked-by-launches',
    file: 'apps/sandbox/src/api/games/games.ts',
    from: 'await checkNoneDue(transaction, playerId, { operator, nowMs });',
    to: '',
  },
  {
    name: 'any-number-answers-a-check',
    file: `${limits}/realityCheck.ts`,
    from: "if (no > (due ?? last)) throw new Refusal('badParameter', { field: 'no' });",
    to: '',
  },
  {
    name: 'limit-not-asked-after-a-return',
    file: 'apps/sandbox/src/api/games/games.ts',
    from: 'await checkPromptAnswered(transaction, playerId);',
    to: '',
  },
  {
    name: 'missed-checks-asked-one-by-one',
    file: `${limits}/realityCheck.ts`,
    from: '.set({ answeredMs: sql`${nowMs}::bigint - ${playSession.startedAtMs}` })',
    to: '.set({ answeredMs: sql`${playSession.answeredMs} + 900000` })',
  },
  {
    name: 'check-escaped-by-a-short-pause',
    file: `${limits}/playSession.ts`,
    from: '!isOver && nowMs - seenAtMs < playSessionPauseMs',
    to: '!isOver && nowMs - seenAtMs < playSessionPauseMs / 3',
  },
];
