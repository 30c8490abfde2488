import type { Channel } from './channels';
import type { SignRules, Standing } from './checkIn';
import type { Score } from './money';
import { offersFor, type Depositor, type Gift, type Offer } from './promotions';
import { flagOf, isPresent, numberOf, ordersOf, pesosOf } from './loose';

/** A row as a server may send it. */
export type Row = Readonly<Record<string, unknown>>;

/** Contract, section 9: channels of the payment list, each under the id of its method. */
export const channelsOf = (methods: readonly { readonly id: number; readonly payChanel: readonly Row[] }[]) =>
  methods.flatMap(({ id, payChanel }) =>
    payChanel.map((row): Channel => ({
      method: id,
      p: String(row.p),
      c: String(row.c),
      s: flagOf(row.s),
      h: flagOf(row.h),
      sort: numberOf(row.sort) ?? 0,
      d: numberOf(row.d) ?? 0,
      v: numberOf(row.v) ?? 0,
      vm: isPresent(row.vm) ? numberOf(row.vm) : undefined,
      o: ordersOf(row.o),
    })),
  );

type Step = Gift['content'][number];

function stepOf(value: unknown): Step | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, rate, dayNum = 1 }: Row = { ...value };
  const [read, percent, days] = [pesosOf(amount), numberOf(rate), numberOf(dayNum)];
  return read === undefined || percent === undefined || days === undefined
    ? undefined
    : { amount: read, rate: percent, dayNum: days };
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/**
 * Rules, section 5: an object or a list; what cannot be read is not on offer. A step that cannot be read keeps its
 * place among the five and gives nothing to that deposit.
 */
export function wireOffers(rows: readonly Row[], player: Depositor, amount: Score): readonly Offer[] {
  const gifts = rows.flatMap(({ activity_type, activity_content, status }): readonly Gift[] => {
    const content = parsed(activity_content);
    if (content === undefined || content === null) return [];
    const steps = (Array.isArray(content) ? content : [content]).map(stepOf);
    const type = numberOf(activity_type) ?? 0;
    const used = type === 23 ? steps : steps.slice(0, 1);
    if (used[type === 23 ? player.DepCount : 0] === undefined) return [];
    const unread: Step = { amount: 0n, rate: 0, dayNum: 1 };
    return [{ type, status: flagOf(status), content: used.map((step) => step ?? unread) }];
  });
  return offersFor(gifts, player, amount);
}

/** Description, section 3: the global rules of check-in. */
export const rulesOf = (row: Row): SignRules => ({
  user_vip: isPresent(row.user_vip) ? numberOf(row.user_vip) : undefined,
  all_depAmt: isPresent(row.all_depAmt) ? pesosOf(row.all_depAmt) : undefined,
  day_depAmt: isPresent(row.day_depAmt) ? pesosOf(row.day_depAmt) : undefined,
  day_flow: isPresent(row.day_flow) ? pesosOf(row.day_flow) : undefined,
  user_order: ordersOf(row.user_order),
});

/** Contract, 0.3: AllDep and DayDep are plain pesos, UserFlow counts ten-thousandths. */
export const standingOf = (row: Row): Standing => ({
  UserVip: numberOf(row.UserVip) ?? 0,
  AllDep: pesosOf(row.AllDep) ?? 0n,
  DayDep: pesosOf(row.DayDep) ?? 0n,
  UserFlow: BigInt(numberOf(row.UserFlow) ?? 0),
  VipOrder: numberOf(row.VipOrder) ?? 0,
});
