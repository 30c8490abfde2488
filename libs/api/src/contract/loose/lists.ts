import * as v from 'valibot';
import { parseJsonText } from './jsonText';
import { looseInteger } from './numbers';
import { maybe } from './optional';

/**
 * How many rows of a list are read; no operator sends more. A phone would draw thousands for half a minute and answer
 * nothing meanwhile, so they are counted before any is looked at.
 */
export const mostRows = {
  /** Of a list that says nothing else. */
  any: 5000,
  /** Cards of the promotion page, banners, notices, pictures: what a page draws all at once. */
  cards: 200,
  /** VIP levels, and the gifts for them. */
  levels: 100,
  /** Accounts that were withdrawn to. */
  savedBanks: 10,
} as const;

const anyList = v.array(v.unknown());

/**
 * A list whose every row must be readable: records of money. `null` and `''` read as an empty list; with more than
 * `most` rows it is refused, since what is cut would be missing.
 */
// @__NO_SIDE_EFFECTS__
export function listOf<Item extends v.GenericSchema>(item: Item, most: number = mostRows.any) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (value === null || value === '' ? [] : value)),
    anyList,
    v.maxLength(most, `More than ${most} rows`),
    v.array(item),
  );
}

function rowsFrom(value: unknown): unknown {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? (parseJsonText(value, anyList) ?? []) : value;
}

/**
 * A catalogue list (games, channels, banners), also as JSON text. An unreadable row is left out, as is what comes after
 * `most` of them; a list without one readable row is refused, since that is another contract. `item` stays readable for
 * the contract's documents.
 */
// @__NO_SIDE_EFFECTS__
export function tolerantListOf<Item extends v.GenericSchema>(item: Item, most: number = mostRows.any) {
  const list = v.optional(
    v.pipe(
      v.unknown(),
      v.transform(rowsFrom),
      anyList,
      v.rawTransform<unknown[], v.InferOutput<Item>[]>(({ dataset, addIssue, NEVER }) => {
        const rows: v.InferOutput<Item>[] = [];
        for (const row of dataset.value.slice(0, most)) {
          const result = v.safeParse(item, row);
          if (result.success) rows.push(result.output);
        }
        if (rows.length > 0 || dataset.value.length === 0) return rows;
        addIssue({ message: 'No row of the list is readable' });
        return NEVER;
      }),
    ),
    [],
  );
  return { ...list, item };
}

const anything = v.unknown();

/** What is sent as one object, a list, or JSON text of either, as a list. Bad JSON and '' are an empty one. */
function listFrom(value: unknown): unknown {
  const read = typeof value === 'string' ? (parseJsonText(value, anything) ?? []) : value;
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? [read] : read;
}

/** One object, a list of them, JSON text of either, or nothing: always read as a list. */
// @__NO_SIDE_EFFECTS__
export function oneOrMany<Item extends v.GenericSchema>(item: Item) {
  return v.optional(v.pipe(v.unknown(), v.transform(listFrom), tolerantListOf(item)), []);
}

/**
 * A list whose places mean something, such as one step per deposit; also one object, or JSON text of either. An
 * unreadable row is `undefined` at its place. `item` stays readable for the documents.
 */
// @__NO_SIDE_EFFECTS__
export function eachInPlace<Item extends v.GenericSchema>(item: Item) {
  const list = v.optional(
    v.pipe(
      v.unknown(),
      v.transform(listFrom),
      v.array(v.unknown()),
      v.transform((rows): (v.InferOutput<Item> | undefined)[] =>
        rows.map((row) => {
          const result = v.safeParse(item, row);
          return result.success ? result.output : undefined;
        }),
      ),
    ),
    [],
  );
  return { ...list, item };
}

function partsOf(value: unknown): unknown {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  return parseJsonText(value, anyList) ?? value.split(',').filter((part) => part.trim() !== '');
}

/**
 * A short list of plain values: an array, JSON text of one, or values parted by commas (`'1,4'`). Parts
 * that do not fit `item` are left out; `item` stays readable, for the documents of the contract.
 */
// @__NO_SIDE_EFFECTS__
export function valueList<Item extends v.GenericSchema>(item: Item) {
  const list = v.pipe(
    v.unknown(),
    v.transform(partsOf),
    anyList,
    v.transform((parts): v.InferOutput<Item>[] =>
      parts.flatMap((part) => {
        const result = v.safeParse(item, part);
        return result.success ? [result.output] : [];
      }),
    ),
  );
  return { ...list, item };
}

/**
 * VIP orders let in: -1 = all; missing, null and '' = no such rule, so all; an empty list or unreadable orders =
 * nobody.
 */
export const allowedOrders = maybe(valueList(looseInteger));
