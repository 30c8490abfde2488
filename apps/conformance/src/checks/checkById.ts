import type { Check } from './Check';
import { registry } from './registry';

const checks = new Map(registry.flatMap((kind) => kind.checks.map((check) => [check.id, check] as const)));

/**
 * A check by its id.
 *
 * @throws Error when there is none
 */
export function checkById(id: string): Check {
  const check = checks.get(id);
  if (!check) throw new Error(`There is no check ${id}`);
  return check;
}
