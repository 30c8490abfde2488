import type { Commission } from './Commission';

/** Names the commission of a level on a day for ever. */
export function commissionKey({ day, level }: Pick<Commission, 'day' | 'level'>): string {
  return `${day}:${level}`;
}
