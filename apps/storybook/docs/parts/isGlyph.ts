import type { Glyph } from '@kislap/ui';

/** Whether something that the kit exports is a drawing. */
export const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'line' in value && typeof value.line === 'string';
