import * as v from 'valibot';
import { parseJsonText } from './parseJsonText';

const anything = v.array(v.unknown());

function partsOf(value: unknown): unknown {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  return parseJsonText(value, anything) ?? value.split(',').filter((part) => part.trim() !== '');
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
    anything,
    v.transform((parts): v.InferOutput<Item>[] =>
      parts.flatMap((part) => {
        const result = v.safeParse(item, part);
        return result.success ? [result.output] : [];
      }),
    ),
  );
  return { ...list, item };
}
