/**
 * Whether a type is an array, with the type of its items in its arguments.
 *
 * @param {import('typescript').Type} type
 * @param {import('typescript').TypeChecker} checker
 * @returns {type is import('typescript').TypeReference}
 */
export const isListType = (type, checker) => checker.isArrayType(type);
