interface Written {
  readonly id: string;
  readonly font: string;
}

/**
 * Refuses what would not survive on its way into a style sheet. Colours are refused where they are turned into
 * light, and the radius where corners are made of it.
 */
export function refuseMisuse({ id, font }: Written): void {
  if (!/^[a-z0-9-]+$/u.test(id)) {
    throw new Error(
      `"${id}" cannot be the id of a skin, because it becomes a selector. Write it in small letters, digits and hyphens.`,
    );
  }
  if (!/^[\p{L}\p{N} _-]+$/u.test(font)) {
    throw new Error(
      `"${font}" cannot be the font of a skin, because it is quoted in a style sheet. Give the name of one family, such as "Kislap Sans".`,
    );
  }
}
