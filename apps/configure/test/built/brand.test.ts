import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';
import { styleHashes } from '../../src/server/headers';
import { type AppCopy, copyApp, example } from '../support/builtApp';
import { serveFolder } from '../support/serveFolder';

const { operatorName: _name, skin: _skin, ...others } = example;
const settings = { ...others, brand: 'brand' };
let app: AppCopy;
let folder: string;

beforeEach(async () => {
  app = await copyApp();
  folder = join(app.folder, '../brand');
  await cp(fileURLToPath(new URL('../../brand.example', import.meta.url)), folder, { recursive: true });
});

afterEach(() => app.remove());

const write = (file: string, content: unknown): Promise<void> =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const refusal = async (change: object = {}): Promise<string> => {
  const before = await app.all();
  const { code, output } = await app.configure({ ...settings, ...change });
  expect(code).toBe(1);
  expect(await app.all()).toEqual(before);
  return output;
};

/** What the tokens file of the example says of its colours. */
const brand = {
  $type: 'color',
  ground: { $value: '#0F3E32' },
  accent: { $value: '#F5A11F' },
  festive: { $value: '#FF6B6B' },
};

describe('a brand of the operator’s own', () => {
  it('is what a browser shows: colours, corners, font, mark and name, in both schemes', async () => {
    expect(await app.configure(settings)).toMatchObject({ code: 0 });
    const server = await serveFolder(app.folder);
    const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
    try {
      for (const [colorScheme, ground] of [
        ['dark', 'rgb('],
        ['light', 'rgb(249, 248, 242)'],
      ] as const) {
        const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } });
        await page.goto(server.origin);
        expect(await page.title()).toMatch(/Sinag$/);
        const logo = page.getByRole('img', { name: 'Sinag' }).first();
        await logo.waitFor();
        const seen = await logo.evaluate((element) => {
          const root = getComputedStyle(document.documentElement);
          const [mark, word] = [...element.children];
          const lit = mark?.children[1];
          return {
            skin: document.documentElement.dataset['skin'],
            ground: root.backgroundColor,
            corner: root.getPropertyValue('--kislap-radius-md'),
            font: getComputedStyle(document.body).fontFamily,
            mark: lit === undefined ? '' : getComputedStyle(lit).backgroundImage,
            word: word === undefined ? '' : getComputedStyle(word).maskImage,
          };
        });
        expect(seen).toMatchObject({
          skin: 'sinag',
          corner: '6px',
          font: '"Perlas Sans", "Kislap Near", system-ui, sans-serif',
        });
        expect(seen.ground).toContain(ground);
        expect(decodeURIComponent(seen.mark)).toContain('stroke="#FF6B6B"');
        expect(decodeURIComponent(seen.word)).toContain('>Sinag</text>');
        await page.close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  });

  it('colours the browser and the installed app, and its styles are allowed by the policy', async () => {
    await app.configure({ ...settings, scheme: 'light' });
    const html = await app.text('index.fil.html');
    expect(html).toContain('<meta name="theme-color" content="#F9F8F2"');
    expect(JSON.parse(await app.text('manifest.webmanifest'))).toMatchObject({
      name: 'Sinag',
      theme_color: '#F9F8F2',
    });
    const policy = await app.text('.kislap/headers.json');
    for (const hash of styleHashes([html])) expect(policy).toContain(hash);
    expect(await app.text('shell.html')).not.toContain('as="font"');
    expect(await app.configure({ ...settings, scheme: 'light' }, '--check')).toMatchObject({ code: 0 });
  });

  it('brings its icons and its font, and takes them along when another brand comes', async () => {
    await cp(join(app.folder, '.kislap/blank/icons'), join(folder, 'icons'), { recursive: true });
    await write('icons/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" />');
    const font = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)]);
    await writeFile(join(folder, 'font.woff2'), font);
    const family = { $type: 'fontFamily', $value: 'Sinag Sans' };
    await write('tokens.json', { brand, font: { family } });
    const dressed = await app.configure(settings);
    expect(dressed).toMatchObject({ code: 0, output: expect.not.stringContaining('Icons:') });
    expect(await app.text('icon.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg" />');
    const place = /url\("\/(?<file>brand\/font-[\da-f]{12}\.woff2)"\)/.exec(
      await app.text('shell.html'),
    )?.groups;
    expect(await app.read(place?.['file'] ?? '')).toEqual(font);
    const undressed = await app.configure(example);
    expect(undressed.output).toContain("Icons: the build's own, Kislap's, in tabs and on home screens.");
    const left = [...(await app.all()).keys()];
    expect(left.filter((file) => file.startsWith('brand/'))).toEqual([]);
    expect(await app.text('index.html')).not.toContain('sinag"]');
  });

  it('leaves a skin of the build with the operator’s name in place of the drawn one', async () => {
    await app.configure(example);
    expect(await app.text('index.html')).toContain(
      '<style>[data-skin="perlas"]{--kislap-brand-wordmark:url(',
    );
    await app.configure({ ...example, operatorName: 'Perlas' });
    expect(await app.text('index.html')).not.toContain('<style>[data-skin="perlas"]{--kislap-brand-wordmark');
  });
});

describe('a brand that cannot be put on', () => {
  it('is refused with everything that is wrong, and nothing is written', async () => {
    await write('brand.json', { id: 'perlas', name: '', motiv: 'rays' });
    await write('mark.svg', '<svg />');
    await write('tokens.json', {
      brand: { ...brand, accent: { $value: 'red' } },
      radius: { field: { $type: 'dimension', $value: { value: 40, unit: 'px' } } },
    });
    const output = await refusal();
    for (const line of [
      'brand.json: motiv is no setting. Allowed: id, name, motif.',
      'brand.json: id is "perlas". Allowed: small letters, digits and hyphens, and none of the build\'s own',
      'brand.json: name is "".',
      'mark.svg has no viewBox',
      'tokens.json: brand.accent is "red". Allowed: an sRGB colour',
      'tokens.json: radius.field is 40 px. Allowed: 0 to 28 px.',
    ])
      expect(output).toContain(line);
  });

  it('is refused for a token that no skin has, and for colours that cannot be told apart', async () => {
    await write('tokens.json', { brand, dark: { $type: 'color', textMutted: { $value: '#FFFFFF' } } });
    expect(await refusal()).toContain(
      'dark.textMutted is no token of a skin. Allowed: dark.bg, dark.surface,',
    );
    await write('tokens.json', { brand, light: { $type: 'color', text: { $value: '#999999' } } });
    expect(await refusal()).toMatch(
      /light\.text \(#999999\) on light\.bg \(#\w+\) has a contrast of \d\.\d\d : 1; words need 4\.5 : 1\./,
    );
  });

  it('is refused without its files, and beside settings that it brings itself', async () => {
    expect(await refusal({ skin: 'perlas' })).toContain('skin is the "id" of the brand\'s brand.json.');
    await write('tokens.json', { brand, font: { family: { $type: 'fontFamily', $value: 'Sinag Sans' } } });
    expect(await refusal()).toContain('font.woff2 is missing: tokens.json writes in "Sinag Sans".');
    await rm(join(folder, 'tokens.json'));
    expect(await refusal()).toContain('tokens.json is missing.');
  });

  it('is refused for files that nothing reads, each with the names that are read', async () => {
    const names = 'brand.json, tokens.json, mark.svg, wordmark.svg, font.woff2, messages/, icons/';
    await write('logo.sgv', '<svg />');
    await write('token.json', { brand });
    await mkdir(join(folder, 'icon'));
    await mkdir(join(folder, 'icons'));
    await write('icons/icon512.png', '');
    const output = await refusal();
    for (const found of ['logo.sgv', 'token.json', 'icon/'])
      expect(output).toContain(`  ${found} is used by nothing. Allowed: ${names}.\n`);
    expect(output).toMatch(
      / {2}icons\/icon512\.png is used by nothing\. Allowed in icons\/: [^\n]*\bicon-512\.png\b/,
    );
    expect(await refusal({ brand: 'brnd' })).toContain('there is no such folder.');
  });

  it('is refused while another folder stands in for a part of it, and tells of folders beside the settings', async () => {
    const home = join(app.folder, '..');
    const blank = join(app.folder, '.kislap/blank/icons');
    await mkdir(join(folder, 'messages'), { recursive: true });
    await cp(blank, join(folder, 'icons'), { recursive: true });
    await write('icons/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" />');
    await cp(blank, join(home, 'icons'), { recursive: true });
    await cp(join(folder, 'icons/icon.svg'), join(home, 'icons/icon.svg'));
    await mkdir(join(home, 'messages'));
    expect(await refusal({ icons: 'icons' })).toContain(
      `icons are read from ${join(home, 'icons')}, and the brand has its own in ${join(folder, 'icons')}.`,
    );
    expect(await refusal({ messages: 'messages' })).toContain('messages are read from');
    const { code, output } = await app.configure(settings);
    expect(code).toBe(0);
    expect(output).toContain(`Passed over: ${join(home, 'icons')}. The icons are those of`);
    expect(output).toContain(`Passed over: ${join(home, 'messages')}.`);
    expect((await app.configure({ ...settings, icons: 'brand/icons' })).code).toBe(0);
  });

  it('is refused for a file in the place of a folder, and put on beside notes and licences', async () => {
    await write('icons', '');
    expect(await refusal()).toContain('icons is a file. Allowed: a folder of that name.');
    await rm(join(folder, 'icons'));
    for (const aside of ['README.md', 'OFL.txt', 'LICENSE', '.DS_Store']) await write(aside, '');
    expect(await app.configure(settings)).toMatchObject({ code: 0 });
  });
});
