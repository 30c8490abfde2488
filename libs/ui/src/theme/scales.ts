import type { vars } from './vars.css';

type Tokens<Group> = Readonly<Record<keyof Group, string>>;

/** The tokens no skin may change: rhythm, sizes, type, motion and stacking order. */
interface Scales {
  readonly space: Tokens<typeof vars.space>;
  readonly size: Tokens<typeof vars.size>;
  readonly type: Tokens<typeof vars.type>;
  readonly tracking: Tokens<typeof vars.tracking>;
  readonly duration: Tokens<typeof vars.duration>;
  readonly press: Tokens<typeof vars.press>;
  readonly ease: Tokens<typeof vars.ease>;
  readonly z: Tokens<typeof vars.z>;
  readonly safe: Tokens<typeof vars.safe>;
}

/** A `font` shorthand. Sizes are given in px of the drawing and written in rem, so that they follow the reader. */
const font = (weight: number, sizePx: number, linePx: number) =>
  `${weight} ${sizePx / 16}rem/${linePx / 16}rem var(--kislap-font-family)`;

/** Type below 360 px, where the two largest sizes would crowd their line. */
export const narrowType = { display: font(740, 24, 28), amtXl: font(640, 34, 40) } as const;

/** Durations when the system or the player asks for less motion: fades stay, movement does not. */
export const calmDuration = { tap: '1ms', base: '1ms', page: '160ms', show: '1ms', wheel: '1ms' } as const;

/**
 * The values of the tokens that no skin may change: rhythm, sizes, type, motion and stacking order.
 *
 * @example
 * scales.space[4]; // => '16px'
 * scales.size.touch; // => '44px'
 */
export const scales: Scales = {
  space: {
    0: '0px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  size: {
    touch: '44px',
    button: '52px',
    buttonSm: '36px',
    field: '56px',
    amount: '72px',
    bar: '56px',
    tab: '60px',
    column: '430px',
    rail: '280px',
    gutter: '16px',
    icon: '24px',
    iconSm: '20px',
  },
  type: {
    micro: font(600, 11, 16),
    cap: font(500, 12, 16),
    sm: font(450, 14, 20),
    md: font(450, 16, 24),
    titleSm: font(650, 16, 24),
    title: font(680, 18, 24),
    head: font(700, 22, 28),
    display: font(740, 28, 32),
    amt: font(620, 16, 24),
    amtLg: font(640, 28, 32),
    amtXl: font(640, 40, 44),
  },
  tracking: {
    micro: '0.02em',
    cap: '0.005em',
    sm: '0em',
    md: '0em',
    titleSm: '-0.005em',
    title: '-0.01em',
    head: '-0.015em',
    display: '-0.02em',
    amt: '0em',
    amtLg: '-0.015em',
    amtXl: '-0.025em',
  },
  duration: {
    tap: '90ms',
    fast: '160ms',
    base: '240ms',
    page: '320ms',
    show: '640ms',
    wheel: '4200ms',
    shimmer: '1600ms',
  },
  press: { scale: '0.98' },
  ease: {
    std: 'cubic-bezier(0.2, 0, 0, 1)',
    in: 'cubic-bezier(0.3, 0, 1, 1)',
    out: 'cubic-bezier(0, 0, 0, 1)',
    spark: 'cubic-bezier(0.2, 1.35, 0.4, 1)',
    wheel: 'cubic-bezier(0.12, 0.72, 0.08, 1)',
  },
  z: {
    base: '0',
    sticky: '100',
    tab: '200',
    overlay: '300',
    panel: '350',
    sheet: '400',
    dialog: '500',
    toast: '600',
    system: '700',
  },
  safe: { top: 'env(safe-area-inset-top, 0px)', bottom: 'env(safe-area-inset-bottom, 0px)' },
};
