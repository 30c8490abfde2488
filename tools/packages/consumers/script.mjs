import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as domain from '@kislap/domain';
import { formatMoney as formatFromRoot, moneyFromPeso as fromRoot } from '@kislap/domain';
import { addMoney, formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { epochSecondsFrom, formatManila } from '@kislap/domain/time';
import { envelope } from '@kislap/api/contract';
import { createFakeOperator } from '@kislap/api/testing';
import { loadCatalogue, withdrawalMessage } from '@kislap/i18n';

const sum = addMoney(moneyFromPeso('100.10'), fromRoot(0.2));
assert.equal(formatMoney(sum), '100.30');
assert.equal(formatFromRoot, formatMoney, 'An entry and the root share one copy of a rule.');
assert.equal(formatManila(epochSecondsFrom(1_700_000_000)), '2023-11-15 06:13:20');
assert.ok(envelope);
assert.equal(typeof createFakeOperator, 'function');
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

// In Node a wrong shape is told by us, in every function, and not by the engine.
const amount = fromRoot('100');
assert.throws(() => domain.checkWithdrawal(amount, { isSignedIn: true, phone: '' }), {
  name: 'TypeError',
  message:
    'checkWithdrawal: argument 2, context.mustBindPhone, is missing. Any answer would be wrong; give true or false.',
});
const takesAll = ['assertNever', 'fail', 'isMoney', 'ok'];
const rules = Object.entries(domain).filter(
  ([name, one]) => typeof one === 'function' && !takesAll.includes(name),
);
assert.ok(rules.length > 120);
for (const [name, rule] of rules) {
  assert.equal(rule.name, name);
  assert.throws(
    () => rule(Symbol('nothing')),
    new RegExp(`^TypeError: ${name}: argument 1(, .+,)? is a symbol\\. `),
  );
}

// Both builds are one: what the checked one hands on is what the lean one has.
const lean = await import(new URL('node_modules/@kislap/domain/index.js', import.meta.url).href);
assert.deepEqual(Object.keys(domain), Object.keys(lean));
for (const [name, one] of Object.entries(domain))
  if (typeof one !== 'function') assert.equal(one, lean[name], name);
assert.equal(lean.formatMoney(sum), formatFromRoot(sum));
