/** The four phone widths every component is looked at in, and the two wide layouts. */
export const phoneWidths = {
  w320: { name: '320, the narrowest', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w360: { name: '360, most Androids', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  w390: { name: '390, the drawing', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w430: { name: '430, the column', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  w820: { name: '820, rail and column', styles: { width: '820px', height: '1100px' }, type: 'tablet' },
  w1280: { name: '1280, rail, column, panel', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
} as const;
