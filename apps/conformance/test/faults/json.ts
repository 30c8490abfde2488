/** Anything that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

/** Whether something is a list. */
function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

/** A field of an object; undefined where there is none. */
export function fieldOf(json: Json | undefined, field: string): Json | undefined {
  return typeof json === 'object' && json !== null && !isList(json) ? json[field] : undefined;
}

/** The rows of a list; none where there is no list. */
export function rowsIn(json: Json | undefined): readonly Json[] {
  return isList(json) ? json : [];
}

/** A text as it is; anything else as JSON. */
export function textIn(json: Json | undefined): string {
  return typeof json === 'string' ? json : JSON.stringify(json ?? null);
}

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

/** An answer as a good server would send it, but for its body. */
export function answerJson(body: Json, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}
