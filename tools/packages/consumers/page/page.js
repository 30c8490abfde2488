import { addMoney, formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { checkWithdrawalAmount } from '@kislap/domain/withdrawal';

const hundred = moneyFromPeso('100');
const outcome = checkWithdrawalAmount(moneyFromPeso('50'), {
  isSignedIn: true,
  phone: '9171234567',
  mustBindPhone: false,
  balance: hundred,
  minimum: hundred,
  maximum: hundred,
});
document.getElementById('sum').textContent = formatMoney(addMoney(hundred, moneyFromPeso(0.3)));
document.getElementById('reason').textContent = outcome.ok ? 'allowed' : outcome.reason.type;
