/** The one thing that can be done about a promotion now. */
export type PromotionAction =
  | { readonly type: 'claim'; readonly onPress: () => void; readonly isBusy?: boolean }
  /** Leads on: "Deposit", "See terms". Only one card in view is loud. */
  | { readonly type: 'go'; readonly label: string; readonly onPress: () => void; readonly isQuiet?: boolean }
  | { readonly type: 'guest'; readonly onLogin: () => void }
  | { readonly type: 'claimed' | 'ended' };
