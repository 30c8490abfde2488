import { Scene } from './Scene';

/** Something could not be loaded. */
export function ErrorScene() {
  return (
    <Scene>
      <path
        d="M-4 26Q100 92 204 26"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="50" r="14" fill="var(--kislap-color-festive-main)" opacity=".18" />
      <rect x="14" y="36" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <ellipse cx="18" cy="51" rx="7" ry="9" fill="var(--kislap-color-festive-main)" />
      <circle cx="50" cy="65" r="14" fill="var(--kislap-color-festive-accent)" opacity=".18" />
      <rect x="46" y="51" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <ellipse cx="50" cy="66" rx="7" ry="9" fill="var(--kislap-color-festive-accent)" />
      <circle cx="82" cy="72" r="0" fill="var(--kislap-color-high)" opacity=".18" />
      <rect x="78" y="58" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <path
        d="M76 66l4 7l-5 4l6 5l-2 6"
        fill="none"
        stroke="var(--kislap-color-fail)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="118" cy="72" r="14" fill="var(--kislap-color-festive-cool)" opacity=".18" />
      <rect x="114" y="58" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <ellipse cx="118" cy="73" rx="7" ry="9" fill="var(--kislap-color-festive-cool)" />
      <circle cx="150" cy="65" r="14" fill="var(--kislap-color-festive-fresh)" opacity=".18" />
      <rect x="146" y="51" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <ellipse cx="150" cy="66" rx="7" ry="9" fill="var(--kislap-color-festive-fresh)" />
      <circle cx="182" cy="50" r="14" fill="var(--kislap-color-festive-main)" opacity=".18" />
      <rect x="178" y="36" width="8" height="7" rx="2" fill="var(--kislap-color-edge)" />
      <ellipse cx="182" cy="51" rx="7" ry="9" fill="var(--kislap-color-festive-main)" />
      <path d="M70 112L79 114L73 121Z" fill="var(--kislap-color-high)" />
      <path d="M84 120L93 122L87 129Z" fill="var(--kislap-color-high)" />
      <path d="M96 110L105 112L99 119Z" fill="var(--kislap-color-high)" />
      <ellipse cx="84" cy="128" rx="34" ry="5" fill="var(--kislap-color-raised)" />
    </Scene>
  );
}
