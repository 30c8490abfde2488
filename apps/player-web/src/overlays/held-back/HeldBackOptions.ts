/** Why the player cannot go on now, already in their language. */
export interface HeldBackOptions {
  readonly title: string;
  readonly detail: string;
}
