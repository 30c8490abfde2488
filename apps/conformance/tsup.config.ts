import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

/** The published command. */
export default defineConfig({ ...base, entry: { main: 'src/main.ts' }, outDir: 'dist' });
