import type { vars } from './vars.css';

/**
 * Dark or light. Every skin draws both; `data-theme` on the root element chooses, and without it the skin's own
 * default.
 *
 * @example
 * const scheme: Scheme = 'light';
 * document.documentElement.dataset['theme'] = scheme;
 * document.documentElement.matches('[data-theme="light"]'); // => true
 */
export type Scheme = 'dark' | 'light';

/**
 * What a colour is for.
 *
 * @example
 * const role: ColorRole = 'accentText';
 * vars.color[role]; // => 'var(--kislap-color-accent-text)'
 */
export type ColorRole = keyof typeof vars.color;

type Tokens<Group> = Readonly<Record<keyof Group, string>>;

/**
 * Colours and shadows of one scheme of a skin. A missing or misspelt token does not compile.
 *
 * @example
 * const { dark }: Readonly<Record<Scheme, SkinScheme>> = skins[0].schemes;
 * dark.color.bg; // => '#150D18'
 */
export interface SkinScheme {
  readonly color: Tokens<typeof vars.color>;
  readonly elevation: Tokens<typeof vars.elevation>;
}

/**
 * What an operator may change, and all of it. Components never ask which skin is active: they read
 * the custom properties this object fills.
 *
 * @example
 * const paperOf = ({ defaultScheme, schemes }: Skin) => schemes[defaultScheme].color.bg;
 * paperOf.length; // => 1
 */
export interface Skin {
  /** Value of `data-skin` on the root element. */
  readonly id: string;
  /** The operator's name as a person reads it. */
  readonly name: string;
  /** The scheme used until the player chooses one. */
  readonly defaultScheme: Scheme;
  readonly font: Tokens<typeof vars.font>;
  readonly radius: Tokens<typeof vars.radius>;
  readonly motif: Tokens<typeof vars.motif>;
  readonly brand: Tokens<typeof vars.brand>;
  readonly schemes: Readonly<Record<Scheme, SkinScheme>>;
}
