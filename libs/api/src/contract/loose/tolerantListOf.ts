import * as v from 'valibot';
import { parseJsonText } from './parseJsonText';

const anything = v.array(v.unknown());

function rowsFrom(value: unknown): unknown {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? (parseJsonText(value, anything) ?? []) : value;
}

/**
 * A catalogue list (games, channels, banners): one unreadable row is left out instead of emptying the
 * screen. The list may also come as JSON text. A list of which no row is readable is refused, because that
 * is another contract and not a bad row. `item` stays readable, for the documents of the contract.
 */
// @__NO_SIDE_EFFECTS__
export function tolerantListOf<Item extends v.GenericSchema>(item: Item) {
  const list = v.optional(
    v.pipe(
      v.unknown(),
      v.transform(rowsFrom),
      anything,
      v.rawTransform<unknown[], v.InferOutput<Item>[]>(({ dataset, addIssue, NEVER }) => {
        const rows: v.InferOutput<Item>[] = [];
        for (const row of dataset.value) {
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
