/** What a link may set in motion. */
export interface LinkPorts {
  /** Whether the app has a page at a path. */
  readonly isPage: (pathname: string) => boolean;
  /** Whether a link may open this overlay. */
  readonly isOverlay: (name: string) => boolean;
  readonly goTo: (href: string) => void;
  readonly openOverlay: (name: string) => void;
  readonly openGame: (gameCode: string) => void;
  readonly openOutside: (href: string) => void;
}
