import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(repository + path, 'utf8');
const protocol = read('apps/player-web/src/device/native/NativeBridge.ts');

/** What the app asks for and what it asks about, as its own schemas say. */
const methods = [...protocol.matchAll(/^ {2}(?<name>\w+): v\.strictObject/gmu)].map(
  ({ groups }) => groups?.['name'] ?? '',
);
const namesIn = (/** @type {string} */ list) =>
  [...list.matchAll(/['"](?<name>[\w-]+)['"]/gu)].map(([, name = '']) => name);
const capabilities = namesIn(
  /const capabilities = \[(?<list>[^\]]+)\]/u.exec(protocol)?.groups?.['list'] ?? '',
);
const kinds = namesIn(
  /haptic: v\.strictObject\(\{ kind: v\.picklist\(\[(?<list>[^\]]+)\]/u.exec(protocol)?.groups?.['list'] ??
    '',
);
const schemes = /** @type {const} */ (['https', 'http', 'sms', 'viber', 'fb-messenger']);

test('the protocol is read from the app', () => {
  expect(methods).toEqual(['hello', 'openExternal', 'share', 'download', 'haptic']);
  expect(capabilities).toContain('isApp');
  expect(kinds).toEqual(['tap', 'success', 'warning']);
});

describe.each([
  ['android/MainActivity.kt', /^ {6}"(?<name>\w+)" ->/gmu, /listOf\((?<list>[^)]+)\)/u],
  ['ios/KislapBridge.swift', /^ {4}case "(?<name>\w+)":/gmu, /"capabilities": \[(?<list>[^\]]+)\]/u],
])('the wrapper in %s', (file, methodOf, abilities) => {
  const source = read(`examples/wrapper/${file}`);

  test('answers every method and no other, and promises what there is', () => {
    const answered = [...source.matchAll(methodOf)].map(({ groups }) => groups?.['name'] ?? '');
    expect(answered.filter((name) => !kinds.includes(name))).toEqual(methods);
    expect(namesIn(abilities.exec(source)?.groups?.['list'] ?? '')).toEqual(capabilities);
    for (const kind of kinds) expect(source).toContain(`"${kind}"`);
  });

  test('answers with the fields that the app reads', () => {
    for (const field of ['kislap', 'id', 'ok', 'result', 'error', 'version', 'nonce', 'platform', 'app'])
      expect(source).toContain(`"${field}"`);
  });

  test('turns frames away, and opens only what the app may ask for', () => {
    expect(source).toMatch(/isMainFrame/u);
    const opened = /\[?\(?"https", "http", (?<list>[^)\]]+)/u.exec(source)?.groups?.['list'] ?? '';
    expect(['https', 'http', ...namesIn(opened)]).toEqual(schemes);
  });
});

test('the configuration marks the user agent as the app looks for it, and lets no other site in', () => {
  const config = JSON.parse(read('examples/wrapper/capacitor.config.json'));
  const hint = /OWN_NAME =\s+\/(?<pattern>.*)\/[a-z]*;/u.exec(
    read('apps/player-web/src/device/native/openExternal.ts'),
  )?.groups?.['pattern'];
  expect(hint).toBeDefined();
  for (const platform of ['android', 'ios']) {
    expect(config[platform].appendUserAgent).toMatch(new RegExp(hint ?? 'none', 'u'));
    expect(config[platform].appendUserAgent).toContain(`(${platform})`);
  }
  expect(config.server.allowNavigation).toEqual([]);
  expect(config.server.url).toMatch(/^https:\/\//u);
});
