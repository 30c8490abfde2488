import { buildLibraries } from './packages/buildLibraries.mjs';

/** `npm run packages`: builds every library into `libs/<name>/dist`, the package that is published. */
await buildLibraries();
