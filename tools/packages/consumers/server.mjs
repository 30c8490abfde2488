import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApi } from '@kislap/api';
import { ApiProvider, useApi } from '@kislap/api/react';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { Button, PayMark, VipBadge } from '@kislap/ui';
import { createSkin, skinCss, skinFromTokens, skinTokens } from '@kislap/ui/skins';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const catalogue = await loadCatalogue('en');
const page = renderToString(
  createElement(
    KislapIntlProvider,
    { locale: 'en', catalogue },
    createElement(Button, {}, 'Deposit'),
    createElement(PayMark, { mode: 'gcash' }),
    createElement(VipBadge, { level: 3 }),
  ),
);
assert.match(page, /<button[^>]*>.*Deposit/);

const api = createApi({ bases: { main: 'https://a.example', payment: '' } });
const Address = () => useApi().bases.main;
assert.equal(
  renderToString(createElement(ApiProvider, { api }, createElement(Address))),
  'https://a.example',
);

const pictures = [...page.matchAll(/src="(file:[^"]+\.svg)\?no-inline"/g)].map(
  ([, address]) => address ?? '',
);
assert.equal(pictures.length, 2);
for (const picture of pictures) assert.ok(existsSync(fileURLToPath(picture)), `${picture} is missing.`);

const entry = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');
assert.match(entry('@kislap/ui'), /^"use client";/);
assert.match(entry('@kislap/api/react'), /^"use client";/);
assert.match(entry('@kislap/i18n'), /^"use client";/);
assert.doesNotMatch(entry('@kislap/i18n/words'), /use client|from "react/);
assert.doesNotMatch(entry('@kislap/api'), /use client/);
assert.doesNotMatch(entry('@kislap/ui/skins'), /use client/);

const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
const tala = createSkin({ id: 'tala', name: 'Tala', colors, font: 'system-ui', radius: 12 });
assert.match(skinCss(tala), /^\[data-skin="tala"\] \{/);
assert.deepEqual(skinFromTokens(JSON.parse(JSON.stringify(skinTokens(tala)))), tala);
