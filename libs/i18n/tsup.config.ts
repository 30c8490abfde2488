import { defineConfig } from 'tsup';
import { libraryEntries } from '@kislap/tools/packages/libraryEntries';

export default defineConfig({
  entry: libraryEntries('i18n'),
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
});
