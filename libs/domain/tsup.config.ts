import { defineConfig } from 'tsup';
import { libraryEntries } from '@kislap/tools/packages/libraryEntries';

export default defineConfig({
  entry: libraryEntries('domain'),
  outDir: 'dist',
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
});
