import { join, relative } from 'node:path';
import ts from 'typescript';

const resolutions = [
  {
    name: 'node16',
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    files: ['types.ts', 'types.cts'],
  },
  {
    name: 'bundler',
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    files: ['types.ts'],
  },
];

/**
 * Compiles the TypeScript consumers with everything strict, our declarations included.
 *
 * @param {string} project
 * @param {string} wanted `node16` or `bundler`.
 * @throws {Error} With what the compiler says about the consumer or about our declarations.
 */
export function checkTypes(project, wanted) {
  const { files = [], ...resolution } = resolutions.find(({ name }) => name === wanted) ?? {};
  const program = ts.createProgram(
    files.map((file) => join(project, file)),
    {
      ...resolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      noUncheckedSideEffectImports: true,
    },
  );
  const ours = (/** @type {ts.SourceFile | undefined} */ file) =>
    file === undefined ||
    !relative(project, file.fileName).startsWith('node_modules') ||
    file.fileName.includes('/@kislap/');
  const found = ts.getPreEmitDiagnostics(program).filter(({ file }) => ours(file));
  if (found.length > 0) throw new Error(ts.formatDiagnostics(found, ts.createCompilerHost({})));
}
