const slow: readonly unknown[] = ['slow-2g', '2g'];

/** Whether the browser saves data (`Save-Data`) or is on a line as slow as 2G. Not every browser knows. */
export function doesBrowserSave(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && slow.includes(connection.effectiveType));
}
