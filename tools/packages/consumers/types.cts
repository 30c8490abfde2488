import domain = require('@kislap/domain');
import money = require('@kislap/domain/money');
import contract = require('@kislap/api/contract');
import type { Money as ImportedMoney } from '@kislap/domain' with { 'resolution-mode': 'import' };

const amount: domain.Money = money.moneyFromPeso('100');
// @ts-expect-error a bare number is not money
const notMoney: money.Money = 100;
// One type, whichever way it comes.
const imported: ImportedMoney = amount;
const required: domain.Money = imported;
console.log(amount, notMoney, required, contract.envelope);
