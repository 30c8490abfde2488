import { skinCss, skinFromBrandTokens } from '@kislap/ui/brand-tokens';
import type { TokenBrand } from '@kislap/ui/brand-tokens';

/** How a brand looks on this build, or everything that its token file gets wrong, in sentences. */
export type BrandLook =
  | {
      /** The style sheet that goes into every page. */
      readonly css: string;
      /** The family that it writes in; undefined for the device's own. */
      readonly family: string | undefined;
      /** The colours behind the app in its two schemes. */
      readonly dark: string;
      readonly light: string;
    }
  | { readonly problems: readonly string[] };

/**
 * Puts an operator's tokens on this build: its own kit says which tokens there are, derives what the file leaves open,
 * and measures every pair of colours that can meet.
 *
 * @param tokensJson the parsed token file (DTCG 2025.10)
 */
export function brandLook(tokensJson: unknown, about: TokenBrand): BrandLook {
  const made = skinFromBrandTokens(tokensJson, about);
  if ('problems' in made) return made;
  const { skin } = made;
  return {
    css: skinCss(skin),
    family: /^"(?<family>[^"]+)"/.exec(skin.font.family)?.groups?.['family'],
    dark: skin.schemes.dark.color.bg,
    light: skin.schemes.light.color.bg,
  };
}
