import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

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
});
