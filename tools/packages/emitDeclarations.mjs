import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** @returns {import('typescript').CompilerOptions} */
function options() {
  const file = join(repository, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options: base } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, repository);
  return {
    ...base,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: ['node', 'vite/client'],
  };
}

/**
 * The declarations of every module that the sources reach inside `libs`, by the path of the source without its
 * extension and from the top of the repository. One program reads all libraries, because each needs the ones below it.
 *
 * @param {readonly string[]} sources
 * @returns {Map<string, string>}
 */
export function emitDeclarations(sources) {
  const program = ts.createProgram([...sources], options());
  const declarations = new Map();
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => declarations.set(relative(repository, file).replace(/\.d\.ts$/, ''), text),
    undefined,
    true,
  );
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
  }
  for (const { fileName } of program.getSourceFiles()) {
    if (fileName.endsWith('.json')) {
      declarations.set(relative(repository, fileName).replace(/\.json$/, ''), jsonDeclaration(fileName));
    }
  }
  return declarations;
}

/** A JSON module as a declaration of its keys. @param {string} file */
function jsonDeclaration(file) {
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  const lines = keys.map((key) => `  readonly ${JSON.stringify(key)}: string;`);
  return `declare const messages: {\n${lines.join('\n')}\n};\nexport default messages;\n`;
}

const specifier = /(from\s+|import\(|import\s+)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * The same declaration with every relative specifier naming a file, as Node resolves it, and the modules it names.
 *
 * @param {string} path The module, from the top of the repository and without extension.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} declarations
 * @param {'.js' | '.cjs'} extension
 */
export function withFileNames(path, text, declarations, extension) {
  /** @type {string[]} */
  const named = [];
  const rewritten = text.replace(specifier, (_whole, before, quote, target) => {
    const module = relative(repository, resolve(repository, dirname(path), target)).replace(/\.json$/, '');
    const isFolder = !declarations.has(module) && declarations.has(`${module}/index`);
    if (!declarations.has(module) && !isFolder) {
      if (existsSync(join(repository, `${module}.css`))) return '';
      throw new Error(`${path} declares something of ${target}, which has no declaration.`);
    }
    named.push(isFolder ? `${module}/index` : module);
    const file = isFolder ? `${target.replace(/\/$/, '')}/index` : target.replace(/\.json$/, '');
    return `${before}${quote}${file}${extension}${quote}`;
  });
  return { text: rewritten, named };
}
