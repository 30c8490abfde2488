/** The name under which the device keeps what a player last saw (`lastView`). */
export const LAST_VIEW = 'lastView';

/** An element, by its name and its attributes, with what is in it; or its text. */
export type DrawnNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...inside: DrawnNode[]];

/** The top of a player's home as the page draws it before the app is there. */
export interface LastPage {
  /** The look that its colours are of: `lookOf`. */
  readonly look: string;
  /** The rules that the page lacks for it. */
  readonly styles: string;
  /** What stands in the player's places of the page, in their order. */
  readonly parts: readonly (readonly DrawnNode[])[];
}

/** The theme and the skin of the page. */
export const lookOf = ({ dataset }: HTMLElement): string => [dataset['theme'], dataset['skin']].join(' ');
