const dirtyForms = new Set<symbol>();

/** Forms on the screen whose typed text would be lost by a reload. */
export const dirtyFormCount = (): number => dirtyForms.size;

/** Counts a form as dirty until the returned function is called. */
export function holdDirtyForm(): () => void {
  const form = Symbol('form');
  dirtyForms.add(form);
  return () => void dirtyForms.delete(form);
}
