import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@kislap/api/openapi';
import { factsByCall, groupTitles } from '@kislap/api/registry';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CallExamples } from '@kislap/api/openapi';
import { groupPage } from './reference/groupPage';
import { recordRuns } from './reference/recordRuns';

const repository = new URL('../../../', import.meta.url);
const fileOf = (path: string) => fileURLToPath(new URL(path, repository));
const jsonOf = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`;
const groups = Object.keys(groupTitles).filter(
  (name): name is keyof typeof groupTitles => name in groupTitles,
);

// Numbers of rows differ between databases: what is committed comes from the embedded one.
describe.runIf(inject('testEngine') === 'pglite')('the documents of the contract', () => {
  let examples: CallExamples = {};

  beforeAll(async () => {
    examples = await recordRuns();
  }, 300_000);

  it('have a real run of every call', () => {
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(factsByCall).toSorted());
  });

  it('show the runs as they are now', async () => {
    await expect(jsonOf(examples)).toMatchFileSnapshot(
      fileOf('apps/sandbox/src/web/reference/examples.json'),
    );
  });

  it('are the OpenAPI document of these schemas', async () => {
    await expect(jsonOf(openApiDocument(examples))).toMatchFileSnapshot(
      fileOf('docs/operators/openapi.json'),
    );
  });

  it.each(groups)('describe the calls of %s as they are', async (group) => {
    await expect(groupPage(group, examples)).toMatchFileSnapshot(fileOf(`docs/operators/calls/${group}.md`));
  });
});
