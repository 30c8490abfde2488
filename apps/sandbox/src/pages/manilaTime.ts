const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', timeStyle: 'medium' });

/** The time of day in Manila, `HH:mm:ss`. */
export function manilaTime(instantMs: number): string {
  return formatter.format(instantMs);
}
