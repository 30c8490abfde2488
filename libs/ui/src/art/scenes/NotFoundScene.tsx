import { Scene } from './Scene';
import type { SceneSize } from './Scene';

/** This page does not exist. */
export function NotFoundScene({ size = 'usual' }: SceneSize) {
  return (
    <Scene size={size}>
      <ellipse cx="40" cy="116" rx="30" ry="6" fill="var(--kislap-color-raised)" />
      <ellipse cx="158" cy="122" rx="34" ry="6" fill="var(--kislap-color-raised)" />
      <path
        d="M122 66C112 92 82 84 76 104C72 118 54 112 44 122"
        fill="none"
        stroke="var(--kislap-color-text-subtle)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="5 6"
      />
      <g transform="translate(132 46) rotate(24)">
        <path d="M0 -44L32 -4L0 -4Z" fill="var(--kislap-color-festive-main)" />
        <path d="M0 -44L-32 -4L0 -4Z" fill="var(--kislap-color-accent)" />
        <path d="M-32 -4L0 -4L0 42Z" fill="var(--kislap-color-festive-accent)" />
        <path d="M32 -4L0 -4L0 42Z" fill="var(--kislap-color-festive-deep)" />
        <path
          d="M0-44V42M-32-4H32"
          fill="none"
          stroke="var(--kislap-color-festive-paper)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g transform="translate(112 82) rotate(30)">
        <path d="M0 0L-9 -5L-9 5Z" fill="var(--kislap-color-festive-fresh)" />
        <path d="M0 0L9 -5L9 5Z" fill="var(--kislap-color-festive-fresh)" />
      </g>
      <g transform="translate(96 90) rotate(70)">
        <path d="M0 0L-9 -5L-9 5Z" fill="var(--kislap-color-festive-cool)" />
        <path d="M0 0L9 -5L9 5Z" fill="var(--kislap-color-festive-cool)" />
      </g>
      <ellipse cx="52" cy="34" rx="24" ry="6" fill="var(--kislap-color-high)" />
      <ellipse cx="168" cy="84" rx="18" ry="5" fill="var(--kislap-color-high)" />
    </Scene>
  );
}
