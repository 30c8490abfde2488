import {
  bandShade,
  crack,
  egg,
  handle,
  handleShade,
  head,
  headShade,
  mallet,
  shellInside,
  shellLight,
  shellShade,
} from './Egg.css';

interface EggProps {
  /** How far it is broken. */
  readonly state: 'whole' | 'cracked' | 'open';
}

const GOLD = 'var(--kislap-color-festive-main)';

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
      <path
        d="M12 78L24.700 68 37.300 78 50 68V78L37.300 88 24.700 78 13 87Z"
        fill="var(--kislap-color-festive-accent)"
      />
      <path d="M88 78L75.300 68 62.700 78 50 68V78L62.700 88 75.300 78 87 87Z" className={bandShade} />
    </>
  );
}

function WholeEgg() {
  return (
    <>
      <path d={WHOLE.shell} fill={GOLD} />
      <path d={WHOLE.shadeHalf} className={shellShade} />
      <path d="M50 8C40 8 31 16 24.500 28L38 34Z" className={shellLight} />
      <path d="M50 8L38 34 50 44Z" fill={GOLD} />
      <Bands />
    </>
  );
}

/** An egg of gold, drawn in facets. What it holds is said in words beside it. */
export function Egg({ state }: EggProps) {
  return (
    <svg className={egg} viewBox="0 0 100 124" aria-hidden="true">
      <ellipse cx="50" cy="118" rx="34" ry="5" fill="var(--kislap-color-raised)" />
      {state === 'open' ? (
        <>
          <path d={BOWL.inside} className={shellInside} />
          <path d={BOWL.shell} fill={GOLD} />
          <path d={BOWL.shadeHalf} className={shellShade} />
        </>
      ) : (
        <WholeEgg />
      )}
      {state === 'cracked' && (
        <path
          className={crack}
          d="M50 12L43 26 54 36 44 50 56 60 48 70"
          fill="none"
          strokeWidth="3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

/** The wooden mallet that opens an egg. Its head is at the lower left, where it strikes. */
export function Mallet() {
  return (
    <svg className={mallet} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M26 26L60 52q3 4-1 7t-7 0L22 32Z" className={handleShade} />
      <path d="M26 26L60 52q2 2 1 4L24 29Z" className={handle} />
      <g transform="rotate(-52 20 24)">
        <rect x="4" y="12" width="32" height="24" rx="5" className={headShade} />
        <rect x="4" y="12" width="32" height="11" rx="5" className={head} />
        <rect x="8" y="12" width="4" height="24" fill="var(--kislap-color-festive-accent)" />
        <rect x="28" y="12" width="4" height="24" fill="var(--kislap-color-festive-accent)" />
      </g>
    </svg>
  );
}
