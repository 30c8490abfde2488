import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { styleSingleton } from './styleSingleton';

const adoptedCount = () => document.adoptedStyleSheets.length;

describe('styleSingleton', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  it('adopts a sheet while somebody needs it and never writes a style element', () => {
    const Lock = styleSingleton();
    const { unmount } = render(<Lock styles="body { overflow: hidden }" />);
    expect(adoptedCount()).toBe(1);
    expect(document.querySelector('style')).toBeNull();
    unmount();
    expect(adoptedCount()).toBe(0);
  });

  it('shares one sheet among all who need it, until the last one leaves', () => {
    const Lock = styleSingleton();
    const first = render(<Lock styles="body { overflow: hidden }" />);
    const second = render(<Lock styles="body { overflow: hidden }" />);
    expect(adoptedCount()).toBe(1);
    first.unmount();
    expect(adoptedCount()).toBe(1);
    second.unmount();
    expect(adoptedCount()).toBe(0);
  });

  it('joins the first sheet of the page where sheets cannot be made', () => {
    const page = document.createElement('style');
    page.textContent = 'p { margin: 0 }';
    document.head.prepend(page);
    vi.stubGlobal('CSSStyleSheet', class {});
    try {
      const Lock = styleSingleton();
      const { unmount } = render(<Lock styles="body { overflow: hidden } p { color: red }" />);
      const rules = () => [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText);
      expect(rules()).toHaveLength(2);
      expect(rules()[1]).toContain('overflow: hidden');
      unmount();
      expect(rules()).toHaveLength(1);
      expect(adoptedCount()).toBe(0);
    } finally {
      vi.unstubAllGlobals();
      page.remove();
    }
  });
});
