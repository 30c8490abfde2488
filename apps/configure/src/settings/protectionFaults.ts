import { isProtection, type Protection } from './protection';

type Check = (value: unknown) => boolean;
type OtherSetting = Exclude<keyof Protection, 'helpLines'>;

const among =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const flag = among(true, false);
const mostPesos = 9_999_999;
const yearHours = 8_760;

/** What each setting may be, and what of it production may be run with. */
const rules: { readonly [Setting in OtherSetting]: readonly [allowed: Check, production?: Check] } = {
  identityFirst: [flag],
  identityAbove: [whole(0, mostPesos), whole(0, 5_000)],
  awayAccess: [among('payout', 'none')],
  raiseWaitHours: [whole(1, yearHours), whole(24, yearHours)],
  limitReviewMonths: [whole(1, 6)],
  limitRequired: [flag],
  realityMinutes: [among(15, 30, 60)],
  bonusTimes: [whole(0, 1_000), whole(0, 10)],
  bonusDays: [whole(1, 60)],
  bonusMaxStake: [whole(1, mostPesos)],
  depositTimes: [among(0, 1)],
  relief: [flag, among(false)],
  lossBack: [flag, among(false)],
  nationalRegister: [among('memory', 'adapter'), among('adapter')],
};

/** The names of all settings. */
export const protectionNames: readonly string[] = ['helpLines', ...Object.keys(rules)];

/** Six equal digits in a row. Rising ones are listed, since no pattern counts. */
const madeUp = /(\d)\1{5}|012345|123456|234567|345678|456789/;

/**
 * Whether nobody can answer at a number: it has not 3 to 13 digits, or six equal or rising ones in a row, as made-up
 * numbers have.
 */
function isDummyPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return !/^\d{3,13}$/.test(digits) || madeUp.test(digits);
}

/**
 * What an operator may not be run with, as `setting: what is wrong`: a value that is none, and in production also one that
 * is missing or forbidden there, and a help line that nobody answers at.
 */
export function protectionFaults({
  mode,
  protection,
}: object & {
  readonly mode?: unknown;
  readonly protection?: unknown;
}): readonly string[] {
  const isProduction = mode === 'production';
  const settings = protection ?? { helpLines: [] };
  if (!isProtection(settings)) return [];
  const { helpLines } = settings;
  const given = new Map<string, unknown>(Object.entries(settings));
  const others = Object.entries(rules).flatMap(([name, [allowed, production = allowed]]) => {
    const value = given.get(name);
    if (value === undefined) return isProduction ? [`protection.${name}: missing`] : [];
    return (isProduction ? production : allowed)(value) ? [] : [`protection.${name}: forbidden`];
  });
  if (!isProduction) return others;
  if (helpLines.length === 0) return ['protection.helpLines: missing', ...others];
  const dummies = helpLines.flatMap(({ phone }, place) =>
    isDummyPhone(phone) ? [`protection.helpLines.${place}.phone: dummy`] : [],
  );
  return [...dummies, ...others];
}
