import { Scene } from './Scene';

/** No mail yet. */
export function EmptyMailScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="128" rx="70" ry="7" fill="var(--kislap-color-raised)" />
      <path d="M46 54H136V110q0 8-8 8H54q-8 0-8-8Z" fill="var(--kislap-color-high)" />
      <path d="M46 54L91 88L136 54Z" fill="var(--kislap-color-raised)" />
      <path
        d="M46 54L91 88L136 54"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(142 44)">
        <path
          d="M-30 10C-30-12-10-22 8-18C20-16 26-6 26 4C26 20 10 28-6 26C-18 26-26 22-44 24C-36 20-30 16-30 10Z"
          fill="var(--kislap-color-accent)"
        />
        <path
          d="M-14 4C-4-6 10-2 12 8C8 16-6 20-20 18C-18 14-16 8-14 4Z"
          fill="var(--kislap-color-accent-press)"
        />
        <circle cx="14" cy="-6" r="2.8" fill="var(--kislap-color-on-accent)" />
        <path d="M25-6l10 4l-10 4Z" fill="var(--kislap-color-festive-main)" />
      </g>
      <path
        d="M176 30l6-8M182 44l9-2"
        fill="none"
        stroke="var(--kislap-color-festive-main)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}
