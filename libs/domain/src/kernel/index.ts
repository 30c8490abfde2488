export { assertNever } from './checks';
export type { Brand } from './checks';
export { fail, ok } from './Result';
export type { Result } from './Result';
