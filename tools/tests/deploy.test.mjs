import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(repository, 'deploy');
const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
const dockerfiles = readdirSync(folder).filter((file) => file.endsWith('Dockerfile'));

const known = /^(?:FROM|WORKDIR|COPY|RUN|ARG|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) /u;
const linesOf = (/** @type {string} */ text) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** The settings that an image is built with unless others are named. @param {readonly string[]} lines */
const operatorOf = (lines) =>
  lines.flatMap((line) => /^ARG OPERATOR=(?<path>\S+)$/u.exec(line)?.groups?.['path'] ?? []).join();

describe.each(dockerfiles)('%s', (file) => {
  const lines = linesOf(read(file));

  test('has instructions that there are, and its stages by their names', () => {
    for (const line of lines) expect(line).toMatch(known);
    const stages = lines.flatMap((line) => / AS (?<name>\w+)$/u.exec(line)?.groups?.['name'] ?? []);
    const used = lines.flatMap((line) => /--from=(?<name>\w+)/u.exec(line)?.groups?.['name'] ?? []);
    expect(used.filter((name) => !stages.includes(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });

  test('copies what is there, and what a build leaves', () => {
    const sources = lines.flatMap((line) => {
      const copied = /^COPY (?:--from=build \/src\/)?(?<source>\S+) \S+$/u.exec(line)?.groups?.['source'];
      const source = copied?.replace('$OPERATOR', operatorOf(lines));
      return source === undefined || /dist$|node_modules$/u.test(source) ? [] : [source];
    });
    expect(sources.filter((source) => !existsSync(join(repository, source)))).toEqual([]);
  });

  test('names projects and settings of this repository', () => {
    const projects = lines.flatMap((line) => line.match(/@kislap\/[\w-]+/gu) ?? []);
    const isThere = (/** @type {string} */ name) =>
      existsSync(join(repository, 'apps', name.replace('@kislap/', ''), 'package.json'));
    expect(projects.filter((name) => !isThere(name))).toEqual([]);
    const path = operatorOf(lines);
    const { brand } = JSON.parse(readFileSync(join(repository, path), 'utf8'));
    expect(existsSync(join(repository, dirname(path), brand, 'tokens.json'))).toBe(true);
  });
});

test('one operator.json reaches the app and the sandbox, in compose as well', () => {
  expect(new Set(dockerfiles.map((file) => operatorOf(linesOf(read(file)))))).toEqual(
    new Set(['deploy/operator.json']),
  );
  const sandbox = read('sandbox.Dockerfile');
  const place = /^WORKDIR (?<folder>\/srv\S+)$/mu.exec(sandbox)?.groups?.['folder'];
  expect(sandbox).toContain('COPY --from=build /src/$OPERATOR ./operator.json\n');
  expect(sandbox).toContain(`ENV SANDBOX_OPERATOR=${place}/operator.json\n`);
  const built = read('compose.yaml').split('dockerfile: ').slice(1);
  for (const image of built) expect(image.split('\n')[1]).toMatch(/^ {6}args: [&*]settings\b/u);
  expect(read('compose.yaml')).toContain(
    "&settings { OPERATOR: '${KISLAP_SETTINGS:-deploy/operator.json}' }",
  );
});

test('the health check asks where Caddy listens for it, whatever the site is', () => {
  const asked = /http:\/\/127\.0\.0\.1:\d+(?=\/)/u.exec(read('app.Dockerfile'))?.[0];
  expect(asked).toBeDefined();
  expect(read('Caddyfile')).toContain(`\n${asked} {\n`);
});

test('what compose keeps is in volumes with names, Caddy’s certificates too', () => {
  const compose = read('compose.yaml');
  const named = /^volumes:\n(?<names>(?: {2}\w+:\n)+)/mu.exec(compose)?.groups?.['names'] ?? '';
  const mounted = [...compose.matchAll(/^ {6}- (?<name>\w+):\/(?<path>\S+)$/gmu)].map(({ groups }) => groups);
  expect(mounted.map((one) => `  ${one?.['name']}:\n`).toSorted()).toEqual(
    (named.match(/ {2}\w+:\n/gu) ?? []).toSorted(),
  );
  expect(mounted.map((one) => one?.['path'])).toContain('data');
});

test('compose builds these images, takes these settings, and opens no port but the app’s', () => {
  const compose = read('compose.yaml');
  const built = [...compose.matchAll(/dockerfile: deploy\/(?<file>\S+)/gu)].map(
    ({ groups }) => groups?.['file'],
  );
  expect(built.toSorted()).toEqual(dockerfiles.toSorted());
  for (const [, file = ''] of compose.matchAll(/env_file: (\S+)/gu))
    expect(existsSync(join(folder, file))).toBe(true);
  expect(
    [...compose.matchAll(/^ {4}ports:\n {6}- (?<port>.*)$/gmu)].map(({ groups }) => groups?.['port']),
  ).toEqual(["'${KISLAP_PORT:-8080}:8080'"]);
});

test('the backup in compose is a file of the host, and no variable of a container is read on it', () => {
  const page = readFileSync(join(repository, 'docs/operators/containers.md'), 'utf8');
  const commands = page.split('\n').filter((line) => / exec -T /u.test(line));
  expect(commands.filter((line) => /pg_dump|pg_restore/u.test(line)).map((line) => line.slice(-13))).toEqual([
    '> kislap.dump',
    '< kislap.dump',
  ]);
  for (const line of commands) {
    expect(line).not.toContain('--file');
    expect(line.replaceAll(/'[^']*'/gu, '')).not.toContain('$');
  }
});
