import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

// An engine without Intl, as some phones and bots have it: importing a rule must not need it, nor must money.
Reflect.deleteProperty(globalThis, 'Intl');

const manifest = JSON.parse(
  readFileSync(new URL('node_modules/@kislap/domain/package.json', import.meta.url), 'utf8'),
);
for (const entry of Object.keys(manifest.exports).filter((one) => !one.endsWith('.json'))) {
  await import(`@kislap/domain${entry.slice(1)}`);
}
const { formatMoney, moneyFromPeso } = await import('@kislap/domain/money');
const { epochSecondsFrom, formatManila, manilaDay } = await import('@kislap/domain/time');
assert.equal(formatMoney(moneyFromPeso('1234567.891')), '1,234,567.89');
assert.equal(manilaDay(epochSecondsFrom(1_767_196_800)), '2026-01-01');
assert.equal(formatManila(epochSecondsFrom(1_767_196_800)), '2026-01-01 00:00:00');
