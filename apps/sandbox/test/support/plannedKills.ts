/** Every moment at which a movement of money can be cut in two. `@` says at which pass. */
const moments = [
  'withdraw.beforeBegin=kill@3',
  'withdraw.afterIdemRow=kill@3',
  'withdraw.afterFirstPosting=kill@2',
  'withdraw.beforeCommit=kill@4',
  'withdraw.afterCommitBeforeReply=kill@3',
  'withdraw.midReply=kill@2',
  'bet.beforeBegin=kill@4',
  'bet.afterIdemRow=kill@3',
  'bet.afterFirstPosting=kill@5',
  'bet.beforeCommit=kill@3',
  'bet.afterCommitBeforeReply=kill@4',
  'deposit.afterIdemRow=kill@3',
  'deposit.beforeCommit=kill@2',
  'deposit.afterCommitBeforeReply=kill@4',
  'deposit.midReply=kill@3',
  'credit.beforeBegin=kill@3',
  'credit.afterFirstPosting=kill@2',
  'credit.beforeCommit=kill@4',
  'credit.afterCommitBeforeReply=kill@3',
];
/** Kills from outside, after so many acknowledged calls. */
const blind = [7, 19, 11, 23, 13, 17];
/** Each named moment once, spread over the operations, and one from outside. */
const few = [
  'bet.beforeBegin=kill@4',
  'deposit.afterIdemRow=kill@3',
  'withdraw.afterFirstPosting=kill@2',
  'credit.beforeCommit=kill@4',
  'withdraw.afterCommitBeforeReply=kill@3',
  'deposit.midReply=kill@3',
  13,
];

/**
 * When the process is killed: at a named moment of an operation, or from outside after so many acknowledged calls.
 *
 * @param wanted how many kills; absent for the few that prove each named moment
 */
export function plannedKills(wanted: string | undefined): readonly (string | number)[] {
  if (wanted === undefined) return few;
  const all = [...moments, ...blind];
  return Array.from({ length: Number(wanted) }, (_, index) => all[index % all.length] ?? 7);
}
