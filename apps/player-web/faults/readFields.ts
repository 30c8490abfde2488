import type { Page } from '@playwright/test';

/** What is typed and chosen in the forms of a page, field by field. */
export async function readFields(page: Page): Promise<readonly string[]> {
  return page.locator('input:not([type="hidden"]), select').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (field instanceof HTMLSelectElement) return [`${field.name}=${field.value}`];
      if (!(field instanceof HTMLInputElement)) return [];
      const isMark = field.type === 'checkbox' || field.type === 'radio';
      return [`${field.type} ${isMark ? String(field.checked) : field.value}`];
    }),
  );
}
