import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const size = (name: keyof typeof vars.type) =>
  inLayer('primitives', { font: vars.type[name], letterSpacing: vars.tracking[name] });

const tone = (color: string) => inLayer('primitives', { color });

export const text = recipe({
  base: inLayer('primitives', {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'break-word',
    // Not an element of its own, and nothing to be cut off: in every row of a list either would be painted apart.
    selectors: { '&[data-word]::before': { content: 'attr(data-word)', fontSize: 0 } },
  }),
  variants: {
    size: {
      micro: size('micro'),
      cap: size('cap'),
      sm: size('sm'),
      md: size('md'),
      titleSm: size('titleSm'),
      title: size('title'),
      head: size('head'),
      display: size('display'),
      amt: size('amt'),
      amtLg: size('amtLg'),
      amtXl: size('amtXl'),
      inherit: inLayer('primitives', { font: 'inherit', letterSpacing: 'inherit' }),
    },
    tone: {
      default: tone(vars.color.text),
      muted: tone(vars.color.textMuted),
      faint: tone(vars.color.textSubtle),
      accent: tone(vars.color.accentText),
      money: tone(vars.color.moneyText),
      pending: tone(vars.color.pendingText),
      failed: tone(vars.color.failText),
      inherit: tone('inherit'),
    },
    align: styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
      inLayer('primitives', { textAlign }),
    ),
    /** In lines of about one length: in the middle of a screen a word left over would stand alone. */
    isBalanced: { true: inLayer('primitives', { textWrap: 'balance' }) },
    /** Room for two lines, though it may take one: what stands below stays when the words come. */
    hasTwoLines: { true: inLayer('primitives', { minHeight: '2.9em' }) },
    isStrong: { true: inLayer('primitives', { fontWeight: 650 }) },
    /** Figures of one width, for numbers that stand under each other or change. */
    isTabular: { true: inLayer('primitives', { fontVariantNumeric: 'tabular-nums lining-nums' }) },
    isTruncated: {
      true: inLayer('primitives', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
    isOneLine: { true: inLayer('primitives', { whiteSpace: 'nowrap' }) },
  },
  defaultVariants: { size: 'md', tone: 'inherit' },
});
