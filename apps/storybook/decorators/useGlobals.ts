import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { startingGlobals } from './toolbar';

/** What the toolbar asks for, for the live parts of a page. */
export const GlobalsContext = createContext<Readonly<Record<string, unknown>>>(startingGlobals);

type Globals = Readonly<Record<string, unknown>>;
type Channel = DocsContainerProps['context']['channel'];

const isRecord = (value: unknown): value is Globals => typeof value === 'object' && value !== null;

/** The globals of the last event of that name; the payload's shape is Storybook's affair. */
function globalsOf(payload: unknown): Globals | undefined {
  const globals: unknown = isRecord(payload) ? payload['globals'] : undefined;
  return isRecord(globals) ? globals : undefined;
}

function lastGlobals(channel: Channel): Globals {
  const sent: readonly unknown[] = [channel.last(GLOBALS_UPDATED), channel.last(SET_GLOBALS)];
  const payload: unknown = sent.find((args) => Array.isArray(args));
  return globalsOf(Array.isArray(payload) ? payload[0] : undefined) ?? startingGlobals;
}

/** What the toolbar asks for, for pages that are not stories. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const follow = (payload: unknown) => setGlobals((known) => globalsOf(payload) ?? known);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
