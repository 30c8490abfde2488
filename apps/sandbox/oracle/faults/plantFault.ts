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

/** Plants a fault in what is built; the build fails where the text that it replaces is not found once. */
export function plantFault({ file, from, to }: Fault): Plugin {
  const filter = new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);
  return {
    name: 'fault',
    setup(build) {
      build.onLoad({ filter }, ({ path }) => {
        const parts = readFileSync(path, 'utf8').split(from);
        if (parts.length !== 2) throw new Error(`${file} has the text ${parts.length - 1} times: ${from}`);
        return { contents: parts.join(to), loader: 'ts' };
      });
    },
  };
}
