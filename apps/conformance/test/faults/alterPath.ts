import { isList } from './isList';
import type { Json } from './Json';

/** What stands at a place, made into something else; `undefined` takes it away. */
export type Alteration = (old: Json | undefined) => Json | undefined;

/** Changes one place of an answer: `data.list.0.am`; a star is every row. */
export function alterPath(json: Json, path: string, change: Alteration): Json {
  return descend(json, path === '' ? [] : path.split('.'), change) ?? null;
}

function descend(json: Json | undefined, steps: readonly string[], change: Alteration): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return change(json);
  if (isList(json)) {
    return json.flatMap((row, index) => {
      const changed = step === '*' || step === String(index) ? descend(row, rest, change) : row;
      return changed === undefined ? [] : [changed];
    });
  }
  if (typeof json !== 'object' || json === null) return json;
  const changed = descend(json[step], rest, change);
  const others = Object.entries(json).filter(([field]) => field !== step);
  const isOther = changed === undefined;
  return Object.fromEntries(isOther ? others : [...others, [step, changed]]);
}
