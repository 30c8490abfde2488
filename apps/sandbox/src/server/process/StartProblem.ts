/** Why the sandbox cannot start, in words for the person who typed the command. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
