import { stamp } from './ShortcutMark.css';

const shapes = {
  checkIn: (
    <>
      <path
        d="M13 30.3L1.1 29.2A19 19 0 0 1 3.1 22.4L13.8 27.8A7 7 0 0 0 13 30.3Z"
        fill="var(--kislap-color-accent)"
      />
      <path
        d="M13.9 27.5L3.6 21.5A19 19 0 0 1 8.2 16.1L15.7 25.5A7 7 0 0 0 13.9 27.5Z"
        fill="var(--kislap-color-accent)"
      />
      <path
        d="M15.9 25.3L9 15.5A19 19 0 0 1 15.5 12.5L18.3 24.2A7 7 0 0 0 15.9 25.3Z"
        fill="var(--kislap-color-accent)"
      />
      <path
        d="M18.7 24.1L16.4 12.3A19 19 0 0 1 23.6 12.3L21.3 24.1A7 7 0 0 0 18.7 24.1Z"
        fill="var(--kislap-color-festive-main)"
      />
      <path
        d="M21.7 24.2L24.5 12.5A19 19 0 0 1 31 15.5L24.1 25.3A7 7 0 0 0 21.7 24.2Z"
        fill="var(--kislap-color-high)"
      />
      <path
        d="M24.3 25.5L31.8 16.1A19 19 0 0 1 36.4 21.5L26.1 27.5A7 7 0 0 0 24.3 25.5Z"
        fill="var(--kislap-color-high)"
      />
      <path
        d="M26.2 27.8L36.9 22.4A19 19 0 0 1 38.9 29.2L27 30.3A7 7 0 0 0 26.2 27.8Z"
        fill="var(--kislap-color-high)"
      />
      <circle cx="20" cy="31" r="4" fill="var(--kislap-color-festive-main)" />
    </>
  ),
  draw: (
    <>
      <circle cx="20" cy="20" r="13" fill="none" stroke="var(--kislap-color-festive-main)" strokeWidth="2" />
      <path d="M20 18.3L15.4 12.9L20 3Z" fill="var(--kislap-color-festive-main)" />
      <path d="M20 18.3L20 3L24.6 12.9Z" fill="var(--kislap-color-accent)" />
      <path d="M21.6 19.5L25.3 13.4L36.2 14.7Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M21.6 19.5L36.2 14.7L28.2 22.2Z" fill="var(--kislap-color-accent)" />
      <path d="M21 21.4L27.9 23L30 33.8Z" fill="var(--kislap-color-festive-main)" />
      <path d="M21 21.4L30 33.8L20.4 28.5Z" fill="var(--kislap-color-accent)" />
      <path d="M19 21.4L19.6 28.5L10 33.8Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M19 21.4L10 33.8L12.1 23Z" fill="var(--kislap-color-accent)" />
      <path d="M18.4 19.5L11.8 22.2L3.8 14.7Z" fill="var(--kislap-color-festive-main)" />
      <path d="M18.4 19.5L3.8 14.7L14.7 13.4Z" fill="var(--kislap-color-accent)" />
      <path
        d="M12 33l-2 5M28 33l2 5"
        fill="none"
        stroke="var(--kislap-color-festive-accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  rebate: (
    <>
      <path
        d="M6 22a14 14 0 0 1 24-10M34 18a14 14 0 0 1-24 10"
        fill="none"
        stroke="var(--kislap-color-festive-fresh)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M32 6L32 16L23 14Z" fill="var(--kislap-color-festive-fresh)" />
      <path d="M8 34L8 24L17 26Z" fill="var(--kislap-color-festive-fresh)" />
      <circle cx="20" cy="20" r="7.5" fill="var(--kislap-color-festive-main)" />
      <path
        d="M18.5 24V16.5h2.5a2.3 2.3 0 0 1 0 4.6h-2.5M16.5 18.3h7.5"
        className={stamp}
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  vip: (
    <>
      <path
        d="M13.3 26.8L1.9 23.1A19 19 0 0 1 6.2 15.9L14.9 24.2A7 7 0 0 0 13.3 26.8Z"
        fill="var(--kislap-color-accent)"
      />
      <path
        d="M15.3 23.8L7.2 15A19 19 0 0 1 14.5 10.8L18 22.3A7 7 0 0 0 15.3 23.8Z"
        fill="var(--kislap-color-festive-main)"
      />
      <path
        d="M18.4 22.2L15.8 10.5A19 19 0 0 1 24.2 10.5L21.6 22.2A7 7 0 0 0 18.4 22.2Z"
        fill="var(--kislap-color-accent)"
      />
      <path
        d="M22 22.3L25.5 10.8A19 19 0 0 1 32.8 15L24.7 23.8A7 7 0 0 0 22 22.3Z"
        fill="var(--kislap-color-festive-main)"
      />
      <path
        d="M25.1 24.2L33.8 15.9A19 19 0 0 1 38.1 23.1L26.7 26.8A7 7 0 0 0 25.1 24.2Z"
        fill="var(--kislap-color-accent)"
      />
      <circle cx="20" cy="29" r="6" fill="var(--kislap-color-festive-deep)" />
      <circle cx="20" cy="29" r="2.8" fill="var(--kislap-color-festive-paper)" />
    </>
  ),
  redPacket: (
    <>
      <path d="M8 15h24v19a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z" fill="var(--kislap-color-festive-accent)" />
      <path d="M8 6a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v9l-12 9L8 15Z" fill="var(--kislap-color-accent)" />
      <circle cx="20" cy="20" r="5.5" fill="var(--kislap-color-festive-main)" />
      <path
        d="M20 16.5l1.4 2.1 2.1 1.4-2.1 1.4-1.4 2.1-1.4-2.1-2.1-1.4 2.1-1.4Z"
        fill="var(--kislap-color-festive-paper)"
      />
    </>
  ),
  egg: (
    <>
      <ellipse cx="20" cy="36" rx="11" ry="2" fill="var(--kislap-color-high)" />
      <path
        d="M20 4c7 0 12 10 12 18a12 12 0 0 1-24 0C8 14 13 4 20 4Z"
        fill="var(--kislap-color-festive-main)"
      />
      <path
        d="M9 20l5.5 4 5.5-4 5.5 4 5.5-4"
        fill="none"
        stroke="var(--kislap-color-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M14 9q-3 4-3.5 8"
        fill="none"
        stroke="var(--kislap-color-festive-paper)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
} as const;

interface ShortcutMarkProps {
  /** Which place it leads to. */
  readonly kind: keyof typeof shapes;
}

/** The drawn mark of a way to a reward. Its name stands under it, so the drawing is silent. */
export function ShortcutMark({ kind }: ShortcutMarkProps) {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
