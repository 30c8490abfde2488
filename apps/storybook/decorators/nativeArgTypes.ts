import type { Preview } from '@storybook/react-vite';

import nativeProps from './nativeProps.json';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const known = new Map<string, { readonly type: string; readonly description: string }>(
  Object.entries(nativeProps),
);

/**
 * Props that a component hands on to its element have no docstring of ours: the table says what they are all the same. Those
 * that a story is told with are not in it yet: Storybook adds them last, and keeps what is said here.
 */
export const nativeArgTypes: Enhancer = ({ argTypes, initialArgs }) => {
  const rows = Object.keys({ ...initialArgs, ...argTypes }).flatMap((name) => {
    const prop = known.get(name);
    const row = argTypes[name];
    if (prop === undefined || (row?.description ?? '') !== '') return [];
    const table = { ...row?.table, type: { summary: prop.type } };
    return [[name, { name, ...row, description: prop.description, table }] as const];
  });
  return { ...argTypes, ...Object.fromEntries(rows) };
};
