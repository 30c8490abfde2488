/** A place where an answer had to be read with good will. */
export interface Looseness {
  readonly kind: 'missing' | 'loose' | 'lost' | 'cut';
  /** Where in the answer: `list.0.am`. */
  readonly path: string;
  readonly detail: string;
}

/**
 * Compares what came with what the contract read. They differ where the contract was lenient: a number sent as text, a
 * missing field read as 0, an unreadable row left out.
 */
export function compareRead(came: unknown, read: unknown, path = ''): readonly Looseness[] {
  if (read === undefined || read === null) return [];
  if (came === undefined) return [{ kind: 'missing', path, detail: `is missing, read as ${show(read)}` }];
  if (Array.isArray(read)) return compareList(came, read, path);
  if (isRecord(read)) return isRecord(came) ? compareRecord(came, read, path) : [differs(came, read, path)];
  return came === read ? [] : [differs(came, read, path)];
}

function compareList(came: unknown, read: readonly unknown[], path: string): readonly Looseness[] {
  // One object where a list may stand is a spelling of the contract's own.
  if (isRecord(came) && read.length === 1) return compareRead(came, read[0], path);
  if (!Array.isArray(came)) return [differs(came, read, path)];
  const rows: readonly unknown[] = came;
  if (rows.length !== read.length) {
    const lost = rows.length - read.length;
    return [{ kind: 'lost', path, detail: `${lost} of ${rows.length} rows cannot be read and are left out` }];
  }
  return read.flatMap((row, index) => compareRead(rows[index], row, join(path, String(index))));
}

function compareRecord(
  came: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
  path: string,
): readonly Looseness[] {
  return Object.entries(read).flatMap(([field, value]) => {
    const isRenamed = came[field] === undefined && isUnderAnotherName(came, read, value);
    return isRenamed ? [] : compareRead(came[field], value, join(path, field));
  });
}

/** The contract knows a second name for some fields (`BankID` for `id`). */
function isUnderAnotherName(
  came: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
  value: unknown,
): boolean {
  return Object.entries(came).some(
    ([field, other]) => /id$/i.test(field) && !(field in read) && String(other) === String(value),
  );
}

function differs(came: unknown, read: unknown, path: string): Looseness {
  if (
    typeof read === 'number' &&
    isPlain(came) &&
    Math.trunc(Number(came)) === read &&
    Number(came) !== read
  ) {
    return { kind: 'cut', path, detail: `${show(came)} is cut to ${read}` };
  }
  const isOneValue = isPlain(came) && String(came) === String(read);
  const detail = isOneValue
    ? `is ${typeof came === 'string' ? 'text' : `a ${typeof came}`} instead of a ${typeof read}`
    : `${show(came)} is read as ${show(read)}`;
  return { kind: 'loose', path, detail };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}
