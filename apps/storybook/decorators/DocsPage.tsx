import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { skins } from '@kislap/ui/skins';
import { useLayoutEffect, useMemo } from 'react';
import type { PropsWithChildren } from 'react';

import './docsPage.css';
import { docsTheme } from './docsTheme';
import { GlobalsContext } from './GlobalsContext';
import { lookIn } from './lookIn';
import { useGlobals } from './useGlobals';
import { wearLook } from './wearLook';

/** A page of words and tables. It wears the skin, scheme and text size of the toolbar, as the stories do. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const { skin, scheme, motion, text } = lookIn(globals);
  useLayoutEffect(() => wearLook({ skin, scheme, motion, text }), [skin, scheme, motion, text]);
  const theme = useMemo(
    () => docsTheme(skins.find(({ id }) => id === skin) ?? skins[0], scheme),
    [skin, scheme],
  );
  return (
    <DocsContainer context={context} theme={theme}>
      <GlobalsContext value={globals}>{children}</GlobalsContext>
    </DocsContainer>
  );
}
