import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContractTexts } from './test/readContractTexts';

const jsonOf = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const { purposes, meanings, duties } = readContractTexts();

/** Written by `npm run reference`. */
describe('the texts of the documents', () => {
  it('are what the calls say of themselves', async () => {
    await expect(jsonOf(purposes)).toMatchFileSnapshot(
      join(import.meta.dirname, '../registry/purposes.json'),
    );
  });

  it('are what the fields say of themselves', async () => {
    await expect(jsonOf(meanings)).toMatchFileSnapshot(join(import.meta.dirname, 'fieldMeanings.json'));
  });

  it('are what the fields say of who owes them', async () => {
    await expect(jsonOf(duties)).toMatchFileSnapshot(join(import.meta.dirname, 'fieldDuties.json'));
  });
});
