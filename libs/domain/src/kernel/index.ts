export { assertNever } from './assertNever';
export type { Brand } from './Brand';
export { fail } from './fail';
export { ok } from './ok';
export type { Result } from './Result';
