import { Scene } from './Scene';

/** No favorite yet. */
export function EmptyFavoritesScene() {
  return (
    <Scene>
      <path
        d="M100 6V26"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="100" cy="66" r="40" fill="none" stroke="var(--kislap-color-high)" strokeWidth="3" />
      <path d="M100 61.6L88 47.5L100 22Z" fill="var(--kislap-color-high)" />
      <path d="M100 61.6L100 22L112 47.5Z" fill="var(--kislap-color-raised)" />
      <path d="M104.2 64.6L113.8 48.9L141.8 52.4Z" fill="var(--kislap-color-high)" />
      <path d="M104.2 64.6L141.8 52.4L121.3 71.7Z" fill="var(--kislap-color-raised)" />
      <path d="M102.6 69.6L120.5 73.9L125.9 101.6Z" fill="var(--kislap-color-high)" />
      <path d="M102.6 69.6L125.9 101.6L101.2 88Z" fill="var(--kislap-color-raised)" />
      <path d="M97.4 69.6L98.8 88L74.1 101.6Z" fill="var(--kislap-color-high)" />
      <path d="M97.4 69.6L74.1 101.6L79.5 73.9Z" fill="var(--kislap-color-raised)" />
      <path d="M95.8 64.6L78.7 71.7L58.2 52.4Z" fill="var(--kislap-color-high)" />
      <path d="M95.8 64.6L58.2 52.4L86.2 48.9Z" fill="var(--kislap-color-raised)" />
      <path
        d="M78 100l-8 22M84 102l-3 22M122 100l8 22M116 102l3 22"
        fill="none"
        stroke="var(--kislap-color-high)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M100 80C82 68 86 52 95 54Q100 55 100 60Q100 55 105 54C114 52 118 68 100 80Z"
        fill="var(--kislap-color-accent)"
      />
    </Scene>
  );
}
