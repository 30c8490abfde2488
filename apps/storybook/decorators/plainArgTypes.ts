import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];

const controls = new Map<string, 'text' | 'number' | 'boolean'>([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
]);

function controlOf(
  { type, table, control, options }: ArgType,
  value: unknown,
): 'text' | 'number' | 'boolean' | undefined {
  const isNamedType = typeof type === 'object' && type.name === 'other';
  if (!isNamedType || control !== undefined || options !== undefined) return undefined;
  const isWords = table?.type?.summary === 'ReactNode' && value === undefined;
  return isWords ? 'text' : controls.get(typeof value);
}

/**
 * What a property holds in a story can be changed as what it is. By itself Storybook asks for JSON wherever a type has a name:
 * a label, `ReactNode`, then takes words only in quotes.
 */
export const plainArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = controlOf(argType, initialArgs[name]);
      return [name, type === undefined ? argType : { ...argType, control: { type } }];
    }),
  );
