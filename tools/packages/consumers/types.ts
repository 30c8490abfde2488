import { checkWithdrawal, type WithdrawalContext } from '@kislap/domain';
import { moneyFromPeso, type Money } from '@kislap/domain/money';
import { checkInDays } from '@kislap/domain/check-in';
import { configureApi, createApi, type Api, type ApiError } from '@kislap/api';
import { ApiProvider, useBalance } from '@kislap/api/react';
import { envelope } from '@kislap/api/contract';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, withdrawalMessage, type MessageId } from '@kislap/i18n';
import { Button, type Skin } from '@kislap/ui';
import { skins } from '@kislap/ui/skins';
import '@kislap/ui/theme';

const amount: Money = moneyFromPeso('100');
const context: WithdrawalContext = {
  isSignedIn: true,
  phone: '9171234567',
  mustBindPhone: false,
  balance: amount,
  minimum: amount,
  maximum: amount,
};
const outcome = checkWithdrawal(amount, context, {
  depositCount: 1,
  neededTurnover: amount,
  doneTurnover: amount,
});
if (!outcome.ok && outcome.reason.type === 'belowMinimum') {
  const minimum: Money = outcome.reason.minimum;
  const id: MessageId = withdrawalMessage(outcome.reason).id;
  console.log(minimum, id);
}
// @ts-expect-error a bare number is not money
const notMoney: Money = 100;
// @ts-expect-error no message has this id
const noMessage: MessageId = 'no.such.message';
const allSkins: readonly Skin[] = skins;
const errors: readonly ApiError[] = [];

configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
const api: Api = createApi({ getToken: () => 'a token of its own' });
console.log(
  ApiProvider,
  api,
  Button,
  KislapIntlProvider,
  checkInDays,
  envelope,
  errors,
  noMessage,
  notMoney,
  allSkins,
  useBalance,
);
