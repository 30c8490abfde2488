/**
 * One line of what the product promises.
 *
 * @typedef {object} ProductLine
 * @property {string} part The section it belongs to.
 * @property {string} line What is true.
 * @property {string[]} where The files where it is made true.
 * @property {[string, string][]} proof Tests that fail when it is not: file and title.
 */

/** @param {string} text The source, as JSON. @returns {ProductLine[]} */
export const readPromises = (text) => JSON.parse(text);
