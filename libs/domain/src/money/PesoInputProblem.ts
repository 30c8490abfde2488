/** Why a typed amount cannot be read. */
export type PesoInputProblem = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge';
