import { createContext } from 'react';

interface OptionGroupState {
  /** Shared by the group's inputs, so that the browser treats them as one choice. */
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onKeep: (() => void) | undefined;
}

/** The choice an option belongs to. */
export const OptionGroupContext = createContext<OptionGroupState | undefined>(undefined);
