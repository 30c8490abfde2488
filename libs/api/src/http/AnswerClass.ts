/**
 * What an answer asks for: `ok` use it · `retry` ask again · `session` the session has ended · `maintenance` show
 * the maintenance page · `business` tell the player, do not ask again.
 *
 * @example
 * const answer: AnswerClass = 'business';
 * shouldRetry(answer, 1); // => false
 */
export type AnswerClass = 'ok' | 'retry' | 'session' | 'maintenance' | 'business';
