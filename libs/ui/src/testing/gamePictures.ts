const picture = (sky: string, sun: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><rect width="240" height="320" fill="${sky}"/><circle cx="120" cy="140" r="72" fill="${sun}"/></svg>`,
  )}`;

/** Pictures of games for stories and tests, which load from nowhere. */
export const gamePictures: readonly string[] = [
  picture('#4a1f4e', '#ff6f9f'),
  picture('#12544b', '#ffc24d'),
  picture('#232c64', '#fff1dc'),
  picture('#7a3218', '#9f82ff'),
];
