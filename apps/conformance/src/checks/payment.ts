import { answerCode, type WirePayMethod } from '@kislap/api/contract';
import { summarize } from '../shape/values';
import { describeReply } from '../wire/wire';
import { type CheckKind, observe } from './Check';
import { awardNone, awards } from './paymentAwards';
import * as trial from './paymentTrials';

/** The payment service. */
export const payment: CheckKind = {
  id: 'payment',
  title: 'Payments are signed, checked and made once',
  checks: [
    {
      id: 'payment.limits',
      title: 'The limits of methods and channels can be met',
      why: 'A form whose least amount is above its largest cannot be sent by anybody.',
      advice: 'Correct the limits in your payment settings; a largest amount of 0 means none.',
      severity: 'error',
      needs: 'account',
      run: async (context) => {
        const methods = (await context.read('paylist4vip'))?.data;
        if (!methods) return [observe.skipped('paylist4vip', 'no answer to look at')];
        const problems = payMethodProblems(methods);
        return [observe.unless('paylist4vip', problems.length === 0 ? undefined : summarize(problems))];
      },
    },
    {
      id: 'payment.unknown',
      title: 'A payment call that does not exist is refused',
      why: 'An order that nobody took would look as if it had been placed.',
      advice: 'Answer HTTP 404, or a code other than 200 and 100, to an unknown f.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const reply = await context.wire({
          target: '/pay/client?f=noSuchCallOfTheContract',
          service: 'payment',
          body: 'form',
          fields: {},
        });
        const isTaken = reply.code === answerCode.ok || reply.code === answerCode.withdrawalAccepted;
        return [observe.unless('(unknown call)', isTaken ? `answered ${describeReply(reply)}` : undefined)];
      },
    },
    awardNone,
    {
      id: 'payment.order',
      title: 'A deposit opens one order, and credits nothing before it is paid',
      why: 'The app sends the player to pay_url; money that is there before it was paid is a gift.',
      advice: 'Answer pay_url, show the order in getDepositLog with status 0, and credit it when it is paid.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.placeOrder(context)],
    },
    {
      id: 'payment.repeat',
      title: 'A deposit sent twice with one key is one order',
      why: 'A player who loses the line while paying is charged twice.',
      advice: 'Store the order with the key; answer the same orderid to a repeat.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.repeatOrder(context)],
    },
    {
      id: 'payment.reuse',
      title: 'A deposit of another amount with a used key is refused',
      why: 'The player pays another amount than he typed.',
      advice: 'Keep a hash of the form (without its sign) with the key, and answer 1001.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.reuseOrderKey(context)],
    },
    {
      id: 'payment.sign',
      title: 'A form with a wrong sign is refused',
      why: 'A form that was changed on its way would be carried out.',
      advice: 'Compare the sign with your own over key, amount, userid and extra; answer 1001.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.forgeSign(context)],
    },
    {
      id: 'payment.stranger',
      title: "A form with another player's id is refused",
      why: 'Anybody could open orders in the name of somebody else.',
      advice: 'Compare userid with the session of the token.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.depositForAnother(context)],
    },
    {
      id: 'payment.bounds',
      title: 'An amount outside the limits is refused',
      why: 'The app checks limits for comfort alone; whoever writes his own form does not.',
      advice: 'Check method and channel limits on the server.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.depositTooLittle(context)],
    },
    {
      id: 'payment.byKey',
      title: 'An order is found by its key',
      why: 'A device whose answer was lost could never tell whether the player has an order.',
      advice: 'Keep the key with the order; answer orderByKey with it, and 1014 for a key that made none.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.findByKey(context)],
    },
    {
      id: 'payment.closedKey',
      title: 'A closed key makes no order',
      why: 'The app has told the player that nothing was made; a payment that arrives late would be a second one.',
      advice: 'Store the closed key like an answered one, and refuse with 1001 whatever comes under it.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.closeKey(context)],
    },
    {
      id: 'payment.overdraw',
      title: 'More than the balance cannot be withdrawn',
      why: 'Money would be paid out that is not there.',
      advice:
        'Check the balance in the transaction that takes it; answer 1011, or 1008 where another rule comes first.',
      severity: 'error',
      needs: 'money',
      run: async (context) => [await trial.overdraw(context)],
    },
    ...awards,
  ],
};

/** What does not fit together in the payment list: a form that nobody could fill in. */
function payMethodProblems(methods: readonly WirePayMethod[]): readonly string[] {
  return methods.flatMap((method) => [
    ...(method.d_max > 0 && method.d_min > method.d_max ? [`${method.name}: d_min is above d_max`] : []),
    ...(method.w_max > 0 && method.w_min > method.w_max ? [`${method.name}: w_min is above w_max`] : []),
    ...method.payChanel
      .filter(({ min, max }) => max > 0 && min > max)
      .map(({ c }) => `${method.name} ${c}: min is above max`),
  ]);
}
