import { egg } from './Egg.css';

interface EggProps {
  readonly state: 'whole' | 'cracked' | 'open';
}

const gold = {
  lit: 'var(--c-fest-1)',
  light: 'color-mix(in srgb, var(--c-fest-1), white 45%)',
  shade: 'color-mix(in srgb, var(--c-fest-1), black 16%)',
  deep: 'color-mix(in srgb, var(--c-fest-1), black 34%)',
} as const;

const WHOLE = {
  shell: 'M50 8C72 8 88 46 88 74C88 100 71 116 50 116S12 100 12 74C12 46 28 8 50 8Z',
  shadeHalf: 'M50 8C72 8 88 46 88 74C88 100 71 116 50 116Z',
} as const;

/** The lower half with the edge it broke along. */
const BOWL = {
  inside: 'M12.500 70L24 62 37 71 50 61 63 71 76 62 87.500 70C87.500 70 76 80 50 80S12.500 70 12.500 70Z',
  shell: 'M12.200 70L24 78 37 69 50 79 63 69 76 78 87.800 70C90 99 72 116 50 116S10 99 12.200 70Z',
  shadeHalf: 'M50 79L63 69 76 78 87.800 70C90 99 72 116 50 116Z',
} as const;

function Bands() {
  return (
    <>
      <path d="M12 78L24.700 68 37.300 78 50 68V78L37.300 88 24.700 78 13 87Z" fill="var(--c-fest-2)" />
      <path
        d="M88 78L75.300 68 62.700 78 50 68V78L62.700 88 75.300 78 87 87Z"
        fill="color-mix(in srgb, var(--c-fest-2), black 16%)"
      />
    </>
  );
}

function WholeEgg() {
  return (
    <>
      <path d={WHOLE.shell} fill={gold.lit} />
      <path d={WHOLE.shadeHalf} fill={gold.shade} />
      <path d="M50 8C40 8 31 16 24.500 28L38 34Z" fill={gold.light} />
      <path d="M50 8L38 34 50 44Z" fill={gold.lit} />
      <Bands />
    </>
  );
}

/** An egg of gold, drawn in facets. What it holds is said in words beside it. */
export function Egg({ state }: EggProps) {
  return (
    <svg className={egg} viewBox="0 0 100 124" aria-hidden="true">
      <ellipse cx="50" cy="118" rx="34" ry="5" fill="var(--c-raised)" />
      {state === 'open' ? (
        <>
          <path d={BOWL.inside} fill={gold.deep} />
          <path d={BOWL.shell} fill={gold.lit} />
          <path d={BOWL.shadeHalf} fill={gold.shade} />
        </>
      ) : (
        <WholeEgg />
      )}
      {state === 'cracked' && (
        <path
          d="M50 12L43 26 54 36 44 50 56 60 48 70"
          fill="none"
          stroke={gold.deep}
          strokeWidth="3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
