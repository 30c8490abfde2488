import { scales, vars } from '@kislap/ui/skins';
import type { Scheme, Skin } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';

/**
 * A skin as variables of one element, for a piece of a page that looks otherwise than its page. Sizes of type are
 * told again, because they name the font where they are told.
 */
export const skinVariables = (skin: Skin, scheme: Scheme) => ({
  ...assignInlineVars(vars.color, skin.schemes[scheme].color),
  ...assignInlineVars(vars.elevation, skin.schemes[scheme].elevation),
  ...assignInlineVars(vars.radius, skin.radius),
  ...assignInlineVars(vars.motif, skin.motif),
  ...assignInlineVars(vars.brand, skin.brand),
  ...assignInlineVars(vars.font, skin.font),
  ...assignInlineVars(vars.type, scales.type),
  colorScheme: scheme,
});
