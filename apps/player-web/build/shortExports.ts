import { createHash } from 'node:crypto';
import { parseAst } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/**
 * Gives what chunks export to each other short names that are worked out of the long ones: the bundler's own short names
 * go by who uses what, and one line that moves would rename exports in every chunk.
 */
export function shortExports(): Plugin {
  return {
    name: 'kislap:short-exports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const shortByFile = new Map(
          chunks.map((chunk) => {
            const facade = chunk.facadeModuleId === null ? null : this.getModuleInfo(chunk.facadeModuleId);
            return [chunk.fileName, shortNames(internalNames(chunk, facade?.exports ?? []))];
          }),
        );
        for (const chunk of chunks) {
          checkLateParts(chunk, shortByFile);
          chunk.code = renamed(chunk, shortByFile);
        }
      },
    },
  };
}

/** What an `import()` of a module inside a chunk answers with; a number tells modules of one name apart. */
const NAMESPACE = /_exports(?:\$\d+)?$/;

/** What only other chunks import by name: not what an `import()` answers with. */
const internalNames = ({ exports }: Rolldown.OutputChunk, ofFacade: readonly string[]): readonly string[] =>
  exports.filter((name) => name !== 'default' && !NAMESPACE.test(name) && !ofFacade.includes(name));

/** `import('./kit.js').then((chunk) => chunk.Sheet_exports)`, as it is built. */
const LATE_PART =
  /import\([`"']\.\/(?<file>[\w-]+\.js)[`"']\)\.then\(\(?(?<chunk>[\w$]+)\)?=>\k<chunk>\.(?<name>[\w$]+)\)/g;

/** @throws Error when an `import()` takes a part of a chunk that now has another name */
function checkLateParts(
  { fileName, code }: Rolldown.OutputChunk,
  shortByFile: ReadonlyMap<string, Names>,
): void {
  const folder = folderOf(fileName);
  for (const { groups } of code.matchAll(LATE_PART)) {
    const { file = '', name = '' } = groups ?? {};
    if (shortByFile.get(folder + file)?.has(name) !== false)
      throw new Error(`${fileName} takes "${name}" of ${file} late, which has a short name or no place.`);
  }
}

const folderOf = (fileName: string): string => fileName.slice(0, fileName.lastIndexOf('/') + 1);

type Names = ReadonlyMap<string, string>;

const SHORTEST = 2;

/** Two characters for each name, more where they are taken. */
export function shortNames(names: readonly string[]): Names {
  const taken = new Set<string>();
  return new Map(
    names.toSorted().map((name) => {
      const all = createHash('sha256')
        .update(name)
        .digest('base64')
        .replaceAll(/[+/=]/g, '')
        .replace(/^\d+/, '')
        // A capital may be one of the browser's own names, which the check for late features looks for.
        .replace(/^[A-Z]/, (first) => first.toLowerCase());
      let length = SHORTEST;
      while (taken.has(all.slice(0, length))) length += 1;
      const short = all.slice(0, length);
      taken.add(short);
      return [name, short];
    }),
  );
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function renamed({ fileName, code }: Rolldown.OutputChunk, shortByFile: ReadonlyMap<string, Names>): string {
  const edits: Edit[] = [];
  const folder = folderOf(fileName);
  const namesOf = (source: string): Names | undefined => shortByFile.get(folder + source.replace('./', ''));
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        const short = namesOf(statement.source.value)?.get(one.imported.name);
        if (short === undefined) continue;
        edits.push({ start: one.start, end: one.end, text: `${short} as ${one.local.name}` });
      }
    }
    if (statement.type === 'ExportNamedDeclaration') {
      if (statement.source !== null) throw new Error(`${fileName} passes exports of another chunk on.`);
      for (const { start, end, local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        const short = shortByFile.get(fileName)?.get(exported.name);
        if (short !== undefined) edits.push({ start, end, text: `${local.name} as ${short}` });
      }
    }
  }
  return edits.reduceRight(
    (text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end),
    code,
  );
}
