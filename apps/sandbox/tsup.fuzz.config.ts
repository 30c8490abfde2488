import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

/** The long fuzz; two folders deep, as it lies in the sources. */
export default defineConfig({ ...base, entry: { main: 'test/fuzz/main.ts' }, outDir: 'dist/fuzz' });
