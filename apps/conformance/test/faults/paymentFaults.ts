import { randomUUID } from 'node:crypto';
import { altered, type Fault, on } from './Fault';
import { alterPath, answerJson } from './json';

const accepted = { code: 200, msg: 'ok', pay_url: '/pay/here', orderid: 'O1' } as const;
const money = { call: 'deposit', permission: 'money' } as const;

/** Orders that should not be, and orders that get lost. */
export const paymentFaults: readonly Fault[] = [
  {
    name: 'limits-crossed',
    title: 'The least amount of a method is above its largest',
    foundBy: 'payment.limits',
    call: 'paylist4vip',
    arm: altered('paylist4vip', 'data.0.d_min', () => 9_000_000),
  },
  {
    name: 'any-payment-call',
    title: 'Every payment call is taken',
    foundBy: 'payment.unknown',
    call: '',
    arm: () => on('noSuchCallOfTheContract', () => Promise.resolve(answerJson(accepted))),
  },
  {
    ...money,
    name: 'credited-unpaid',
    title: 'A deposit is credited before it is paid',
    foundBy: 'payment.order',
    arm: () => {
      let credited = 0;
      return on(['deposit', 'getUserScore'], async ({ call, ask }) => {
        const answer = await ask();
        if (call === 'deposit') credited += 1_000_000;
        return answerJson(
          call === 'deposit' ? answer : alterPath(answer, 'data.Score', (score) => Number(score) + credited),
        );
      });
    },
  },
  {
    ...money,
    name: 'order-lost',
    title: 'An order is answered and not kept',
    foundBy: 'payment.order',
    arm: () => on('deposit', () => Promise.resolve(answerJson(accepted))),
  },
  {
    ...money,
    name: 'order-refused',
    title: 'Every order is refused, also where none is open',
    foundBy: 'payment.order',
    arm: () => on('deposit', () => Promise.resolve(answerJson({ code: 1008, msg: 'Not now.' }))),
  },
  {
    ...money,
    name: 'order-refused-and-made',
    title: 'An order is refused and made all the same',
    foundBy: 'payment.order',
    arm: altered('deposit', 'code', () => 1008),
  },
  {
    ...money,
    name: 'order-twice',
    title: 'One key makes two orders',
    foundBy: 'payment.repeat',
    arm: () => on('deposit', ({ forward }) => forward({ key: randomUUID() })),
  },
  {
    ...money,
    name: 'order-key-reused',
    title: 'A used key makes an order of another amount',
    foundBy: 'payment.reuse',
    arm: () => on('deposit', ({ forward }) => forward({ key: randomUUID() })),
  },
  {
    ...money,
    name: 'unsigned',
    title: 'A deposit is taken without a valid sign',
    foundBy: 'payment.sign',
    arm: altered('deposit', 'code', () => 200),
  },
  {
    ...money,
    name: 'in-the-name-of-another',
    title: "A deposit is taken for another player's id",
    foundBy: 'payment.stranger',
    arm: altered('deposit', 'code', () => 200),
  },
  {
    ...money,
    name: 'below-the-least',
    title: 'A deposit below the least amount is taken',
    foundBy: 'payment.bounds',
    arm: altered('deposit', 'code', () => 200),
  },
  {
    ...money,
    name: 'key-forgotten',
    title: 'The order of a key is not found',
    foundBy: 'payment.byKey',
    call: 'orderByKey',
    arm: altered('orderByKey', 'code', () => 1014),
  },
  {
    ...money,
    name: 'closed-key-works',
    title: 'A payment under a closed key is made',
    foundBy: 'payment.closedKey',
    arm: () => on('deposit', ({ forward }) => forward({ key: randomUUID() })),
  },
  {
    name: 'award-without-terms',
    title: 'An award that can be left does not say how often it is to be bet',
    foundBy: 'payment.awardTerms',
    call: 'getPayChannel',
    arm: altered('getPayChannel', 'data.a_c.0.times', () => null),
  },
  {
    ...money,
    name: 'award-for-everybody',
    title: 'An award comes with every deposit of its channel',
    foundBy: 'payment.awardLeft',
    arm: () => on('deposit', ({ fields, forward }) => forward({ fields: { ...fields, takeAward: '1' } })),
  },
  {
    ...money,
    name: 'award-said-no',
    title: 'An award comes with a deposit that says 0 as well',
    foundBy: 'payment.awardLeft',
    arm: () =>
      on('deposit', ({ fields, forward }) =>
        forward({ fields: { ...fields, ...('takeAward' in fields && { takeAward: '1' }) } }),
      ),
  },
  {
    ...money,
    name: 'award-dropped',
    title: 'An award that was taken is not given',
    foundBy: 'payment.awardTaken',
    arm: () => on('deposit', ({ fields, forward }) => forward({ fields: { ...fields, takeAward: '0' } })),
  },
  {
    ...money,
    name: 'award-out-of-nothing',
    title: 'An award that the channel does not have is taken',
    foundBy: 'payment.awardNone',
    arm: () => on('deposit', ({ fields, forward }) => forward({ fields: { ...fields, takeAward: '0' } })),
  },
  {
    name: 'bank-of-its-own-list',
    title: 'A bank of the list is refused for the way it is written',
    foundBy: 'payment.overdraw',
    call: 'withdraw',
    permission: 'money',
    arm: () =>
      on('withdraw', () =>
        Promise.resolve(answerJson({ code: 1001, msg: 'No such bank.', field: 'bank_code' })),
      ),
  },
  {
    name: 'overdrawn',
    title: 'More than the balance is paid out',
    foundBy: 'payment.overdraw',
    call: 'withdraw',
    permission: 'money',
    arm: altered('withdraw', 'code', () => 100),
  },
];
