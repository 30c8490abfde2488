const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface PageHead {
  readonly operatorName: string;
  /** Of the browser's own bar, until the app has drawn; as the build has it unless given. */
  readonly color?: string | undefined;
}

/** Writes what a page says before any script runs: its title, and the colour of the browser around it. */
export function fillHead(html: string, { operatorName, color }: PageHead): string {
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(operatorName)}</title>`);
  if (color === undefined) return titled;
  return titled.replace(
    /<meta name="theme-color" content="[^"]*"/,
    () => `<meta name="theme-color" content="${escaped(color)}"`,
  );
}

interface InstalledLook {
  readonly operatorName: string;
  /** Behind the app while it starts, and around it; as the build has it unless given. */
  readonly color?: string | undefined;
}

/** Gives the built app's manifest this operator's name. A manifest that cannot be read stays as it is. */
export function fillManifest(manifest: string, { operatorName, color }: InstalledLook): string {
  try {
    const read: unknown = JSON.parse(manifest);
    if (typeof read !== 'object' || read === null) return manifest;
    return JSON.stringify({
      ...read,
      name: operatorName,
      short_name: operatorName,
      ...(color !== undefined && { background_color: color, theme_color: color }),
    });
  } catch {
    return manifest;
  }
}
