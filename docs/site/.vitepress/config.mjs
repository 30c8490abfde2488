import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitepress';
import { leadLinks } from './leadLinks.mjs';
import { notPages, repository, siteFiles } from './pages.mjs';
import { sidebar } from './sidebar.mjs';

/** Served below a path, as project pages are: `DOCS_BASE=/kislap/`. */
const base = process.env['DOCS_BASE'] ?? '/';

/** Pages lie outside of the folder that Vue is installed in: what draws them on the server finds it by its name. */
const vueOfTheSite = {
  name: 'vue-of-the-site',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id @param {string | undefined} _importer @param {{ ssr?: boolean }} options */
  resolveId: (id, _importer, { ssr }) =>
    ssr === true && /^vue(?:\/|$)/.test(id) ? { id, external: true } : undefined,
};

export default defineConfig({
  title: 'Kislap',
  description: 'A player app for online gaming operators in the Philippines, and all that it is built with.',
  lang: 'en',
  base,
  srcDir: repository,
  outDir: join(repository, 'docs/site/dist'),
  cacheDir: join(repository, 'docs/site/.cache'),
  srcExclude: [...notPages],
  rewrites: (page) => page.replace(/README\.md$/, 'index.md'),
  // What is printed by `npm start` is on the reader's own machine.
  ignoreDeadLinks: 'localhostLinks',
  markdown: { config: leadLinks },
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      { text: 'Is it for me?', link: '/docs/is-it-for-me' },
      { text: 'Operators', link: '/docs/operators/' },
      { text: 'Developers', link: '/docs/developers' },
      { text: 'Contribute', link: '/CONTRIBUTING' },
      { text: 'Words', link: '/GLOSSARY' },
    ],
    sidebar: sidebar(),
  },
  vite: {
    publicDir: false,
    plugins: [vueOfTheSite],
    optimizeDeps: { entries: [] },
    server: {
      watch: { ignored: ['**/.kislap/**', '**/reports/**', '**/dist/**', '**/libs/*/generated/**'] },
    },
  },
  buildEnd({ outDir }) {
    for (const file of siteFiles) {
      mkdirSync(join(outDir, dirname(file)), { recursive: true });
      copyFileSync(join(repository, file), join(outDir, file));
    }
  },
});
