import { defineConfig } from 'tsup';
import { libraryEntries } from '../../tools/packages/libraryEntries.mjs';

export default defineConfig({
  entry: libraryEntries('domain'),
  outDir: 'dist',
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
});
