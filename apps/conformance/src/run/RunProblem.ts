/** Why a run could not take place. Its message is for whoever started it. */
export class RunProblem extends Error {
  override readonly name = 'RunProblem';
}
