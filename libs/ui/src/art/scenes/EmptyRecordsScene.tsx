import { Scene } from './Scene';
import { petals } from './Scene.css';

/** No record yet. */
export function EmptyRecordsScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="128" rx="70" ry="7" fill="var(--kislap-color-raised)" />
      <rect x="47" y="17" width="106" height="98" rx="6" fill="var(--kislap-color-high)" />
      <rect x="53.5" y="23.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="53.5" y="45.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="53.5" y="67.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="53.5" y="89.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="77.5" y="23.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="77.5" y="45.5" width="21" height="19" rx="3" fill="var(--kislap-color-festive-main)" />
      <rect x="77.5" y="67.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="77.5" y="89.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="101.5" y="23.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="101.5" y="45.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="101.5" y="67.5" width="21" height="19" rx="3" fill="var(--kislap-color-festive-main)" />
      <rect x="101.5" y="89.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="125.5" y="23.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="125.5" y="45.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="125.5" y="67.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="125.5" y="89.5" width="21" height="19" rx="3" fill="var(--kislap-color-surface)" />
      <rect x="42" y="110" width="116" height="10" rx="4" fill="var(--kislap-color-high)" />
      <path
        d="M150 112C156.3 108.6 162.3 108.6 163 112C162.3 115.4 156.3 115.4 150 112ZM150 112C156.6 114.8 160.3 119.5 158.1 122.2C155 123.7 151.2 119 150 112ZM150 112C152 118.9 150.6 124.7 147.1 124.7C143.9 123.2 145.3 117.3 150 112ZM150 112C145.8 117.8 140.4 120.4 138.3 117.6C137.5 114.3 142.9 111.6 150 112ZM150 112C142.9 112.4 137.5 109.7 138.3 106.4C140.4 103.6 145.8 106.2 150 112ZM150 112C145.3 106.7 143.9 100.8 147.1 99.3C150.6 99.3 152 105.1 150 112ZM150 112C151.2 105 155 100.3 158.1 101.8C160.3 104.5 156.6 109.2 150 112Z"
        className={petals}
      />
      <path
        d="M150 112C154.3 111.6 158.3 113.3 157.7 115.7C156.2 117.7 152.4 115.6 150 112ZM150 112C153 115.1 154.2 119.3 151.9 120.4C149.4 120.4 148.7 116.1 150 112ZM150 112C149.4 116.3 146.9 119.8 144.7 118.7C143.1 116.8 146 113.5 150 112ZM150 112C146.3 114.2 141.9 114.4 141.4 112C141.9 109.6 146.3 109.8 150 112ZM150 112C146 110.5 143.1 107.2 144.7 105.3C146.9 104.2 149.4 107.7 150 112ZM150 112C148.7 107.9 149.4 103.6 151.9 103.6C154.2 104.7 153 108.9 150 112ZM150 112C152.4 108.4 156.2 106.3 157.7 108.3C158.3 110.7 154.3 112.4 150 112Z"
        fill="var(--kislap-color-festive-paper)"
      />
      <circle cx="150" cy="112" r="1.7" fill="var(--kislap-color-festive-main)" />
      <path
        d="M150 124q-6 4-12 2M150 124q6 4 12 0"
        fill="none"
        stroke="var(--kislap-color-festive-fresh)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Scene>
  );
}
