/**
 * How far a deposit or withdrawal is.
 *
 * @example
 * const status: RecordStatus = 'pending';
 * statusColour(status); // => 'yellow'
 */
export type RecordStatus = 'pending' | 'complete' | 'failed';
