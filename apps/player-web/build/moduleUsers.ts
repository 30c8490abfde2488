import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Which entries of the app need a module: its page, and what each `import()` names. */
export interface ModuleUsers {
  /** Reads them out of the build of its environment. */
  readonly plugin: Plugin;
  /** The modules at which those entries begin; none before that build, or of a module that is not in it. */
  readonly usersOf: (moduleId: string) => ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Finds them in a build whose code the bundler divides by itself: there, no chunk holds a module that not all who import it
 * need.
 *
 * @param environment The environment of that build.
 */
export function moduleUsers(environment: string): ModuleUsers {
  let found: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return {
    usersOf: (moduleId) => found.get(moduleId) ?? NOBODY,
    plugin: {
      name: 'kislap:module-users',
      applyToEnvironment: ({ name }) => name === environment,
      generateBundle(_options, bundle) {
        found = usersIn(Object.values(bundle).filter((output) => output.type === 'chunk'));
      },
    },
  };
}

/** @param chunks Those of a whole build. */
export function usersIn(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, Set<string>>();
  for (const { facadeModuleId, fileName } of chunks.filter(
    (chunk) => chunk.isEntry || chunk.isDynamicEntry,
  )) {
    for (const { moduleIds } of closureOf(fileName, byFile)) {
      for (const moduleId of moduleIds) {
        const known = users.get(moduleId) ?? new Set();
        users.set(moduleId, known.add(facadeModuleId ?? fileName));
      }
    }
  }
  return users;
}

/** What a chunk cannot run without, itself included. */
function closureOf(
  fileName: string,
  byFile: ReadonlyMap<string, Chunk>,
  known = new Set<Chunk>(),
): ReadonlySet<Chunk> {
  const chunk = byFile.get(fileName);
  if (chunk === undefined || known.has(chunk)) return known;
  known.add(chunk);
  chunk.imports.forEach((file) => closureOf(file, byFile, known));
  return known;
}
