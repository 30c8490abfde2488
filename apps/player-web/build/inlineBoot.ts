import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { oldBrowserWordIds, startWordIds } from '../src/start/boot/startWords';
import type { OldBrowserWords, StartLanguage, StartWords } from '../src/start/boot/startWords';
import { catalogues, type WrittenCatalogue } from './catalogues';
import { oldScript } from './oldScript';
import { singleScript } from './singleScript';

const wordsIn = (catalogue: WrittenCatalogue): StartWords => {
  const say = (name: keyof StartWords): string => catalogue[startWordIds[name]];
  return {
    title: say('title'),
    text: say('text'),
    reload: say('reload'),
    service: say('service'),
    help: say('help'),
    close: say('close'),
    welcome: say('welcome'),
    phone: say('phone'),
    register: say('register'),
    promotion: say('promotion'),
    referrals: say('referrals'),
    account: say('account'),
    responsibleGaming: say('responsibleGaming'),
  };
};

const oldBrowserWordsIn = (catalogue: WrittenCatalogue, lang: string): OldBrowserWords => ({
  lang,
  title: catalogue[oldBrowserWordIds.title],
  text: catalogue[oldBrowserWordIds.text],
  service: catalogue[oldBrowserWordIds.service],
  help: catalogue[oldBrowserWordIds.help],
});

const pathTo = (file: string): string => fileURLToPath(new URL(`../src/start/boot/${file}`, import.meta.url));

/** Behind the configuration, which it reads. */
const CONFIG_BLOCK = /<script id="kislap-config"[^>]*>[^<]*<\/script>/;

interface InlineScripts {
  /**
   * What the first paint needs, and before it the notice for old browsers, which can read none of the others. The parser
   * lets pictures go first at each script behind the first view: the fewer there are, the sooner taps are answered.
   */
  readonly head: string;
  /** Behind the first view. */
  readonly end: string;
}

async function readScripts(): Promise<InlineScripts> {
  const [old, first, boot] = await Promise.all([
    oldScript(pathTo('oldBrowser.ts'), {
      __OLD_BROWSER_WORDS__: JSON.stringify(
        catalogues.map(({ words, tag }) => oldBrowserWordsIn(words, tag)),
      ),
    }),
    singleScript(pathTo('firstPaint.ts')),
    singleScript(pathTo('boot.ts'), {
      __START_WORDS__: JSON.stringify(
        catalogues.map(({ code, tag, spokenAs, words }): StartLanguage => ({
          codes: [...new Set([code, ...spokenAs])],
          lang: tag,
          words: wordsIn(words),
        })),
      ),
    }),
  ]);
  return { head: inline(old) + inline(first), end: inline(boot) };
}

const inline = (script: string): string => `<script>${script}</script>`;

/** Puts the app's inline scripts into the page. */
export function inlineBoot(): Plugin {
  let scripts: Promise<InlineScripts> | undefined;
  return {
    name: 'kislap:inline-boot',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        scripts ??= readScripts();
        const { head, end } = await scripts;
        return html
          .replace(CONFIG_BLOCK, (block) => `${block}\n    ${head}`)
          .replace('</body>', () => `${end}\n  </body>`);
      },
    },
  };
}
