// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styleHookSingleton, styleSingleton } from './styleSingleton';

describe('examples of style-singleton', () => {
  it('styleHookSingleton', () => {
    const heldByAny = styleHookSingleton();
    expect(typeof heldByAny).toEqual('function');
  });

  it('styleSingleton', () => {
    expect(
      renderToStaticMarkup(createElement(styleSingleton(), { styles: 'body { overflow: hidden }' })),
    ).toEqual('');
  });
});
