/** What a recipe tells about itself when it runs, and what it may be asked for. */
export type AnyRecipe<Selection> = ((selection?: Selection) => string) & {
  readonly classNames: {
    readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
};

export interface MatrixCell<Selection> {
  /** The value that sets it apart in its row. */
  readonly name: string;
  readonly selection: Selection;
}

export interface MatrixRow<Selection> {
  readonly name: string;
  readonly cells: readonly MatrixCell<Selection>[];
}

interface Axis {
  readonly variant: string;
  readonly values: readonly string[];
}

type Value = string | number | boolean;

/** What a variant is asked for by the name of its class. */
export function valueOf(key: string): Value {
  if (key === 'true' || key === 'false') return key === 'true';
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** Whether the recipe knows every value, and so whether these are its variants. */
function isSelection<Selection>({ classNames }: AnyRecipe<Selection>, values: unknown): values is Selection {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.entries(values).every(
      ([variant, value]) => classNames.variants[variant]?.[String(value)] !== undefined,
    )
  );
}

function cell<Selection>(
  recipe: AnyRecipe<Selection>,
  name: string,
  picked: Readonly<Record<string, string>>,
): MatrixCell<Selection> {
  const selection: unknown = Object.fromEntries(
    Object.entries(picked).map(([variant, key]) => [variant, valueOf(key)]),
  );
  if (isSelection(recipe, selection)) return { name, selection };
  throw new Error(`The recipe does not know ${JSON.stringify(picked)}.`);
}

/**
 * Everything a recipe can be asked for: its two longest variants by each other, and every other variant in a row of
 * its own. Read from the recipe, so that a new variant is seen without being listed.
 */
export function variantRows<Selection>(recipe: AnyRecipe<Selection>): readonly MatrixRow<Selection>[] {
  const [down, across, ...others] = Object.entries(recipe.classNames.variants)
    .map(([variant, classes]): Axis => ({ variant, values: Object.keys(classes) }))
    .toSorted((one, other) => other.values.length - one.values.length);
  if (down === undefined) return [];
  const rowOf = ({ variant, values }: Axis): MatrixRow<Selection> => ({
    name: variant,
    cells: values.map((value) => cell(recipe, value, { [variant]: value })),
  });
  if (across === undefined || across.values.length < 2) {
    return [down, ...(across === undefined ? [] : [across]), ...others].map(rowOf);
  }
  const grid = down.values.map((value) => ({
    name: `${down.variant}: ${value}`,
    cells: across.values.map((other) =>
      cell(recipe, other, { [down.variant]: value, [across.variant]: other }),
    ),
  }));
  return [...grid, ...others.map(rowOf)];
}
