import type { JsonValue } from '../kernel/JsonValue';

/** The data block of the page, whichever way the build orders its attributes. */
const block =
  /(<script(?=[^>]* id="kislap-config")(?=[^>]* type="application\/json")[^>]*>)[^<]*(<\/script>)/g;

/**
 * Writes an operator's configuration into a built page, in place of the block the build left for it. A page without
 * exactly one such block stays as it is.
 *
 * `<` is escaped, so that no text in the configuration can end the block; JSON reads it back unchanged.
 */
export function injectOperatorConfig(html: string, config: JsonValue): string {
  if (html.match(block)?.length !== 1) return html;
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(block, (_whole, open: string, close: string) => open + json + close);
}
