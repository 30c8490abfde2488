import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exampleTest, needsDocument } from '../api/exampleTest.mjs';
import { reference } from '../api/reference.mjs';
import { storiesOf } from '../api/storiesOf.mjs';

const kit = fileURLToPath(new URL('../../libs/ui/src', import.meta.url));
const node = ts.factory.createNull();

/** @param {string} name @param {'value' | 'type'} kind @param {string} file */
const exported = (name, kind, file) => ({ name, kind, file: join(kit, file), node });

test('what a hook answers is read in a component, and waited for', () => {
  const one = { ...exported('useTotal', 'value', 'useTotal.ts'), examples: ['useTotal(7).data; // => 3'] };
  const written = exampleTest('totals', [one], new Map([['useTotal', 'value']]), './index');
  // In two pieces: the runner would take the whole for a wish of this file.
  expect(written).toContain(`// @vitest-${'environment'} happy-dom\n`);
  expect(written).toContain('expect(await shown(() => useTotal(7).data, 3)).toEqual(3);');
  expect(written).toContain("import { SWRConfig } from 'swr';");
  expect(needsDocument('const Total = () => useTotal(7).data;')).toBe(false);
});

test('a component is shown by the stories that import it, its own first', () => {
  const [first, ...others] = storiesOf(exported('Button', 'value', 'primitives/Button/Button.tsx'));
  expect(first).toMatch(/Button\/Button\.stories\.tsx$/);
  expect(others.length).toBeGreaterThan(0);
  expect(storiesOf(exported('Unseen', 'value', 'primitives/Button/Unseen.tsx'))).toEqual([]);
});

test('a type is shown where a component beside it takes it, and an icon where all of them are', () => {
  const [type] = storiesOf(exported('ChipOption', 'type', 'primitives/ChipGroup/ChipGroup.tsx'));
  expect(type).toMatch(/ChipGroup\.stories\.tsx$/);
  expect(storiesOf(exported('Unseen', 'type', 'primitives/ChipGroup/Unseen.ts'))).toEqual([]);
  const [icon] = storiesOf(exported('medalDuotone', 'value', 'icons/account.ts'));
  expect(icon).toMatch(/Icon\.stories\.tsx$/);
});

test('the reference has every export with its docstring, its declaration and its example', () => {
  const [words] = reference('i18n');
  const hook = words?.exports.find(({ name }) => name === 'useText');
  expect(words?.entry).toBe('@kislap/i18n');
  expect(hook).toMatchObject({ kind: 'hook', declaration: 'function useText(): TranslateText;' });
  expect(hook?.examples).toHaveLength(1);
  expect(words?.exports.filter(({ text, declaration }) => text === '' || declaration === '')).toEqual([]);
});
