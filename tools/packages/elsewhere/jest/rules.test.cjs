const { addMoney, formatMoney, moneyFromPeso } = require('@kislap/domain');

test('rules are required as ever', () => {
  expect(formatMoney(addMoney(moneyFromPeso('100.10'), moneyFromPeso(0.2)))).toBe('100.30');
});
