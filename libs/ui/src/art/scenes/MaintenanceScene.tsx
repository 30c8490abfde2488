import { Scene } from './Scene';
import type { SceneSize } from './Scene';

/** Closed for maintenance. */
export function MaintenanceScene({ size = 'usual' }: SceneSize) {
  return (
    <Scene size={size}>
      <path
        d="M100 0V14"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="100" cy="62" r="42" fill="none" stroke="var(--kislap-color-edge)" strokeWidth="2.5" />
      <path d="M100 57.4L87.5 42.7L100 16Z" fill="var(--kislap-color-festive-main)" />
      <path d="M100 57.4L100 16L112.5 42.7Z" fill="var(--kislap-color-accent)" />
      <path d="M95.6 60.6L77.8 68L56.3 47.8Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M95.6 60.6L56.3 47.8L85.5 44.1Z" fill="var(--kislap-color-accent)" />
      <path
        d="M100 16L113.5 43.4L143.7 47.8L121.9 69.1L127 99.2L100 85L73 99.2L78.1 69.1L56.3 47.8L86.5 43.4Z"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M100 62L100 16M100 62L143.7 47.800M100 62L127 99.200M100 62L73 99.200M100 62L56.3 47.8"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="translate(158 104) rotate(38)">
        <rect x="-4" y="-34" width="8" height="44" rx="3" fill="var(--kislap-color-festive-main)" />
        <path d="M-8-36h16l-3-14h-10Z" fill="var(--kislap-color-high)" />
      </g>
      <rect x="30" y="112" width="34" height="10" rx="3" fill="var(--kislap-color-high)" />
      <rect x="34" y="104" width="26" height="8" rx="3" fill="var(--kislap-color-raised)" />
      <path
        d="M60 128H140"
        fill="none"
        stroke="var(--kislap-color-high)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Scene>
  );
}
