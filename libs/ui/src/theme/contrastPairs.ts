import type { ColorRole } from './Skin';

/**
 * Two roles that meet on a screen, and how far apart they must be.
 *
 * @example
 * const failsIn = ({ color }: SkinScheme, { front, back, minimum }: ContrastPair) =>
 *   contrast(color[front], color[back]) < minimum;
 * contrastPairs.filter((pair) => failsIn(skins[0].schemes.dark, pair)); // => []
 */
export interface ContrastPair {
  readonly front: ColorRole;
  readonly back: ColorRole;
  readonly kind: 'text' | 'graphic';
  readonly minimum: number;
}

type Meetings = readonly (readonly [front: ColorRole, backs: readonly ColorRole[]])[];

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for control edges, focus rings and status graphics. */
const minimumRatio = { text: 4.5, graphic: 3 } as const;

const planes = ['bg', 'surface', 'raised', 'sunken', 'field', 'float'] as const;

const texts: Meetings = [
  ['text', [...planes, 'high', 'accentSoft', 'moneySoft', 'pendingSoft', 'failSoft', 'skyGlow', 'sky']],
  ['textMuted', [...planes, 'high', 'accentSoft', 'skyGlow', 'sky']],
  ['textSubtle', planes],
  ['accentText', [...planes, 'accentSoft', 'sky']],
  ['onAccent', ['accent', 'accentPress', 'glow']],
  ['onMoney', ['money']],
  ['onFail', ['fail']],
  ['moneyText', [...planes, 'moneySoft', 'sky']],
  ['pendingText', [...planes, 'pendingSoft']],
  ['failText', [...planes, 'failSoft']],
];

const graphics: Meetings = [
  ['edge', ['bg', 'surface', 'raised', 'field']],
  ['focus', [...planes, 'high', 'accentSoft']],
  ['money', ['surface', 'sunken', 'bg']],
  ['fail', ['surface', 'sunken', 'bg']],
];

const pairsOf = (meetings: Meetings, kind: ContrastPair['kind']): readonly ContrastPair[] =>
  meetings.flatMap(([front, backs]) =>
    backs.map((back) => ({ front, back, kind, minimum: minimumRatio[kind] })),
  );

/**
 * Every pair of colours that can meet, in every skin and scheme. Skins made from three colours are built to keep
 * it, all skins are tested against it, and the Tokens page measures it.
 *
 * @example
 * contrastPairs.find(({ front, back }) => front === 'onAccent' && back === 'accent')?.minimum; // => 4.5
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(texts, 'text'),
  ...pairsOf(graphics, 'graphic'),
];
