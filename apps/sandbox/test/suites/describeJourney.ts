import { moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/Database';
import { checkInvariants } from '../../src/ledger/invariants';
import { TestOperator } from '../support/TestOperator';
import { verify } from '../support/verify';

const phone = '639189999999';

/** A player's money all the way round, whatever database the operator stands on. */
export function describeJourney(engine: string, open: () => Promise<OpenDatabase>): void {
  describe(`the operator on ${engine}`, () => {
    let operator: TestOperator;

    beforeAll(async () => {
      operator = new TestOperator(await open());
    });

    afterAll(async () => await operator.opened.close());

    it('takes a newcomer from the first code to a completed withdrawal', async () => {
      const device = operator.guest();
      await device.call('sendCode', { phone, scene: 'register' });
      const password = 'Play1234';
      const form = { phone, code: '123456', password, password1: password, birthday: '1990-01-01', agree: 1 };
      device.adopt(await device.call('register', form));

      const { orderid } = await device.deposit({ amount: '200', acId: 19 });
      await operator.services.cashier.pay(String(orderid));
      operator.pass(3);
      expect((await device.call('depositNotice', { logId: 0 })).data).toMatchObject([
        { amount: 200, isFirst: 'true' },
      ]);
      expect((await device.call('getUserScore')).data.Score).toBe(4_000_000);
      expect((await device.withdraw({ amount: '300' })).msg).toBe('You still need 1,200.00 running water!');

      const { data } = await device.call('launchGame', { gc: 'parol-nights' });
      for (let round = 0; round < 4; round += 1) {
        const stake = moneyFromPeso(300);
        await operator.services.games.playRound({
          sid: data.sid,
          key: `round-${round}`,
          stake,
          choice: 'play',
          settle: () => ({ win: stake, detail: { round } }),
        });
      }
      expect((await device.withdraw({ amount: '300' })).code).toBe(1013);
      await verify(operator, device);
      expect((await device.withdraw({ amount: '300' })).code).toBe(100);
      operator.pass(20);
      expect((await device.call('getWithdrawLog', { logId: 0 })).data).toMatchObject([
        { status: 1, amount: 300 },
      ]);
      expect((await device.call('getUserScore')).data.Score).toBe(1_000_000);
    });

    it(
      'accepts one of 200 withdrawals of the whole balance at the same time',
      { timeout: 120_000 },
      async () => {
        const device = await operator.loggedIn(phone);
        await device.renewSecretKey();
        const replies = await Promise.all(
          Array.from({ length: 200 }, () => device.withdraw({ amount: '100' })),
        );
        expect(replies.filter(({ code }) => code === 100)).toHaveLength(1);
        expect(replies.filter(({ code }) => code === 1011)).toHaveLength(199);
      },
    );

    it('leaves every invariant of the ledger at zero', async () => {
      const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
      expect(broken).toEqual([]);
    });
  });
}
