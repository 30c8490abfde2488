import type { Result } from '@kislap/domain';
import type { InferOutput } from 'valibot';
import type { roundAnswerSchema, roundRefusalSchema } from '../roundSchemas';

/** What became of a round that was asked for. */
export type RoundReport = Result<
  InferOutput<typeof roundAnswerSchema>,
  InferOutput<typeof roundRefusalSchema>['refusal'] | 'unanswered'
>;
