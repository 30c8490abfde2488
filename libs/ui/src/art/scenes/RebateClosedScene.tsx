import { Scene } from './Scene';

/** Rebate is not open: the fan is closed. */
export function RebateClosedScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="128" rx="70" ry="7" fill="var(--kislap-color-raised)" />
      <g transform="translate(100 78) rotate(34)">
        <path d="M-5.8 44L-3.8 44L-11.2 -64L-16.4 -64Z" fill="var(--kislap-color-edge)" />
        <path d="M-4.2 44L-2.2 44L-6.6 -64L-11.8 -64Z" fill="var(--kislap-color-text-subtle)" />
        <path d="M-2.6 44L-0.6 44L-2 -64L-7.2 -64Z" fill="var(--kislap-color-edge)" />
        <path d="M-1 44L1 44L2.6 -64L-2.6 -64Z" fill="var(--kislap-color-text-subtle)" />
        <path d="M0.6 44L2.6 44L7.2 -64L2 -64Z" fill="var(--kislap-color-edge)" />
        <path d="M2.2 44L4.2 44L11.8 -64L6.6 -64Z" fill="var(--kislap-color-text-subtle)" />
        <path d="M3.8 44L5.8 44L16.4 -64L11.2 -64Z" fill="var(--kislap-color-edge)" />
        <rect x="-17" y="-24" width="34" height="13" rx="4" fill="var(--kislap-color-accent)" />
        <path
          d="M17-18q16-10 20 2q-8 8-20 2ZM17-16q14 12 8 20q-10-4-10-18Z"
          fill="var(--kislap-color-accent)"
        />
        <circle cx="0" cy="44" r="8" fill="var(--kislap-color-high)" />
        <circle cx="0" cy="44" r="3.5" fill="var(--kislap-color-festive-main)" />
      </g>
      <path
        d="M72 118q-10 4-12 14M79 121q-4 6-2 12"
        fill="none"
        stroke="var(--kislap-color-festive-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}
