import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { InlineConfig, Plugin, PluginOption } from 'vite';

const STORYBOOK_DOCGEN = 'storybook:react-docgen-plugin';

/** What a story file imports from files beside it: names, and the path without its ending. */
const importLine = /^import \{(?<names>[^}]*)\} from '(?<path>\.[^']*)';$/gm;
const storyFile = /[/]libs[/].*[.]stories[.]tsx$/;

/** Every component that a story file names, with the file that it is written in. */
function namedComponents(code: string, id: string): readonly { name: string; file: string }[] {
  return [...code.matchAll(importLine)].flatMap(({ groups }) => {
    const file = `${resolve(dirname(id), groups?.['path'] ?? '')}.tsx`;
    const names = (groups?.['names'] ?? '').split(',').map((name) => name.trim());
    return existsSync(file)
      ? names.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ name, file }))
      : [];
  });
}

const codeOf = (result: unknown): string | undefined => {
  const code: unknown =
    typeof result === 'object' && result !== null && 'code' in result ? result.code : result;
  return typeof code === 'string' ? code : undefined;
};

/** What the docgen adds to a module: a line of each component, at its end. */
const added = (source: string, result: unknown): readonly string[] =>
  (codeOf(result) ?? source).slice(source.length).split(/;(?=\w+[.]__docgenInfo=)/);

function fromStories(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (plugin.name !== STORYBOOK_DOCGEN || typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    async transform(code, id, options) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const own = await transform.call(this, code, id, options);
      if (!storyFile.test(id)) return own;
      const lines: string[] = [];
      for (const { name, file } of namedComponents(code, id)) {
        this.addWatchFile(file);
        const source = await readFile(file, 'utf8');
        const found = added(source, await transform.call(this, source, file, options));
        lines.push(...found.filter((line) => line.startsWith(`${name}.__docgenInfo=`)));
      }
      return { code: [codeOf(own) ?? code, ...lines].join(';\n'), map: null };
    },
  };
}

const isPlugin = (option: unknown): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

async function through(option: PluginOption): Promise<PluginOption> {
  const known = await option;
  if (Array.isArray(known)) return await Promise.all(known.map(through));
  return isPlugin(known) ? fromStories(known) : known;
}

/**
 * Puts what is known of a component's props into the files of its stories, where tables and controls read it. By itself
 * Storybook reads the props of every module, pages and inner parts too, and sends them along with each story.
 */
export const withStoryDocgen = async (config: InlineConfig): Promise<InlineConfig> => ({
  ...config,
  plugins: await Promise.all((config.plugins ?? []).map(through)),
});
