export { isRuntimeConfig, wrongFields } from './RuntimeConfig';
export type { LoginProvider, RuntimeConfig } from './RuntimeConfig';
