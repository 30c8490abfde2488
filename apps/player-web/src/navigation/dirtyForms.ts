import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Forms on the screen whose typed text would be lost by a reload. */
export const dirtyFormCount = (): number => dirtyForms.size;

/** Counts a form as dirty until the returned function is called. */
export function holdDirtyForm(): () => void {
  const form = Symbol('form');
  dirtyForms.add(form);
  return () => {
    dirtyForms.delete(form);
    listeners.forEach((listener) => listener());
  };
}

/** Calls back whenever a form has been emptied, sent or left. A form goes later than the overlay it stood in. */
export function onFormReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While `isDirty`, a change of the language asks before it reloads the page and loses what was typed. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdDirtyForm() : undefined), [isDirty]);
}
