import { expect, test } from 'vitest';
import { bundlerTargets } from '../browsers/bundlerTargets.mjs';
import { bcd, lackedBy, readFloor } from '../browsers/floor.mjs';
import { lateScriptFeatures } from '../browsers/scriptFeatures.mjs';
import { lateStyleFeatures } from '../browsers/styleFeatures.mjs';

const floor = readFloor();
const features = (/** @type {readonly { feature: string }[]} */ uses) => uses.map(({ feature }) => feature);
const inScript = (/** @type {string} */ code) => features(lateScriptFeatures({ 'a.js': code }, floor));
const inStyle = (/** @type {string} */ text) => features(lateStyleFeatures({ 'a.css': text }, floor));

test('bundlers are told the floor in their own words', () => {
  expect(bundlerTargets()).toEqual(['chrome106', 'ios15.4', 'safari15.4']);
});

test('what the notice for old browsers asks for came with the floor, and not before', () => {
  const ranges = bcd.javascript.builtins?.['Intl']?.['NumberFormat']?.['formatRange']?.__compat;
  expect(lackedBy(ranges, floor)).toEqual([]);
  expect(
    lackedBy(ranges, { chrome: '105', webview_android: '105', safari: '15.3', safari_ios: '15.3' }),
  ).toEqual(['chrome (106)', 'webview_android (106)', 'safari_ios (15.4)', 'safari (15.4)']);
});

test.each([
  ['[2, 1].toSorted()', ['.toSorted']],
  ['const o = { toSorted() {} }; list.toSorted()', ['.toSorted']],
  ['Object.groupBy(list, key)', ['Object.groupBy']],
  ['fetch(url, { signal: AbortSignal.timeout(1) })', ['AbortSignal.timeout']],
  ['heading.checkVisibility()', ['.checkVisibility']],
  ['const sheet = new CSSStyleSheet()', ['new CSSStyleSheet']],
  ['const last = /(?<=a)b/.test(text)', ['lookbehind']],
  ['const fill = `color-mix(in srgb, red, blue)`', ['color-mix()']],
  ['navigation.navigate("/")', ['navigation']],
])('%s is late', (code, late) => {
  expect(inScript(code)).toEqual(late);
});

test.each([
  '[...list].sort().at(-1)',
  'const room = { take() {} }; room.take()',
  'heading.checkVisibility?.()',
  'typeof navigation === "object"',
  'tile?.dataset.variant',
  'function open(navigation) { navigation.go() }',
])('%s is in time', (code) => {
  expect(inScript(code)).toEqual([]);
});

test.each([
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a { width: 50cqi }', ['unit cqi']],
  ['a { text-wrap: balance }', ['text-wrap']],
  ['a { overflow: clip }', ['overflow: clip']],
  ['@media (width <= 400px) { a { color: red } }', ['@media range']],
  ['a:user-invalid { color: red }', [':user-invalid']],
])('%s is late', (text, late) => {
  expect(inStyle(text)).toEqual(late);
});

test.each([
  'a { width: 50vw; width: 50cqi }',
  'a { -webkit-mask-image: none; mask-image: none }',
  '@supports (height: 1dvh) { a { height: 100dvh } }',
  'a { color: var(--color-mix); background: url("color-mix(") }',
])('%s is in time', (text) => {
  expect(inStyle(text)).toEqual([]);
});
