export type { ControlContract } from './fields';
export * from './demonstration';
export * from './faults';
export * from './ledger';
export * from './orders';
export * from './parts';
export * from './persons';
export * from './players';
export * from './state';
