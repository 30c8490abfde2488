import { Scene } from './Scene';

/** No connection. */
export function OfflineScene() {
  return (
    <Scene>
      <path
        d="M0 96C40 96 40 60 74 60"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="72" y="50" width="26" height="20" rx="5" fill="var(--kislap-color-high)" />
      <path
        d="M98 55h9M98 65h9"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M126 44l8-8M130 60h12M126 76l8 8"
        fill="none"
        stroke="var(--kislap-color-fail)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(170 60)">
        <path d="M0 -3L-8.2 -12.6L0 -30Z" fill="var(--kislap-color-high)" />
        <path d="M0 -3L0 -30L8.2 -12.6Z" fill="var(--kislap-color-raised)" />
        <path d="M2.9 -0.9L9.4 -11.7L28.5 -9.3Z" fill="var(--kislap-color-high)" />
        <path d="M2.9 -0.9L28.5 -9.3L14.5 3.9Z" fill="var(--kislap-color-raised)" />
        <path d="M1.8 2.4L14 5.4L17.6 24.3Z" fill="var(--kislap-color-high)" />
        <path d="M1.8 2.4L17.6 24.3L0.8 15Z" fill="var(--kislap-color-raised)" />
        <path d="M-1.8 2.4L-0.8 15L-17.6 24.3Z" fill="var(--kislap-color-high)" />
        <path d="M-1.8 2.4L-17.6 24.3L-14 5.4Z" fill="var(--kislap-color-raised)" />
        <path d="M-2.9 -0.9L-14.5 3.9L-28.5 -9.3Z" fill="var(--kislap-color-high)" />
        <path d="M-2.9 -0.9L-28.5 -9.3L-9.4 -11.7Z" fill="var(--kislap-color-raised)" />
      </g>
    </Scene>
  );
}
