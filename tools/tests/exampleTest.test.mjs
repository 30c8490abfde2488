import ts from 'typescript';
import { expect, test } from 'vitest';
import { exampleTest, saysResult } from '../api/exampleTest.mjs';
import { publishedManifest } from '../packages/publishedManifest.mjs';

const manifest = {
  name: '@kislap/sample',
  version: '1.2.3',
  sideEffects: ['**/*.css.ts', '**/*.css', './src/theme/index.ts'],
  exports: {
    '.': {
      source: './src/index.ts',
      types: './dist/index.d.ts',
      import: './dist/index.js',
      require: './dist/index.cjs',
    },
    './theme': { source: './src/theme/index.ts', types: './dist/theme.d.ts', import: './dist/theme.js' },
    './words.json': './src/words.json',
    './package.json': './package.json',
  },
  dependencies: { dayjs: '1.11.23', unused: '1.0.0' },
};

test('a line that says what comes out becomes an expectation', () => {
  const topic = exampleTest(
    'sums',
    [
      {
        name: 'sum',
        kind: 'value',
        file: '',
        node: ts.factory.createNull(),
        examples: ["sum(1, 2); // => 3\nsum('x'); // throws TypeError"],
      },
    ],
    new Map([['sum', 'value']]),
    '../index',
  );
  expect(topic).toContain("import { sum } from '../index';");
  expect(topic).toContain('expect(sum(1, 2)).toEqual(3);');
  expect(topic).toContain("expect(() => sum('x')).toThrow(TypeError);");
  expect(saysResult('sum(1, 2);')).toBe(false);
});

test('what is imported is what the code of an example names, not its texts and keys', () => {
  const example = "const cart = { sum: 'total' };\nsum(cart.total); // => 3";
  const known = new Map(['sum', 'total'].map((name) => /** @type {const} */ ([name, 'value'])));
  const node = ts.factory.createNull();
  const one = { name: 'sum', kind: /** @type {const} */ ('value'), file: '', node, examples: [example] };
  expect(exampleTest('sums', [one], known, '../index')).toContain("import { sum } from '../index';");
});

test('an example may import from another package, and wait', () => {
  const examples = [
    "import { shop } from 'shop';\nawait load(shop); // => 3",
    "import { shop, sold } from 'shop';\nawait load(shop, sold); // throws TypeError",
  ];
  const one = { name: 'load', kind: /** @type {const} */ ('value'), file: '', node: ts.factory.createNull() };
  const known = new Map(['load', 'shop'].map((name) => /** @type {const} */ ([name, 'value'])));
  const written = exampleTest('carts', [{ ...one, examples }], known, '../index');
  expect(written).toContain("import { shop, sold } from 'shop';\nimport { load } from '../index';");
  expect(written).toContain('async () => {\nexpect(await load(shop)).toEqual(3);');
  expect(written).toContain('await expect(load(shop, sold)).rejects.toThrow(TypeError);');
});

test('the published manifest leaves out our sources and starts a range at what is tested', () => {
  const published = publishedManifest(manifest, new Set(['dayjs']), {});
  expect(JSON.stringify(published)).not.toMatch(/src|"source"|dist/);
  expect(published.dependencies).toEqual({ dayjs: '^1.11.23' });
  expect(Object.keys(published.exports)).toEqual(['.', './theme', './package.json']);
  expect(published.sideEffects).toEqual(['**/*.css', './theme.js']);
  expect(published.exports['.']).toEqual({
    import: { types: './index.d.ts', default: './index.js' },
    require: { types: './index.d.cts', default: './index.cjs' },
  });
});

test('what is imported and not declared stops the build', () => {
  expect(() => publishedManifest(manifest, new Set(['axios']))).toThrow('@kislap/sample imports axios');
});
