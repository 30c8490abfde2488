import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Tells the words of the first view from the rest, by what the built first view really mentions. */
export interface StartWords {
  /** Reads them out of the build it takes part in. */
  readonly plugin: Plugin;
  readonly isStart: (messageId: string) => boolean;
}

/**
 * Where the first view of home begins, a guest's and a player's, and what marks it as one of play money: what these and the
 * chunks they import mention is said there.
 */
const FIRST_VIEW =
  /\/(?:main\.tsx|index\.html|start\/showPlayMoney\.tsx|pages\/home\/HomePage\.tsx|pages\/home\/live\/homeParts\.tsx?|pages\/home\/player\/playerParts\.tsx?)$/;
/** A text in quotes, or the fixed beginning of a template: `month.${name}`. */
const QUOTED = /["'`](?<text>[a-zA-Z]\w*(?:\.\w+)*\.?)(?:["'`]|(?<isPrefix>\$\{))/g;

/**
 * The words of the first view are found by building twice: the first build, in which every message counts as one of
 * the first view, shows which of them its code mentions. A list by hand would sooner or later lack one.
 */
export function startWords(): StartWords {
  let mentioned: { readonly ids: ReadonlySet<string>; readonly prefixes: readonly string[] } | undefined;
  return {
    isStart: (messageId) =>
      mentioned === undefined ||
      mentioned.ids.has(messageId) ||
      mentioned.prefixes.some((prefix) => messageId.startsWith(prefix)),
    plugin: {
      name: 'kislap:start-words',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const texts = firstViewChunks(chunks).flatMap(({ code }) => [...code.matchAll(QUOTED)]);
        const prefixes = texts.flatMap(({ groups }) => (groups?.['isPrefix'] ? [groups['text'] ?? ''] : []));
        mentioned = {
          ids: new Set(texts.map(({ groups }) => groups?.['text'] ?? '')),
          prefixes: prefixes.filter((prefix) => prefix.endsWith('.')),
        };
      },
    },
  };
}

function firstViewChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports.forEach((file) => visit(byFile.get(file)));
  };
  chunks.filter(startsFirstView).forEach(visit);
  return [...seen];
}

function startsFirstView({ facadeModuleId, moduleIds }: Chunk): boolean {
  return [facadeModuleId ?? '', ...moduleIds].some((id) => FIRST_VIEW.test(id));
}
