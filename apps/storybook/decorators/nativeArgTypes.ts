import type { Preview } from '@storybook/react-vite';

import nativeProps from './nativeProps.json';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const known = new Map<string, { readonly type: string; readonly description: string }>(
  Object.entries(nativeProps),
);

/** Props that a component hands on to its element have no docstring of ours: the table says what they are all the same. */
export const nativeArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = known.get(name);
      if (prop === undefined || (argType.description ?? '') !== '') return [name, argType];
      const table = { ...argType.table, type: { summary: prop.type } };
      return [name, { ...argType, description: prop.description, table }];
    }),
  );
