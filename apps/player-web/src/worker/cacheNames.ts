/** Everything the worker keeps, by name. */
export const cacheNames = {
  /** What the names of all of them begin with. */
  ours: 'kislap-',
  /** One for each build. */
  build: (id: string): string => `kislap-build-${id}`,
  builds: 'kislap-build-',
  /** Pictures of games, banners and promotions. */
  pictures: 'kislap-pictures',
} as const;
