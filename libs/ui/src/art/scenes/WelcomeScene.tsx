import { Confetti } from './Confetti';
import { FiestaLights } from './FiestaLights';
import { Scene } from './Scene';
import type { SceneSize } from './Scene';
import { petals } from './Scene.css';

/** Before the first log in. */
export function WelcomeScene({ size = 'usual' }: SceneSize) {
  return (
    <Scene size={size}>
      <path
        d="M0 14Q100 54 200 14"
        fill="none"
        stroke="var(--kislap-color-edge)"
        strokeWidth="1"
        strokeLinecap="round"
      />
      <FiestaLights />
      <circle cx="100" cy="76" r="44" fill="none" stroke="var(--kislap-color-festive-main)" strokeWidth="3" />
      <path d="M100 71L86.4 55L100 26Z" fill="var(--kislap-color-festive-main)" />
      <path d="M100 71L100 26L113.6 55Z" fill="var(--kislap-color-accent)" />
      <path d="M104.8 74.5L115.7 56.6L147.6 60.5Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M104.8 74.5L147.6 60.5L124.1 82.5Z" fill="var(--kislap-color-accent)" />
      <path d="M102.9 80L123.3 85L129.4 116.5Z" fill="var(--kislap-color-festive-main)" />
      <path d="M102.9 80L129.4 116.5L101.3 101Z" fill="var(--kislap-color-accent)" />
      <path d="M97.1 80L98.7 101L70.6 116.5Z" fill="var(--kislap-color-festive-deep)" />
      <path d="M97.1 80L70.6 116.5L76.7 85Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M95.2 74.5L75.9 82.5L52.4 60.5Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M95.2 74.5L52.4 60.5L84.3 56.6Z" fill="var(--kislap-color-accent)" />
      <circle cx="100" cy="76" r="6" fill="var(--kislap-color-festive-paper)" />
      <path
        d="M76 116l-6 20M82 118l-2 20M124 116l6 20M118 118l2 20"
        fill="none"
        stroke="var(--kislap-color-festive-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />

      <circle cx="34" cy="96" r="1.8" fill="var(--kislap-color-festive-main)" />
      <path
        d="M34 96C40.8 92.3 47.2 92.3 48 96C47.2 99.7 40.8 99.7 34 96ZM34 96C41.1 99 45.1 104.1 42.7 106.9C39.4 108.6 35.3 103.6 34 96ZM34 96C36.1 103.4 34.6 109.7 30.9 109.6C27.5 108.1 28.9 101.8 34 96ZM34 96C29.5 102.3 23.7 105 21.4 102.1C20.5 98.4 26.3 95.6 34 96ZM34 96C26.3 96.4 20.5 93.6 21.4 89.9C23.7 87 29.5 89.7 34 96ZM34 96C28.9 90.2 27.5 83.9 30.9 82.4C34.6 82.3 36.1 88.6 34 96ZM34 96C35.3 88.4 39.4 83.4 42.7 85.1C45.1 87.9 41.1 93 34 96ZM168 92C173.8 88.8 179.3 88.9 180 92C179.3 95.1 173.8 95.2 168 92ZM168 92C174.1 94.5 177.5 98.9 175.5 101.4C172.6 102.8 169.1 98.5 168 92ZM168 92C169.8 98.3 168.5 103.7 165.3 103.7C162.4 102.3 163.6 96.9 168 92ZM168 92C164.2 97.4 159.2 99.7 157.2 97.2C156.4 94.1 161.4 91.7 168 92ZM168 92C161.4 92.3 156.4 89.9 157.2 86.8C159.2 84.3 164.2 86.6 168 92ZM168 92C163.6 87.1 162.4 81.7 165.3 80.3C168.5 80.3 169.8 85.7 168 92ZM168 92C169.1 85.5 172.6 81.2 175.5 82.6C177.5 85.1 174.1 89.5 168 92Z"
        className={petals}
      />
      <path
        d="M34 96C38.6 95.6 42.9 97.4 42.3 100C40.7 102.1 36.5 99.9 34 96ZM34 96C37.2 99.3 38.5 103.9 36.1 105C33.4 105 32.6 100.4 34 96ZM34 96C33.4 100.6 30.6 104.4 28.2 103.2C26.6 101.2 29.7 97.6 34 96ZM34 96C30 98.4 25.3 98.6 24.8 96C25.3 93.4 30 93.6 34 96ZM34 96C29.7 94.4 26.6 90.8 28.2 88.8C30.6 87.6 33.4 91.4 34 96ZM34 96C32.6 91.6 33.4 87 36.1 87C38.5 88.1 37.2 92.7 34 96ZM34 96C36.5 92.1 40.7 89.9 42.3 92C42.9 94.6 38.6 96.4 34 96ZM168 92C171.9 91.6 175.7 93.2 175.1 95.4C173.7 97.2 170.2 95.3 168 92ZM168 92C170.7 94.9 171.8 98.7 169.8 99.7C167.5 99.7 166.8 95.8 168 92ZM168 92C167.5 95.9 165.1 99.2 163.1 98.2C161.6 96.4 164.3 93.4 168 92ZM168 92C164.6 94 160.6 94.2 160.1 92C160.6 89.8 164.6 90 168 92ZM168 92C164.3 90.6 161.6 87.6 163.1 85.8C165.1 84.8 167.5 88.1 168 92ZM168 92C166.8 88.2 167.5 84.3 169.8 84.3C171.8 85.3 170.7 89.1 168 92ZM168 92C170.2 88.7 173.7 86.8 175.1 88.6C175.7 90.8 171.9 92.4 168 92Z"
        fill="var(--kislap-color-festive-paper)"
      />
      <circle cx="168" cy="92" r="1.6" fill="var(--kislap-color-festive-main)" />

      <Confetti />
    </Scene>
  );
}
