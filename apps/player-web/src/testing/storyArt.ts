const art = (file: string) => `/sandbox/art/${file}.svg`;

/** Where the operator of all stories keeps a picture: the sandbox's own, which Storybook and its tests serve too. */
export const storyArt = {
  game: (name: string) => art(`games/${name}`),
  banner: (name: string) => art(`banners/${name}`),
  promotion: (name: string) => art(`promotions/${name}`),
} as const;
