import { describe, expect, it } from 'vitest';
import { fillHead } from './fillHead';
import { fillManifest } from './fillHead';
import { scriptHashes, styleHashes } from '../server/headers';

describe('the head of a page', () => {
  const page = '<title>Kislap</title><meta name="theme-color" content="#150D18" />';

  it('bears the operator’s name as text, and the colour of its skin', () => {
    expect(fillHead(page, { operatorName: '<i>A & $1</i>', color: '#071A1D' })).toBe(
      '<title>&lt;i&gt;A &amp; $1&lt;/i&gt;</title><meta name="theme-color" content="#071A1D" />',
    );
  });

  it('keeps its colour where none is given', () => {
    expect(fillHead(page, { operatorName: 'A' })).toContain('#150D18');
  });
});

describe('a manifest', () => {
  it('installs under the operator’s name and colour, and keeps the rest', () => {
    const manifest = JSON.stringify({ name: 'x', lang: 'fil', theme_color: '#000' });
    expect(JSON.parse(fillManifest(manifest, { operatorName: 'Sinag', color: '#fff' }))).toEqual({
      name: 'Sinag',
      short_name: 'Sinag',
      lang: 'fil',
      theme_color: '#fff',
      background_color: '#fff',
    });
  });

  it('that cannot be read stays as it is', () => {
    expect(fillManifest('nothing', { operatorName: 'Sinag' })).toBe('nothing');
  });
});

describe('the hashes of what stands inline', () => {
  it('are those that a browser works out, of scripts that run, each once', () => {
    const page =
      '<script>alert(1)</script><script type="application/json">{}</script><script src="/a.js"></script>';
    expect(scriptHashes([page, page])).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
  });

  it('are those of style sheets too, each once', () => {
    const page = '<style>body{margin:0}</style><link rel="stylesheet" href="/a.css"><p style="margin:0"></p>';
    expect(styleHashes([page, page])).toEqual(['sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=']);
  });
});
