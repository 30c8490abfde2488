/** The data block of the page, whichever way the build orders its attributes. */
const block =
  /(<script(?=[^>]* id="kislap-config")(?=[^>]* type="application\/json")[^>]*>)([^<]*)(<\/script>)/g;

/**
 * Writes an operator's configuration into a page, replacing its one block; a page without exactly one stays as it is.
 * `<` is escaped, so no text can end the block; JSON reads it back unchanged.
 */
export function fillConfigBlock(html: string, config: object): string {
  if (html.match(block)?.length !== 1) return html;
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(block, (_whole, open: string, _old: string, close: string) => open + json + close);
}

/** The JSON text of a page's configuration; undefined for a page without exactly one block. */
export function readConfigBlock(html: string): string | undefined {
  const [found, ...others] = html.matchAll(block);
  return others.length === 0 ? found?.[2] : undefined;
}
