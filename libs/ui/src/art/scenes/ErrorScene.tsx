import { Scene } from './Scene';

/** Something could not be loaded. */
export function ErrorScene() {
  return (
    <Scene>
      <path
        d="M-4 26Q100 92 204 26"
        fill="none"
        stroke="var(--c-edge)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="50" r="14" fill="var(--c-fest-1)" opacity=".18" />
      <rect x="14" y="36" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <ellipse cx="18" cy="51" rx="7" ry="9" fill="var(--c-fest-1)" />
      <circle cx="50" cy="65" r="14" fill="var(--c-fest-2)" opacity=".18" />
      <rect x="46" y="51" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <ellipse cx="50" cy="66" rx="7" ry="9" fill="var(--c-fest-2)" />
      <circle cx="82" cy="72" r="0" fill="var(--c-high)" opacity=".18" />
      <rect x="78" y="58" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <path
        d="M76 66l4 7l-5 4l6 5l-2 6"
        fill="none"
        stroke="var(--c-fail)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="118" cy="72" r="14" fill="var(--c-fest-4)" opacity=".18" />
      <rect x="114" y="58" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <ellipse cx="118" cy="73" rx="7" ry="9" fill="var(--c-fest-4)" />
      <circle cx="150" cy="65" r="14" fill="var(--c-fest-5)" opacity=".18" />
      <rect x="146" y="51" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <ellipse cx="150" cy="66" rx="7" ry="9" fill="var(--c-fest-5)" />
      <circle cx="182" cy="50" r="14" fill="var(--c-fest-1)" opacity=".18" />
      <rect x="178" y="36" width="8" height="7" rx="2" fill="var(--c-edge)" />
      <ellipse cx="182" cy="51" rx="7" ry="9" fill="var(--c-fest-1)" />
      <path d="M70 112L79 114L73 121Z" fill="var(--c-high)" />
      <path d="M84 120L93 122L87 129Z" fill="var(--c-high)" />
      <path d="M96 110L105 112L99 119Z" fill="var(--c-high)" />
      <ellipse cx="84" cy="128" rx="34" ry="5" fill="var(--c-raised)" />
    </Scene>
  );
}
