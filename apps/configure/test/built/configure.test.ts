import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfigBlock } from '../../src/pages/configBlock';
import { type AppCopy, copyApp, example } from '../support/builtApp';
import { startOperatorApi } from '../support/operatorApi';

const pages = ['index.html', 'index.fil.html', 'shell.html'];
const { hosting: _hosting, ...config } = example;
let app: AppCopy;

beforeEach(async () => {
  app = await copyApp();
});

afterEach(() => app.remove());

describe('kislap-configure', () => {
  it('fills every page, and every compressed sibling of it', async () => {
    expect(await app.configure(example)).toMatchObject({ code: 0 });
    for (const page of pages) {
      const html = await app.text(page);
      expect(JSON.parse(readConfigBlock(html) ?? '')).toEqual(config);
      expect(html).toContain('<title>Sinag</title>');
      expect(brotliDecompressSync(await app.read(`${page}.br`)).toString()).toBe(html);
      expect(gunzipSync(await app.read(`${page}.gz`)).toString()).toBe(html);
    }
  });

  it('draws the first view of this operator, in each language', async () => {
    await app.configure(example);
    for (const page of ['index.html', 'index.fil.html']) {
      expect(await app.text(page)).toMatch(/<div id="root" data-prerendered="Sinag;[^"]*"><\S/);
    }
    expect(await app.text('shell.html')).toContain('<div id="root"></div>');
  });

  it('puts what the operator answers a guest first into the home page, and makes no other build of it', async () => {
    await app.configure(example);
    const latest = await app.text('builds/latest.json');
    const answers = {
      '/api/web/getBanner': [{ id: 1, img: 'https://pictures.sinag.example/fiesta.webp', link: '', sort: 1 }],
      '/api/web/noticeList': [{ id: 1, title: 'Fiesta', content: 'Fiesta all week </script>' }],
      '/api/web/getHot': [{ gc: 'mango' }],
      '/api/web/gameList': [{ gc: 'mango', name: 'Mango Rush', cat: 'slot', s: 1 }],
    };
    const api = await startOperatorApi(answers);
    expect(await app.configure(example, `--first-view=${api.origin}`)).toMatchObject({ code: 0 });
    for (const page of ['index.html', 'index.fil.html']) {
      const html = await app.text(page);
      const root = html.slice(
        html.indexOf('<div id="root"'),
        html.indexOf('<script type="application/json" id="kislap-first-view"'),
      );
      for (const shown of [
        'pictures.sinag.example/fiesta.webp',
        'Mango Rush',
        'Fiesta all week &lt;/script&gt;',
      ])
        expect(root).toContain(shown);
      expect(html).not.toContain('all week </script>');
    }
    expect(await app.text('builds/latest.json')).toBe(latest);
    expect(await app.configure(example, '--check')).toMatchObject({ code: 0 });

    const before = await app.all();
    await api.stop();
    const silent = await app.configure(example, `--first-view=${api.origin}`);
    expect(silent.code).toBe(1);
    expect(silent.output).toContain('does not answer');
    expect(await app.all()).toEqual(before);

    await app.configure(example);
    expect(await app.text('index.html')).not.toContain('Mango Rush');
    expect(await app.configure(example, '--check')).toMatchObject({ code: 0 });
  });

  it.each([
    '--first-view',
    '--first-view=',
    '--first-view=sinag.example',
    '--first-view=https://sinag.example/',
    '--before',
    '--before=',
  ])('does nothing with %s', async (flag) => {
    expect(await app.configure(example, flag)).toMatchObject({ code: 2 });
  });

  it('names the installed app in both manifests, and gives it the skin’s colour', async () => {
    await app.configure({ ...example, scheme: 'light' });
    for (const file of ['manifest.webmanifest', 'manifest.fil.webmanifest']) {
      const manifest = JSON.parse(await app.text(file));
      expect(manifest).toMatchObject({ name: 'Sinag', short_name: 'Sinag', theme_color: '#F1F6F5' });
      expect(brotliDecompressSync(await app.read(`${file}.br`)).toString()).toBe(await app.text(file));
    }
  });

  it('gives the build another name for another configuration, the same one in all places', async () => {
    const before = JSON.parse(await app.text('builds/latest.json')).id;
    await app.configure(example);
    const { id } = JSON.parse(await app.text('builds/latest.json'));
    expect(id).not.toBe(before);
    for (const file of [...pages, 'sw.js', `builds/meta/${id}.json`]) {
      expect(await app.text(file)).toContain(id);
      expect(await app.text(file)).not.toContain(before);
    }
    expect([...(await app.all()).keys()].filter((file) => file.includes(before))).toEqual([]);
  });

  it('allows exactly the origins of the settings, and the inline scripts by their hash', async () => {
    await app.configure(example);
    const headers = JSON.parse(await app.text('.kislap/headers.json'));
    const policy: string = headers['Content-Security-Policy'];
    expect(policy).toContain(
      "connect-src 'self' https://api.sinag.example https://pay.sinag.example https://errors.sinag.example;",
    );
    expect(policy).toContain("frame-src 'self' https://help.sinag.example https://games.studio.example;");
    expect(policy).toContain("img-src 'self' data: https://pictures.sinag.example;");
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('makes the same bytes again, and the same whatever it was configured with before', async () => {
    await app.configure(example);
    const once = await app.all();
    await app.configure(example);
    expect(await app.all()).toEqual(once);
    await app.configure({ ...example, operatorName: 'Luntian', skin: 'dagat' });
    expect(await app.text('index.fil.html')).toContain('<title>Luntian</title>');
    await app.configure(example);
    expect(await app.all()).toEqual(once);
  });

  it('leaves everything as it was when the settings are wrong, and says what is', async () => {
    const before = await app.all();
    const { code, output } = await app.configure({ ...example, skin: 'sinag', colour: 'red' });
    expect(code).toBe(1);
    expect(output).toContain('colour is no setting. Allowed: operatorName');
    expect(output).toContain(
      'skin is "sinag". Allowed: one of the build\'s skins: "kislap", "perlas", "dagat".',
    );
    expect(await app.all()).toEqual(before);
  });

  it('finds out with --check what is not as the settings want it, and writes nothing', async () => {
    await app.configure(example);
    expect(await app.configure(example, '--check')).toMatchObject({ code: 0 });
    await writeFile(join(app.folder, 'shell.html.br'), 'old');
    const before = await app.all();
    const checked = await app.configure(example, '--check');
    expect(checked.code).toBe(1);
    expect(checked.output).toContain('shell.html.br is not shell.html.');
    expect(await app.all()).toEqual(before);
  });

  it('takes the operator’s icons, says which are wrong, and gives the build’s back without them', async () => {
    const own = await app.read('icons/icon-192.png');
    const missing = await app.configure({ ...example, icons: '.' });
    expect(missing.output).toContain('icon.svg is missing.');
    const home = join(app.folder, '..');
    const names = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'maskable-512.png'];
    await Promise.all(
      names.map(async (name) => writeFile(join(home, name), await app.read(`.kislap/blank/icons/${name}`))),
    );
    await writeFile(join(home, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
    expect(await app.configure({ ...example, icons: '.' })).toMatchObject({ code: 0 });
    expect(await app.text('icon.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg" />');
    await writeFile(join(home, 'icon-192.png'), await app.read('icons/icon-512.png'));
    expect((await app.configure({ ...example, icons: '.' })).output).toContain(
      'icon-192.png is 512 × 512 pixels. Allowed: 192 × 192.',
    );
    await app.configure(example);
    expect(await app.read('icons/icon-192.png')).toEqual(own);
    expect(await app.text('icon.svg')).not.toBe('<svg xmlns="http://www.w3.org/2000/svg" />');
  });

  it('says so when what is given as a build before is none, or when there are too many', async () => {
    const befores = ['1', '2', '3', '4'].map((name) => `--before=/nowhere/${name}`);
    const none = await app.configure(example, ...befores.slice(3));
    expect(none.code).toBe(1);
    expect(none.output).toContain('/nowhere/4 is no built player app');
    expect(await app.configure(example, ...befores)).toMatchObject({ code: 2 });
    expect(await app.configure(example, '--check', `--before=${app.folder}`)).toMatchObject({ code: 2 });
    expect(await app.configure(example, `--before=${app.folder}`)).toMatchObject({ code: 0 });
  });

  it('says so when it is given a folder that is no build', async () => {
    const { code, output } = await app.configure(example, '--chekc');
    expect(code).toBe(2);
    expect(output.trim()).toBe(
      "kislap-configure: Unknown option '--chekc'. It knows: <dist>, <operator.json>, --first-view=…, --before=…, --check.",
    );
    await writeFile(join(app.folder, '.kislap/build.json'), '{"format":7}');
    expect((await app.configure(example)).output).toContain('was built by another version');
  });
});
