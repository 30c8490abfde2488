/** Place, turn and colour of each paper. */
const papers = [
  { at: 'translate(26 60)', fill: 'var(--c-fest-4)' },
  { at: 'translate(176 58) rotate(25)', fill: 'var(--c-fest-5)' },
  { at: 'translate(52 124) rotate(50)', fill: 'var(--c-fest-3)' },
  { at: 'translate(152 126) rotate(75)', fill: 'var(--c-fest-1)' },
] as const;

/** A few square papers in the air. */
export function Confetti() {
  return papers.map(({ at, fill }) => (
    <rect key={at} x="-4" y="-4" width="8" height="8" rx="2" fill={fill} transform={at} />
  ));
}
