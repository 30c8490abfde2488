import { readFileSync } from 'node:fs';
import type { Fault } from './Fault';

/** What a plugin of esbuild uses of the build. */
interface Build {
  onLoad(
    files: { readonly filter: RegExp },
    load: (file: { readonly path: string }) => { readonly contents: string; readonly loader: 'ts' },
  ): void;
}

interface Plugin {
  readonly name: string;
  setup(build: Build): void;
}

/**
 * Plants faults in what is built, several in one file, too; the build fails where a text that one replaces is not found
 * once.
 */
export function plantFaults(faults: readonly Fault[]): Plugin {
  const files = new Set(faults.map(({ file }) => file));
  return {
    name: 'faults',
    setup(build) {
      for (const file of files) {
        const planted = faults.filter((fault) => fault.file === file);
        const filter = new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);
        build.onLoad({ filter }, ({ path }) => ({
          contents: planted.reduce(replaced, readFileSync(path, 'utf8')),
          loader: 'ts',
        }));
      }
    },
  };
}

function replaced(text: string, { file, from, to }: Fault): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has the text ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
