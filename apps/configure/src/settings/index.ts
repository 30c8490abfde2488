export { isProtection } from './protection';
export type { HelpLine, Protection, ProtectionSettings } from './protection';
export { isRuntimeConfig, wrongFields } from './RuntimeConfig';
export type { LoginProvider, RuntimeConfig, SpokenLanguage } from './RuntimeConfig';
