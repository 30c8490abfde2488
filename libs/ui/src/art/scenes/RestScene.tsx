import { Scene } from './Scene';

/** A break: the player rests. */
export function RestScene() {
  return (
    <Scene>
      <circle cx="100" cy="74" r="34" fill="var(--kislap-color-festive-main)" />
      <path
        d="M141.9 71.5L159.9 70.4L159.9 77.6L141.9 76.5ZM140.2 86L157.5 91.1L155.1 97.8L138.5 90.7ZM133.7 99L148.2 109.8L143.6 115.2L130.5 102.9ZM123.1 109.1L133 124.1L126.9 127.6L118.8 111.6ZM109.7 114.9L113.9 132.4L106.9 133.6L104.8 115.7ZM95.2 115.7L93.1 133.6L86.1 132.4L90.3 114.9ZM81.2 111.6L73.1 127.6L67 124.1L76.9 109.1ZM69.5 102.9L56.4 115.2L51.8 109.8L66.3 99ZM61.5 90.7L44.9 97.8L42.5 91.1L59.8 86ZM58.1 76.5L40.1 77.6L40.1 70.4L58.1 71.5ZM59.8 62L42.5 56.9L44.9 50.2L61.5 57.3ZM66.3 49L51.8 38.2L56.4 32.8L69.5 45.1ZM76.9 38.9L67 23.9L73.1 20.4L81.2 36.4ZM90.3 33.1L86.1 15.6L93.1 14.4L95.2 32.3ZM104.8 32.3L106.9 14.4L113.9 15.6L109.7 33.1ZM118.8 36.4L126.9 20.4L133 23.9L123.1 38.9ZM130.5 45.1L143.6 32.8L148.2 38.2L133.7 49ZM138.5 57.3L155.1 50.2L157.5 56.9L140.2 62Z"
        fill="var(--kislap-color-festive-main)"
        opacity=".7"
      />
      <rect x="40" y="84" width="120" height="26" fill="var(--kislap-color-bg)" />
      <path
        d="M22 96q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"
        fill="none"
        stroke="var(--kislap-color-festive-cool)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".8"
      />
      <path
        d="M46 112q10-6 20 0t20 0t20 0t20 0t20 0"
        fill="none"
        stroke="var(--kislap-color-festive-cool)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".5"
      />
      <path
        d="M76 127q10-6 20 0t20 0"
        fill="none"
        stroke="var(--kislap-color-festive-cool)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".35"
      />
    </Scene>
  );
}
