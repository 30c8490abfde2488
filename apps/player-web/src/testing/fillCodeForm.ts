import type { TranslateText } from '@kislap/i18n';
import { visitor } from './visitor';

/** Phone, code, password and password again. */
type Typed = readonly [string, string, string, string];

const rightly: Typed = ['9171234567', '123456', 'maliwanag1', 'maliwanag1'];

/** Fills a form in which an SMS code proves a new password. `password` is what its field is called there. */
export async function fillCodeForm(
  text: TranslateText,
  { password, typed = rightly }: { readonly password: string; readonly typed?: Typed },
): Promise<void> {
  const labels = [text('set.phone'), text('bind.code'), password, text('auth.repeat')];
  for (const [index, label] of labels.entries()) await visitor.fill(label, typed[index] ?? '');
}
