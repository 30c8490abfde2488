import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Facts = Readonly<Record<string, unknown>>;

const factsOf = (value: unknown): Facts => ({ ...Object(value) });
const LITERAL = /^(?:'[^']*'|\d+)$/;

/** What the docgen says of a property's type: `{ name: 'union', raw: "'a' | 'b'", elements: [...] }`. */
const unionOf = (component: unknown, prop: string): Facts | undefined => {
  const props = factsOf(factsOf(factsOf(component)['__docgenInfo'])['props']);
  const type = factsOf(factsOf(props[prop])['tsType']);
  return type['name'] === 'union' && typeof type['raw'] === 'string' ? type : undefined;
};

/** The values of a union of texts or numbers; nothing for any other. */
function valuesOf(raw: string): readonly (string | number)[] | undefined {
  const parts = raw
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'undefined');
  if (parts.length === 0 || !parts.every((part) => LITERAL.test(part))) return undefined;
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
}

/** Tables say what a union is made of, and its values can be chosen: by itself Storybook shows the word "union". */
export const unionArgTypes: Enhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = unionOf(component, name)?.['raw'];
      if (typeof raw !== 'string') return [name, argType];
      const summary = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
      const table = { ...argType.table, type: { ...argType.table?.type, summary } };
      const options = valuesOf(summary);
      return [
        name,
        options === undefined
          ? { ...argType, table }
          : { ...argType, table, options, control: { type: 'select' } },
      ];
    }),
  );
