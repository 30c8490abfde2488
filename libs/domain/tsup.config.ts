import { defineConfig } from 'tsup';
import { libraryEntries } from '../../tools/packages/libraryEntries.mjs';

export default defineConfig({
  // What looks at shapes is no entry of the package: the checked build of each entry imports it.
  entry: { ...libraryEntries('domain'), 'checked/checkedCall': './src/checked/checkedCall.ts' },
  outDir: 'dist',
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  sourcemap: true,
});
