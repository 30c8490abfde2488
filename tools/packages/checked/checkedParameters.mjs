import { shapeOf } from './shapeOf.mjs';

/**
 * What the checked build looks for in each argument of a rule.
 *
 * @param {import('../../odd/domainFunctions.mjs').DomainFunction} rule
 * @param {import('typescript').TypeChecker} checker
 */
export const checkedParameters = ({ parameters, names }, checker) =>
  parameters.map((type, index) => {
    const { name = '', isOptional = false } = names[index] ?? {};
    const shape = shapeOf(type, checker);
    return { name, shape: isOptional ? orNothing(shape) : shape };
  });

/** @param {import('./shapeOf.mjs').Shape} shape @returns {import('./shapeOf.mjs').Shape} */
const orNothing = (shape) => (shape.is === 'optional' ? shape : { is: 'optional', of: shape });
