import { Scene } from './Scene';

/** The app on the home screen. */
export function InstallScene() {
  return (
    <Scene>
      <rect x="66" y="6" width="68" height="130" rx="14" fill="var(--kislap-color-high)" />
      <rect x="71" y="12" width="58" height="118" rx="10" fill="var(--kislap-color-sky)" />
      <rect x="77" y="24" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="94" y="24" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="111" y="24" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="77" y="41" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="94" y="41" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="111" y="41" width="12" height="12" rx="4" fill="var(--kislap-color-raised)" />
      <rect x="77" y="64" width="29" height="29" rx="8" fill="var(--kislap-color-sky-glow)" />
      <path d="M91.5 77.9L88.5 74.4L91.5 68Z" fill="var(--kislap-color-festive-main)" />
      <path d="M91.5 77.9L91.5 68L94.5 74.4Z" fill="var(--kislap-color-accent)" />
      <path d="M92.5 78.7L95 74.7L102 75.6Z" fill="var(--kislap-color-festive-main)" />
      <path d="M92.5 78.7L102 75.6L96.8 80.4Z" fill="var(--kislap-color-accent)" />
      <path d="M92.1 79.9L96.6 81L98 87.9Z" fill="var(--kislap-color-festive-main)" />
      <path d="M92.1 79.9L98 87.9L91.8 84.5Z" fill="var(--kislap-color-accent)" />
      <path d="M90.9 79.9L91.2 84.5L85 87.9Z" fill="var(--kislap-color-festive-main)" />
      <path d="M90.9 79.9L85 87.9L86.4 81Z" fill="var(--kislap-color-accent)" />
      <path d="M90.5 78.7L86.2 80.4L81 75.6Z" fill="var(--kislap-color-festive-main)" />
      <path d="M90.5 78.7L81 75.6L88 74.7Z" fill="var(--kislap-color-accent)" />
      <path
        d="M91.5 64V44M84 51l7.5-8l7.5 8"
        fill="none"
        stroke="var(--kislap-color-festive-main)"
        strokeWidth="0"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="88" y="120" width="24" height="3" rx="1.5" fill="var(--kislap-color-edge)" />
      <path
        d="M113.4 77.3L125.4 76.3L125.4 81.7L113.4 80.7ZM111.4 88.5L122.2 93.6L119.5 98.3L109.6 91.5ZM104 97.1L110.8 107L106.1 109.7L101 98.9ZM93.2 100.9L94.2 112.9L88.8 112.9L89.8 100.9ZM82 98.9L76.9 109.7L72.2 107L79 97.1ZM73.4 91.5L63.5 98.3L60.8 93.6L71.6 88.5ZM69.6 80.7L57.6 81.7L57.6 76.3L69.6 77.3ZM71.6 69.5L60.8 64.4L63.5 59.7L73.4 66.5ZM79 60.9L72.2 51L76.9 48.3L82 59.1ZM89.8 57.1L88.8 45.1L94.2 45.1L93.2 57.1ZM101 59.1L106.1 48.3L110.8 51L104 60.9ZM109.6 66.5L119.5 59.7L122.2 64.4L111.4 69.5Z"
        fill="var(--kislap-color-festive-main)"
      />
    </Scene>
  );
}
