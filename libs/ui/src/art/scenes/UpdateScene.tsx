import { Scene } from './Scene';

/** A new version is ready. */
export function UpdateScene() {
  return (
    <Scene>
      <path d="M100 57.6L88 43.5L100 18Z" fill="var(--kislap-color-festive-main)" />
      <path d="M100 57.6L100 18L112 43.5Z" fill="var(--kislap-color-accent)" />
      <path d="M104.2 60.6L113.8 44.9L141.8 48.4Z" fill="var(--kislap-color-festive-main)" />
      <path d="M104.2 60.6L141.8 48.4L121.3 67.7Z" fill="var(--kislap-color-accent)" />
      <path d="M102.6 65.6L120.5 69.9L125.9 97.6Z" fill="var(--kislap-color-festive-main)" />
      <path d="M102.6 65.6L125.9 97.6L101.2 84Z" fill="var(--kislap-color-accent)" />
      <path d="M97.4 65.6L98.8 84L74.1 97.6Z" fill="var(--kislap-color-festive-main)" />
      <path d="M97.4 65.6L74.1 97.6L79.5 69.9Z" fill="var(--kislap-color-accent)" />
      <path d="M95.8 60.6L78.7 67.7L58.2 48.4Z" fill="var(--kislap-color-festive-main)" />
      <path d="M95.8 60.6L58.2 48.4L86.2 44.9Z" fill="var(--kislap-color-accent)" />
      <path
        d="M150 62a50 50 0 0 1-94 24M50 62a50 50 0 0 1 94-24"
        fill="none"
        stroke="var(--kislap-color-text-subtle)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M144 38L150 22L134 28Z" fill="var(--kislap-color-text-subtle)" />
      <path d="M56 86L50 102L66 96Z" fill="var(--kislap-color-text-subtle)" />
    </Scene>
  );
}
