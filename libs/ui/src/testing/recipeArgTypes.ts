import type { AnyRecipe } from './variantRows';
import { valueOf } from './variantRows';

/** A row of a component's table, and what changes it. */
interface Row {
  readonly description: string;
  readonly options: readonly (string | number | boolean)[];
  readonly control: { readonly type: 'select' | 'boolean' };
  readonly table: {
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

const shown = (key: string): string => {
  const value = valueOf(key);
  return typeof value === 'string' ? `'${value}'` : String(value);
};

/** Whether the recipe is so unless it is asked for something else. */
const isUsual = (classes: string, usual: ReadonlySet<string>): boolean =>
  classes !== '' && classes.split(' ').every((one) => usual.has(one));

/**
 * What a table says of the props that a component takes from its recipe, which no docstring stands at: the values and
 * the default are the recipe's own, and each has a sentence.
 */
export function recipeArgTypes<Selection>(
  recipe: AnyRecipe<Selection>,
  sentences: Readonly<Record<keyof NonNullable<Selection> & string, string>>,
): Readonly<Record<string, Row>> {
  const usual = new Set(recipe().split(' '));
  const rowOf = (variant: string, description: string): Row => {
    const classes = Object.entries(recipe.classNames.variants[variant] ?? {});
    const keys = classes.map(([key]) => key);
    const found = classes.find(([, name]) => isUsual(name, usual))?.[0];
    const isFlag = keys.every((key) => key === 'true' || key === 'false');
    const summary = isFlag ? 'boolean' : keys.map(shown).join(' | ');
    return {
      description,
      options: isFlag ? [true, false] : keys.map(valueOf),
      control: { type: isFlag ? 'boolean' : 'select' },
      table: {
        type: { summary },
        ...(found === undefined ? {} : { defaultValue: { summary: shown(found) } }),
      },
    };
  };
  return Object.fromEntries(
    Object.entries<string>(sentences).map(([variant, sentence]) => [variant, rowOf(variant, sentence)]),
  );
}
