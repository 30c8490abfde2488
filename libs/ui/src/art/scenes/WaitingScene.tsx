import { Scene } from './Scene';

/** Something is on its way: an hourglass before the evening sky. */
export function WaitingScene() {
  return (
    <Scene>
      <circle cx="100" cy="70" r="50" fill="var(--kislap-color-festive-cool)" opacity=".25" />
      <path
        d="M74 32h52v10c0 14-10 20-18 28c8 8 18 14 18 28v10H74V98c0-14 10-20 18-28c-8-8-18-14-18-28z"
        fill="var(--kislap-color-text)"
        opacity=".16"
      />
      <path d="M82 50h36c-3 8-10 12-18 20c-8-8-15-12-18-20z" fill="var(--kislap-color-festive-main)" />
      <path d="M80 102c2-12 12-16 20-22c8 6 18 10 20 22z" fill="var(--kislap-color-festive-main)" />
      <path d="M100 68v14" stroke="var(--kislap-color-festive-main)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M68 28h64M68 112h64"
        fill="none"
        stroke="var(--kislap-color-accent)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M40 44l3 7l7 3l-7 3l-3 7l-3-7l-7-3l7-3zM160 82l2.500 6l6 2.500l-6 2.500l-2.500 6l-2.500-6l-6-2.500l6-2.500z"
        fill="var(--kislap-color-festive-paper)"
      />
    </Scene>
  );
}
