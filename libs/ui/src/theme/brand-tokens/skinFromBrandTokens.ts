import { contrast } from '../colour';
import { contrastPairs } from '../contrastPairs';
import { createSkin } from '../createSkin';
import type { SkinSeed } from '../createSkin';
import type { ColorRole, Scheme, Skin, SkinScheme } from '../Skin';
import { readBrandTokens } from './readBrandTokens';
import type { Token } from './readBrandTokens';
import { colorOf, familyOf, pixelsOf } from './tokenValues';
import type { TokenValue } from './tokenValues';

/** What a token file cannot say. */
export type TokenBrand = Pick<SkinSeed, 'id' | 'name' | 'defaultScheme' | 'motif' | 'brand'>;

/** The skin of a token file, or everything that keeps it from being one, in sentences. */
export type SkinOfTokens = { readonly skin: Skin } | { readonly problems: readonly string[] };

const SEED = ['brand.ground', 'brand.accent', 'brand.festive'] as const;
const FONT = 'font.family';
const RADIUS = 'radius.field';
const USUAL_RADIUS_PX = 14;
const MOST_RADIUS_PX = 28;
/** The operator's own names for colours: they count where another token is an alias of them. */
const PALETTE = 'palette.';

const schemes = ['dark', 'light'] as const satisfies readonly Scheme[];
const mustBeOpaque: ReadonlySet<string> = new Set(contrastPairs.flatMap(({ front, back }) => [front, back]));

/**
 * Makes a whole skin from a token file (DTCG 2025.10): `brand.ground`, `brand.accent` and `brand.festive` are needed,
 * `font.family` and `radius.field` may be given, and any role of a scheme (`dark.textMuted`) takes the place of what
 * would be derived. A token that no skin has, and a pair of colours with too little contrast, are refused.
 *
 * @param file the parsed JSON
 */
export function skinFromBrandTokens(file: unknown, about: TokenBrand): SkinOfTokens {
  const read = readBrandTokens(file);
  if ('problems' in read) return read;
  const { tokens } = read;
  const problems: string[] = [];
  const take = <Value>(path: string, valueOf: (token: Token) => TokenValue<Value>): Value | undefined => {
    const token = tokens.get(path);
    if (token === undefined) return undefined;
    const found = valueOf(token);
    if ('value' in found) return found.value;
    problems.push(`${path} ${found.problem}`);
    return undefined;
  };
  const [ground, accent, festive] = SEED.map((path) => {
    if (!tokens.has(path)) problems.push(`${path} is missing. Allowed: a colour without opacity.`);
    return take(path, opaque);
  });
  const font = take(FONT, familyOf) ?? 'system-ui';
  const radius = take(RADIUS, cornerOf) ?? USUAL_RADIUS_PX;
  if (ground === undefined || accent === undefined || festive === undefined) return { problems };
  const skin = createSkin({ ...about, colors: { ground, accent, festive }, font, radius });
  problems.push(...unknownIn([...tokens.keys()], skin));
  const dressed: Skin = {
    ...skin,
    schemes: { dark: dress('dark', skin, take), light: dress('light', skin, take) },
  };
  if (problems.length === 0) problems.push(...schemes.flatMap((scheme) => contrastProblems(scheme, dressed)));
  return problems.length > 0 ? { problems } : { skin: dressed };
}

const opaque = (token: Token): TokenValue<string> => {
  const found = colorOf(token);
  return 'value' in found && found.value.length > '#RRGGBB'.length
    ? { problem: `is ${found.value}. Allowed: a colour without opacity.` }
    : found;
};

const cornerOf = (token: Token): TokenValue<number> => {
  const found = pixelsOf(token);
  return 'value' in found && (found.value < 0 || found.value > MOST_RADIUS_PX)
    ? { problem: `is ${found.value} px. Allowed: 0 to ${MOST_RADIUS_PX} px.` }
    : found;
};

function unknownIn(paths: readonly string[], { schemes: { dark } }: Skin): readonly string[] {
  const roles = Object.keys(dark.color);
  const known = new Set<string>([
    ...SEED,
    FONT,
    RADIUS,
    ...schemes.flatMap((scheme) => roles.map((role) => `${scheme}.${role}`)),
  ]);
  return paths
    .filter((path) => !known.has(path) && !path.startsWith(PALETTE))
    .map((path) => `${path} is no token of a skin. Allowed: ${allowedBeside(path, roles)}.`);
}

function allowedBeside(path: string, roles: readonly string[]): string {
  const scheme = schemes.find((name) => path.startsWith(`${name}.`));
  if (scheme !== undefined) return roles.map((role) => `${scheme}.${role}`).join(', ');
  return `${SEED.join(', ')}, ${FONT}, ${RADIUS}, the roles under dark and light, and names of your own under palette`;
}

type Take = (path: string, valueOf: (token: Token) => TokenValue<string>) => string | undefined;

/** The derived scheme with the file's own colours in their places. */
function dress(scheme: Scheme, { schemes: derived }: Skin, take: Take): SkinScheme {
  const color: Record<ColorRole, string> = { ...derived[scheme].color };
  for (const role of rolesOf(color)) {
    const own = take(`${scheme}.${role}`, mustBeOpaque.has(role) ? opaque : colorOf);
    if (own !== undefined) color[role] = own;
  }
  return { ...derived[scheme], color };
}

const isRole = (name: string, color: SkinScheme['color']): name is ColorRole => name in color;
const rolesOf = (color: SkinScheme['color']): readonly ColorRole[] =>
  Object.keys(color).filter((name) => isRole(name, color));

/** Every pair of a scheme that is too close to be told apart. */
export function contrastProblems(scheme: Scheme, { schemes: drawn }: Skin): readonly string[] {
  const { color } = drawn[scheme];
  return contrastPairs.flatMap(({ front, back, minimum, kind }) => {
    const ratio = contrast(color[front], color[back]);
    if (ratio >= minimum) return [];
    const what = kind === 'text' ? 'words' : 'edges and signs';
    return [
      `${scheme}.${front} (${color[front]}) on ${scheme}.${back} (${color[back]}) has a contrast of ${floored(ratio)} : 1; ${what} need ${minimum} : 1.`,
    ];
  });
}

/** Never rounded up to the minimum that it misses. */
const floored = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
