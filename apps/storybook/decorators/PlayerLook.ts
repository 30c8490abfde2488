/** How the toolbar asks the app to look, as the root element says it. */
export interface PlayerLook {
  readonly skin: string;
  readonly scheme: 'dark' | 'light';
  readonly motion: 'full' | 'less';
  /** Size of text in percent of what the kit draws. */
  readonly text: number;
}
