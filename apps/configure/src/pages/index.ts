export { fillConfigBlock, readConfigBlock } from './configBlock';
export { fillHead, fillManifest } from './fillHead';
export { openRenderer, requestOf } from './renderer';
export type { PageRenderer } from './renderer';
export {
  appPolicy,
  cacheControl,
  originsOf,
  scriptHashes,
  securityHeaders,
  styleHashes,
} from '../server/headers';
export type { PolicySources } from '../server/headers';
