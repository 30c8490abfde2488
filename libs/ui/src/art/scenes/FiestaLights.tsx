const colors = [
  'var(--kislap-color-festive-accent)',
  'var(--kislap-color-festive-cool)',
  'var(--kislap-color-festive-fresh)',
  'var(--kislap-color-festive-main)',
] as const;

/** Where each bulb hangs on the line, left to right. */
const bulbs = [
  [18.2, 22.7],
  [36.4, 28],
  [54.5, 31.9],
  [72.7, 34.6],
  [90.9, 35.9],
  [109.1, 35.9],
  [127.3, 34.6],
  [145.5, 31.9],
  [163.6, 28],
  [181.8, 22.7],
] as const;

/** A string of lights over a street. */
export function FiestaLights() {
  return (
    <>
      {bulbs.map(([cx, cy], index) => (
        <g key={cx} fill={colors[index % colors.length]}>
          <circle cx={cx} cy={cy} r="6.2" opacity=".22" />
          <circle cx={cx} cy={cy} r="2.6" />
        </g>
      ))}
    </>
  );
}
