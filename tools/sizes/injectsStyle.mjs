const elements = /createElement\(\s*(["'`])style\1/;
const markup = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|<style[\s>]/;

/**
 * Whether bundled code writes style into the page while it runs: a `<style>` element, or markup. Constructed style
 * sheets (`adoptedStyleSheets`) are no markup, and the content security policy lets them be.
 *
 * @param {string} code
 */
export const injectsStyle = (code) => elements.test(code) || markup.test(code);
