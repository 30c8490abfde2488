/** What a toast is about, which decides where it shows, how it is announced and how long it stays. */
export type ToastKind = 'success' | 'notice' | 'error' | 'loading' | 'update';

/** A short message over the screen that nobody has to answer. */
export interface ToastMessage {
  readonly kind: ToastKind;
  readonly title: string;
  /** An optional second line. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A message on the screen. It stays in the queue, closed, until it has faded. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}
