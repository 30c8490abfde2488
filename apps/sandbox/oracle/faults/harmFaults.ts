import type { Fault } from './Fault';

const domain = 'libs/domain/src/harm';
const sandbox = 'apps/sandbox/src';

/** Of what is noticed of a player, and of money in a studio's wallet. */
export const harmFaults: readonly Fault[] = [
  {
    name: 'credits-of-a-day-not-noticed',
    file: `${domain}/markers.ts`,
    from: 'mostOf(facts.deposits.map(({ day }) => day)) >= 4',
    to: 'mostOf(facts.deposits.map(({ day }) => day)) >= 40',
  },
  {
    name: 'wishes-not-noticed',
    file: `${domain}/markers.ts`,
    from: 'if (looserWishes.length >= 2) return true;',
    to: '',
  },
  {
    name: 'refused-orders-not-noticed',
    file: `${domain}/markers.ts`,
    from: 'refused: hasWithin(facts.failedOrders, { count: 3, spanMs: dayMs }),',
    to: 'refused: hasWithin(facts.failedOrders, { count: 30, spanMs: dayMs }),',
  },
  {
    name: 'level-falls-with-the-first-calm-look',
    file: `${domain}/level.ts`,
    from: 'const isOver = now - calmSince >= fortnightMs;',
    to: 'const isOver = now >= calmSince;',
  },
  {
    name: 'no-day-of-care-at-level-three',
    file: `${sandbox}/rules/harm/harm.ts`,
    from: 'if (level < 3 || awayOf(known, nowMs) !== undefined) return;',
    to: 'if (nowMs > 0) return;',
  },
  {
    name: 'promotion-at-level-two',
    file: `${sandbox}/api/payment/paymentForms.ts`,
    from: '(promotion !== 0 || takesAward) && (await harmLevelOf(transaction, playerId)) >= 2',
    to: '(promotion !== 0 || takesAward) && (await harmLevelOf(transaction, playerId)) >= 4',
  },
  {
    name: 'studio-money-left-behind',
    file: `${sandbox}/rules/limits/selfExclusion.ts`,
    from: 'await emptyWallets(transaction, { player: known, nowMs }, failpoints);',
    to: '',
  },
  {
    name: 'never-played-never-calm',
    file: `${sandbox}/rules/harm/lookDaily.ts`,
    from: 'await union(played, noticed).limit(most)',
    to: 'await played.limit(most)',
  },
];
