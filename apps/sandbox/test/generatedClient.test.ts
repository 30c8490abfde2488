import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

const repository = join(import.meta.dirname, '../../..');
const example = join(repository, 'examples/generated-client/balanceOf.ts');
const folder = mkdtempSync(join(tmpdir(), 'kislap-client-'));

/** What a program does that takes an answer for success without asking. */
const careless = `import createClient from 'openapi-fetch';
import type { paths } from './operator';
const { data } = await createClient<paths>().POST('/api/web/getUserScore', {});
export const score: number | undefined = data?.data.Score;
`;

let operator: TestOperator;

beforeAll(async () => {
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const types = await openapiTypes(pathToFileURL(join(repository, 'docs/operators/openapi.json')));
  writeFileSync(join(folder, 'operator.d.ts'), astToString(types));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  copyFileSync(example, join(folder, 'balanceOf.ts'));
  writeFileSync(join(folder, 'careless.ts'), careless);
  operator = new TestOperator(await openTestDatabase());
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await operator.opened.close();
});

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
};

it('compiles, and only where it asks for the code', () => {
  const program = ts.createProgram(
    ['operator.d.ts', 'balanceOf.ts', 'careless.ts'].map((file) => join(folder, file)),
    { ...options, noEmit: true },
  );
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [
      file?.fileName.split('/').at(-1),
      ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0],
    ]);
  expect(found.map(([file]) => file)).toEqual(['careless.ts', 'careless.ts']);
  expect(found.map(([, words]) => words).join()).toMatch(/'data\.data' is possibly .*'Score' does not exist/);
}, 120_000);

it('logs in, reads the balance, and says why it is refused', async () => {
  const { outputText } = ts.transpileModule(ts.sys.readFile(example) ?? '', { compilerOptions: options });
  writeFileSync(join(folder, 'balanceOf.js'), outputText);
  const { balanceOf } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'balanceOf.js')).href);
  const here = {
    baseUrl: 'http://sandbox.test',
    fetch: async (request: Request) => {
      const { method, headers } = request;
      return await operator.fetch(new URL(request.url).pathname, {
        method,
        headers,
        body: await request.arrayBuffer(),
      });
    },
  };
  const player = await operator.loggedIn('639170000003');
  const { data } = await player.call('getUserScore');
  expect(await balanceOf({ account: '639170000003', password: 'Play1234' }, here)).toBe(data.Score);
  await expect(balanceOf({ account: '639170000003', password: 'wrong' }, here)).rejects.toThrow(/password/i);
}, 60_000);
