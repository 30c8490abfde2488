/**
 * Why a typed amount cannot be read.
 *
 * @example
 * const problem: PesoInputProblem = 'tooManyDecimals';
 * parsePesoInput('1.00001'); // => fail(problem)
 */
export type PesoInputProblem = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge';
