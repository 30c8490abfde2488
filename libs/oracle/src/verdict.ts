/** The answer of a rule about which the description says nothing: it is not compared. */
export const silent = Symbol('the description is silent');
export type Silent = typeof silent;

/** Several answers that the description allows alike. */
export class OneOf<Answer> {
  constructor(readonly answers: readonly Answer[]) {}
}

export const oneOf = <Answer>(...answers: readonly Answer[]): OneOf<Answer> => new OneOf(answers);

export type Verdict<Answer> = Answer | OneOf<Answer> | Silent;
