import type { Settings } from './Settings';

/** What the command line asks for. */
export type Command =
  | { readonly does: 'help' }
  | { readonly does: 'list'; readonly as: 'text' | 'markdown' }
  | { readonly does: 'run'; readonly settings: Settings; readonly output: Output };

/** Where the findings go. */
export interface Output {
  /** JSON instead of the table. */
  readonly isJson: boolean;
  /** A file for JUnit XML, if one is wanted. */
  readonly junit: string | undefined;
  /** Whether warnings fail the run too. */
  readonly isStrict: boolean;
}
