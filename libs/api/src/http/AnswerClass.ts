/**
 * What an answer asks for: `ok` use it · `retry` ask again · `session` the session has ended · `maintenance` show
 * the maintenance page · `business` tell the player, do not ask again.
 *
 * @example
 * const answer: AnswerClass = 'business';
 * classifyAnswer({ type: 'answered', status: 200, code: 1004 }) === answer; // => true
 */
export type AnswerClass = 'ok' | 'retry' | 'session' | 'maintenance' | 'business';
