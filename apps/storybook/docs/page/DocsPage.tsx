import { skins } from '@kislap/ui/skins';
import type { Scheme, Skin } from '@kislap/ui/skins';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo } from 'react';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import type { ThemeVars } from 'storybook/theming';

import { ComponentAccessibility } from '../parts/AccessibilityState';
import './docsPage.css';
import { lookIn, wearLook } from '../../decorators/look';
import { GlobalsContext, useGlobals } from '../../decorators/useGlobals';

/** A page of words and tables. It wears the skin, scheme and text size of the toolbar, as the stories do. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const { skin, scheme, motion, text } = lookIn(globals);
  useLayoutEffect(() => wearLook({ skin, scheme, motion, text }), [skin, scheme, motion, text]);
  const theme = useMemo(
    () => docsTheme(skins.find(({ id }) => id === skin) ?? skins[0], scheme),
    [skin, scheme],
  );
  const stories = context.componentStories();
  return (
    <DocsContainer context={context} theme={theme}>
      <GlobalsContext value={globals}>
        {children}
        {stories.length > 0 && <ComponentAccessibility stories={stories} />}
      </GlobalsContext>
    </DocsContainer>
  );
}

/** Storybook's own pages in the colours, font and corners of a skin. */
function docsTheme(skin: Skin, scheme: Scheme): ThemeVars {
  const { color } = skin.schemes[scheme];
  return create({
    base: scheme,
    fontBase: skin.font.family,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.bg,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appBorderColor: color.line,
    appBorderRadius: parseInt(skin.radius.sm, 10),
    textColor: color.text,
    textInverseColor: color.bg,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.raised,
    buttonBorder: color.edge,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.field,
    inputBorder: color.edge,
    inputTextColor: color.text,
    inputBorderRadius: parseInt(skin.radius.sm, 10),
  });
}
