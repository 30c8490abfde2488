import type { Scheme, Skin } from '@kislap/ui/skins';
import { create } from 'storybook/theming';
import type { ThemeVars } from 'storybook/theming';

/** Storybook's own pages in the colours, font and corners of a skin. */
export function docsTheme(skin: Skin, scheme: Scheme): ThemeVars {
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
    textMutedColor: color.text2,
    barBg: color.surface,
    barTextColor: color.text2,
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
