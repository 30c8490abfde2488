const assert = require('node:assert/strict');
const { addMoney, formatMoney, moneyFromPeso } = require('@kislap/domain/money');
const everything = require('@kislap/domain');
const { envelope } = require('@kislap/api/contract');

assert.equal(formatMoney(addMoney(moneyFromPeso('100.10'), everything.moneyFromPeso(0.2))), '100.30');
assert.equal(everything.formatMoney, formatMoney);
assert.ok(envelope);

const { exports: entries } = require('@kislap/domain/package.json');
for (const entry of Object.keys(entries)) assert.ok(require(`@kislap/domain${entry.slice(1)}`));
