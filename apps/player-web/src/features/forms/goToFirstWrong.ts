/**
 * The first field that is wrong takes the focus, and stands in view with what is said of it: away from the bars over
 * and under it.
 *
 * @returns whether there is one
 */
export function goToFirstWrong(form: Element | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  wrong?.scrollIntoView({ block: 'center' });
  return Boolean(wrong);
}
