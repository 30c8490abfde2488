import type { Plugin } from 'vite';

const INTL = /\/@formatjs\/intl\/index\.js$/;
/** A formatter as `createIntl` hands it out, and one as `createFormatters` makes it. */
const unused = [
  /^\t+format(?!Message\b)\w+: format\w+\.bind\(.*\),?\n/gm,
  /^\t+get(?:RelativeTimeFormat|ListFormat|DisplayNames): memoize\([^;]*?\n\t+\}\),?\n/gm,
] as const;

/**
 * Leaves react-intl's formatters for dates, numbers, lists and the like out of the app (1.5 kB brotli): it asks for
 * messages alone, and the domain formats money and time.
 *
 * @throws Error when they are not where they were: the patterns have to be looked through again.
 */
export function withoutIntlFormats(): Plugin {
  return {
    name: 'kislap:without-intl-formats',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!INTL.test(id)) return undefined;
      return {
        code: unused.reduce((rest, pattern) => {
          if (rest.search(pattern) < 0) throw new Error('react-intl keeps its formatters elsewhere now.');
          return rest.replace(pattern, '');
        }, code),
        map: null,
      };
    },
  };
}
