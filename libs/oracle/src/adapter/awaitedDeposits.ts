import {
  depositsAfter,
  epochMillisecondsFrom,
  settledBy,
  type AwaitedDeposit,
  type CreditedDeposit,
} from '@kislap/domain';
import type { Entry, Move, Outcome, Row, Told } from '../awaitedDeposits';
import { moneyOf } from './amounts';

const awaitedOf = ({ key, amount, at, orderid }: Entry): AwaitedDeposit => ({
  key,
  amount: moneyOf(amount),
  postedAt: epochMillisecondsFrom(at),
  isLate: false,
  ...(orderid !== undefined && { orderId: orderid }),
});

const creditOf = ({ logid, amount, orderid }: Row): CreditedDeposit => ({
  id: logid,
  amount: moneyOf(amount),
  isFirst: false,
  ...(orderid !== undefined && { orderId: orderid }),
});

/** A device that keeps the mark and the list as money, A7 says, and leaves both questions to the domain. */
export function outcomeByDomain(firstMark: number, moves: readonly Move[]): Outcome {
  let mark = firstMark;
  let awaited: readonly AwaitedDeposit[] = [];
  const told: Told[] = [];
  for (const move of moves) {
    if (move.type === 'post') {
      if (awaited.length === 0) mark = Math.max(mark, move.newest);
      awaited = [...awaited, awaitedOf(move.entry)];
    } else if (move.type === 'found') {
      const { key, orderid } = move;
      awaited = awaited.map((one) => (one.key === key ? { ...one, orderId: orderid } : one));
    } else if (move.type === 'over') {
      awaited = awaited.filter(({ key }) => key !== move.key);
    } else {
      for (const credit of depositsAfter(mark, move.rows.map(creditOf))) {
        mark = credit.id;
        const settled = settledBy(credit, awaited, credit.orderId === undefined ? move.log : undefined);
        awaited = awaited.filter((one) => one !== settled);
        told.push({ logid: credit.id, settles: settled?.key });
      }
    }
  }
  return { told, left: awaited.map(({ key }) => key).toSorted() };
}
