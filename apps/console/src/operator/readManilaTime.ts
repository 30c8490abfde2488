const form = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;

/** A Manila date, with or without a time of day, in epoch seconds; undefined when it is none. */
export function readManilaTime(typed: string): number | undefined {
  const [, day, time = '00:00'] = form.exec(typed.trim()) ?? [];
  if (day === undefined) return undefined;
  const epochMs = Date.parse(`${day}T${time}:00+08:00`);
  return Number.isNaN(epochMs) ? undefined : epochMs / 1000;
}
