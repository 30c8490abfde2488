const accident = /\b(NaN|Infinity|undefined|null)\b|\[object/;

/**
 * Where an answer holds what is no answer: a number that is none, or a text made of one.
 *
 * @param {unknown} answer
 * @param {string} [place]
 * @returns {string | undefined}
 */
export function noAnswerIn(answer, place = 'result') {
  if (typeof answer === 'number') return Number.isFinite(answer) ? undefined : `${place} is ${answer}`;
  if (typeof answer === 'string')
    return accident.test(answer) ? `${place} is "${answer.slice(0, 50)}"` : undefined;
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.entries(answer)
    .map(([key, value]) => noAnswerIn(value, `${place}.${key}`))
    .find((fault) => fault !== undefined);
}
