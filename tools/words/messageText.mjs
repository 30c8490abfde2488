import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} MessageFormatElement */

/** Stands for what comes in at run time: a short word, as most amounts, days and names are. */
const stand = 'ten';

/**
 * What a player reads of an ICU message: its plural in the form for many, a short word for each argument.
 *
 * @param {string} message
 */
export const messageText = (message) => textOf(parse(message));

/** @param {readonly MessageFormatElement[]} elements @returns {string} */
function textOf(elements) {
  return elements.map(elementText).join('');
}

/** @param {MessageFormatElement} element @returns {string} */
function elementText(element) {
  if (element.type === TYPE.literal) return element.value;
  if (isTagElement(element)) return textOf(element.children);
  if (isPluralElement(element) || isSelectElement(element)) return textOf(element.options.other?.value ?? []);
  return stand;
}
