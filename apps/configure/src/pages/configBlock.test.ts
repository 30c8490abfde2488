import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillConfigBlock, readConfigBlock } from './configBlock';

const marker = '<script type="application/json" id="kislap-config">';
const page = `<!doctype html><head>${marker}{"operatorName":"Built"}</script></head><body></body>`;

function configIn(html: string): unknown {
  return JSON.parse(html.slice(html.indexOf(marker) + marker.length, html.indexOf('</script>')));
}

describe('the configuration block of a page', () => {
  it('replaces the block that the build left', () => {
    const html = fillConfigBlock(page, { operatorName: 'Parol' });
    expect(configIn(html)).toEqual({ operatorName: 'Parol' });
    expect(html.endsWith('</script></head><body></body>')).toBe(true);
  });

  it('finds the block however its attributes are ordered', () => {
    const other = '<script id="kislap-config" type="application/json">\n  {"a": 1}\n</script>';
    expect(fillConfigBlock(other, { a: 2 })).toBe(
      '<script id="kislap-config" type="application/json">{"a":2}</script>',
    );
  });

  it('leaves a running script alone, whatever its id', () => {
    const script = '<script id="kislap-config">run()</script>';
    expect(fillConfigBlock(script, {})).toBe(script);
  });

  it('lets no text end the block', () => {
    const name = '</script><script>alert(1)</script><!--';
    const html = fillConfigBlock(page, { operatorName: name });
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(configIn(html)).toEqual({ operatorName: name });
  });

  it('takes replacement patterns as plain text', () => {
    expect(configIn(fillConfigBlock(page, { operatorName: "$& $1 $'" }))).toEqual({
      operatorName: "$& $1 $'",
    });
  });

  it('leaves a page without the block, or with two, as it is', () => {
    expect(fillConfigBlock('<p>no block</p>', {})).toBe('<p>no block</p>');
    expect(fillConfigBlock(page + page, {})).toBe(page + page);
  });

  it('gives back any configuration unchanged', () => {
    assert(
      property(jsonValue(), (value) => {
        const config: unknown = JSON.parse(JSON.stringify({ value }));
        const html = fillConfigBlock(page, { value });
        expect(configIn(html)).toEqual(config);
        expect(JSON.parse(readConfigBlock(html) ?? '')).toEqual(config);
      }),
    );
  });
});
