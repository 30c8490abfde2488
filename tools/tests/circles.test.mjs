import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from '../circles/findCircles.mjs';
import { importGraph, topFolders } from '../circles/importGraph.mjs';

/** @param {Readonly<Record<string, string>>} files Source text by path. */
function circlesOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'kislap-circles-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const graph = importGraph(folder);
    return { files: findCircles(graph), folders: findCircles(topFolders(graph)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ways = {
  'an import': "import { b } from '../low/b';\nexport const a = b;\n",
  'an import of a type': "import type { B } from '../low/b';\nexport type A = B;\n",
  'a type named in place': "export type A = import('../low/b').B;\n",
  'an import at run time': "export const a = () => import('../low/b');\n",
  'an export from': "export * from '../low/b';\n",
};

test.each(Object.entries(ways))('%s closes a circle of files and of folders', (_, text) => {
  const circles = circlesOf({
    'high/a.ts': text,
    'low/b.ts': "import '../middle/c';\nexport type B = 1;\nexport const b = 1;\n",
    'middle/c.tsx': "import { a } from '../high/a';\nexport const c = a;\n",
  });
  expect(circles.files).toEqual([['high/a.ts', 'low/b.ts', 'middle/c.tsx']]);
  expect(circles.folders).toEqual([['high', 'low', 'middle']]);
});

test('folders may form a circle without any file in one', () => {
  const circles = circlesOf({
    'high/a.ts': "import '../low/b';\n",
    'high/z.ts': '',
    'low/b.ts': '',
    'low/c.ts': "import '../high/z';\n",
  });
  expect(circles).toEqual({ files: [], folders: [['high', 'low']] });
});

test('a file that imports itself is a circle', () => {
  expect(circlesOf({ 'a.ts': "import './a';\n" }).files).toEqual([['a.ts']]);
});

test('tests, comments and two ways to one file are no circles', () => {
  const circles = circlesOf({
    'main.ts': "import './high/a';\nimport './low';\n",
    'high/a.ts': "import '../low';\n// import '../main';\n",
    'low/index.ts': 'export {};\n',
    'low/index.test.ts': "import '../high/a';\n",
  });
  expect(circles).toEqual({ files: [], folders: [] });
});
