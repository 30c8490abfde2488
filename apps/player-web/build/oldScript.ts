import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import ts from 'typescript';

/**
 * Builds a script of one file for browsers that know ES5 alone. What they could not read stops the build.
 *
 * @param define texts of code to put in place of names
 */
export async function oldScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputText } = ts.transpileModule(await readFile(entry, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES5,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  const { code } = await transform(outputText, {
    target: 'es5',
    format: 'iife',
    minify: true,
    define,
  });
  return code.trim();
}
