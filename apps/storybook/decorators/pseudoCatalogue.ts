import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  isLiteralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '@kislap/i18n';

const accented: Readonly<Record<string, string>> = {
  a: 'aá',
  e: 'eé',
  i: 'ií',
  o: 'oó',
  u: 'uú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};

const accent = (text: string) => text.replaceAll(/[aeiouy]/giu, (vowel) => accented[vowel] ?? vowel);

function pseudo(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: accent(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(pseudo) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudo) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

/**
 * A language nobody speaks: every word of the catalogue is longer and has an accent. Whatever has none was not in the
 * catalogue, and whatever is cut off has no room for a longer language.
 */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const messages = Object.entries(catalogue).map(([id, message]) => {
    const elements = typeof message === 'string' ? parse(message) : message;
    return [id, elements.map(pseudo)];
  });
  return Object.fromEntries(messages);
}
