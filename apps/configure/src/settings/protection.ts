/** Somebody to talk to when play is no longer play. */
export interface HelpLine {
  /** As players know it. */
  readonly name: string;
  /** As dialled: digits, spaces, +, -, brackets. */
  readonly phone: string;
  /** When somebody answers: "24/7". */
  readonly hours: string;
}

/** What the operator decides about the protection of players. */
export interface Protection {
  /** The first stands on every page; none hides the line, which production does not allow. */
  readonly helpLines: readonly HelpLine[];
  /** Whether nobody deposits or plays before a passed identity check. */
  readonly identityFirst: boolean;
  /** Without that, what may be deposited in all before it, in pesos. */
  readonly identityAbove: number;
  /** What a player who is away reaches: a session that pays out, or nothing, and own money is paid out by itself. */
  readonly awayAccess: 'payout' | 'none';
  /** How long a looser limit waits. */
  readonly raiseWaitHours: number;
  /** After so many months the question for a deposit limit is asked again. */
  readonly limitReviewMonths: number;
  /** Whether nobody deposits or plays without a deposit limit. */
  readonly limitRequired: boolean;
  /** Minutes between two reality checks, for who has chosen none of the others. */
  readonly realityMinutes: 15 | 30 | 60;
  /** How often a bonus is to be bet, within how many days, and the highest bet meanwhile, in pesos. */
  readonly bonusTimes: number;
  readonly bonusDays: number;
  readonly bonusMaxStake: number;
  /** How often a deposit is to be bet before it can be withdrawn. */
  readonly depositTimes: 0 | 1;
  /** Whether there is relief for an empty balance, and part of a lost week back. */
  readonly relief: boolean;
  readonly lossBack: boolean;
  /** The national register: one in memory, for demonstrations, or the operator's adapter. */
  readonly nationalRegister: 'memory' | 'adapter';
}

/** As it stands in a configuration: what is left out is the sandbox's, which production does not allow. */
export type ProtectionSettings = Pick<Protection, 'helpLines'> & Partial<Protection>;

const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value);

function isHelpLine(line: unknown): boolean {
  const { name, phone, hours } = Object(line);
  return isText(name) && isText(hours) && isText(phone) && /^[+\d() -]+$/.test(phone);
}

/** Whether these are settings of protection that can be looked at one by one. */
export function isProtection(value: unknown): value is ProtectionSettings {
  const { helpLines } = Object(value);
  return Array.isArray(helpLines) && helpLines.every(isHelpLine);
}
