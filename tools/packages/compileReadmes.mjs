import ts from 'typescript';
import { readmeExamples } from './readmeExamples.mjs';

/** Compiles each example as it stands. @param {string} project */
export function compileReadmes(project) {
  const files = readmeExamples(project).map(({ file }) => file);
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedSideEffectImports: true,
    types: [],
  });
  const found = ts.getPreEmitDiagnostics(program).filter(({ file }) => files.includes(file?.fileName ?? ''));
  if (found.length > 0) throw new Error(ts.formatDiagnostics(found, ts.createCompilerHost({})));
}
