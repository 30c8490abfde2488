import { globalStyle } from '@vanilla-extract/css';

// The kit's reset takes the numbers of lists away, which pages of words need.
globalStyle('.sbdocs-content ol:not(.sb-unstyled *)', { listStyle: 'decimal' });

// A table wider than a phone scrolls by itself, and not the page with it.
globalStyle('.sbdocs-content table:not(.sb-unstyled *)', {
  display: 'block',
  maxWidth: '100%',
  overflowX: 'auto',
});

globalStyle('.sbdocs-content code:not(.sb-unstyled *)', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
