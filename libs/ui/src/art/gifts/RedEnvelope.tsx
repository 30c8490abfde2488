import { Confetti } from '../scenes/Confetti';
import { Scene } from '../scenes/Scene';
import { letterShade, paper, sealShade } from './RedEnvelope.css';

interface RedEnvelopeProps {
  /** Whether its flap is up. */
  readonly isOpen?: boolean;
}

function Pocket() {
  return (
    <>
      <path d="M62 52h76v72a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8Z" className={paper.lit} />
      <path d="M100 52h38v72a8 8 0 0 1-8 8H100Z" className={paper.shade} />
      <path d="M100 84l14 14-14 14-14-14Z" fill="var(--kislap-color-festive-main)" opacity="0.55" />
      <path d="M100 84l14 14-14 14Z" fill="var(--kislap-color-festive-main)" opacity="0.4" />
    </>
  );
}

function ClosedFlap() {
  return (
    <>
      <path d="M62 24a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v28L100 76 62 52Z" className={paper.flap} />
      <path d="M100 16h30a8 8 0 0 1 8 8v28L100 76Z" className={paper.flapShade} />
      <circle className={sealShade} cx="100" cy="66" r="15" />
      <circle cx="100" cy="64" r="15" fill="var(--kislap-color-festive-main)" />
      <path d="M100 53l4 7 7 4-7 4-4 7-4-7-7-4 7-4Z" fill="var(--kislap-color-festive-paper)" />
    </>
  );
}

/** Folded back, with what was inside coming out. */
function OpenFlap() {
  return (
    <>
      <path d="M62 52L100 14l38 38Z" className={paper.flapShade} />
      <path d="M62 52L100 14v38Z" className={paper.flap} />
      <rect x="70" y="26" width="60" height="58" rx="5" fill="var(--kislap-color-festive-paper)" />
      <path className={letterShade} d="M100 26h25a5 5 0 0 1 5 5v53H100Z" />
      <circle cx="100" cy="46" r="12" fill="var(--kislap-color-festive-main)" />
      <path d="M100 37l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z" fill="var(--kislap-color-festive-paper)" />
    </>
  );
}

/** A red packet. The words under it say whether it can be opened and what was in it. */
export function RedEnvelope({ isOpen = false }: RedEnvelopeProps) {
  return (
    <Scene>
      <ellipse cx="100" cy="134" rx="52" ry="5" fill="var(--kislap-color-raised)" />
      {isOpen ? <OpenFlap /> : null}
      <Pocket />
      {isOpen ? <Confetti /> : <ClosedFlap />}
    </Scene>
  );
}
