import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../kernel/JsonValue';
import { injectOperatorConfig } from './injectOperatorConfig';

const marker = '<script type="application/json" id="kislap-config">';
const page = `<!doctype html><head>${marker}{"operatorName":"Built"}</script></head><body></body>`;

function configIn(html: string): unknown {
  return JSON.parse(html.slice(html.indexOf(marker) + marker.length, html.indexOf('</script>')));
}

describe('injectOperatorConfig', () => {
  it('replaces the block that the build left', () => {
    const html = injectOperatorConfig(page, { operatorName: 'Parol' });
    expect(configIn(html)).toEqual({ operatorName: 'Parol' });
    expect(html.endsWith('</script></head><body></body>')).toBe(true);
  });

  it('finds the block however its attributes are ordered', () => {
    const other = '<script id="kislap-config" type="application/json">\n  {"a": 1}\n</script>';
    expect(injectOperatorConfig(other, { a: 2 })).toBe(
      '<script id="kislap-config" type="application/json">{"a":2}</script>',
    );
  });

  it('leaves a running script alone, whatever its id', () => {
    const script = '<script id="kislap-config">run()</script>';
    expect(injectOperatorConfig(script, {})).toBe(script);
  });

  it('lets no text end the block', () => {
    const name = '</script><script>alert(1)</script><!--';
    const html = injectOperatorConfig(page, { operatorName: name });
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(configIn(html)).toEqual({ operatorName: name });
  });

  it('takes replacement patterns as plain text', () => {
    expect(configIn(injectOperatorConfig(page, { operatorName: "$& $1 $'" }))).toEqual({
      operatorName: "$& $1 $'",
    });
  });

  it('leaves a page without the block, or with two, as it is', () => {
    expect(injectOperatorConfig('<p>no block</p>', {})).toBe('<p>no block</p>');
    expect(injectOperatorConfig(page + page, {})).toBe(page + page);
  });

  it('gives back any configuration unchanged', () => {
    assert(
      property(jsonValue(), (value) => {
        const config: JsonValue = JSON.parse(JSON.stringify(value));
        expect(configIn(injectOperatorConfig(page, config))).toEqual(config);
      }),
    );
  });
});
