import { mallet } from './Mallet.css';

/** The wooden mallet that opens an egg. Its head is at the lower left, where it strikes. */
export function Mallet() {
  return (
    <svg className={mallet} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M26 26L60 52q3 4-1 7t-7 0L22 32Z" fill="color-mix(in srgb, var(--c-fest-6), black 40%)" />
      <path d="M26 26L60 52q2 2 1 4L24 29Z" fill="color-mix(in srgb, var(--c-fest-6), black 22%)" />
      <g transform="rotate(-52 20 24)">
        <rect
          x="4"
          y="12"
          width="32"
          height="24"
          rx="5"
          fill="color-mix(in srgb, var(--c-fest-6), black 32%)"
        />
        <rect
          x="4"
          y="12"
          width="32"
          height="11"
          rx="5"
          fill="color-mix(in srgb, var(--c-fest-6), black 12%)"
        />
        <rect x="8" y="12" width="4" height="24" fill="var(--c-fest-2)" />
        <rect x="28" y="12" width="4" height="24" fill="var(--c-fest-2)" />
      </g>
    </svg>
  );
}
