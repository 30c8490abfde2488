/** A date of birth while it is being chosen; a part is empty until it is chosen. */
export interface BirthDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}
