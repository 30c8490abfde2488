import { Confetti } from '../scenes/Confetti';
import { Scene } from '../scenes/Scene';

interface RedEnvelopeProps {
  readonly isOpen?: boolean;
}

/** The skin's warning colour made a full red, its shaded half and the flap over it. */
const paper = {
  lit: 'color-mix(in srgb, var(--c-fail), red 42%)',
  shade: 'color-mix(in srgb, color-mix(in srgb, var(--c-fail), red 42%), black 18%)',
  flap: 'color-mix(in srgb, color-mix(in srgb, var(--c-fail), red 42%), black 9%)',
  flapShade: 'color-mix(in srgb, color-mix(in srgb, var(--c-fail), red 42%), black 28%)',
} as const;

function Pocket() {
  return (
    <>
      <path d="M62 52h76v72a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8Z" fill={paper.lit} />
      <path d="M100 52h38v72a8 8 0 0 1-8 8H100Z" fill={paper.shade} />
      <path d="M100 84l14 14-14 14-14-14Z" fill="var(--c-fest-1)" opacity="0.55" />
      <path d="M100 84l14 14-14 14Z" fill="var(--c-fest-1)" opacity="0.4" />
    </>
  );
}

function ClosedFlap() {
  return (
    <>
      <path d="M62 24a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v28L100 76 62 52Z" fill={paper.flap} />
      <path d="M100 16h30a8 8 0 0 1 8 8v28L100 76Z" fill={paper.flapShade} />
      <circle cx="100" cy="66" r="15" fill="color-mix(in srgb, var(--c-fest-1), black 18%)" />
      <circle cx="100" cy="64" r="15" fill="var(--c-fest-1)" />
      <path d="M100 53l4 7 7 4-7 4-4 7-4-7-7-4 7-4Z" fill="var(--c-fest-6)" />
    </>
  );
}

/** Folded back, with what was inside coming out. */
function OpenFlap() {
  return (
    <>
      <path d="M62 52L100 14l38 38Z" fill={paper.flapShade} />
      <path d="M62 52L100 14v38Z" fill={paper.flap} />
      <rect x="70" y="26" width="60" height="58" rx="5" fill="var(--c-fest-6)" />
      <path d="M100 26h25a5 5 0 0 1 5 5v53H100Z" fill="color-mix(in srgb, var(--c-fest-6), black 8%)" />
      <circle cx="100" cy="46" r="12" fill="var(--c-fest-1)" />
      <path d="M100 37l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z" fill="var(--c-fest-6)" />
    </>
  );
}

/** A red packet. The words under it say whether it can be opened and what was in it. */
export function RedEnvelope({ isOpen = false }: RedEnvelopeProps) {
  return (
    <Scene>
      <ellipse cx="100" cy="134" rx="52" ry="5" fill="var(--c-raised)" />
      {isOpen ? <OpenFlap /> : null}
      <Pocket />
      {isOpen ? <Confetti /> : <ClosedFlap />}
    </Scene>
  );
}
