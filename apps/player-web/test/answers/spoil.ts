import { calls, type CallName } from '@kislap/api/testing';
import * as v from 'valibot';

/** Applies a change to every value of some data, from the inside out. */
function everywhere(data: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(data)) return change(data.map((entry) => everywhere(entry, change)));
  if (typeof data === 'object' && data !== null) {
    const fields = Object.entries(data).map(([name, value]) => [name, everywhere(value, change)]);
    return change(Object.fromEntries(fields));
  }
  return change(data);
}

/** Every list without entries. */
export const emptyLists = (data: unknown): unknown =>
  everywhere(data, (value) => (Array.isArray(value) ? [] : value));

/** Every list with its first entry alone. */
export const listsOfOne = (data: unknown): unknown =>
  everywhere(data, (value) => (Array.isArray(value) ? value.slice(0, 1) : value));

/** Fields nobody knows, everywhere. */
export const extraFields = (data: unknown): unknown =>
  everywhere(data, (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, surprise: { nested: [1, 'two', null] } }
      : value,
  );

/** Every number as large as the ledger can hold it. */
export const absurdNumbers = (data: unknown): unknown =>
  everywhere(data, (value) => (typeof value === 'number' ? Number.MAX_SAFE_INTEGER : value));

/** Without every field that the contract can do without. */
export function onlyRequired(call: CallName, data: unknown): unknown {
  const left: unknown = structuredClone(data);
  const isWhole = () => v.safeParse(calls[call].response, left).success;
  const prune = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) {
        Reflect.deleteProperty(value, name);
        if (isWhole()) continue;
        Reflect.set(value, name, inner);
      }
      prune(inner);
    }
  };
  prune(left);
  return left;
}
