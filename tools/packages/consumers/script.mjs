import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { formatMoney as formatFromRoot, moneyFromPeso as fromRoot } from '@kislap/domain';
import { addMoney, formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { epochSecondsFrom, formatManila } from '@kislap/domain/time';
import { createApi, getBalance } from '@kislap/api';
import { envelope } from '@kislap/api/contract';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { loadCatalogue, withdrawalMessage } from '@kislap/i18n';

const sum = addMoney(moneyFromPeso('100.10'), fromRoot(0.2));
assert.equal(formatMoney(sum), '100.30');
assert.equal(formatFromRoot, formatMoney, 'An entry and the root share one copy of a rule.');
assert.equal(formatManila(epochSecondsFrom(1_700_000_000)), '2023-11-15 06:13:20');
assert.ok(envelope);
const operator = createFakeOperator(sampleHandlers);
const api = createApi({ adapter: operator.adapter, getToken: () => 'a token of its own' });
assert.equal(await getBalance({ api }), 123_456_780);
assert.equal(operator.seen[0]?.token, 'a token of its own');
const words = await loadCatalogue('tag');
assert.ok(withdrawalMessage({ type: 'depositFirst' }).id in words);

for (const library of ['domain', 'api', 'i18n']) {
  const manifest = JSON.parse(
    readFileSync(new URL(`node_modules/@kislap/${library}/package.json`, import.meta.url), 'utf8'),
  );
  for (const entry of Object.keys(manifest.exports).filter((one) => !one.endsWith('.json'))) {
    const module = await import(`@kislap/${library}${entry.slice(1)}`);
    assert.ok(Object.keys(module).length >= 0, entry);
  }
}
await assert.rejects(import('@kislap/domain/money/addMoney'), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });
assert.throws(() => formatMoney(Number.NaN), {
  name: 'RangeError',
  message: /^Not an exact amount of money: NaN\. /,
});
