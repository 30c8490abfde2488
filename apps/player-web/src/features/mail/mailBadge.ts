const mostShown = 99;

/** The badge of a count of unread messages: `undefined` for 0, the number to 99, then '99+'. */
export function mailBadge(unread: number): string | undefined {
  if (!(unread > 0)) return undefined;
  return unread > mostShown ? '99+' : String(unread);
}
