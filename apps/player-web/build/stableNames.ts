import type { Rolldown, UserConfig } from 'vite';

type BuiltUrl = NonNullable<NonNullable<UserConfig['experimental']>['renderBuiltUrl']>;

/**
 * Names of files and of what they export that do not move when something else changes: a file's bytes depend on its own
 * sources alone, and a device fetches only those that have changed.
 */
export const stableOutput = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
  minifyInternalExports: false,
} as const satisfies Rolldown.OutputOptions;

const isCode = (file: string): boolean => /\.(?:js|css)$/.test(file);

/**
 * Code and styles name other files of the build by their place beside themselves, so that the folder they all lie in has
 * no part in their bytes. Pages, and what draws them, name the folder.
 */
export const besideItsUser: BuiltUrl = (file, { hostType, ssr }) => {
  if (ssr || hostType === 'html') return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (hostType === 'css') return { relative: true };
  // The loader resolves code by itself.
  return isCode(file) ? name : { runtime: `new URL(${JSON.stringify(name)},import.meta.url).pathname` };
};
