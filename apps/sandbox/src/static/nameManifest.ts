/** Gives the built app's manifest this operator's name. A manifest that cannot be read stays as it is. */
export function nameManifest(manifest: string, operatorName: string): string {
  try {
    const read: unknown = JSON.parse(manifest);
    if (typeof read !== 'object' || read === null) return manifest;
    return JSON.stringify({ ...read, name: operatorName, short_name: operatorName });
  } catch {
    return manifest;
  }
}
