/** The five kites of the lantern behind the disc, each with a lit and a shaded facet. */
export const wheelStar = [
  { lit: 'M195 175.7L117.5 84.3L195 2Z', shaded: 'M195 175.7L195 2L272.5 84.3Z' },
  { lit: 'M213.4 189L276.3 87.1L378.6 135.4Z', shaded: 'M213.4 189L378.6 135.4L324.2 234.5Z' },
  { lit: 'M206.3 210.6L322.7 239L308.4 351.1Z', shaded: 'M206.3 210.6L308.4 351.1L197.4 330.1Z' },
  { lit: 'M183.7 210.6L192.6 330.1L81.6 351.1Z', shaded: 'M183.7 210.6L81.6 351.1L67.3 239Z' },
  { lit: 'M176.6 189L65.8 234.5L11.4 135.4Z', shaded: 'M176.6 189L11.4 135.4L113.7 87.1Z' },
] as const;
