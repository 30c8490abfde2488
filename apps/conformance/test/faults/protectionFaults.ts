import { altered, type Fault, on } from './Fault';
import { alterPath, answerJson, fieldOf, type Json, rowsIn, textIn } from './json';

const permission = 'away';
const success: Json = { code: 200, msg: 'ok', data: { token: 'none', UserID: 1 }, ts: 1 };

/** A back end that has a call of protection and not the rule behind it. */
export const protectionFaults: readonly Fault[] = [
  {
    name: 'need-forgotten',
    title: 'A newcomer of another service plays at once',
    foundBy: 'account.incomplete',
    call: 'thirdLogin',
    permission,
    arm: altered('launchGame', 'code', () => 200),
  },
  {
    name: 'terms-forgotten',
    title: 'A promotion does not say what it asks for',
    foundBy: 'bonus.terms',
    call: 'getPayGift',
    permission,
    arm: altered('getPayGift', 'data', (rows) =>
      rowsIn(rows).map((row) => ({
        activity_type: fieldOf(row, 'activity_type') ?? 15,
        activity_content: textIn([{ amount: 200, rate: 10 }]),
        status: 1,
      })),
    ),
  },
  {
    name: 'bonus-kept',
    title: 'A bonus that was given up is still there',
    foundBy: 'bonus.drop',
    call: 'dropBonus',
    permission,
    arm: altered('dropBonus', 'data.bonus', () => 50),
  },
  {
    name: 'limit-of-anything',
    title: 'A limit of 5e2 is taken',
    foundBy: 'limit.value',
    call: 'rgSet',
    permission,
    arm: () =>
      on('rgSet', async ({ fields, ask, forward }) =>
        fields['value'] === '5e2' ? answerJson(alterPath(await ask(), 'code', () => 200)) : await forward(),
      ),
  },
  {
    name: 'limit-not-lowered',
    title: 'A lower limit is answered and not kept',
    foundBy: 'limit.lower',
    call: 'rgSet',
    permission,
    arm: altered('rgInfo', 'data.dep.day.am', () => 9_000_000),
  },
  {
    name: 'limit-raised-at-once',
    title: 'A higher limit holds at once',
    foundBy: 'limit.raise',
    call: 'rgSet',
    permission,
    arm: altered('rgSet', 'data.dep.day', () => ({ am: 20_000, used: 0, open: 0, reset: 2_000_000_000 })),
  },
  {
    name: 'limit-ignored',
    title: 'Orders beyond the limit are made',
    foundBy: 'limit.order',
    call: 'deposit',
    permission,
    arm: altered('deposit', 'code', () => 200),
  },
  {
    name: 'limit-raced',
    title: 'Orders made at once do not see one another',
    foundBy: 'limit.race',
    call: 'deposit',
    permission,
    arm: altered('deposit', 'code', () => 200),
  },
  {
    name: 'orders-left-open',
    title: 'Orders stay open when the limit is lowered',
    foundBy: 'limit.lowered',
    call: 'rgSet',
    permission,
    arm: altered('rgInfo', 'data.dep.day.open', () => 90_000),
  },
  {
    name: 'day-of-another-zone',
    title: 'A day ends at eight in the morning',
    foundBy: 'limit.midnight',
    call: 'rgInfo',
    permission,
    arm: altered('rgInfo', 'data.dep.day.reset', (reset) => Number(reset) + 28_800),
  },
  {
    name: 'checks-off',
    title: 'Reality checks can be off',
    foundBy: 'reality.on',
    call: 'rgInfo',
    permission,
    arm: altered('rgInfo', 'data.reality.min', () => 0),
  },
  {
    name: 'check-of-any-number',
    title: 'Any number answers a reality check',
    foundBy: 'reality.number',
    call: 'rgCheck',
    permission,
    arm: altered('rgCheck', 'code', () => 200),
  },
  {
    name: 'orders-open-on-a-break',
    title: 'An order stays open when a break begins',
    foundBy: 'away.credit',
    call: 'getDepositLog',
    permission,
    arm: altered('getDepositLog', 'data.0.status', () => 0),
  },
  {
    name: 'break-ended-by-asking',
    title: 'Who asks to come back is back',
    foundBy: 'away.end',
    call: 'rgReturn',
    permission,
    arm: altered('rgReturn', 'code', () => 200),
  },
  {
    name: 'money-locked-in',
    title: 'The token of a break reaches no money',
    foundBy: 'away.payout',
    call: 'rgBreak',
    permission,
    arm: () => {
      let isAway = false;
      return async ({ call, forward, ask }) => {
        isAway ||= call === 'rgBreak';
        if (call !== 'getUserScore' || !isAway) return await forward();
        const answer = await ask();
        return answerJson(fieldOf(answer, 'code') === 200 ? alterPath(answer, 'code', () => 1007) : answer);
      };
    },
  },
  {
    name: 'payout-once',
    title: 'A repeated break has no token',
    foundBy: 'away.repeat',
    call: 'rgBreak',
    permission,
    arm: () => {
      let asked = 0;
      return on('rgBreak', async ({ ask }) => {
        asked += 1;
        const answer = await ask();
        return answerJson(asked === 1 ? answer : alterPath(answer, 'data.away.payout', () => undefined));
      });
    },
  },
  {
    name: 'login-open',
    title: 'Somebody on a break logs in',
    foundBy: 'away.login',
    call: 'login',
    permission,
    arm: () => on('login', () => Promise.resolve(answerJson(success))),
  },
  {
    name: 'game-open',
    title: 'Somebody on a break opens a game',
    foundBy: 'away.calls',
    call: 'launchGame',
    permission,
    arm: altered('launchGame', 'code', () => 200),
  },
  {
    name: 'ads-go-on',
    title: 'Somebody on a break is advertised to',
    foundBy: 'away.marketing',
    call: 'getAds',
    permission,
    arm: altered('getAds', 'data', () => [{ id: 1 }]),
  },
  {
    name: 'break-shortened',
    title: 'A break is made shorter',
    foundBy: 'away.extend',
    call: 'rgBreak',
    permission,
    arm: () =>
      on('rgBreak', async ({ fields, ask, forward }) =>
        fields['hours'] === '24' ? answerJson(alterPath(await ask(), 'code', () => 200)) : await forward(),
      ),
  },
  {
    name: 'exclusion-unproven',
    title: 'An exclusion needs no password',
    foundBy: 'away.proof',
    call: 'rgExclude',
    permission,
    arm: altered('rgExclude', 'code', () => 200),
  },
  {
    name: 'months-of-thirty-days',
    title: 'A month is thirty days',
    foundBy: 'away.months',
    call: 'rgExclude',
    permission,
    arm: altered('rgExclude', 'data.away.until', (until) => Number(until) - 86_400),
  },
];
