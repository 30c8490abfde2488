import { Scene } from './Scene';

/** Nothing found. */
export function EmptySearchScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="128" rx="70" ry="7" fill="var(--kislap-color-raised)" />
      <path d="M34 62C40 34 160 34 166 62C160 90 40 90 34 62Z" fill="var(--kislap-color-high)" />
      <path
        d="M34 62C40 34 160 34 166 62C160 90 40 90 34 62Z"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx="58" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <ellipse cx="75" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <ellipse cx="92" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <ellipse cx="109" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <ellipse cx="126" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <ellipse cx="143" cy="62" rx="6" ry="9" fill="var(--kislap-color-surface)" />
      <circle cx="58" cy="60" r="2.5" fill="var(--kislap-color-festive-main)" />
      <circle cx="92" cy="64" r="2.5" fill="var(--kislap-color-festive-paper)" />
      <circle cx="126" cy="58" r="2.5" fill="var(--kislap-color-festive-accent)" />
      <circle
        cx="134"
        cy="88"
        r="22"
        fill="var(--kislap-color-bg)"
        stroke="var(--kislap-color-accent)"
        strokeWidth="5"
      />
      <path
        d="M150 104l17 17"
        fill="none"
        stroke="var(--kislap-color-accent)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}
