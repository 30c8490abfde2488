import { useEffect } from 'react';
import { holdDirtyForm } from './dirtyForms';

/** While `isDirty`, a change of the language asks before it reloads the page and loses what was typed. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdDirtyForm() : undefined), [isDirty]);
}
