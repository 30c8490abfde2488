import domain = require('@kislap/domain');
import money = require('@kislap/domain/money');
import contract = require('@kislap/api/contract');

const amount: domain.Money = money.moneyFromPeso('100');
// @ts-expect-error a bare number is not money
const notMoney: money.Money = 100;
console.log(amount, notMoney, contract.envelope);
