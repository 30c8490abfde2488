import assert from 'node:assert/strict';
import { createApi, getBalance } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { addMoney, formatMoney, moneyFromPeso } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

assert.equal(formatMoney(addMoney(moneyFromPeso('100.10'), moneyFromPeso(0.2))), '100.30');
const { adapter } = createFakeOperator(sampleHandlers);
assert.equal(await getBalance({ api: createApi({ adapter, getToken: () => 'a token' }) }), 123_456_780);
const catalogue = await loadCatalogue('tag');
const words = (inner) => createElement(KislapIntlProvider, { locale: 'tag', catalogue }, inner);
assert.match(renderToString(words(createElement(Button, {}, 'Deposit'))), /<button[^>]*>.*Deposit/);
