const shapes = {
  promo: (
    <>
      <path
        d="M20 12c-2-7-11-8-10-3 0 3 6 3 10 3Zm0 0c2-7 11-8 10-3 0 3-6 3-10 3Z"
        fill="var(--kislap-color-festive-main)"
      />
      <path d="M7 18h26v15a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3Z" fill="var(--kislap-color-accent)" />
      <rect x="5" y="12" width="30" height="8" rx="2" fill="var(--kislap-color-festive-accent)" />
      <path d="M17.5 12h5v24h-5Z" fill="var(--kislap-color-festive-main)" />
    </>
  ),
  games: (
    <>
      <rect x="5" y="6" width="25" height="25" rx="6" fill="var(--kislap-color-accent)" />
      <circle cx="12" cy="13" r="2.6" fill="var(--kislap-color-festive-paper)" />
      <circle cx="23" cy="13" r="2.6" fill="var(--kislap-color-festive-paper)" />
      <circle cx="12" cy="24" r="2.6" fill="var(--kislap-color-festive-paper)" />
      <circle cx="27" cy="27" r="9.5" fill="var(--kislap-color-festive-main)" />
      <path d="M24 22v10l8-5Z" fill="var(--kislap-color-festive-deep)" />
    </>
  ),
  invite: (
    <>
      <circle cx="28" cy="14" r="5" fill="var(--kislap-color-festive-accent)" />
      <path d="M17 34a11 11 0 0 1 22 0Z" fill="var(--kislap-color-festive-accent)" />
      <circle cx="15" cy="12" r="6.5" fill="var(--kislap-color-festive-main)" />
      <path d="M2 36a13 13 0 0 1 26 0Z" fill="var(--kislap-color-accent)" />
      <path
        d="M15 26v7M11.5 29.5h7"
        fill="none"
        stroke="var(--kislap-color-festive-paper)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  help: (
    <>
      <path
        d="M9 5h22a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H20l-8 7v-7H9a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5Z"
        fill="var(--kislap-color-festive-fresh)"
      />
      <path
        d="M20 23.5C11 17 14 10.5 17.5 11c1.5.2 2.2 1.2 2.5 2.2.3-1 1-2 2.5-2.2C26 10.5 29 17 20 23.5Z"
        fill="var(--kislap-color-festive-paper)"
      />
    </>
  ),
} as const;

interface GuestMarkProps {
  /** Which place it leads to. */
  readonly kind: keyof typeof shapes;
}

/** The drawn mark of a way that is open without an account. Its name stands under it, so the drawing is silent. */
export function GuestMark({ kind }: GuestMarkProps) {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
