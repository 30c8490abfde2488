/** Place, turn and colour of each paper. */
const papers = [
  { at: 'translate(26 60)', fill: 'var(--kislap-color-festive-cool)' },
  { at: 'translate(176 58) rotate(25)', fill: 'var(--kislap-color-festive-fresh)' },
  { at: 'translate(52 124) rotate(50)', fill: 'var(--kislap-color-festive-deep)' },
  { at: 'translate(152 126) rotate(75)', fill: 'var(--kislap-color-festive-main)' },
] as const;

/** A few square papers in the air. */
export function Confetti() {
  return papers.map(({ at, fill }) => (
    <rect key={at} x="-4" y="-4" width="8" height="8" rx="2" fill={fill} transform={at} />
  ));
}
