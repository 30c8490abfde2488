import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { libraryEntries } from '@kislap/tools/packages/libraryEntries';

export default defineConfig({
  entry: libraryEntries('ui'),
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Fonts and marks lie beside the style sheet, named by themselves.
  loader: { '.woff2': 'copy', '.svg': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = 'assets/[name]-[hash]';
    options.conditions = ['source'];
  },
});
