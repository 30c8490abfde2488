/** Options that make no sense. Its message is for whoever typed them. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}
